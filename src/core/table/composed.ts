import { fieldOf, type ColumnValues, type Entity, type Field } from '../entities/entity';
import type { FieldCells } from './record';

/** Whether a column is sent only as part of a wire field that is composed of several columns. */
export function isComposed(entity: Entity, field: Field): boolean {
  return entity.composed?.some(({ from }) => from.includes(field.id)) === true;
}

/**
 * The wire fields that are composed of the named columns, from the row's cells. `base`: the cells of an updated record; a field
 * that none of the named columns owns is left out if these cells give the same text.
 */
export function composedWires(
  entity: Entity,
  cells: FieldCells,
  names: readonly string[],
  base?: FieldCells,
): Record<string, string> {
  const wires: Record<string, string> = {};
  const values = valuesReader(entity, cells);
  const before = base && valuesReader(entity, base);
  for (const { wire, from, own = from, of } of entity.composed ?? []) {
    if (!from.some((name) => names.includes(name))) continue;
    const text = of(values(from));
    const isOwn = own.some((name) => names.includes(name));
    if (text === undefined || (before && !isOwn && text === of(before(from)))) continue;
    wires[wire] = text;
  }
  return wires;
}

/** Reads a row's cells once for all wire fields and rules that use the same columns. */
export function valuesReader(entity: Entity, cells: FieldCells): (names: readonly string[]) => ColumnValues {
  let last: readonly string[] | undefined;
  let values: ColumnValues = [];
  return (names) => {
    if (names !== last) values = valuesOf(entity, cells, names);
    last = names;
    return values;
  };
}

function valuesOf(entity: Entity, cells: FieldCells, names: readonly string[]): ColumnValues {
  return names.map((name) => {
    const parsed = fieldOf(entity, name).kind.fromCell(cells[name] ?? '');
    const value = parsed.ok ? parsed.value : null;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
}
