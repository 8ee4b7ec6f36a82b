import type { SheetLooksView } from '../../app/view';
import type { Act } from '../act';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';
import { ScreenHeading } from './screen-heading';
import { localDefaults } from '../browser/local-defaults';
import { Fold } from './fold';
import { NewView } from './new-view';
import { useState } from 'preact/hooks';
import { Checkbox } from './checkbox';

interface SheetLooksProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** The screen on which the user chooses a sheet's columns and makes views. */
export function SheetLooks({ looks, act }: SheetLooksProps) {
  return (
    <>
      <ScreenHeading>{looksText.heading(looks.title)}</ScreenHeading>
      <ChooseColumns key={looks.columns.map(({ isHidden }) => isHidden).join()} looks={looks} act={act} />
      <SavedViews looks={looks} act={act} />
      <div class="actions">
        <Button onPress={() => act({ do: 'close-sheet-looks' })}>{looksText.back}</Button>
      </div>
    </>
  );
}

interface SavedViewsProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** The views that the user has saved, and the form for a new one. */
function SavedViews({ looks, act }: SavedViewsProps) {
  const words = looksText.views;
  const { kind, views } = looks;
  const { weekStart } = localDefaults(navigator.language);
  return (
    <section class="card" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p class="quiet">{words.meaning}</p>
      {views.length === 0 && <p class="quiet">{words.none}</p>}
      {views.map(({ name }) => (
        <div class="actions" key={name}>
          <Button small onPress={() => act({ do: 'show-view', kind, view: { name }, weekStart })}>
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
        <NewView looks={looks} onMade={(view) => act({ do: 'save-view', kind, view, weekStart })} />
      </Fold>
    </section>
  );
}

interface ChooseColumnsProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** A tick for each column that is shown. The sheet changes when the user presses the button. */
function ChooseColumns({ looks: { kind, columns }, act }: ChooseColumnsProps) {
  const words = looksText.columns;
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
          ticked={!hidden.has(id)}
          onChange={(ticked) => tick(id, ticked)}
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
