import type { Entity } from '../entities/entity';
import { meansRecord, type FieldCells } from '../table/record';
import type { BaselineRow } from './baseline';

/** Shared by all rows that are as they were. */
const NONE: readonly string[] = [];

/** Names of the fields whose cells say something else than the baseline. Columns that are missing can't be edited. */
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
