import { fieldOf } from '../../core/entities/entity';
import { itemsOf, narrowed } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { identifyRows } from '../table/identity';
import { planTable, type PlannedTable } from './push-plan';
import { leaveUnconfirmed, readSettled } from './read-back';
import { retryUnanswered, unanswered } from './retry-unanswered';

export interface PlannedTables {
  readonly tables: readonly PlannedTable[];
  /** Why what an older push left open could not be found out, where it could not. */
  readonly failure?: Error;
}

/** Plans the tables, parents first. What an older push left open is reconciled before: its rows may be stored by now. */
export async function planTables(work: JobContext, kinds: readonly string[]): Promise<PlannedTables> {
  const tables: PlannedTable[] = [];
  const adding = new Set<RowId>();
  const failures: Error[] = [];
  for (const kind of kinds) {
    const { read } = await identifyRows(work.ports, work, kind);
    let table = planTable(read, adding);
    if (table.plan.calls.length > 0 || work.sync.log(kind).length > 0) {
      work.records.need(kind, namedKinds(table));
      await retryUnanswered(work, kind).catch((error: unknown) => failures.push(leaveUnconfirmed(error)));
      table = await planReconciled(work, kind, adding);
      work.records.need(kind, namedKinds(table));
    }
    for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
    tables.push(table);
  }
  const [failure] = failures;
  return { tables, ...(failure ? { failure } : {}) };
}

/** Kinds of which a planned row names a record: their names must be as the service has them now. */
function namedKinds({ read: { entity }, plan }: PlannedTable): Set<string> {
  const fields = itemsOf(plan).flatMap(({ changes, later = [] }) => [...changes, ...later]);
  return new Set(fields.flatMap(({ field }) => fieldOf(entity, field).refers ?? []));
}

async function planReconciled(
  work: JobContext,
  kind: string,
  adding: ReadonlySet<RowId>,
): Promise<PlannedTable> {
  const { read, plan } = planTable(await readSettled(work, kind), adding);
  const open = unanswered(work.sync, kind);
  return { read, plan: narrowed(plan, ({ row }) => !open.has(row)) };
}
