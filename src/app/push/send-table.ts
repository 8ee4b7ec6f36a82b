import { itemsOf, narrowed } from '../../core/push/plan';
import { preexistingMatches } from '../../core/push/settle';
import type { RowId } from '../../core/table/sheet';
import { writeStatuses } from '../reconcile/write-statuses';
import type { JobContext } from '../job-context';
import { withCompanions } from './companions';
import type { BlockedRow } from '../reconcile/blocked-row';
import { compareWithService } from './compare';
import { sendLaterFields } from './later-fields';
import { planAnew } from './plan-anew';
import type { PlannedTable } from './push-plan';
import { sendAndReadBack } from './read-back';
import { notReached } from './answered-results';
import { blockedResult, type Step } from '../reconcile/row-results';
import { written, after } from '../reconcile/step';

interface Before {
  /** No table before has rows to send. */
  readonly isFirst: boolean;
  /** Why the push has ended already, where it has. */
  readonly ended: Pick<Step, 'stoppedBy'>;
}

export async function sendTable(
  work: JobContext,
  table: PlannedTable,
  passwords: ReadonlyMap<RowId, string>,
  { isFirst, ended }: Before,
): Promise<Step> {
  if (table.plan.calls.length === 0) return { results: new Map() };
  if (ended.stoppedBy !== undefined) return notReachedTable(work, table);
  if (isFirst) return pushTable(work, table, passwords, new Map());
  const anew = await planAnew(work, table);
  const step = await written(work, anew.table.read, anew.blocked);
  if (step.stoppedBy !== undefined) return step;
  return after(step, () => pushTable(work, anew.table, passwords, step.results));
}

/** A table to which the push did not come. */
export function notReachedTable(work: JobContext, { read, plan }: PlannedTable): Promise<Step> {
  return written(work, read, new Map(itemsOf(plan).map(({ row }) => [row, notReached()])));
}

/** Sends one table's plan, but rows that differ on the service from what the user saw. */
async function pushTable(
  work: JobContext,
  { read, plan: whole }: PlannedTable,
  passwords: ReadonlyMap<RowId, string>,
  before: Step['results'],
): Promise<Step> {
  const { kind } = read.entity;
  const listing = await work.records.list(kind, work.sync.snapshot(kind).unknownFields);
  const { records: listed, contradictory } = listing;
  const blocked = read.entity.read
    ? compareWithService(read, whole, listed, contradictory)
    : new Map<RowId, BlockedRow>();
  await writeStatuses(work, read, blocked);
  const going = narrowed(whole, (item) => !blocked.has(item.row));
  const plan = withCompanions(read.entity, going, listed);
  const additions = itemsOf(plan).filter((item) => item.action === 'add');
  const preexisting = preexistingMatches(read.entity, additions, listed);
  const own = [...blocked].map(([row, status]) => [row, blockedResult(status)] as const);
  const results = new Map([...before, ...own]);
  const sent = await after({ results }, () =>
    sendAndReadBack(work, read, plan, { passwords, preexisting, before: results }),
  );
  return sent.stoppedBy === undefined
    ? after(sent, () => sendLaterFields(work, kind, plan, sent.results))
    : sent;
}
