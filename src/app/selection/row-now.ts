import type { TrackedRow } from '../../core/changes/row';
import type { TableSnapshot } from '../table/table-snapshot';
import { idsOf } from './selected-rows';

/** The row as it is now, with an id; undefined if the row is gone or has another cell than the pane was told. */
export function rowNow(read: TableSnapshot, seen: TrackedRow): TrackedRow | undefined {
  const [id] = idsOf(read, [seen]);
  const now = read.tracking.rows.find((row) => row.id === id);
  const isSame = read.entity.fields.every(
    (field) => field.unique === true || (now?.cells[field.id] ?? '') === (seen.cells[field.id] ?? ''),
  );
  return isSame ? now : undefined;
}
