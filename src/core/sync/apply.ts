import type { Outcome } from '../push/outcome';
import type { RowId } from '../table/layout';
import { rowsReconciled } from './apply-reconciled';
import {
  companyChanged,
  conflictsDecided,
  rowsForgotten,
  rowsRestored,
  rowsBlocked,
  rowsIdentified,
  tableCreated,
  emptySheetCreated,
  listMerged,
  applyAdjustedCells,
  typedMeanwhile,
  columnsAdded,
} from './apply-snapshot';
import type { SyncEvent, EventOf, TableEvents } from './event';
import { inStage, leftToUser, type LogEntry, type NextStage } from './log-entry';
import { withKeysOfRows } from './named-rows';
import { withTable, type SyncState, type TableState } from './table-state';

/**
 * The state after an event. No other function changes the state. The function is pure and never throws. An event about
 * unknown rows changes nothing. It is idempotent: an event that is applied twice in a row changes the state once.
 */
export function apply(state: SyncState, event: SyncEvent): SyncState {
  switch (event.type) {
    case 'push-began':
      return pushBegan(state);
    case 'rows-reconciled':
      return rowsReconciled(state, event);
    case 'workbook-copied':
      return workbookCopied(state);
    case 'company-changed':
      return companyChanged(state);
    default: {
      // The function belongs to the event's own type.
      const change = handlers[event.type] as (table: TableState, event: SyncEvent) => TableState;
      return withTable(state, event.kind, (table) => change(table, event));
    }
  }
}

/** Events that change one table alone. */
const handlers: {
  readonly [Type in Exclude<keyof TableEvents, 'rows-reconciled'>]: (
    table: TableState,
    event: EventOf<Type>,
  ) => TableState;
} = {
  'batch-sent': entriesLogged,
  'rows-suspected': entriesLogged,
  'named-rows-stored': namedRowsStored,
  'batch-withdrawn': batchWithdrawn,
  'batch-answered': batchAnswered,
  'log-settled': logSettled,
  'send-again': sendAgain,
  'list-merged': listMerged,
  'table-created': tableCreated,
  'empty-sheet-created': emptySheetCreated,
  'columns-added': columnsAdded,
  'rows-identified': rowsIdentified,
  'rows-blocked': rowsBlocked,
  'conflicts-decided': conflictsDecided,
  'cells-adjusted': applyAdjustedCells,
  'typed-meanwhile': typedMeanwhile,
  'rows-forgotten': rowsForgotten,
  'rows-restored': rowsRestored,
};

/** The state after several events, applied in order. */
export function fold(snapshot: SyncState, events: readonly SyncEvent[]): SyncState {
  return events.reduce(apply, snapshot);
}

/** A row has at most one entry: the new one replaces the row's earlier one. */
function entriesLogged(table: TableState, { entries }: EventOf<'batch-sent' | 'rows-suspected'>): TableState {
  if (entries.length === 0) return table;
  const sent = entries.map(({ row }) => row);
  return { ...table, log: [...without(table.log, sent), ...entries] };
}

function namedRowsStored(table: TableState, { keys }: EventOf<'named-rows-stored'>): TableState {
  const known = new Map(keys);
  const log = table.log.map((entry) => withKeysOfRows(entry, known));
  return log.every((entry, at) => entry === table.log[at]) ? table : { ...table, log };
}

function batchWithdrawn(table: TableState, { rows, before }: EventOf<'batch-withdrawn'>): TableState {
  if (!isAnyLogged(table, rows)) return table;
  return { ...table, log: [...without(table.log, rows), ...before] };
}

function batchAnswered(table: TableState, { outcomes }: EventOf<'batch-answered'>): TableState {
  const byRow = new Map<RowId, Outcome>(outcomes);
  return changed(table, [...byRow.keys()], (entry) => {
    const outcome = byRow.get(entry.row);
    return outcome ? { ...entry, outcome } : entry;
  });
}

function logSettled(table: TableState, { next }: EventOf<'log-settled'>): TableState {
  return withStages(table, new Map(next));
}

/** The user has decided: the rows no longer wait, and are edited or new rows. */
function sendAgain(table: TableState, { rows, kept }: EventOf<'send-again'>): TableState {
  const [said, late] = [new Set(rows), new Set(kept)];
  const next = withStages(
    table,
    new Map(rows.map((row) => [row, late.has(row) ? 'may-send-again' : 'settled'])),
  );
  if (!rows.some((row) => table.snapshot.attempts.has(row))) return next;
  const attempts = new Map([...table.snapshot.attempts].filter(([row]) => !said.has(row)));
  return { ...next, snapshot: { ...next.snapshot, attempts } };
}

function pushBegan(state: SyncState): SyncState {
  return inEveryLog(state, (entry) =>
    entry.fromEarlierPush === true ? entry : { ...entry, fromEarlierPush: true },
  );
}

function workbookCopied({ lastPush: _, ...state }: SyncState): SyncState {
  return inEveryLog(state, leftToUser);
}

function inEveryLog(state: SyncState, change: (entry: LogEntry) => LogEntry): SyncState {
  const tables = [...state.tables].map(([kind, table]): [string, TableState] => [
    kind,
    table.log.length === 0 ? table : { ...table, log: table.log.map(change) },
  ]);
  return { ...state, tables: new Map(tables) };
}

function withStages(table: TableState, next: ReadonlyMap<RowId, NextStage>): TableState {
  return changed(table, [...next.keys()], (entry) => {
    const stage = next.get(entry.row);
    return stage ? (inStage(entry, stage) ?? []) : entry;
  });
}

/** The table with the entries of some rows changed or dropped. If none of the rows is in the log, the same table. */
function changed(
  table: TableState,
  rows: readonly RowId[],
  change: (entry: LogEntry) => LogEntry | readonly LogEntry[],
): TableState {
  return isAnyLogged(table, rows) ? { ...table, log: table.log.flatMap(change) } : table;
}

function isAnyLogged({ log }: TableState, rows: readonly RowId[]): boolean {
  const selected = new Set(rows);
  return log.some(({ row }) => selected.has(row));
}

function without(log: readonly LogEntry[], rows: readonly RowId[]): LogEntry[] {
  const gone = new Set(rows);
  return log.filter(({ row }) => !gone.has(row));
}
