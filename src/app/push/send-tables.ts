import type { JobContext } from '../job-context';
import { logNotSent } from '../reconcile/push-log';
import { stoppedBy, type Step } from '../reconcile/row-results';
import { paint } from '../table/paint';
import { readTable } from '../table/table';
import type { PlannedTable } from './push-plan';
import type { PushedTable } from './push-result';

export interface SentTables {
  readonly tables: readonly PushedTable[];
  /** Why the push ended before everything was sent. */
  readonly stoppedBy?: string;
}

/**
 * Sends and reconciles one table after the other. `send` gets what stands before its table: the tables that are done, and why
 * the push has ended already, where it has.
 */
export async function sendTables(
  work: JobContext,
  tables: readonly PlannedTable[],
  send: (
    table: PlannedTable,
    before: { readonly done: readonly PushedTable[]; readonly ended: Pick<Step, 'stoppedBy'> },
  ) => Promise<Step>,
): Promise<SentTables> {
  const done: PushedTable[] = [];
  let ended: Pick<Step, 'stoppedBy'> = {};
  for (const table of tables) {
    const step = await send(table, { done, ended });
    ended = stoppedBy(ended.stoppedBy, step.stoppedBy);
    if (step.results.size > 0) await paint(work.ports.workbook, table.read.layout).catch(() => undefined);
    done.push(await finished(work, table, step));
  }
  return { tables: done, ...ended };
}

/** Once a table's rows were sent, or were not: logs those that were not, and reads the table as it stands now. */
async function finished(
  work: JobContext,
  { read, plan }: PlannedTable,
  { results }: Step,
): Promise<PushedTable> {
  await logNotSent(work, read.entity, plan, results);
  const now = await readTable(work.ports.workbook, work, read.entity.kind).catch(() => undefined);
  return { read, plan, now: now ?? read, results };
}
