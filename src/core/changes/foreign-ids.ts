import type { Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf, type FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import type { Keys } from './keys';
import { isMostlyAsSent, isSame, typedCells } from './fingerprint';
import { showsKeyOf } from './owners';
import type { SheetRow } from './row';

export interface KnownRows {
  readonly baseline: Baseline;
  /** What was sent for rows that are not settled. */
  readonly sent: ReadonlyMap<RowId, FieldCells>;
}

export interface ForeignIds {
  /** Rows without a key, at the id of a record whose key another row shows, or at a sent row's id and unlike what was sent. */
  readonly displaced: readonly SheetRow[];
  /** Rows without a key, at the id of a record whose key nobody shows, that say something else than the record. */
  readonly unlikeTheirIds: readonly SheetRow[];
  /** Ids that stand at a row which shows no other record's key. */
  readonly inSheet: ReadonlySet<RowId>;
}

/** The visible columns were sorted in another sheet and pasted back, and the hidden ids stayed where they were. */
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
    else if (!isSame(typedCells(entity, row, undefined), base)) unlike.push(row);
  }
  const single = [...groupBy(unlike, ({ id }) => id).values()].filter(({ length }) => length === 1);
  return { displaced, unlikeTheirIds: single.flat(), inSheet };
}
