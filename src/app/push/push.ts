import { itemsOf } from '../../core/push/plan';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { errorSentence } from '../store';
import { freshId } from '../table/fresh-id';
import type { PushResult } from '../view';
import { planTables } from './plan-tables';
import { wasSeen, type PlannedTable, type SeenItems } from './push-plan';
import { resultOf } from './push-result';
import { sendTable } from './send-table';
import { sendTables, type SentTables } from './send-tables';
import { writeAheadAdditions } from './write-ahead';

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
  const { tables, failure } = await planTables(work, kinds);
  if (!wasSeen(tables, previewed)) {
    if (failure) throw failure;
    return 'changed';
  }
  await begin(work, tables);
  const sent = await send(work, tables, passwords);
  return resultOf(sent.tables, sent.stoppedBy, passwords);
}

async function begin(work: JobContext, tables: readonly PlannedTable[]): Promise<void> {
  const push = freshId(work.ports.random);
  await work.sync.begin(push);
  await writeAheadAdditions(work, tables, push);
}

/** Sends and reconciles. Names mean the same records until the push ends, whatever is listed meanwhile. */
async function send(
  work: JobContext,
  tables: readonly PlannedTable[],
  passwords: ReadonlyMap<RowId, string>,
): Promise<SentTables> {
  for (const { read, plan } of tables) work.names.freeze(read.entity, itemsOf(plan));
  try {
    return await sendTables(work, tables, (table, { done, ended }) => {
      const isFirst = done.every(({ plan }) => plan.calls.length === 0);
      return sendTable(work, table, passwords, { isFirst, ended }).catch((error: unknown) => {
        if (isFirst) throw error;
        return { results: new Map(), stoppedBy: errorSentence(error) };
      });
    });
  } finally {
    work.names.unfreeze();
  }
}
