import type { DeletedRowChoice, TableView } from '../../app/view';
import type { Act } from '../act';
import { homeText } from '../home-messages';
import { text } from '../messages';
import { Button } from './button';

const CHOICES: readonly DeletedRowChoice[] = ['put-back', 'open-shift', 'forget'];

/** Rows that were deleted from the sheet and are still on the service. If the service can't list them, the user must choose. */
export function DeletedRows({ table, act }: { readonly table: TableView; readonly act: Act }) {
  const words = homeText.deleted;
  const { kind, listed, one, many, deleted, counts } = table;
  const count = counts.deleted;
  if (count === 0) return null;
  if (listed) return <p class="quiet">{words.listed(count, one, many)}</p>;
  return (
    <div class="deleted">
      <p>{words.unlisted(count, one, many)}</p>
      <ul class="rows">
        {deleted.map((label, index) => (
          <li key={`${index} ${label}`}>
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
      {deleted.length < count && <p class="quiet">{text.listed(deleted.length, count)}</p>}
      <div class="actions">
        {CHOICES.map((choice) => (
          <Button small key={choice} onPress={() => act({ do: 'decide-deleted', kind, choice })}>
            {words.choices[choice](count)}
          </Button>
        ))}
      </div>
    </div>
  );
}
