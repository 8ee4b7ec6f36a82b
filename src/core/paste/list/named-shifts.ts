import type { PastedLine } from '../draft';
import type { Reading } from '../page';
import { namesPerson } from '../people/names';
import { sampleRows } from '../table/column-sample';

/** If the cells name the people, at least this share of the words beside times are names. */
const NAMED_SHARE = 0.6;

/** Whether the words beside most times of these columns are names: `Gino 17-23 | Carla 18-23`. */
export function holdNames(page: Reading, body: readonly PastedLine[], columns: readonly number[]): boolean {
  const ranges = sampleRows(body).flatMap(({ cells }) =>
    columns.flatMap((at) => {
      const read = page.cell((cells[at] ?? '').trim());
      return read.kind === 'ranges' ? read.ranges : [];
    }),
  );
  const named = ranges.filter(({ label }) => label !== '' && namesPerson(page, label));
  return ranges.length > 0 && named.length >= ranges.length * NAMED_SHARE;
}
