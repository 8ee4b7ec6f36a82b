import type { Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { nextBatch } from '../../core/push/batches';
import type { Outcome } from '../../core/push/outcome';
import type { PlannedCall, PlannedItem } from '../../core/push/plan';
import type { EventOf } from '../../core/sync/event';
import type { Batch } from '../../core/sync/log-rows';
import { answeredState } from '../../core/sync/result-state';
import { statusOf } from '../../core/sync/status';
import type { RowId, Layout } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { statusCells } from '../table/status';
import { callService, type Sending } from './call-service';
import { isComparisonExpired } from './compare-now';
import { pushMessages } from './push-messages';
import type { StopReason, ToSend, RowResults } from './step-values';
import { batchSent } from './write-ahead';

/** The result of a batch. */
export interface BatchEnd {
  /** Items of the batch's call that are still to be sent. */
  readonly left: readonly PlannedItem[];
  readonly outcomes?: ReadonlyMap<RowId, Outcome>;
  /** Rows that now differ on the service from what the user saw, with their results. */
  readonly blockedResults?: RowResults;
  /** Rows of the batch that another pane is sending. */
  readonly elsewhere?: ReadonlySet<RowId>;
  /** Why the push ends with this batch. */
  readonly stoppedBy?: StopReason;
  /** Why the answers could not be written into the sheet. */
  readonly answersNotWritten?: StopReason;
}

/**
 * Sends the first of a call's remaining items: writes them into the write-ahead log, calls the service, and writes each answer
 * into its row. `done` is how many rows of this table were answered before.
 */
export async function sendBatch(
  work: JobContext,
  { read, plan, preexisting }: ToSend,
  call: PlannedCall,
  sending: Sending,
  done: number,
): Promise<BatchEnd> {
  const left = call.items;
  if (work.stopping() || work.signal.aborted) return { left, stoppedBy: { code: 'stopped-by-user' } };
  const total = plan.added + plan.updated;
  work.progress(pushMessages.sendingRows(done, total), done / total);
  const entity = entityOf(read.entity.kind);
  const batch = nextBatch(left, work.limits.mostOf(left, sending.pace.items));
  let logged;
  try {
    logged = await logBatch(work, entity, { call, items: batch, preexisting }, sending);
    if (logged === 'expired') return { left };
    if ('elsewhere' in logged) {
      const { elsewhere } = logged;
      return { left: left.filter(({ row }) => !elsewhere.has(row)), elsewhere };
    }
  } catch (error) {
    // This call was not sent. The calls before it were sent, so their rows are still read again.
    if (done === 0 && sending.unprocessed.size === 0) throw error;
    return { left, stoppedBy: { code: 'failed', error } };
  }
  const result = await callService(work, entity, call, batch, sending);
  // The call may have taken so long that another pane has taken the lock. Then nothing more is written here.
  await work.lock.heartbeat().catch(() => undefined);
  if (result === 'again') return { left };
  const { stoppedBy } = result;
  // If the log can't be written, the rows are in doubt, as after any other failure.
  if (result.isUnsent && stoppedBy && !work.lock.isLost && (await succeeds(logged.withdraw())))
    return { left, stoppedBy };
  const outcomes = new Map(
    batch.map(({ row }, at): [RowId, Outcome] => [
      row,
      result.outcomes[at] ?? { kind: 'unknown', reason: 'missing' },
    ]),
  );
  await work.sync.note({ type: 'batch-answered', kind: entity.kind, outcomes: [...outcomes] });
  if (!work.lock.isLost) await work.codes.notice(call.method, result.answered ?? []);
  const answersNotWritten = work.lock.isLost
    ? undefined
    : await writeAnswers(work, read.layout, batch, outcomes);
  return {
    left: left.slice(batch.length),
    outcomes,
    ...(stoppedBy ? { stoppedBy } : {}),
    ...(answersNotWritten ? { answersNotWritten } : {}),
  };
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Why a batch may not be sent: another pane is sending some of its rows, or it must be compared with the service once more. */
type BatchBlocked = { readonly elsewhere: ReadonlySet<RowId> } | 'expired';

interface BatchLogged {
  /** Removes the batch from the log again, because nothing of it has reached the service. */
  readonly withdraw: () => Promise<void>;
}

/**
 * Writes a batch into the write-ahead log, and the log into the file. After that the batch may be sent. If the batch may not be
 * sent, its rows are removed from the log again, except rows that were sent before; `withdraw` does the same later. Throws if
 * the lock is lost or the file can't be written.
 */
async function logBatch(
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
  if (!isComparisonExpired(work, sending)) return { withdraw: takeBack };
  await takeBack();
  return 'expired';
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

/**
 * Writes a batch's answers into the sheet. Returns the reason if that fails: the push goes on, and the read after it writes the
 * sheet again.
 */
async function writeAnswers(
  work: JobContext,
  layout: Layout,
  batch: readonly PlannedItem[],
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<StopReason | undefined> {
  const when = work.ports.clock.wallClock();
  const parts = new Set(batch.flatMap(({ row, later }) => (later ? [row] : [])));
  const patches = [...outcomes].flatMap(([row, outcome]) => {
    const state = answeredState(outcome, when);
    const isPart = state.kind === 'in-flight' && parts.has(row);
    return statusCells(row, statusOf(isPart ? { ...state, isPart } : state));
  });
  try {
    await work.ports.workbook.write(layout, patches);
    return undefined;
  } catch (error) {
    return { code: 'failed', error };
  }
}

/**
 * Stores the answers of the last batch in the workbook's memory. If no list would show them after the pane is closed, they are
 * also written into the file at once.
 */
export async function saveAnswers(
  { sync, ports }: JobContext,
  entity: Entity,
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<void> {
  await sync.commit();
  if (!isShownByList(entity, outcomes)) await ports.workbook.memory.flush();
}

/**
 * Whether a list shows the results of these rows. No list shows the reason of a refusal, or records of a kind that can't be
 * listed.
 */
function isShownByList({ read }: Entity, outcomes: ReadonlyMap<RowId, Outcome>): boolean {
  return read !== undefined && [...outcomes.values()].every(({ kind }) => kind === 'stored');
}
