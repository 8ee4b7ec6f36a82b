/** What the write-ahead log of one table says of its rows. */
import { isUnconfirmed } from '../push/outcome';
import type { FieldCells } from '../table/record';
import type { RowId } from '../table/sheet';
import { sentCells, type LogEntry } from './log-entry';

type Log = readonly LogEntry[];

/** Rows that were sent and of which nobody knows whether they are stored; not those that may be sent again. */
export function openEntries(log: Log): readonly LogEntry[] {
  return log.filter(({ maySendAgain }) => maySendAgain !== true);
}

/** Rows that wait for the user's word. */
export function rowsWaitingForUser(log: Log): ReadonlySet<RowId> {
  return new Set(openEntries(log).flatMap(({ row, waitsForUser }) => (waitsForUser === true ? [row] : [])));
}

/** Fields of known records whose update got no answer of its own: what the service holds in them nobody knows. */
export function unconfirmedFields(log: Log): ReadonlyMap<RowId, readonly string[]> {
  const updates = openEntries(log).filter(
    ({ action, outcome }) => action === 'update' && isUnconfirmed(outcome),
  );
  return new Map(updates.map(({ row, changes }) => [row, changes.map(({ field }) => field)]));
}

/** What was sent for rows that are not settled, by field: of two rows with one id, the likelier is the sent one. */
export function sentByRow(log: Log): ReadonlyMap<RowId, FieldCells> {
  return new Map(log.map((entry) => [entry.row, sentCells(entry)]));
}
