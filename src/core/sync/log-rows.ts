/** Questions about the rows in one table's write-ahead log. */
import type { BaselineRow } from '../changes/baseline';
import { isUnconfirmed } from '../push/outcome';
import type { FieldCells } from '../table/record';
import type { RowId } from '../table/layout';
import { sentCells, type LogEntry } from './log-entry';

type Log = readonly LogEntry[];

/** Rows that were sent and may or may not be stored, without the rows that may be sent again. */
export function pendingEntries(log: Log): readonly LogEntry[] {
  return log.filter(({ maySendAgain }) => maySendAgain !== true);
}

/** Rows that wait for the user's decision. */
export function rowsWaitingForUser(log: Log): ReadonlySet<RowId> {
  return new Set(
    pendingEntries(log).flatMap(({ row, waitsForUser }) => (waitsForUser === true ? [row] : [])),
  );
}

/** Fields of known records whose update got no answer of its own: the service may have the old or the new value. */
export function unconfirmedFields(log: Log): ReadonlyMap<RowId, readonly string[]> {
  const updates = pendingEntries(log).filter(
    ({ action, outcome }) => action === 'update' && isUnconfirmed(outcome),
  );
  return new Map(updates.map(({ row, changes }) => [row, changes.map(({ field }) => field)]));
}

/** The sent cells of the rows in the log: they show which of two rows with one id was sent. */
export function sentByRow(log: Log): ReadonlyMap<RowId, FieldCells> {
  return new Map(log.map((entry) => [entry.row, sentCells(entry)]));
}

/**
 * Keys of listed records that belong to other rows of the sheet than the additions in the log. An addition has a baseline if
 * the pane was closed before its entry left the log: then the record of that key can still be its own.
 */
export function keysOfOtherRows(
  log: readonly Pick<LogEntry, 'row' | 'action'>[],
  known: ReadonlyMap<RowId, BaselineRow>,
): ReadonlySet<string> {
  const additions = new Set(log.flatMap(({ row, action }) => (action === 'add' ? [row] : [])));
  const others = [...known.values()].filter(({ id, gone }) => gone !== true && !additions.has(id));
  return new Set(others.map(({ key }) => key));
}
