import { itemsOf } from '../../core/push/plan';
import type { JobContext } from '../job-context';
import { notReached } from './answered-results';
import { compareNow, NEVER } from './compare-now';
import { planAgain } from './plan-again';
import type { PlannedTable } from './planned-table';
import type { PushedTable } from './report';
import { endedBy, type Ended, type ToSend } from './table-push';
import { writeResults } from './write-results';

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
