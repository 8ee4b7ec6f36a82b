import { fieldOf, type Entity, type Field } from '../entities/entity';
import type { RowId } from '../table/layout';
import { nameForRow, sameCell, type ServiceRecord } from '../table/record';
import { isEmpty, type Cell } from '../values/cell';
import type { BaselineRow } from './baseline';
import { withoutConflicts } from './conflicts';
import { type TrackedRow } from './row';

/** A field that a push stored: its value before, and the value that was sent. */
export interface DoneChange {
  readonly field: string;
  readonly from: Cell;
  readonly to: Cell;
  /** The IDs behind names. */
  readonly fromId?: string;
  readonly toId?: string;
}

/** A row that a push stored. `before-unknown`: an update of a record whose earlier values Shiftsheet did not know. */
export interface DoneRow {
  readonly row: RowId;
  readonly label: string;
  readonly action: 'add' | 'update' | 'before-unknown';
  readonly key: string;
  readonly changes: readonly DoneChange[];
}

/** The value that the service has now, and the value that the undo would restore. */
export interface UndoField {
  readonly field: string;
  readonly now: Cell;
  readonly before: Cell;
}

/** What can be restored in a row. */
export interface Undo {
  readonly back: readonly UndoField[];
  /** Fields that somebody has changed since the push: their value is kept. */
  readonly theirs: readonly UndoField[];
  /** The service can't show its value of a field that would be restored. */
  readonly unverified: boolean;
}

/** Compares what a push stored with what the service has now. `now`: undefined if the service can't list this kind. */
export function undoOf(entity: Entity, changes: readonly DoneChange[], now: ServiceRecord | undefined): Undo {
  const back: UndoField[] = [];
  const theirs: UndoField[] = [];
  let unverified = false;
  for (const change of changes) {
    const field = fieldOf(entity, change.field);
    const before = cellBefore(field, change);
    const current = now?.cells[change.field];
    if (!now || current === undefined || field.read === 'never') {
      unverified = true;
      back.push({ field: change.field, now: change.to, before });
    } else if (isOnService(field, now, change.to, change.toId)) {
      back.push({ field: change.field, now: current, before });
    } else if (!isOnService(field, now, change.from, change.fromId)) {
      theirs.push({ field: change.field, now: current, before });
    }
  }
  return { back, theirs, unverified };
}

/** If the record behind a reference has been renamed since, its present name is used: the record is found by its ID. */
function cellBefore(field: Field, { from, fromId }: DoneChange): Cell {
  return fromId === undefined || fromId === '' ? from : field.valueKind.toCell(fromId);
}

function isOnService(field: Field, record: ServiceRecord, cell: Cell, id: string | undefined): boolean {
  const now = record.cells[field.id] ?? '';
  const nowId = record.ids[field.id];
  if (id !== undefined && nowId !== undefined) return nowId === id;
  return isEmpty(now) ? isEmpty(cell) : sameCell(field, now, cell);
}

/** The row as an edit that restores these fields, whatever else is edited in the sheet. */
export function undoRow(
  entity: Entity,
  base: BaselineRow,
  index: number,
  back: readonly UndoField[],
): TrackedRow {
  const before = Object.fromEntries(
    back.map(({ field, before: cell }): [string, Cell] => [
      field,
      nameForRow(fieldOf(entity, field), cell, base),
    ]),
  );
  return {
    index,
    id: base.id,
    cells: { ...base.cells, ...before },
    status: '',
    message: '',
    change: 'edited',
    base: withoutConflicts(base),
    changed: back.map(({ field }) => field),
  };
}
