import { fieldOf, type Entity, type Field } from '../entities/entity';
import { wireOfRow } from '../table/record';
import { isEmpty, textOf } from '../values/cell';
import type { TrackedRow } from './row';

/** Whether a copied row's cell belongs only to the original row. The cell is cleared when the copy gets its id. */
export function isInherited(entity: Entity, field: Field, row: TrackedRow): boolean {
  if (!row.copyOf) return false;
  if (field.access === 'service') return true;
  const isNeeded = entity.add?.required.includes(field.id) === true;
  return field.unique === true && !isNeeded && row.cells[field.id] === row.copyOf.cells[field.id];
}

/**
 * The key that the user typed into a new row, so that the push changes the record with that key; undefined if none was
 * typed.
 */
export function typedKeyOf(entity: Entity, row: TrackedRow): string | undefined {
  const name = entity.update?.typedKey;
  if (name === undefined || row.state !== 'new' || row.copyOf) return undefined;
  const cell = row.cells[name] ?? '';
  return isEmpty(cell) ? undefined : (wireOfRow(fieldOf(entity, name), row) ?? textOf(cell));
}
