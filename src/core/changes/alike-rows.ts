import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf, uniqueText, type FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import type { Baseline, BaselineRow } from './baseline';
import type { Keys } from './keys';
import { isMostlySame, required } from './fingerprint';
import type { SheetRow } from './row';

/** A cell that more records share tells none of them apart, and comparing with all of them takes long. */
const MOST_SHARING = 50;

/**
 * A displaced row without a key may have been edited too. If it says more than half of what a record says that is nowhere in
 * the sheet, it is taken for that record's row: the check then asks the user, as its key is missing. Taken for a new row it
 * might be stored twice. A row is displaced that bears another record's id, or a Status without an id. `free` are rows that stand for nothing that is known or was sent. Returns the records by index.
 */
export function findAlike(
  entity: Entity,
  withoutRecord: readonly SheetRow[],
  missing: readonly BaselineRow[],
  { rows: known }: Baseline,
  keys: Keys,
): ReadonlyMap<number, BaselineRow> {
  const found = new Map<number, BaselineRow>();
  const isDisplaced = ({ id, status }: SheetRow) => (id === '' ? status !== '' : known.has(id));
  const strays = missing.length === 0 ? [] : withoutRecord.filter(isDisplaced);
  if (strays.length === 0) return found;
  const owned = new Set<RowId>();
  const byCell = groupBy(
    missing.flatMap((base) => cellTexts(entity, base.cells).map((text) => ({ base, text }))),
    ({ text }) => text,
  );
  for (const row of strays) {
    if (keys().has(keyOf(entity, row))) continue;
    const sharing = cellTexts(entity, row.cells)
      .map((text) => byCell.get(text) ?? [])
      .filter(({ length }) => length <= MOST_SHARING)
      .flat();
    const shared = groupBy(
      sharing.filter(({ base }) => !owned.has(base.id)),
      ({ base }) => base.id,
    );
    const [likeliest] = [...shared.values()].sort((one, other) => other.length - one.length);
    const base = likeliest?.[0]?.base;
    if (!base || !isMostlySame(entity, row, base)) continue;
    owned.add(base.id);
    found.set(row.index, base);
  }
  return found;
}

/** What a row says in the fields that a new row needs, one text for each. */
function cellTexts(entity: Entity, cells: FieldCells): readonly string[] {
  return required(entity).flatMap((name) => {
    const text = uniqueText(fieldOf(entity, name), cells[name] ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });
}
