import { fieldOf } from '../../core/entities/entity';
import { itemsOf, filteredPlan } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import type { Checked } from './check';
import { planRows, type PlannedTable, approvedItems, isApproved } from './planned-table';
import { readReconciled } from './read-back';
import { unanswered } from './retry-unanswered';
import { writeAheadAdditions } from './write-ahead';

/** The plan that the user has approved. The saved file already names its additions as rows that may have been sent. */
export interface Planned {
  readonly kind: 'planned';
  readonly tables: readonly PlannedTable[];
  /** The first passwords of new users, by row, as they were when the user chose to push. */
  readonly passwords: ReadonlyMap<RowId, string>;
}

/** The plan differs from what the user has approved. Nothing new was sent. */
export interface PlanDiffers {
  readonly kind: 'changed';
}

/**
 * The step between the preview and sending. Reconciles the unconfirmed rows of earlier pushes, plans again what the user saw,
 * and writes the additions into the write-ahead log. Throws if unconfirmed rows could not be reconciled and the plan differs
 * from what the user saw.
 */
export async function planAgain(work: JobContext, approved: Checked): Promise<Planned | PlanDiffers> {
  const { firstPasswords } = work;
  firstPasswords.begin();
  const passwords = new Map(firstPasswords.chosen);
  const { tables, failure } = await planTables(work, approved.tables);
  if (!isApproved(tables, approvedItems(approved.tables))) {
    if (failure) throw failure;
    return { kind: 'changed' };
  }
  const push = freshId(work.ports.random);
  await work.lock.beginSending();
  await work.sync.begin(push);
  await writeAheadAdditions(work, tables, push);
  // If the user has saved the file as another one meanwhile, the save above has not reached the first one.
  await work.checkPlace();
  await work.lock.confirm();
  return { kind: 'planned', tables, passwords };
}

interface PlannedTables {
  readonly tables: readonly PlannedTable[];
  /** Why rows of an earlier push could not be reconciled, if that failed. */
  readonly failure?: Error;
}

/** Plans the tables, parents first. Unconfirmed rows of an earlier push are reconciled first: they may be stored by now. */
async function planTables(work: JobContext, seen: readonly PlannedTable[]): Promise<PlannedTables> {
  const tables: PlannedTable[] = [];
  const adding = new Set<RowId>();
  const failures: Error[] = [];
  for (const { only, ...before } of seen) {
    const { kind } = before.read.entity;
    const isListNeeded = before.plan.calls.length > 0 || work.sync.log(kind).length > 0;
    if (isListNeeded) work.records.need(kind, namedKinds(before));
    const { read, failure } = isListNeeded
      ? await readReconciled(work, kind, { resend: { only } })
      : { ...(await identifyRows(work.ports, work, kind)), failure: undefined };
    if (failure) failures.push(failure);
    const table = withoutUnanswered(planRows(read, adding, only), unanswered(work.sync, kind));
    if (isListNeeded) work.records.need(kind, namedKinds(table));
    for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
    tables.push(table);
  }
  const [failure] = failures;
  return { tables, ...(failure ? { failure } : {}) };
}

/** The kinds whose records a planned row names. Their names must be the service's current names. */
function namedKinds({ read: { entity }, plan }: PlannedTable): Set<string> {
  const fields = itemsOf(plan).flatMap(({ changes, later = [] }) => [...changes, ...later]);
  return new Set(fields.flatMap(({ field }) => fieldOf(entity, field).refers ?? []));
}

/** Additions without an answer can only be sent once more unchanged: they are not planned. */
function withoutUnanswered({ plan, ...table }: PlannedTable, open: ReadonlySet<RowId>): PlannedTable {
  return { ...table, plan: filteredPlan(plan, ({ row }) => !open.has(row)) };
}
