import type { SheetLooksView } from '../../app/view';
import type { Act } from '../act';
import { localDefaults } from '../browser/local-defaults';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';
import { Fold } from './fold';
import { NewView } from './new-view';

interface SavedViewsProps {
  readonly looks: SheetLooksView;
  readonly act: Act;
}

/** The views that the user has saved, and the form for a new one. */
export function SavedViews({ looks, act }: SavedViewsProps) {
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
