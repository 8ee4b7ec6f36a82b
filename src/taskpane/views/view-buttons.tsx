import type { TableView } from '../../app/view';
import type { Act } from '../act';
import { localDefaults } from '../browser/local-defaults';
import { looksText } from '../sheet-looks-messages';
import { Button } from './button';

interface ViewButtonsProps {
  readonly table: TableView;
  /** The names of the saved views. */
  readonly saved: readonly string[];
  readonly act: Act;
}

/** One click shows a saved view, or all rows. */
export function ViewButtons({ table: { kind, title, counts }, saved, act }: ViewButtonsProps) {
  const words = looksText.buttons;
  if (counts.rows === 0 || saved.length === 0) return null;
  const { weekStart } = localDefaults(navigator.language);
  return (
    <div class="actions" role="group" aria-label={words.label(title)}>
      <Button
        small
        appearance="subtle"
        onPress={() => act({ do: 'show-view', kind, view: 'all', weekStart })}
      >
        {words.all}
      </Button>
      {saved.map((name) => (
        <Button
          small
          appearance="subtle"
          key={`saved ${name}`}
          onPress={() => act({ do: 'show-view', kind, view: { name }, weekStart })}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
