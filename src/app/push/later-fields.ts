import { itemsOf, filteredPlan, type Plan } from '../../core/push/plan';
import { rowMessages } from '../../core/sync/messages';
import type { RowResult } from '../../core/sync/result-state';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { identifyRows } from '../table/identity';
import type { TableSnapshot } from '../table/table-snapshot';
import { planTable, notApprovedRows, type ApprovedItem } from './planned-table';
import { readBack } from './read-back';
import { send } from './send';
import {
  endedBy,
  type Ended,
  type ToSend,
  type Reconciled,
  type RowResults,
  writeResults,
} from './step-values';

/**
 * Fields that an addition can't have (a user's ExternalID) are sent in an update as soon as the new record has its key, with
 * the values that the user saw. What was typed since remains an edit. The row's result is then the result of the update.
 */
export async function sendLaterFields(
  work: JobContext,
  added: Reconciled | Ended,
): Promise<Reconciled | Ended> {
  if (added.kind === 'ended') return added;
  const due = dueFields(added);
  if (due.length === 0) return added;
  try {
    const toSend = await planLater(work, added, due);
    if (toSend.plan.calls.length === 0) return added;
    const sent = await send(work, toSend);
    const reconciled = await readBack(work, sent);
    return await withRefusals(work, toSend, reconciled);
  } catch (error) {
    return endedBy({ ...added, isFirst: false }, error);
  }
}

/** The fields that are still to be sent for rows that are stored now. */
function dueFields({ plan, results }: Reconciled): ApprovedItem[] {
  return itemsOf(plan).flatMap(({ row, later }): ApprovedItem[] =>
    later && results.get(row)?.outcome === 'stored' ? [{ row, action: 'update', changes: later }] : [],
  );
}

async function planLater(work: JobContext, added: Reconciled, due: readonly ApprovedItem[]): Promise<ToSend> {
  const { read } = await identifyRows(work.ports, work, added.read.entity.kind);
  const { plan: whole } = planTable(withOnly(read, due), new Set(), {
    only: new Set(due.map(({ row }) => row)),
  });
  const notApproved = notApprovedRows(whole, due);
  return {
    kind: 'to-send',
    read,
    plan: filteredPlan(whole, ({ row }) => !notApproved.has(row)),
    results: added.results,
    passwords: new Map(),
    preexisting: new Map(),
    // The table was read back a moment ago.
    comparedAt: work.ports.clock.now(),
    isFirst: false,
  };
}

/** Rows that were added and whose later fields were refused. The Message says both. */
async function withRefusals(
  work: JobContext,
  { read, plan }: ToSend,
  sent: Reconciled | Ended,
): Promise<Reconciled | Ended> {
  const refused = addedButRefused(plan, sent.results);
  if (refused.size === 0) return sent;
  const results = new Map([...sent.results, ...refused]);
  const before = sent.kind === 'ended' ? sent.stoppedBy : [];
  try {
    const { read: now } = await identifyRows(work.ports, work, read.entity.kind);
    const stoppedBy = [...before, ...(await writeResults(work, now, refused))];
    return stoppedBy.length > 0 ? { kind: 'ended', results, stoppedBy } : { ...sent, results };
  } catch (error) {
    return { kind: 'ended', results, stoppedBy: [...before, { code: 'failed', error }] };
  }
}

function addedButRefused(later: Plan, results: RowResults): Map<RowId, RowResult> {
  return new Map(
    itemsOf(later).flatMap(({ row }): [RowId, RowResult][] => {
      const result = results.get(row);
      if (result?.outcome !== 'refused') return [];
      return [[row, { ...result, message: rowMessages.addedButRefused(result.message), added: true }]];
    }),
  );
}

/** The table as if, in these rows, only the fields were edited that are still to be sent. */
function withOnly(read: TableSnapshot, due: readonly ApprovedItem[]): TableSnapshot {
  const fields = new Map(due.map(({ row, changes }) => [row, changes.map(({ field }) => field)]));
  const rows = read.tracking.rows.map((row) => {
    const its = fields.get(row.id);
    return its ? { ...row, changed: row.changed.filter((name) => its.includes(name)) } : row;
  });
  return { ...read, tracking: { ...read.tracking, rows } };
}
