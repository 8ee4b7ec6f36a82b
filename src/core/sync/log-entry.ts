import type { WaitingReason } from '../problems/messages';
import type { Entity } from '../entities/entity';
import { isUnconfirmed } from '../push/outcome';
import type { SentItem } from '../push/sent';
import type { SentChange } from '../table/push-log';
import type { FieldCells } from '../table/record';

type Wires = Readonly<Record<string, string>>;

/** One item of a call, exactly as it was sent. */
export interface Repeatable {
  readonly method: string;
  readonly query: Wires;
  readonly item: Wires;
}

/** One row in the write-ahead log: what was sent for it. The entry stays until the result of the row is known. */
export interface LogEntry extends SentItem {
  readonly kind: string;
  readonly label: string;
  /** The push that sent it. */
  readonly push?: string;
  /** Whether another push has begun after the one that sent the row. */
  readonly fromEarlierPush?: boolean;
  /** No list shows the row: only the user can say whether to send it again. */
  readonly waitsForUser?: boolean;
  /**
   * The row may be sent again, because no list shows it or because the user says so. The entry stays, because a late list,
   * or a refusal of the second sending, may still show that the row is stored.
   */
  readonly maySendAgain?: boolean;
  /** The call that sends the row again, for kinds that the service can't list. */
  readonly repeat?: Repeatable;
  /**
   * The changes of an earlier update that got no clear answer: the service may have stored them, until a list or a `0` shows
   * the result.
   */
  readonly earlierChanges?: readonly SentChange[];
  /** Fields whose columns were added again without cells after the row was sent: their blank cells are no edits. */
  readonly addedColumns?: readonly string[];
}

/** What was sent for a row, by field. */
export function sentCells({ changes }: Pick<LogEntry, 'changes'>): FieldCells {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

/** Whether the row's cells are still those that were sent. */
export function stillHasSentCells({ changes }: Pick<LogEntry, 'changes'>, cells: FieldCells): boolean {
  return changes.every(({ field, to }) => (cells[field] ?? '') === to);
}

/** Why a row waits for the user's decision. */
export function waitingReason(
  { key, read }: Pick<Entity, 'key' | 'read'>,
  { action, outcome, changes }: Pick<LogEntry, 'action' | 'outcome' | 'changes'>,
): WaitingReason {
  if (action === 'update' && changesKey({ key }, changes)) return 'key-in-doubt';
  if (!read) return 'not-readable';
  if (outcome.kind !== 'stored') return 'not-found';
  return action === 'add' ? 'not-listed' : 'not-shown';
}

/** Whether an update changes the record's key on the service. */
export function changesKey({ key }: Pick<Entity, 'key'>, changes: LogEntry['changes']): boolean {
  return changes.some(({ field }) => key.includes(field));
}

/**
 * The entry of a row that is sent again only if the user says so. Shiftsheet does not repeat the call to find out the result
 * either.
 */
export function leftToUser({ repeat: _, maySendAgain: __, ...entry }: LogEntry): LogEntry {
  return { ...entry, waitsForUser: true };
}

/** New entries for the log, with the unconfirmed changes of the entries that they replace. */
export function withEarlierChanges(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const before = new Map(log.map((entry) => [entry.row, entry]));
  return entries.map((entry): LogEntry => {
    const earlier = before.get(entry.row);
    const earlierChanges = earlier && entry.action === 'update' ? earlierChangesOf(earlier, entry.push) : [];
    return earlierChanges.length === 0 ? entry : { ...entry, earlierChanges };
  });
}

/** The update was refused, and an earlier one got no clear answer: the entry becomes that of the earlier update. */
export function asEarlierUpdate({ earlierChanges = [], repeat: _, ...entry }: LogEntry): LogEntry {
  return { ...entry, changes: earlierChanges, outcome: { kind: 'unknown', reason: 'no-answer' } };
}

function earlierChangesOf(
  { push, action, outcome, changes, earlierChanges = [] }: LogEntry,
  now: LogEntry['push'],
): readonly SentChange[] {
  if (push === now || action !== 'update' || !isUnconfirmed(outcome)) return earlierChanges;
  const fields = new Set(changes.map(({ field }) => field));
  return [...changes, ...earlierChanges.filter(({ field }) => !fields.has(field))];
}
