import { fieldOf } from '../../core/entities/entity';
import { itemsOf, filteredPlan } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import type { Checked } from './check';
import { planRows, type PlannedTable } from './planned-table';
import { leaveUnconfirmed, readReconciled } from './read-reconciled';
import { retryUnanswered, unanswered } from './retry-unanswered';
import { approvedItems, isApproved } from './approved-items';
import { writeAheadAdditions } from './write-ahead';

/** The plan that the user has approved. The saved file already names its additions as rows that may have been sent. */
export interface Planned {
  readonly kind: 'planned';
  readonly tables: readonly PlannedTable[];
  /** The first passwords of new users, by row, as they were when the user chose to push. */
  readonly passwords: ReadonlyMap<RowId, string>;
}

/** The plan differs from what the user has approved. Nothing new was sent. */
export interface Changed {
  readonly kind: 'changed';
}

/**
 * The step between the preview and sending. Reconciles the unconfirmed rows of earlier pushes, plans again what the user saw,
 * and writes the additions into the write-ahead log. Throws if unconfirmed rows could not be reconciled and the plan differs
 * from what the user saw.
 */
export async function plan(work: JobContext, approved: Checked): Promise<Planned | Changed> {
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
  for (const { read: before, only } of seen) {
    const { kind } = before.entity;
    const { read } = await identifyRows(work.ports, work, kind);
    let table = planRows(read, adding, only);
    if (table.plan.calls.length > 0 || work.sync.log(kind).length > 0) {
      work.records.need(kind, namedKinds(table));
      await retryUnanswered(work, kind, only && { only }).catch((error: unknown) =>
        failures.push(leaveUnconfirmed(error)),
      );
      table = await planReconciled(work, kind, adding, only);
      work.records.need(kind, namedKinds(table));
    }
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

async function planReconciled(
  work: JobContext,
  kind: string,
  adding: ReadonlySet<RowId>,
  only: ReadonlySet<RowId> | undefined,
): Promise<PlannedTable> {
  const { plan, ...table } = planRows(await readReconciled(work, kind), adding, only);
  const open = unanswered(work.sync, kind);
  return { ...table, plan: filteredPlan(plan, ({ row }) => !open.has(row)) };
}
