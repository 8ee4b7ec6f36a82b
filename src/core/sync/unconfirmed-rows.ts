import type { TrackedRow } from '../changes/row';
import { problemAt, type Problem } from '../problems/problem';
import type { Entity } from '../entities/entity';
import { waitingReason, type LogEntry } from './log-entry';

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
    const params = { reason: waitingReason(entity, entry) };
    return [problemAt(index, entity.frozenThrough, { code: 'unconfirmed', params })];
  });
}
