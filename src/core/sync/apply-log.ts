/** Events that change the write-ahead log. */
import type { Outcome } from '../push/outcome';
import type { RowId } from '../table/layout';
import type { EventOf } from './event';
import { inStage, leftToUser, type LogEntry, type NextStage } from './log-entry';
import type { SyncState, TableState } from './table-state';

/** A row has at most one entry: the new one replaces the row's earlier one. */
export function entriesLogged(
  table: TableState,
  { entries }: EventOf<'batch-sent' | 'rows-suspected'>,
): TableState {
  if (entries.length === 0) return table;
  return {
    ...table,
    log: [
      ...without(
        table.log,
        entries.map(({ row }) => row),
      ),
      ...entries,
    ],
  };
}

export function batchWithdrawn(table: TableState, { rows, before }: EventOf<'batch-withdrawn'>): TableState {
  if (!isAnyLogged(table, rows)) return table;
  return { ...table, log: [...without(table.log, rows), ...before] };
}

export function batchAnswered(table: TableState, { outcomes }: EventOf<'batch-answered'>): TableState {
  const byRow = new Map<RowId, Outcome>(outcomes);
  return changed(table, [...byRow.keys()], (entry) => {
    const outcome = byRow.get(entry.row);
    return outcome ? { ...entry, outcome } : entry;
  });
}

export function logSettled(table: TableState, { next }: EventOf<'log-settled'>): TableState {
  return withStages(table, new Map(next));
}

/** The user has decided: the rows no longer wait, and are edited or new rows. */
export function sendAgain(table: TableState, { rows, kept }: EventOf<'send-again'>): TableState {
  const [said, late] = [new Set(rows), new Set(kept)];
  const next = withStages(
    table,
    new Map(rows.map((row) => [row, late.has(row) ? 'may-send-again' : 'settled'])),
  );
  if (!rows.some((row) => table.snapshot.attempts.has(row))) return next;
  const attempts = new Map([...table.snapshot.attempts].filter(([row]) => !said.has(row)));
  return { ...next, snapshot: { ...next.snapshot, attempts } };
}

export function pushBegan(state: SyncState): SyncState {
  return inEveryLog(state, (entry) =>
    entry.fromEarlierPush === true ? entry : { ...entry, fromEarlierPush: true },
  );
}

export function workbookCopied({ lastPush: _, ...state }: SyncState): SyncState {
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
