import { itemsOf, narrowed } from '../../core/push/plan';
import { preexistingMatches } from '../../core/push/matching-records';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import type { BlockedRow } from '../reconcile/blocked-row';
import { blockedResult } from '../reconcile/row-results';
import { writeStatuses } from '../reconcile/write-statuses';
import { notReached } from './answered-results';
import { withCompanions } from './companions';
import { compareWithService } from './compare';
import { planAnew } from './plan-anew';
import type { PlannedTable } from './planned-table';
import type { PushedTable } from './report';
import { endedBy, type Ended, type Going } from './table-push';
import { writeResults } from './write-results';

/**
 * What of a planned table still goes when its turn comes: where other tables were sent before it, it is planned anew. Rows
 * that differ on the service from what the user saw say so, and do not go.
 */
export async function stillGoing(
  work: JobContext,
  table: PlannedTable,
  passwords: Going['passwords'],
  done: readonly Pick<PushedTable, 'plan' | 'stoppedBy'>[],
): Promise<Going | Ended> {
  if (table.plan.calls.length === 0) return { kind: 'ended', results: new Map(), stoppedBy: [] };
  if (done.some(({ stoppedBy }) => stoppedBy.length > 0)) return leftOut(work, table);
  const isFirst = done.every(({ plan }) => plan.calls.length === 0);
  const going: Going = {
    kind: 'going',
    ...table,
    results: new Map(),
    passwords,
    preexisting: new Map(),
    isFirst,
  };
  return compared(work, isFirst ? going : await planAnew(work, going));
}

/** A table to which the push did not come. */
export async function leftOut(work: JobContext, { read, plan }: PlannedTable): Promise<Ended> {
  const results = new Map(itemsOf(plan).map(({ row }) => [row, notReached()]));
  return { kind: 'ended', results, stoppedBy: await writeResults(work, read, results) };
}

/** The plan without the rows that differ on the service from what the user saw, and with what else an item must carry. */
async function compared(work: JobContext, going: Going | Ended): Promise<Going | Ended> {
  if (going.kind === 'ended') return going;
  const { read, plan: whole } = going;
  const { entity } = read;
  try {
    const { unknownFields } = work.sync.snapshot(entity.kind);
    const { records, contradictory } = await work.records.list(entity.kind, unknownFields);
    const blocked = entity.read
      ? compareWithService(read, whole, records, contradictory)
      : new Map<RowId, BlockedRow>();
    await writeStatuses(work, read, blocked);
    const left = narrowed(whole, ({ row }) => !blocked.has(row));
    const plan = withCompanions(entity, left, records);
    const additions = itemsOf(plan).filter(({ action }) => action === 'add');
    const own = [...blocked].map(([row, status]) => [row, blockedResult(status)] as const);
    const preexisting = preexistingMatches(entity, additions, records);
    return { ...going, plan, preexisting, results: new Map([...going.results, ...own]) };
  } catch (error) {
    return endedBy(going, error);
  }
}
