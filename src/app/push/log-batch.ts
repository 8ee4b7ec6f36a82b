import type { Entity } from '../../core/entities/entity';
import type { EventOf } from '../../core/sync/event';
import type { Batch } from '../../core/sync/sent-entries';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { batchSent } from './batch-sent';
import type { Sending } from './call-service';
import { isOutdated } from './compare-now';

/** Why a batch may not be sent: another pane is sending some of its rows, or it must be compared with the service once more. */
export type BatchBlocked = { readonly elsewhere: ReadonlySet<RowId> } | 'outdated';

interface BatchLogged {
  /** Removes the batch from the log again, because nothing of it has reached the service. */
  readonly withdraw: () => Promise<void>;
}

/**
 * Writes a batch into the write-ahead log, and the log into the file. After that the batch may be sent. If the batch may not be
 * sent, its rows are removed from the log again, except rows that were sent before; `withdraw` does the same later. Throws if
 * the lock is lost or the file can't be written.
 */
export async function logBatch(
  work: JobContext,
  entity: Entity,
  batch: Pick<Batch, 'call' | 'items' | 'preexisting'>,
  sending: Pick<Sending, 'unprocessed' | 'comparedAt'>,
): Promise<BatchBlocked | BatchLogged> {
  const { kind } = entity;
  await work.lock.beginSending();
  const others = await work.sync.sentElsewhere(kind, new Set(batch.items.map(({ row }) => row)));
  if (others.size > 0) return { elsewhere: others };
  const sent = batchSent(entity, { ...batch, push: work.sync.push, log: work.sync.log(kind) });
  const withdrawal = work.sync.withdrawal(sent);
  await work.sync.commitToFile(sent);
  // Writing the log may have waited for long (for a cell in edit mode). The write has also read what other panes wrote, so
  // confirming the lock needs no round trip now.
  await work.lock.confirm();
  const takeBack = () => withdraw(work, withdrawal, sending.unprocessed);
  if (!isOutdated(work, sending)) return { withdraw: takeBack };
  await takeBack();
  return 'outdated';
}

/** Removes the rows of a batch from the log, except those that were sent before and rejected before processing. */
async function withdraw(
  { sync, ports }: JobContext,
  withdrawal: EventOf<'batch-withdrawn'>,
  unprocessed: ReadonlySet<RowId>,
): Promise<void> {
  const isUnsent = (row: RowId) => !unprocessed.has(row);
  await sync.commit({
    ...withdrawal,
    rows: withdrawal.rows.filter(isUnsent),
    before: withdrawal.before.filter(({ row }) => isUnsent(row)),
  });
  await ports.workbook.memory.flush();
}
