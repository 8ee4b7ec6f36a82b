import type { TrackedRow } from '../../core/changes/row';
import type { RowId } from '../../core/table/layout';
import type { TableSnapshot } from '../table/table-snapshot';
import { idsOf } from './selected-rows';

/** A row of a table as the pane knows it. */
export interface AskedRow {
  readonly kind: string;
  readonly row?: RowId;
  readonly index: number;
}

/** The row that the pane asks for: by its id, if it has one. */
export function rowAt(
  rows: readonly TrackedRow[],
  { row, index }: Omit<AskedRow, 'kind'>,
): TrackedRow | undefined {
  if (row === undefined || row === '') return rows.find((trackedRow) => trackedRow.index === index);
  return rows.find(({ id }) => id === row);
}

/** The row as it is now, with an id; undefined if the row is gone or has another cell than the pane was told. */
export function rowNow(read: TableSnapshot, seen: TrackedRow): TrackedRow | undefined {
  const [id] = idsOf(read, [seen]);
  const now = read.tracking.rows.find((row) => row.id === id);
  const isSame = read.entity.fields.every(
    (field) => field.unique === true || (now?.cells[field.id] ?? '') === (seen.cells[field.id] ?? ''),
  );
  return isSame ? now : undefined;
}
