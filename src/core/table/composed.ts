import { fieldOf, type Entity, type Field } from '../entities/entity';
import type { FieldCells } from './record';

/** Whether a column is sent only as part of a wire field that is made of several. */
export function isComposed(entity: Entity, field: Field): boolean {
  return entity.composed?.some(({ from }) => from.includes(field.name)) === true;
}

/** The wire fields that are made of the named columns, from the row's cells. */
export function composedWires(
  entity: Entity,
  cells: FieldCells,
  names: readonly string[],
): Record<string, string> {
  const wires: Record<string, string> = {};
  for (const { wire, from, of } of entity.composed ?? []) {
    if (!from.some((name) => names.includes(name))) continue;
    const text = of(valuesOf(entity, cells, from));
    if (text !== undefined) wires[wire] = text;
  }
  return wires;
}

/** The values of some columns of a row, as rules take them. */
export function valuesOf(
  entity: Entity,
  cells: FieldCells,
  names: readonly string[],
): (string | undefined)[] {
  return names.map((name) => {
    const parsed = fieldOf(entity, name).kind.fromCell(cells[name] ?? '');
    const value = parsed.ok ? parsed.value : null;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
}
