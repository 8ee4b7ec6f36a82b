import { itemsOf, filteredPlan } from '../../core/push/plan';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { blockedResult, type RowResult } from '../reconcile/row-results';
import { identifyRows } from '../table/identity';
import { blockedStatuses } from '../table/status';
import { planTable } from './planned-table';
import { notApprovedRows } from './approved-items';
import { endedBy, type Ended, type ToSend } from './table-push';
import { writeResults } from './write-results';

/**
 * Plans the same rows again after other tables were sent, with the names and records as they are now. A row that can't be sent
 * any more gets a Status and a Message.
 */
export async function planAgain(work: JobContext, before: ToSend): Promise<ToSend | Ended> {
  try {
    const { table, results } = await sameRowsNow(work, before);
    const stoppedBy = await writeResults(work, table.read, results);
    return stoppedBy.length > 0 ? { kind: 'ended', results, stoppedBy } : { ...before, ...table, results };
  } catch (error) {
    return endedBy(before, error);
  }
}

async function sameRowsNow(work: JobContext, before: ToSend) {
  const { kind } = before.read.entity;
  work.records.forget(kind);
  await work.records.list(kind, work.sync.snapshot(kind).unknownFields);
  const { read } = await identifyRows(work.ports, work, kind);
  const only = new Set(itemsOf(before.plan).map((item) => item.row));
  const table = planTable(read, new Set(), { only });
  const changed = notApprovedRows(table.plan, itemsOf(before.plan));
  const rowsToSend = new Set(itemsOf(table.plan).map((item) => item.row));
  const fixes = blockedStatuses(table.read);
  const results = new Map<RowId, RowResult>();
  for (const row of read.tracking.rows) {
    const status = changed.has(row.id)
      ? statusOf({ kind: 'edited', notSent: 'changed-meanwhile' })
      : only.has(row.id) && !rowsToSend.has(row.id)
        ? fixes.get(row.index)
        : undefined;
    if (status) results.set(row.id, blockedResult(status));
  }
  return { table: { ...table, plan: filteredPlan(table.plan, ({ row }) => !changed.has(row)) }, results };
}
