import type { Entity } from '../entities/entity';
import { keyOf } from '../table/record';
import type { RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import { isSame, typedCells } from './fingerprint';
import { showsKeyOf } from './owners';
import type { SheetRow } from './row';

export interface ForeignIds {
  /** Rows without a key, at the id of a record whose key another row shows. */
  readonly displaced: readonly SheetRow[];
  /** Rows without a key, at the id of a record whose key nobody shows, that say something else than the record. */
  readonly strangers: readonly SheetRow[];
  /** Ids that stand at a row which shows no other record's key. */
  readonly inSheet: ReadonlySet<RowId>;
}

/** The visible columns were sorted in another sheet and pasted back, and the hidden ids stayed where they were. */
export function rowsAtForeignIds(
  entity: Entity,
  rows: readonly SheetRow[],
  { rows: known }: Baseline,
  keys: ReadonlySet<string>,
  shown: () => ReadonlySet<string>,
): ForeignIds {
  const inSheet = new Set<RowId>();
  const keyless: { row: SheetRow; base: BaselineRow }[] = [];
  for (const row of rows) {
    const base = known.get(row.id);
    const isOwn = !base || showsKeyOf(entity, row, base);
    if (!isOwn && keys.has(keyOf(entity, row))) continue;
    if (!isOwn) keyless.push({ row, base });
    inSheet.add(row.id);
  }
  if (keyless.length === 0) return { displaced: [], strangers: [], inSheet };
  const [there, nowhere] = [new Array<SheetRow>(), new Map<RowId, SheetRow[]>()];
  for (const { row, base } of keyless) {
    if (shown().has(base.key)) there.push(row);
    else if (!isSame(typedCells(entity, row, undefined), base))
      nowhere.set(base.id, [...(nowhere.get(base.id) ?? []), row]);
  }
  const alone = [...nowhere.values()].filter(({ length }) => length === 1).flat();
  return { displaced: there, strangers: alone, inSheet };
}

/** The keys that rows show; gathered when they are asked for first, as most tables need none. */
export function shownKeys(entity: Entity, rows: readonly SheetRow[]): () => ReadonlySet<string> {
  let keys: ReadonlySet<string> | undefined;
  return () => (keys ??= new Set(rows.map((row) => keyOf(entity, row))));
}
