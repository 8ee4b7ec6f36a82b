import { itemsOf, filteredPlan } from '../../core/push/plan';
import type { JobContext } from '../job-context';
import { notReached } from './answered-results';
import { compareNow, NEVER } from './compare-now';
import { type PlannedTable, planTable } from './planned-table';
import type { PushedTable } from './report';
import { endedBy, type Ended, type ToSend } from './table-push';
import { writeResults } from './write-results';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/layout';
import { blockedResult, type RowResult } from '../reconcile/row-results';
import { identifyRows } from '../table/identity';
import { blockedStatuses } from '../table/status';
import { notApprovedRows } from './approved-items';

/**
 * The plan that is still to be sent for a table when the push reaches that table. If other tables were sent before it, the
 * table is planned again. A row that differs on the service from what the user saw gets a Status and a Message, and is not
 * sent.
 */
export async function prepareTable(
  work: JobContext,
  table: PlannedTable,
  passwords: ToSend['passwords'],
  done: readonly Pick<PushedTable, 'plan' | 'stoppedBy'>[],
): Promise<ToSend | Ended> {
  if (table.plan.calls.length === 0) return { kind: 'ended', results: new Map(), stoppedBy: [] };
  if (done.some(({ stoppedBy }) => stoppedBy.length > 0)) return skipTable(work, table);
  const isFirst = done.every(({ plan }) => plan.calls.length === 0);
  const toSend: ToSend = {
    kind: 'to-send',
    ...table,
    results: new Map(),
    passwords,
    preexisting: new Map(),
    comparedAt: NEVER,
    isFirst,
  };
  return withComparison(work, isFirst ? toSend : await planAgain(work, toSend));
}

/** A table that the push did not reach. */
export async function skipTable(work: JobContext, { read, plan }: PlannedTable): Promise<Ended> {
  const results = new Map(itemsOf(plan).map(({ row }) => [row, notReached()]));
  return { kind: 'ended', results, stoppedBy: await writeResults(work, read, results) };
}

/** The plan without the rows that differ on the service from what the user saw. */
async function withComparison(work: JobContext, toSend: ToSend | Ended): Promise<ToSend | Ended> {
  if (toSend.kind === 'ended') return toSend;
  try {
    const { blockedResults, ...rest } = await compareNow(work, toSend.read, toSend.plan);
    return { ...toSend, ...rest, results: new Map([...toSend.results, ...blockedResults]) };
  } catch (error) {
    return endedBy(toSend, error);
  }
}

/**
 * Plans the same rows again after other tables were sent, with the names and records as they are now. A row that can't be sent
 * any more gets a Status and a Message.
 */
async function planAgain(work: JobContext, before: ToSend): Promise<ToSend | Ended> {
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
