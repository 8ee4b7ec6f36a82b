import type { Attempt } from '../changes/baseline';
import { openConflicts } from '../changes/conflicts';
import { type TrackedRow, type Tracking } from '../changes/row';
import type { Entity } from '../entities/entity';
import type { RowId } from '../table/layout';
import { textOf } from '../values/cell';
import { stillHasSentCells, waitingReason, type LogEntry } from './log-entry';
import { unconfirmedReason } from './result-state';
import type { RowState, RowStatus } from './row-state';
import { isCode, needsUser, STATUS, statusOfCode } from './status-words';

/** What is known of a table's rows besides their baseline. */
export interface RowHistory {
  readonly attempts: ReadonlyMap<RowId, Attempt>;
  /** The write-ahead log: rows that were sent and whose result is not known yet. */
  readonly log: readonly LogEntry[];
  /** Rows that began as copies. */
  readonly copied: ReadonlySet<RowId>;
}

export interface Classified {
  /** One state for each row of the sheet, in the order of the sheet. */
  readonly rows: readonly RowState[];
  /** Records whose rows were deleted in the sheet. */
  readonly deleted: readonly RowState[];
}

/** Returns the state of a row: the write-ahead log decides first, then the row's cells, then its last attempt. */
export function rowClassifier(entity: Entity, history: RowHistory): (row: TrackedRow) => RowState {
  const log = new Map(history.log.map((entry) => [entry.row, entry]));
  return (row) => {
    const entry = log.get(row.id);
    if (entry) return sentState(entity, row, entry);
    return stateOfRow(row, history.attempts.get(row.id), history.copied.has(row.id));
  };
}

export function classifyRows(entity: Entity, { rows, deleted }: Tracking, history: RowHistory): Classified {
  const stateOf = rowClassifier(entity, history);
  return {
    rows: rows.map((row) => stateOf(row)),
    deleted: deleted.map((base) => ({ kind: 'deleted-here', base })),
  };
}

/** The state of a row that is not in the write-ahead log. */
function stateOfRow(row: TrackedRow, attempt: Attempt | undefined, isCopy: boolean): RowState {
  const { base, change } = row;
  if (change === 'blank') return { kind: 'blank' };
  if (!base) return attemptedState(row, attempt) ?? { kind: 'new', isCopy };
  if (change === 'gone') return { kind: 'gone', base };
  if (change === 'unchanged') return syncedState(row, base);
  const conflicts = openConflicts(row);
  if (conflicts.length > 0) return { kind: 'conflict', base, conflicts };
  return attemptedState(row, attempt) ?? { kind: 'edited', base, changed: row.changed };
}

/** A stored row keeps the Status 0 until somebody edits it or a list is merged into it. */
function syncedState(row: TrackedRow, base: NonNullable<TrackedRow['base']>): RowState {
  if (textOf(row.status) !== STATUS.stored) return { kind: 'in-sync', base };
  return { kind: 'in-sync', base, stored: { by: 'sheet', message: textOf(row.message) } };
}

/**
 * The result of the last push, if the row's cells are still those that were sent. Conflicts and records that are gone are in
 * the baseline instead.
 */
export function attemptedState(row: TrackedRow, attempt: Attempt | undefined): RowState | undefined {
  if (!attempt || !isSameAs(attempt, row)) return undefined;
  const { status, message } = attempt;
  if (status === STATUS.unknown) return { kind: 'unconfirmed', reason: { noted: message }, isInLog: false };
  if (status === STATUS.fix || isCode(status))
    return { kind: 'rejected', reason: { by: 'note', status, noted: message } };
  if (status !== STATUS.notSent) return undefined;
  return row.base
    ? { kind: 'edited', base: row.base, changed: row.changed, notSent: { noted: message } }
    : { kind: 'new', notSent: { noted: message } };
}

/** Whether the row's cells are exactly those of the last attempt. */
export function isSameAs(attempt: Attempt, row: TrackedRow): boolean {
  const names = new Set([...Object.keys(attempt.cells), ...Object.keys(row.cells)]);
  return [...names].every((name) => (attempt.cells[name] ?? '') === (row.cells[name] ?? ''));
}

/**
 * The state of a row in the write-ahead log. Its Status and Message in the sheet stay if they are still true: the log does
 * not know the time.
 */
function sentState(entity: Entity, row: TrackedRow, entry: LogEntry): RowState {
  const { outcome } = entry;
  const isSame = stillHasSentCells(entry, row.cells);
  const isStored = isSame && outcome.kind === 'stored' && entry.stage !== 'waits-for-user';
  const hasMore = row.base !== undefined && row.changed.some((name) => !isSent(entry, name));
  if (isStored && hasMore) return { kind: 'in-flight', answer: outcome, isPart: true };
  const shown = { status: textOf(row.status), message: textOf(row.message) };
  const kept = saysSo(row, entry, shown) ? { shown } : {};
  if (isStored) return { kind: 'in-flight', answer: outcome, ...kept };
  if (entry.stage === 'waits-for-user') {
    const found = waitingReason(entity, entry);
    const reason =
      outcome.kind === 'unknown' && found === outcome.reason
        ? unconfirmedReason(outcome)
        : found === 'not-readable'
          ? 'not-found'
          : found;
    return { kind: 'unconfirmed', reason, isInLog: true, ...kept };
  }
  if (isSame && outcome.kind === 'refused')
    return outcome.isCertain
      ? { kind: 'in-flight', answer: outcome, ...kept }
      : { kind: 'unconfirmed', reason: { refusedAsWhole: outcome.message }, isInLog: true, ...kept };
  const reason = outcome.kind === 'unknown' ? unconfirmedReason(outcome) : 'no-answer';
  return { kind: 'unconfirmed', reason, isInLog: true, ...kept };
}

/** Statuses of rows that are not in the write-ahead log. */
const unsent = (): readonly string[] => [STATUS.asOnService, STATUS.added, STATUS.edited, STATUS.notSent];

/**
 * Whether a sent row's Status in the sheet is true: Ctrl+Z may have restored an older Status, or an edit made the Status
 * untrue.
 */
function saysSo(row: TrackedRow, entry: LogEntry, { status }: RowStatus): boolean {
  const { outcome } = entry;
  const isSame = stillHasSentCells(entry, row.cells);
  const isStored = outcome.kind === 'stored' && isSame && entry.stage !== 'waits-for-user';
  if (status === STATUS.stored) return isStored;
  // An addition that is stored in part is an edit for its other fields.
  if (isStored && !row.base && status === STATUS.edited) return true;
  const isOwn = outcome.kind === 'refused' && outcome.isCertain && statusOfCode(outcome.code) === status;
  if (isCode(status) && !isOwn) return false;
  return isSame ? !unsent().includes(status) : needsUser(status);
}

function isSent({ changes }: LogEntry, name: string): boolean {
  return changes.some(({ field }) => field === name);
}
