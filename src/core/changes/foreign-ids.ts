import type { Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf, type FieldCells } from '../table/record';
import type { RowId } from '../table/layout';
import type { Baseline, BaselineRow } from './baseline';
import type { Keys } from './keys';
import { isMostlyAsSent, equalsRecord, typedCells } from './fingerprint';
import { showsKeyOf } from './owners';
import type { SheetRow } from './row';

export interface KnownRows {
  readonly baseline: Baseline;
  /** The sent cells of the rows in the write-ahead log. */
  readonly sent: ReadonlyMap<RowId, FieldCells>;
}

export interface ForeignIds {
  /**
   * Rows without a known key, of two sorts: the row has the id of a record whose key another row shows; or the row has the
   * id of a sent row, and most of its cells differ from the sent ones.
   */
  readonly displaced: readonly SheetRow[];
  /**
   * Rows without a known key that have the id of a record whose key no row shows, and whose cells differ from the record.
   */
  readonly unlikeTheirIds: readonly SheetRow[];
  /** Ids of rows that show no other record's key. */
  readonly inSheet: ReadonlySet<RowId>;
}

/**
 * Finds rows with the hidden id of another row. They occur when the user sorts the visible columns in another sheet and
 * pastes them back: the hidden ids stay in their old places.
 */
export function rowsAtForeignIds(
  entity: Entity,
  rows: readonly SheetRow[],
  { baseline: { rows: known }, sent }: KnownRows,
  keys: Keys,
  shown: Keys,
): ForeignIds {
  const inSheet = new Set<RowId>();
  const displaced: SheetRow[] = [];
  const keyless: { row: SheetRow; base: BaselineRow }[] = [];
  for (const row of rows) {
    const [base, was] = [known.get(row.id), sent.get(row.id)];
    const isOwn = base ? showsKeyOf(entity, row, base) : !was || isMostlyAsSent(entity, row, was);
    if (!isOwn && keys().has(keyOf(entity, row))) continue;
    if (!isOwn && !base) displaced.push(row);
    else inSheet.add(row.id);
    if (!isOwn && base) keyless.push({ row, base });
  }
  const unlike: SheetRow[] = [];
  for (const { row, base } of keyless) {
    if (shown().has(base.key)) displaced.push(row);
    else if (!equalsRecord(typedCells(entity, row, undefined), base)) unlike.push(row);
  }
  const single = [...groupBy(unlike, ({ id }) => id).values()].filter(({ length }) => length === 1);
  return { displaced, unlikeTheirIds: single.flat(), inSheet };
}
