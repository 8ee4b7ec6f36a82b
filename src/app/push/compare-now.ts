import { itemsOf, filteredPlan, type Plan, type PlannedItem } from '../../core/push/plan';
import { preexistingMatches } from '../../core/sync/matching-records';
import { blockedResult, type RowResult } from '../../core/sync/result-state';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { type BlockedRow, writeStatuses } from '../reconcile/merge-table';
import { identifyRows } from '../table/identity';
import { blockedStatuses } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { withCurrentAlwaysSent, compareWithService } from './compare';
import { type PlannedTable, planTable, notApprovedRows } from './planned-table';
import { type ToSend, type RowResults, notReached, endedBy, type Ended, writeResults } from './step-values';
import type { PushedTable } from './sum-up';

/**
 * For how long a comparison with the service is valid, in milliseconds. A batch that is sent later is compared once more: the
 * push may have waited for a new session ID, for a cell in edit mode, or for the service (429), and colleagues may have changed
 * records meanwhile. A list of 10,000 users takes some seconds.
 */
const VALID_MS = 60_000;

/** The time of comparison of a plan that was never compared. */
export const NEVER = -Infinity;

/** A plan that was compared with the service's list. */
export interface Compared {
  /**
   * The items that are still to be sent. Rows that differ on the service from what the user saw are left out, and the fields
   * that are always sent have the current values.
   */
  readonly plan: Plan;
  /** The results of the rows that are not sent. */
  readonly blockedResults: RowResults;
  /** Keys of records that were listed before and already equal what an addition sends, by row. */
  readonly preexisting: ToSend['preexisting'];
  /** When the service's list was read, in milliseconds of the device's clock. */
  readonly comparedAt: number;
}

/**
 * Compares a plan with the service's list. Rows that differ get a Status and Message, except the `unknown` ones, which were
 * sent before.
 */
async function compareNow(
  work: JobContext,
  read: TableSnapshot,
  whole: Plan,
  unknown: ReadonlySet<RowId> = new Set(),
): Promise<Compared> {
  const { entity } = read;
  const { unknownFields } = work.sync.snapshot(entity.kind);
  const { records, contradictory, readAt } = await work.records.list(entity.kind, unknownFields);
  const blocked = entity.read
    ? compareWithService(read, whole, records, contradictory)
    : new Map<RowId, BlockedRow>();
  const reported = new Map([...blocked].filter(([row]) => !unknown.has(row)));
  await writeStatuses(work, read, reported);
  const plan = withCurrentAlwaysSent(
    entity,
    filteredPlan(whole, ({ row }) => !blocked.has(row)),
    records,
  );
  const additions = itemsOf(plan).filter(({ action }) => action === 'add');
  return {
    plan,
    blockedResults: new Map([...reported].map(([row, status]) => [row, blockedResult(status)])),
    preexisting: preexistingMatches(entity, additions, records),
    comparedAt: readAt,
  };
}

/**
 * Whether a comparison is too old. If the device's clock was set back since, nobody knows how old the comparison is. A kind that
 * can't be listed (Infinity) is never compared.
 */
export function isComparisonExpired(
  { ports }: JobContext,
  { comparedAt }: Pick<Compared, 'comparedAt'>,
): boolean {
  const age = ports.clock.now() - comparedAt;
  return comparedAt !== Infinity && (age < 0 || age > VALID_MS);
}

/**
 * Compares items with a list that is read now, and returns the items that are still to be sent. An addition that was sent
 * before and rejected before processing is not compared: a listed record may be the addition's own record.
 */
export async function compareAgain(
  work: JobContext,
  { read, plan: whole }: ToSend,
  items: readonly PlannedItem[],
  unprocessed: ReadonlySet<RowId>,
): Promise<Pick<Compared, 'blockedResults'> & { readonly left: readonly PlannedItem[] }> {
  const rows = new Set(items.map(({ row }) => row));
  const isCompared = ({ row, action }: PlannedItem) =>
    rows.has(row) && !(action === 'add' && unprocessed.has(row));
  work.records.forget(read.entity.kind);
  const { plan, blockedResults } = await compareNow(work, read, filteredPlan(whole, isCompared), unprocessed);
  const now = new Map(itemsOf(plan).map((item) => [item.row, item]));
  const left = items.flatMap((item) => (isCompared(item) ? (now.get(item.row) ?? []) : [item]));
  return { left, blockedResults };
}

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
  return withComparison(work, isFirst ? toSend : await replanTable(work, toSend));
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
async function replanTable(work: JobContext, before: ToSend): Promise<ToSend | Ended> {
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
