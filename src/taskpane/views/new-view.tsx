import { useRef, useState } from 'preact/hooks';
import type { SavedView, SheetLooksView, ViewWeek } from '../../app/view';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';
import { Choice } from './choice';
import { Field } from './field';
import { PickMany } from './pick-names';

interface NewViewProps {
  readonly looks: SheetLooksView;
  readonly onMade: (view: SavedView) => void;
}

/** A button with a longer name would not fit the pane. */
const MOST_LETTERS = 40;

/** Control characters, and those that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const asName = (typed: string): string => typed.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim();

/** What is wrong with a name; '' if nothing is. Names that differ only by capitals would be confused. */
function problemOf(name: string, views: readonly SavedView[]): string {
  const { buttons, views: words } = looksText;
  if (name === '') return words.nameMissing;
  if ([...name].length > MOST_LETTERS) return words.nameTooLong(MOST_LETTERS);
  const taken = [buttons.all, ...views.map((view) => view.name)];
  return taken.some((each) => each.toLowerCase() === name.toLowerCase()) ? words.nameTaken : '';
}

/** The form of a view: its name, which rows it shows, and how they are sorted. */
export function NewView({ looks: { columns, views, dated }, onMade }: NewViewProps) {
  const words = looksText.views;
  const name = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [by, setBy] = useState('');
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [week, setWeek] = useState<ViewWeek | ''>('');
  const [sort, setSort] = useState('');
  const column = columns.find(({ id }) => id === by);
  const save = () => {
    const typed = asName(name.current?.value ?? '');
    const wrong = problemOf(typed, views);
    setError(wrong);
    if (wrong !== '') return name.current?.focus();
    onMade({
      name: typed,
      ...(by !== '' && texts.length > 0 && { only: { column: by, texts } }),
      ...(week !== '' && { week }),
      ...(sort !== '' && { sort }),
    });
  };
  const choosable = columns.filter((each) => each.texts.length > 0);
  return (
    <div class="form">
      <Field
        id="view-name"
        label={words.name}
        hint={words.nameHint}
        error={error}
        initial=""
        kind="text"
        field={name}
      />
      <Choice
        id="view-column"
        label={words.column}
        chosen={by}
        choices={[
          ['', words.anyColumn],
          ...choosable.map(({ id, header }): [string, string] => [id, header]),
        ]}
        onChosen={(id) => {
          setBy(id);
          setTexts([]);
        }}
      />
      {column && (
        <PickMany
          key={by}
          id="view-texts"
          name={words.values(column.header)}
          everything={words.everything}
          names={column.texts.map((text) => ({ id: text, label: text }))}
          chosen={texts}
          onChosen={setTexts}
        />
      )}
      {dated && (
        <Choice
          id="view-week"
          label={words.week}
          chosen={week}
          choices={[
            ['', words.weeks.all],
            ['this', words.weeks.this],
            ['next', words.weeks.next],
          ]}
          onChosen={(chosen) => setWeek(chosen === 'this' || chosen === 'next' ? chosen : '')}
        />
      )}
      <Choice
        id="view-sort"
        label={words.sort}
        chosen={sort}
        choices={[['', words.unsorted], ...columns.map(({ id, header }): [string, string] => [id, header])]}
        onChosen={setSort}
      />
      <div class="actions">
        <Button small onPress={save}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
