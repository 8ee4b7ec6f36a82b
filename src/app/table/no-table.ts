import { dateColumn } from '../../core/table/layout';
import type { Entity } from '../../core/entities/entity';
import { isShiftKind } from '../../core/bookings/bookings';
import type { TableCounts, TableView } from '../view';

export const NO_ROWS: TableCounts = {
  rows: 0,
  added: 0,
  edited: 0,
  fix: 0,
  unknown: 0,
  refused: 0,
  refusedNew: 0,
  warned: 0,
  unchanged: 0,
  copied: 0,
  deleted: 0,
  changedOnService: 0,
};

/** What the pane shows of a table that does not exist or can't be used (`trouble` says why and what to do). */
export function tableWithout(entity: Entity, trouble?: string): TableView {
  const state = trouble === undefined ? 'absent' : 'broken';
  return {
    ...tableNames(entity),
    state,
    ...(trouble === undefined ? {} : { trouble }),
    needsAttention: false,
    counts: NO_ROWS,
    rowsBelow: 0,
    added: [],
    edited: [],
    conflicts: { rows: [], count: 0 },
    fix: [],
    unknown: [],
    refused: [],
    warned: [],
    deleted: [],
  };
}

/** A table's names, and what the service can do with it. */
export function tableNames(entity: Entity) {
  const { kind, sheet, one, many, read } = entity;
  return {
    kind,
    title: sheet,
    one,
    many,
    listed: read !== undefined,
    shifts: isShiftKind(entity),
    dated: dateColumn(entity) !== undefined,
    daysOff: entity.dayOff !== undefined,
  };
}
