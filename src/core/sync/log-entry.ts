import type { OpenReason } from '../checks/messages';
import type { Entity } from '../entities/entity';
import { isUnconfirmed } from '../push/outcome';
import type { SentChange, SentItem } from '../push/sent-item';
import type { FieldCells } from '../table/record';

type Wires = Readonly<Record<string, string>>;

/** One item of a call, exactly as it was sent. */
export interface Repeatable {
  readonly method: string;
  readonly query: Wires;
  readonly item: Wires;
}

/** One row in the write-ahead log: what was sent for it, as long as nothing has shown what the service made of it. */
export interface LogEntry extends SentItem {
  readonly kind: string;
  readonly label: string;
  /** The push that sent it. */
  readonly push?: string;
  /** A later push has begun since. */
  readonly fromEarlierPush?: boolean;
  /** No list shows it: only the user can say whether to send it again. */
  readonly waitsForUser?: boolean;
  /**
   * It may be sent again: no list shows it, or the user says so. The entry stays because a late list, or a refusal of the
   * second one, may still show that it is stored.
   */
  readonly maySendAgain?: boolean;
  /** The call with which it can be sent again, where the service can't list what it stored. */
  readonly repeat?: Repeatable;
  /** What an earlier update of the row sent without a clear answer: until a list or a `0` tells, the service may hold it. */
  readonly earlierChanges?: readonly SentChange[];
}

/** What was sent for a row, by field. */
export function sentCells({ changes }: Pick<LogEntry, 'changes'>): FieldCells {
  return Object.fromEntries(changes.map(({ field, to }) => [field, to]));
}

/** Whether a row still holds what was sent for it. */
export function stillHoldsSentCells({ changes }: Pick<LogEntry, 'changes'>, cells: FieldCells): boolean {
  return changes.every(({ field, to }) => (cells[field] ?? '') === to);
}

/** Why a row that waits for the user's word does so. */
export function openReason(
  { key, read }: Pick<Entity, 'key' | 'read'>,
  { action, outcome, changes }: Pick<LogEntry, 'action' | 'outcome' | 'changes'>,
): OpenReason {
  if (action === 'update' && changesKey({ key }, changes)) return 'key-in-doubt';
  if (!read) return 'not-readable';
  if (outcome.kind !== 'stored') return 'not-found';
  return action === 'add' ? 'not-listed' : 'not-shown';
}

/** Whether an update changes the number by which the service knows the record. */
export function changesKey({ key }: Pick<Entity, 'key'>, changes: LogEntry['changes']): boolean {
  return changes.some(({ field }) => key.includes(field));
}

/** A row that goes again by the user's word alone: not even the same call is repeated to find out. */
export function leftToUser({ repeat: _, maySendAgain: __, ...entry }: LogEntry): LogEntry {
  return { ...entry, waitsForUser: true };
}

/** Entries that are about to take the place of others in the log, with what earlier pushes have left in doubt there. */
export function withEarlierChanges(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const before = new Map(log.map((entry) => [entry.row, entry]));
  return entries.map((entry): LogEntry => {
    const earlier = before.get(entry.row);
    const earlierChanges = earlier && entry.action === 'update' ? earlierChangesOf(earlier, entry.push) : [];
    return earlierChanges.length === 0 ? entry : { ...entry, earlierChanges };
  });
}

/** An update that was refused after one without a clear answer: that one is what the row still waits for. */
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
