import { fieldOf, type Entity } from '../entities/entity';
import { groupBy } from '../table/group-by';
import { keyOf, uniqueText, type FieldCells } from '../table/record';
import type { RowId } from '../table/layout';
import type { Baseline, BaselineRow } from './baseline';
import type { Keys } from './keys';
import { isMostlySame, requiredFields } from './fingerprint';
import type { SheetRow } from './row';

/**
 * If more records than this share a value, the value does not identify a record, and a comparison with all of them takes
 * long.
 */
const MOST_SHARING = 50;

/**
 * A displaced row without a key may have been edited too. If more than half of its cells equal those of a record without a
 * row in the sheet, the row counts as that record's row. Its key is missing, so the check asks the user. As a new row it
 * might be stored twice. A row is displaced if it has another record's id, or a Status without an id. `withoutRecord`: the
 * rows that are neither the row of a known record nor a sent row. Returns the records by row index.
 */
export function findSimilar(
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

/** One text for each filled field that a new row needs. */
function cellTexts(entity: Entity, cells: FieldCells): readonly string[] {
  return requiredFields(entity).flatMap((name) => {
    const text = uniqueText(fieldOf(entity, name), cells[name] ?? '');
    return text === '' ? [] : [`${name} ${text}`];
  });
}
