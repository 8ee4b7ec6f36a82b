import type { Entity, Field } from '../entities/entity';
import { type RowId, ROW_COLUMN } from '../table/layout';
import { cellForNewRow } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import { typedKeyOf } from './keys';
import { randomNumberOf } from './random-number';
import type { Tracking, TrackedRow } from './row';

/** Whether a copied row's cell belongs only to the original row. The cell is cleared when the copy gets its id. */
export function isInherited(entity: Entity, field: Field, row: TrackedRow): boolean {
  if (!row.copyOf) return false;
  if (field.access === 'service') return true;
  const isNeeded = entity.add?.required.includes(field.id) === true;
  return field.unique === true && !isNeeded && row.cells[field.id] === row.copyOf.cells[field.id];
}

/** A cell to write by its position. Every row must have its own id before anything is sent. */
export interface IdentityPatch {
  readonly index: number;
  readonly column: string;
  readonly cell: Cell;
}

/**
 * Gives every row its own id. A copied row also loses the values that belong only to its original: fields that the service
 * sets, and unique numbers that an addition does not need. Its names still mean the records that the original means. If new rows of this kind are added with a number, a new row gets
 * a random one, so that sending the row twice can't add it twice.
 */
export function identityPatches(
  entity: Entity,
  tracking: Pick<Tracking, 'rows'>,
  freshId: (row: TrackedRow) => RowId,
): IdentityPatch[] {
  const patches: IdentityPatch[] = [];
  const numbered = entity.add?.numbered;
  for (const row of tracking.rows) {
    if (row.newId === undefined && (row.change !== 'new' || numbered === undefined)) continue;
    const id = row.newId === '' ? freshId(row) : (row.newId ?? row.id);
    if (row.newId !== undefined) patches.push({ index: row.index, column: ROW_COLUMN, cell: id });
    for (const field of entity.fields) {
      const cell = row.cells[field.id] ?? '';
      const inherited = row.newId !== undefined && isInherited(entity, field, row);
      const mustBeNumbered =
        row.change === 'new' &&
        field.id === numbered &&
        (isEmpty(cell) || inherited || isNumberOfAnother(row, cell)) &&
        typedKeyOf(entity, row) === undefined;
      if (row.base) {
        const follows = row.adopted?.[field.id];
        if (follows !== undefined) {
          patches.push({ index: row.index, column: field.id, cell: follows });
          continue;
        }
        // The row had lost its id, and with the id the values that the service and the check gave it.
        const given = row.base.cells[field.id] ?? '';
        const isGiven = field.access === 'service' || inherited || (field.id === numbered && isEmpty(cell));
        if (isGiven && cell !== given) patches.push({ index: row.index, column: field.id, cell: given });
      } else if (mustBeNumbered)
        patches.push({ index: row.index, column: field.id, cell: Number(randomNumberOf(id)) });
      else if (field.id === numbered && isNumberForTypedKey(entity, row, id, cell))
        patches.push({ index: row.index, column: field.id, cell: '' });
      else if (inherited && !isEmpty(cell)) patches.push({ index: row.index, column: field.id, cell: '' });
      else if (row.copyOf) {
        // With its own id, the copy has no record behind its names.
        const named = cellForNewRow(field, { cells: row.cells, base: row.copyOf });
        if (named !== cell) patches.push({ index: row.index, column: field.id, cell: named });
      }
    }
  }
  return patches;
}

/** A key was typed into the row after it had got its number: the push changes that record, and its number must stay. */
function isNumberForTypedKey(entity: Entity, row: TrackedRow, id: RowId, cell: Cell): boolean {
  return typedKeyOf(entity, row) !== undefined && String(cell) === randomNumberOf(id);
}

/** The row is a copy of a row that is not known on the service yet: the copy has the number that its original got. */
function isNumberOfAnother({ id, newId }: TrackedRow, cell: Cell): boolean {
  return newId === '' && id !== '' && String(cell) === randomNumberOf(id);
}
