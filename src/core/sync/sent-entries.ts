import type { Entity } from '../entities/entity';
import type { PlannedCall, PlannedItem } from '../push/planned';
import type { RowId } from '../table/layout';
import { withEarlierChanges, type LogEntry } from './log-entry';

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
 * the row can be sent again, unless the row names a record that is not stored yet (`namesUnstored`).
 */
export function sentEntries(
  { kind, read }: Entity,
  { push, call: { method, query }, items, log, preexisting }: Batch,
  namesUnstored: (item: PlannedItem) => boolean,
): LogEntry[] {
  const entries = items.map((planned): LogEntry => {
    const { row, label, action, key, changes, item } = planned;
    const canRepeat = !read && !namesUnstored(planned);
    return {
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
      ...(canRepeat ? { repeat: { method, query, item } } : {}),
    };
  });
  return withEarlierChanges(log, entries);
}
