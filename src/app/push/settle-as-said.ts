import type { Outcome } from '../../core/push/outcome';
import type { RowId } from '../../core/table/sheet';
import { settleUnread } from './settle-unread';
import type { TableRead } from '../table/table';
import type { Work } from '../work';

/**
 * The user has looked on the service: what waits for a word is there, as it was sent. Answers how many rows it holds for,
 * and of how many nobody here knows the number that they were sent with.
 */
export async function settleAsSaid(
  work: Work,
  read: TableRead,
): Promise<{ readonly stored: number; readonly nameless: number }> {
  const { entity, tracking } = read;
  const inSheet = new Set(tracking.rows.map(({ id }) => id));
  const waiting = work.journal
    .open(entity.kind)
    .filter(({ row, undecided }) => undecided === true && inSheet.has(row));
  const named = waiting.filter(
    ({ action, changes }) =>
      action === 'update' || changes.some(({ field }) => field === entity.add?.numbered),
  );
  const said = new Set(named.map(({ row }) => row));
  work.journal.answered(
    entity.kind,
    new Map([...said].map((row): [RowId, Outcome] => [row, { kind: 'stored' }])),
  );
  await settleUnread(work, read, { said });
  return { stored: said.size, nameless: waiting.length - said.size };
}
