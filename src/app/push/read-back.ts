import type { Held } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import { refreshTable } from '../download/refresh';
import { clearSettled, settleOpen } from './settle-open';
import type { SettledStatus } from './settled-status';
import type { TableRead } from '../table/table';
import type { Work } from '../work';

/**
 * Settles what the journal holds and merges the list into the sheet, without rows for records that have none there; the
 * journal is cleared when the sheet says so.
 */
export async function settleAndRefresh(
  work: Work,
  read: TableRead,
  theirs: readonly Held[],
): Promise<Map<RowId, SettledStatus>> {
  const { kind } = read.entity;
  const statuses = await settleOpen(work, kind, read, theirs);
  await refreshTable(work, read, work.baselines.get(kind), theirs, { statuses, append: false });
  await clearSettled(work, read, statuses);
  return statuses;
}
