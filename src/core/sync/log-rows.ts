/** Questions about the rows in one table's write-ahead log. */
import type { BaselineRow } from '../changes/baseline';
import type { TrackedRow } from '../changes/row';
import type { Entity } from '../entities/entity';
import { problemAt, type Problem } from '../problems/problem';
import { isUnconfirmedOutcome } from '../push/outcome';
import type { PlannedCall, PlannedItem } from '../push/plan';
import type { RowId } from '../table/layout';
import type { FieldCells } from '../table/record';
import { sentCells, type LogEntry, waitingReason, stillHasSentCells, withEarlierChanges } from './log-entry';

type Log = readonly LogEntry[];

/** Rows that were sent and may or may not be stored, without the rows that may be sent again. */
export function pendingEntries(log: Log): readonly LogEntry[] {
  return log.filter(({ stage }) => stage !== 'may-send-again');
}

/** Rows that wait for the user's decision. */
export function rowsWaitingForUser(log: Log): ReadonlySet<RowId> {
  return new Set(log.flatMap(({ row, stage }) => (stage === 'waits-for-user' ? [row] : [])));
}

/** Rows that were sent, and of which the next answer or list says whether they are stored. */
export function rowsInDoubt(log: Log): ReadonlySet<RowId> {
  return new Set(log.flatMap(({ row, stage }) => (stage === 'open' ? [row] : [])));
}

/** Fields of known records whose update got no answer of its own: the service may have the old or the new value. */
export function unconfirmedFields(log: Log): ReadonlyMap<RowId, readonly string[]> {
  const updates = pendingEntries(log).filter(
    ({ action, outcome }) => action === 'update' && isUnconfirmedOutcome(outcome),
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
  baselines: ReadonlyMap<RowId, BaselineRow>,
): ReadonlySet<string> {
  const additions = new Set(log.flatMap(({ row, action }) => (action === 'add' ? [row] : [])));
  const others = [...baselines.values()].filter(({ id, gone }) => gone !== true && !additions.has(id));
  return new Set(others.map(({ key }) => key));
}

/** Rows that were sent and that no list shows: only the user can say whether to send them again. */
export function unconfirmedRows(
  entity: Entity,
  rows: readonly TrackedRow[],
  log: readonly LogEntry[],
): readonly Problem[] {
  const waiting = log.filter(({ stage }) => stage === 'waits-for-user');
  if (waiting.length === 0) return [];
  const byRow = new Map(waiting.map((entry) => [entry.row, entry]));
  return rows.flatMap(({ id, index }) => {
    const entry = byRow.get(id);
    if (!entry) return [];
    const reason = waitingReason(entity, entry);
    return [
      problemAt(
        index,
        entity.frozenThrough,
        reason === 'number-taken'
          ? { code: 'number-taken', params: {} }
          : { code: 'unconfirmed', params: { reason } },
      ),
    ];
  });
}

/**
 * Rows of the write-ahead log about which the user no longer needs to decide. An update that the service answered `0` and
 * that no list shows waits for the user. If the user then types another value into the row, the row is edited, or is in sync
 * if the old value is back.
 */
export function typedOver(log: readonly LogEntry[], rows: readonly TrackedRow[]): readonly RowId[] {
  const inSheet = new Map(rows.map((row) => [row.id, row]));
  return log.flatMap((entry) => {
    const row = inSheet.get(entry.row);
    const waits =
      entry.stage === 'waits-for-user' && entry.action === 'update' && entry.outcome.kind === 'stored';
    return waits && row !== undefined && !stillHasSentCells(entry, row.cells) ? [entry.row] : [];
  });
}

/** The items of a call that are about to be sent together. */
export interface Batch {
  readonly push: string;
  readonly call: Pick<PlannedCall, 'method' | 'query'>;
  readonly items: readonly PlannedItem[];
  /** The write-ahead log of the table. */
  readonly log: readonly LogEntry[];
  /** For each addition, the keys of records that are like it already. */
  readonly preexisting: ReadonlyMap<RowId, readonly string[]>;
}

/**
 * The entries of the write-ahead log for a batch. If the service can't list what it stored, the entry keeps the call so that
 * the row can be sent again. A record that is not stored yet is named by its row (named-rows.ts).
 */
export function sentEntries(
  { kind, read }: Entity,
  { push, call: { method, query }, items, log, preexisting }: Batch,
): LogEntry[] {
  const entries = items.map(({ row, label, action, key, changes, item }): LogEntry => ({
    kind,
    row,
    label,
    stage: 'open',
    push,
    action,
    key,
    changes,
    outcome: { kind: 'unknown', reason: 'no-answer' },
    preexisting: preexisting.get(row) ?? [],
    ...(read ? {} : { repeat: { method, query, item } }),
  }));
  return withEarlierChanges(log, entries);
}
