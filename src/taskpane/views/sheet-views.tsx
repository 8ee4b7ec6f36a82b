import { useState, useRef } from 'preact/hooks';
import type { SheetViewsScreen, SavedView, ViewWeek } from '../../app/view/index';
import { useAct } from '../act';
import { sheetViewsText } from '../sheet-views-messages';
import { Button, Fold } from './controls';
import { Checkbox, Choice, TextField, useForm } from './fields';
import { PickMany } from './pick-names';
import { ScreenHeading } from './screen-heading';

/** The screen on which the user chooses a sheet's columns and makes views. */
export function SheetViewsForm({ looks }: { readonly looks: SheetViewsScreen }) {
  const act = useAct();
  return (
    <>
      <ScreenHeading>{sheetViewsText.heading(looks.title)}</ScreenHeading>
      <ChooseColumns key={looks.columns.map(({ isHidden }) => isHidden).join()} looks={looks} />
      <SavedViews looks={looks} />
      <div class="actions">
        <Button onPress={() => act({ do: 'close-sheet-views' })}>{sheetViewsText.back}</Button>
      </div>
    </>
  );
}

/** The views that the user has saved, and the form for a new one. */
function SavedViews({ looks }: { readonly looks: SheetViewsScreen }) {
  const act = useAct();
  const words = sheetViewsText.views;
  const { kind, views } = looks;
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p class="quiet">{words.meaning}</p>
      {views.length === 0 && <p class="quiet">{words.none}</p>}
      {views.map(({ name }) => (
        <div class="actions" key={name}>
          <Button small onPress={() => act({ do: 'show-view', kind, view: { name } })}>
            <bdi>{name}</bdi>
          </Button>
          <Button
            small
            appearance="subtle"
            name={words.remove(name)}
            onPress={() => act({ do: 'delete-view', kind, name })}
          >
            {words.removeShort}
          </Button>
        </div>
      ))}
      <Fold name={words.makeHeading}>
        <NewView looks={looks} onMade={(view) => act({ do: 'save-view', kind, view })} />
      </Fold>
    </section>
  );
}

/** A tick for each column that is shown. The sheet changes when the user presses the button. */
function ChooseColumns({ looks: { kind, columns } }: { readonly looks: SheetViewsScreen }) {
  const act = useAct();
  const words = sheetViewsText.columns;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    new Set(columns.filter(({ isHidden }) => isHidden).map(({ id }) => id)),
  );
  const tick = (id: string, isShown: boolean) => {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    setHidden(next);
  };
  const usual = columns.filter(({ seldom }) => seldom).map(({ id }) => id);
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p class="quiet">{words.meaning}</p>
      {columns.map(({ id, header }) => (
        <Checkbox
          key={id}
          label={<bdi>{header}</bdi>}
          value={!hidden.has(id)}
          onValue={(ticked) => tick(id, ticked)}
        />
      ))}
      <div class="actions">
        <Button small onPress={() => act({ do: 'hide-columns', kind, ids: [...hidden] })}>
          {words.show}
        </Button>
        <Button small appearance="subtle" onPress={() => setHidden(new Set())}>
          {words.all}
        </Button>
        <Button small appearance="subtle" onPress={() => setHidden(new Set(usual))}>
          {words.usual}
        </Button>
      </div>
    </section>
  );
}

interface NewViewProps {
  readonly looks: SheetViewsScreen;
  readonly onMade: (view: SavedView) => void;
}

/** A button with a longer name would not fit the pane. */
const MOST_LETTERS = 40;

/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const asName = (typed: string): string => typed.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();

/** What is wrong with a name; '' if nothing is. Names that differ only by capitals would be confused. */
function problemOf(name: string, views: readonly SavedView[]): string {
  const { buttons, views: words } = sheetViewsText;
  if (name === '') return words.nameMissing;
  if ([...name].length > MOST_LETTERS) return words.nameTooLong(MOST_LETTERS);
  const taken = [buttons.all, ...views.map((view) => view.name)];
  return taken.some((takenName) => takenName.toLowerCase() === name.toLowerCase()) ? words.nameTaken : '';
}

/** The form of a view: its name, which rows it shows, and how they are sorted. */
function NewView({ looks: { columns, views, dated }, onMade }: NewViewProps) {
  const words = sheetViewsText.views;
  const name = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const { values, fill, field } = useForm('view', {
    column: '',
    texts: [] as readonly string[],
    week: '' as ViewWeek | '',
    sort: '',
  });
  const { texts, week, sort } = values;
  const column = columns.find(({ id }) => id === values.column);
  const save = () => {
    const typed = asName(name.current?.value ?? '');
    const wrong = problemOf(typed, views);
    setError(wrong);
    if (wrong !== '') return name.current?.focus();
    onMade({
      name: typed,
      ...(column && texts.length > 0 && { only: { column: column.id, texts } }),
      ...(week !== '' && { week }),
      ...(sort !== '' && { sort }),
    });
  };
  const choosable = columns.filter((shownColumn) => shownColumn.texts.length > 0);
  return (
    <div class="form">
      <TextField
        id="view-name"
        label={words.name}
        hint={words.nameHint}
        error={error}
        kind="text"
        field={name}
      />
      <Choice
        label={words.column}
        choices={[
          ['', words.anyColumn],
          ...choosable.map(({ id, header }): [string, string] => [id, header]),
        ]}
        {...field('column')}
        onValue={(id) => fill({ column: id, texts: [] })}
      />
      {column && (
        <PickMany
          key={column.id}
          name={words.values(column.header)}
          everything={words.everything}
          names={column.texts.map((text) => ({ id: text, label: text }))}
          {...field('texts')}
        />
      )}
      {dated && (
        <Choice
          label={words.week}
          choices={[
            ['', words.weeks.all],
            ['this', words.weeks.this],
            ['next', words.weeks.next],
          ]}
          {...field('week')}
        />
      )}
      <Choice
        label={words.sort}
        choices={[['', words.unsorted], ...columns.map(({ id, header }): [string, string] => [id, header])]}
        {...field('sort')}
      />
      <div class="actions">
        <Button small onPress={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
