import type { Entity } from '../../core/entities/entity';
import type { EventOf } from '../../core/sync/event';
import type { Batch } from '../../core/sync/sent-entries';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { batchSent } from './batch-sent';

/**
 * Writes a batch into the write-ahead log, and the log into the file: then it may leave. If another pane is sending some of
 * the rows, gives those and writes nothing. Throws where the lock is lost or the file can't be written.
 */
export async function logBatch(
  work: JobContext,
  entity: Entity,
  batch: Pick<Batch, 'call' | 'items' | 'preexisting'>,
  turnedAway: ReadonlySet<RowId>,
): Promise<ReadonlySet<RowId>> {
  const { kind } = entity;
  await work.lock.assertHeld();
  const others = await work.sync.sentElsewhere(kind, new Set(batch.items.map(({ row }) => row)));
  if (others.size > 0) return others;
  const sent = batchSent(entity, { ...batch, push: work.sync.push, log: work.sync.log(kind) });
  const withdrawal = work.sync.withdrawal(sent);
  await work.sync.commitToFile(sent);
  await confirmLock(work, withdrawal, turnedAway);
  return others;
}

/**
 * Writing the log may have waited for long (a cell that is edited): a batch does not leave once the lock is lost. The write has
 * noticed what other panes have written, so this is no round trip.
 */
async function confirmLock(
  work: JobContext,
  withdrawal: EventOf<'batch-withdrawn'>,
  turnedAway: ReadonlySet<RowId>,
): Promise<void> {
  try {
    await work.lock.confirm();
  } catch (error) {
    const isUnsent = (row: RowId) => !turnedAway.has(row);
    await work.sync.commit({
      ...withdrawal,
      rows: withdrawal.rows.filter(isUnsent),
      before: withdrawal.before.filter(({ row }) => isUnsent(row)),
    });
    await work.ports.workbook.memory.flush();
    throw error;
  }
}
