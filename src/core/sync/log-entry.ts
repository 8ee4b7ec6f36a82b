import type { Entity } from '../entities/entity';
import type { WaitingReason } from '../problems/messages';
import { isUnconfirmedOutcome, reasonToAsk } from '../push/outcome';
import type { SentChange } from '../table/push-log';
import type { FieldCells } from '../table/record';
import type { SentItem } from './sent';

type Wires = Readonly<Record<string, string>>;

/** One item of a call, exactly as it was sent. */
export interface Repeatable {
  readonly method: string;
  readonly query: Wires;
  readonly item: Wires;
}

/**
 * Where the row of an entry stands. `open`: the next answer or list decides. `waits-for-user`: no list shows the row, so only
 * the user can say whether to send it again. `may-send-again`: no list shows the row, or the user says that it is not stored.
 * Then the entry stays, because a late list, or a refusal of the second sending, may still show that the row is stored.
 */
type Stage = 'open' | 'waits-for-user' | 'may-send-again';

/** What becomes of an entry once its row is reconciled. `earlier`: it waits for the result of an earlier update. */
export type NextStage = Exclude<Stage, 'open'> | 'settled' | 'earlier';

/** One row in the write-ahead log: what was sent for it. The entry stays until the result of the row is known. */
export interface LogEntry extends SentItem {
  readonly kind: string;
  readonly label: string;
  readonly stage: Stage;
  /** The push that sent it. */
  readonly push?: string;
  /** Whether another push has begun after the one that sent the row. */
  readonly fromEarlierPush?: boolean;
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

/** The entry in its next stage. Undefined if the log drops it. */
export function inStage(entry: LogEntry, next: NextStage): LogEntry | undefined {
  switch (next) {
    case 'settled':
      return undefined;
    case 'waits-for-user':
    case 'may-send-again':
      return { ...entry, stage: next };
    case 'earlier':
      return entry.earlierChanges ? asEarlierUpdate(entry, entry.earlierChanges) : entry;
  }
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
): WaitingReason | 'number-taken' {
  const asked = reasonToAsk(outcome);
  if (asked) return asked;
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
export function leftToUser({ repeat: _, ...entry }: LogEntry): LogEntry {
  return { ...entry, stage: 'waits-for-user' };
}

/** New entries for the log, with the unconfirmed changes of the entries that they replace. */
export function withEarlierChanges(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const before = new Map(log.map((entry) => [entry.row, entry]));
  return entries.map((entry): LogEntry => {
    const earlier = before.get(entry.row);
    const earlierChanges = earlier && entry.action === 'update' ? earlierChangesOf(earlier, entry.push) : [];
    return entry.stage === 'may-send-again' || earlierChanges.length === 0
      ? entry
      : { ...entry, earlierChanges };
  });
}

/** The update was refused, and an earlier one got no clear answer: the entry becomes that of the earlier update. */
function asEarlierUpdate(
  { earlierChanges: _, repeat: __, ...entry }: LogEntry,
  changes: readonly SentChange[],
): LogEntry {
  return { ...entry, changes, outcome: { kind: 'unknown', reason: 'no-answer' } };
}

function earlierChangesOf(
  { push, action, outcome, changes, earlierChanges = [] }: LogEntry,
  now: LogEntry['push'],
): readonly SentChange[] {
  if (push === now || action !== 'update' || !isUnconfirmedOutcome(outcome)) return earlierChanges;
  const fields = new Set(changes.map(({ field }) => field));
  return [...changes, ...earlierChanges.filter(({ field }) => !fields.has(field))];
}
