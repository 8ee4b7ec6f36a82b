import type { Entity } from '../entities/entity';
import { keyOf, meansRecord, type FieldCells, type ServiceRecord } from '../table/record';
import { isEmpty, type Cell, type RowId } from '../table/sheet';
import type { BaselineRow } from './baseline';
import { editedFields } from './edited-fields';

/** What becomes of the cells of a row that turns out to be a record which the service has. */
export interface Adoption {
  /** Cells to write: where the row is blank or says the same in other words, and what the service alone keeps. */
  readonly writes: FieldCells;
  /** Fields in which row and record differ. They are sent only after the user has chosen mine or theirs. */
  readonly conflicts: FieldCells;
}

/**
 * A row that was typed, or that this workbook knows nothing of, stands for a record. Nobody knows what its cells were
 * based on. So a blank cell takes what the service holds, and where both say something else it is a conflict.
 */
export function adoption(entity: Entity, cells: FieldCells, record: ServiceRecord): Adoption {
  const writes: Record<string, Cell> = {};
  const conflicts: Record<string, Cell> = {};
  for (const field of entity.fields) {
    const { id, access } = field;
    const [mine, theirs] = [cells[id], record.cells[id]];
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    const follows = access === 'service' || isEmpty(mine) || meansRecord(field, mine, record);
    if (follows) writes[id] = theirs;
    else conflicts[id] = theirs;
  }
  return { writes, conflicts };
}

/** A row that becomes a listed record's row: the cells to write, its baseline, its cells then, and which still differ. */
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
  const baseline = { id, key: keyOf(entity, record), ...known, ...openConflicts };
  const cellsAfter = { ...cells, ...writes };
  return { writes, baseline, cells: cellsAfter, changed: editedFields(entity, cellsAfter, baseline) };
}

/**
 * A row whose addition got no answer becomes the row of a record that holds something else in some of the sent fields. The
 * record may be somebody else's: the row keeps its cells, and the user chooses. A cell that is blank by now takes what the
 * service holds.
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

/** Fields that no read carries keep the row's cells: there is nothing to compare them with. */
function withUnreadable(entity: Entity, cells: FieldCells, record: ServiceRecord): ServiceRecord {
  const unreadable = entity.fields.flatMap(({ id }): [string, Cell][] => {
    const cell = cells[id];
    return record.cells[id] === undefined && cell !== undefined ? [[id, cell]] : [];
  });
  return { ...record, cells: { ...Object.fromEntries(unreadable), ...record.cells } };
}
