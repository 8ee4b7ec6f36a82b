import { itemsOf, narrowed } from '../../core/push/plan';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/sheet';
import { identifyRows } from '../table/identity';
import { blockedStatuses } from '../table/status';
import type { JobContext } from '../job-context';
import { planTable, type PlannedTable } from './push-plan';
import { blockedResult, type RowResult } from '../reconcile/row-results';
import { unseenRows } from './seen-rows';

export interface PlannedAnew {
  readonly table: PlannedTable;
  /** Rows that were planned before and can't go any more. */
  readonly blocked: ReadonlyMap<RowId, RowResult>;
}

/** After other tables were sent: the same rows, with the names and records as they are now. */
export async function planAnew(work: JobContext, before: PlannedTable): Promise<PlannedAnew> {
  const { kind } = before.read.entity;
  work.records.forget(kind);
  await work.records.list(kind, work.sync.snapshot(kind).unknownFields);
  const { read } = await identifyRows(work.ports, work, kind);
  const only = new Set(itemsOf(before.plan).map((item) => item.row));
  const table = planTable(read, new Set(), only);
  const changed = unseenRows(table.plan, itemsOf(before.plan));
  const going = new Set(itemsOf(table.plan).map((item) => item.row));
  const fixes = blockedStatuses(table.read);
  const blocked = new Map<RowId, RowResult>();
  for (const row of read.tracking.rows) {
    const status = changed.has(row.id)
      ? statusOf({ kind: 'edited', notSent: 'changed-meanwhile' })
      : only.has(row.id) && !going.has(row.id)
        ? fixes.get(row.index)
        : undefined;
    if (status) blocked.set(row.id, blockedResult(status));
  }
  return { table: { ...table, plan: narrowed(table.plan, ({ row }) => !changed.has(row)) }, blocked };
}
