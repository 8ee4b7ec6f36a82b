import type { Entity } from '../entities/entity';
import type { RowId } from '../table/layout';
import { recordKey, meansRecord, type FieldCells, type ServiceRecord } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import { type BaselineRow, editedFields } from './baseline';

/** What happens to the cells of a row when the row turns out to be a record of the service. */
export interface Adoption {
  /** Cells to write: blank cells, cells with the same value in other words, and fields that only the service sets. */
  readonly writes: FieldCells;
  /** Fields in which the row and the record differ. They are sent only after the user has chosen mine or theirs. */
  readonly conflicts: FieldCells;
}

/**
 * The row of a record was typed, or this workbook has no baseline for the row. Nobody knows on which values the user based
 * the cells. So a blank cell takes the service's value. If both have different values, the field is in conflict.
 */
export function adoption(entity: Entity, cells: FieldCells, record: ServiceRecord): Adoption {
  const writes: Record<string, Cell> = {};
  const conflicts: Record<string, Cell> = {};
  for (const field of entity.fields) {
    const { id, access } = field;
    const [mine, theirs] = [cells[id], record.cells[id]];
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    const follows =
      access === 'service' ||
      isEmpty(mine) ||
      meansRecord(field, mine, record) ||
      isWithoutApostrophe(mine, theirs);
    if (follows) writes[id] = theirs;
    else conflicts[id] = theirs;
  }
  return { writes, conflicts };
}

/**
 * Excel takes an apostrophe at the front of a text as its own mark for texts. A pane that was closed before it wrote the text again
 * left the cell so.
 */
function isWithoutApostrophe(mine: Cell, theirs: Cell): boolean {
  return typeof theirs === 'string' && theirs === `'${mine}`;
}

/**
 * A row that becomes the row of a listed record: the cells to write, its baseline, its cells after writing, and the fields
 * that still differ.
 */
export function adoptedRow(
  entity: Entity,
  { id, cells }: { readonly id: RowId; readonly cells: FieldCells },
  record: ServiceRecord,
): {
  readonly writes: FieldCells;
  readonly baseline: BaselineRow;
  readonly cells: FieldCells;
  readonly changed: readonly string[];
} {
  const known = withUnreadable(entity, cells, record);
  const { writes, conflicts } = adoption(entity, cells, known);
  const openConflicts = Object.keys(conflicts).length > 0 ? { conflicts } : {};
  const baseline = { id, key: recordKey(entity, record), ...known, ...openConflicts };
  const cellsAfter = { ...cells, ...writes };
  return { writes, baseline, cells: cellsAfter, changed: editedFields(entity, cellsAfter, baseline) };
}

/**
 * An addition got no answer, and a list shows a record that differs from it in some of the sent fields. The record may be
 * somebody else's: the row keeps its cells, and the user chooses. A cell that is blank by now takes the service's value.
 */
export function contestedRow(
  asSent: BaselineRow,
  differingFields: readonly string[],
  record: ServiceRecord,
  cells: FieldCells = {},
): BaselineRow {
  const taken: Record<string, Cell> = {};
  const conflicts: Record<string, Cell> = {};
  const ids: Record<string, string> = { ...asSent.ids };
  for (const name of differingFields) {
    delete ids[name];
    const theirs = record.cells[name] ?? '';
    const isBlank = isEmpty(cells[name] ?? '');
    taken[name] = isBlank ? '' : theirs;
    if (isBlank) continue;
    conflicts[name] = theirs;
    const id = record.ids[name];
    if (id !== undefined) ids[name] = id;
  }
  return {
    ...asSent,
    cells: { ...asSent.cells, ...taken },
    ids,
    conflicts: { ...asSent.conflicts, ...conflicts },
  };
}

/** Fields that no list contains keep the row's cells: there is nothing to compare them with. */
function withUnreadable(entity: Entity, cells: FieldCells, record: ServiceRecord): ServiceRecord {
  const unreadable = entity.fields.flatMap(({ id }): [string, Cell][] => {
    const cell = cells[id];
    return record.cells[id] === undefined && cell !== undefined ? [[id, cell]] : [];
  });
  return { ...record, cells: { ...Object.fromEntries(unreadable), ...record.cells } };
}
