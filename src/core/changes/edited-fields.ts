import type { Entity } from '../entities/entity';
import { meansRecord, type FieldCells } from '../table/record';
import type { BaselineRow } from './baseline';

/** All rows without edits share this array. */
const NONE: readonly string[] = [];

/**
 * Ids of the fields whose cells mean something else than the baseline. A column that is missing from the sheet has no edits.
 */
export function editedFields(entity: Entity, cells: FieldCells, base: BaselineRow): readonly string[] {
  let edited: string[] | undefined;
  for (const field of entity.fields) {
    const cell = cells[field.id];
    if (cell === undefined) continue;
    if (base.shown && base.shown[field.id] === cell) continue;
    if (!meansRecord(field, cell, base)) (edited ??= []).push(field.id);
  }
  return edited ?? NONE;
}
