import { fieldOf } from '../../core/entities/entity';
import { itemsOf, narrowed } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import { sentenceOf } from '../store';
import { freshId } from '../table/fresh-id';
import { identifyRows } from '../table/identity';
import { paint } from '../table/paint';
import { readTable } from '../table/table';
import type { PushResult } from '../view';
import type { JobContext } from '../job-context';
import { writeAheadAdditions } from './write-ahead';
import { logNotSent } from '../reconcile/push-log';
import { planTable, wasSeen, type PlannedTable, type SeenItems } from './push-plan';
import { resultOf, type PushedTable } from './push-result';
import { readSettled, leftOpen } from './read-back';
import { retryUnanswered, unanswered } from './retry-unanswered';
import { stoppedBy, type Step } from '../reconcile/row-results';
import { sendTable } from './send-table';

/**
 * Sends what the preview showed, table by table, parents first, and writes every answer into its row. 'changed':
 * something else would go than was previewed, and nothing was sent. Throws what happens before anything was sent;
 * afterwards failures are part of the result.
 */
export async function push(
  work: JobContext,
  kinds: readonly string[],
  passwords: ReadonlyMap<RowId, string>,
  previewed: SeenItems,
): Promise<PushResult | 'changed'> {
  const tables: PlannedTable[] = [];
  const adding = new Set<RowId>();
  const failures: Error[] = [];
  for (const kind of kinds) {
    const { read } = await identifyRows(work.ports, work, kind);
    let table = planTable(read, adding);
    if (table.plan.calls.length > 0 || work.sync.log(kind).length > 0) {
      work.records.need(kind, namedKinds(table));
      await retryUnanswered(work, kind).catch((error: unknown) => failures.push(leftOpen(error)));
      table = await prepare(work, kind, adding);
      work.records.need(kind, namedKinds(table));
    }
    for (const item of itemsOf(table.plan)) if (item.action === 'add') adding.add(item.row);
    tables.push(table);
  }
  if (!wasSeen(tables, previewed)) {
    const [failure] = failures;
    if (failure) throw failure;
    return 'changed';
  }
  const push = freshId(work.ports.random);
  await work.sync.begin(push);
  await writeAheadAdditions(work, tables, push);
  for (const { read, plan } of tables) work.names.freeze(read.entity, itemsOf(plan));
  try {
    return await sendTables(work, tables, passwords);
  } finally {
    work.names.unfreeze();
  }
}

/** Kinds of which a planned row names a record: their names must be as the service has them now. */
function namedKinds({ read: { entity }, plan }: PlannedTable): Set<string> {
  const fields = itemsOf(plan).flatMap(({ changes, later = [] }) => [...changes, ...later]);
  return new Set(fields.flatMap(({ field }) => fieldOf(entity, field).refers ?? []));
}

async function prepare(work: JobContext, kind: string, adding: ReadonlySet<RowId>): Promise<PlannedTable> {
  const { read, plan } = planTable(await readSettled(work, kind), adding);
  const open = unanswered(work.sync, kind);
  return { read, plan: narrowed(plan, ({ row }) => !open.has(row)) };
}

async function sendTables(
  work: JobContext,
  tables: readonly PlannedTable[],
  passwords: ReadonlyMap<RowId, string>,
): Promise<PushResult> {
  const pushed: PushedTable[] = [];
  let ended: Pick<Step, 'stoppedBy'> = {};
  for (const table of tables) {
    const isFirst = pushed.every(({ plan }) => plan.calls.length === 0);
    const step = await sendTable(work, table, passwords, { isFirst, ended }).catch((error: unknown): Step => {
      if (isFirst) throw error;
      return { results: new Map(), stoppedBy: sentenceOf(error) };
    });
    ended = stoppedBy(ended.stoppedBy, step.stoppedBy);
    if (step.results.size > 0) await paint(work.ports.workbook, table.read.layout).catch(() => undefined);
    pushed.push(await finished(work, table, step));
  }
  return resultOf(pushed, ended.stoppedBy, passwords);
}

/** Once a table's rows were sent, or were not: logs those that were not, and reads the table as it stands now. */
export async function finished(
  work: JobContext,
  { read, plan }: PlannedTable,
  { results }: Step,
): Promise<PushedTable> {
  const { workbook } = work.ports;
  await logNotSent(work, read.entity, plan, results);
  const now = await readTable(workbook, work, read.entity.kind).catch(() => undefined);
  return { read, plan, now: now ?? read, results };
}
