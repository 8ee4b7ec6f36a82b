import type { Entity } from '../entities/entity';
import { isEmpty, ROW_COLUMN, type Cell, type RowId } from '../table/sheet';
import type { Tracking } from './track';

/** A cell to write by position, so that every row has an id of its own before anything is sent. */
export interface IdentityPatch {
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
}

/**
 * Gives every row its own id. A copied row also loses what belongs to its original alone: what the service assigns, and
 * unique numbers that are not needed to add it.
 */
export function identityPatches(entity: Entity, tracking: Tracking, freshId: () => RowId): IdentityPatch[] {
  const patches: IdentityPatch[] = [];
  const optionalUnique = (name: string, unique: boolean | undefined) =>
    unique === true && entity.add?.required.includes(name) !== true;
  for (const row of tracking.rows) {
    if (row.newId === undefined) continue;
    patches.push({ index: row.index, column: ROW_COLUMN, cell: row.newId === '' ? freshId() : row.newId });
    if (!row.copyOf) continue;
    for (const field of entity.fields) {
      const cell = row.cells[field.name] ?? '';
      const inherited =
        field.access === 'service' ||
        (optionalUnique(field.name, field.unique) && cell === row.copyOf.cells[field.name]);
      if (inherited && !isEmpty(cell)) patches.push({ index: row.index, column: field.name, cell: '' });
    }
  }
  return patches;
}
