import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { uniqueText, type FieldCells } from '../table/record';
import { isEmpty } from '../table/sheet';
import type { BaselineRow } from './baseline';
import { isSame, required, typedCells } from './fingerprint';
import type { SheetRow } from './row';

/** A cell that more records share tells none of them apart, and comparing with all of them takes long. */
const MOST_SHARING = 50;

/**
 * A displaced row without a key may have been edited too. If it says more than half of what a record says that is nowhere in
 * the sheet, it is taken for that record's row: the check then asks the user, as its key is missing. Taken for a new row it
 * might be stored twice.
 */
export function addAlike(
  entity: Entity,
  displaced: readonly SheetRow[],
  missing: readonly BaselineRow[],
  stored: Map<number, BaselineRow>,
): void {
  const owned = new Set([...stored.values()].map(({ id }) => id));
  const free = missing.filter(({ id }) => !owned.has(id));
  if (displaced.length === 0 || free.length === 0) return;
  const byCell = groupBy(
    free.flatMap((base) => cellTexts(entity, base.cells).map((text) => ({ base, text }))),
    ({ text }) => text,
  );
  for (const row of displaced) {
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
    stored.set(row.index, base);
  }
}

/** What a row says in the fields that a new row needs, one text for each. */
function cellTexts(entity: Entity, cells: FieldCells): readonly string[] {
  return required(entity).flatMap((name) => {
    const text = uniqueText(fieldOf(entity, name), cells[name] ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });
}

function isMostlySame(entity: Entity, row: SheetRow, base: BaselineRow): boolean {
  const filled = typedCells(entity, row, undefined).filter(
    ([{ id }, cell]) => !isEmpty(cell) || !isEmpty(base.cells[id] ?? ''),
  );
  const same = filled.filter((each) => isSame([each], base));
  return same.length * 2 > filled.length;
}
