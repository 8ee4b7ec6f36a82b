import { nextBatch, Pace } from '../../core/push/batches';
import type { Plan, PlannedCall, PlannedItem } from '../../core/push/planned';
import { itemsOf } from '../../core/push/plan';
import { isSuccess } from '../../core/push/answer';
import { isUnconfirmed, outcomesOf, type Outcome } from '../../core/push/outcome';
import type { AddOperation, Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import type { Layout } from '../../core/table/layout';
import type { RowId } from '../../core/table/sheet';
import { Refused, SessionRenewed } from '../call-failures';
import type { WireItem } from '../ports';
import { pushMessages } from './push-messages';
import { mayBeThere } from './retry-unanswered';
import { batchSent } from './batch-sent';
import type { EventOf } from '../../core/sync/event';
import { answeredState } from '../../core/sync/settled-state';
import { statusOf } from '../../core/sync/status';
import { statusCells } from '../table/status';
import { errorSentence } from '../store';
import type { JobContext } from '../job-context';

/** What became of the items that were sent; rows that are not in `outcomes` were not sent. */
export interface Sent {
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
  /** Why the push ended before everything was sent. */
  readonly stoppedBy?: string;
  /** Why statuses could not be written into the sheet on the way; the read-back tries again. */
  readonly unwritten?: string;
}

/** How long to wait where the service asks to wait without saying how long. */
const WAIT_SECONDS = 5;
/** Nobody watches a push that waits longer; and a pane that is silent so long is taken to be closed (lock.ts). */
const LONGEST_WAIT_SECONDS = 120;
/** More waits than this without an answer between them, and the push ends. */
const MOST_WAITS = 5;

/**
 * Sends a plan batch by batch: the write-ahead log first, then the call, then each answer into its row. A batch that was turned away
 * (413, 429) goes again, in smaller ones or after a while, where its items can't be stored twice; else its rows are unknown
 * until a read, and the next batch goes. Any other failure ends the push: its rows are unknown, the rest is not sent.
 */
export async function sendPlan(
  work: JobContext,
  kind: string,
  layout: Layout,
  plan: Plan,
  passwords: ReadonlyMap<RowId, string>,
  preexisting: ReadonlyMap<RowId, readonly string[]>,
): Promise<Sent> {
  const outcomes = new Map<RowId, Outcome>();
  const total = plan.added + plan.updated;
  let stoppedBy: string | undefined;
  let unwritten: string | undefined;
  const elsewhere = new Set<RowId>();
  const entity = entityOf(kind);
  const pace = new Pace(entity.pairs !== undefined);
  const turnedAway = new Set<RowId>();
  const sentBefore = new Set(
    work.sync.log(kind).flatMap(({ row, maySendAgain }) => (maySendAgain ? [row] : [])),
  );
  const sending: Sending = { passwords, pace, turnedAway, sentBefore, waits: 0 };
  for (const call of plan.calls) {
    let left = call.items;
    while (left.length > 0 && stoppedBy === undefined) {
      const batch = nextBatch(left, work.limits.mostOf(left, pace.items));
      if (work.stopping() || work.signal.aborted) {
        stoppedBy = pushMessages.stoppedByUser;
        break;
      }
      work.progress(pushMessages.sendingRows(outcomes.size, total), outcomes.size / total);
      try {
        await work.lock.assertHeld();
        const others = await work.sync.sentElsewhere(kind, rowIds(batch));
        if (others.size > 0) {
          for (const row of others) elsewhere.add(row);
          left = left.filter((item) => !others.has(item.row));
          continue;
        }
        const log = work.sync.log(kind);
        const sent = batchSent(entity, { push: work.sync.push, call, items: batch, log, preexisting });
        const withdrawal = work.sync.withdrawal(sent);
        await work.sync.commitToFile(sent);
        await confirmNoted(work, withdrawal, turnedAway);
      } catch (error) {
        // This call was not sent. The calls before it were, so their rows are still read back.
        if (outcomes.size === 0 && turnedAway.size === 0) throw error;
        stoppedBy = errorSentence(error);
        break;
      }
      const result = await sendBatch(work, entity, call, batch, sending);
      if (result === 'too-large') continue; // its rows go at once, in smaller batches
      left = left.slice(batch.length);
      const answered = new Map(
        batch.map((item, at): [RowId, Outcome] => [
          item.row,
          result.outcomes[at] ?? { kind: 'unknown', why: 'missing' },
        ]),
      );
      for (const [row, outcome] of answered) outcomes.set(row, outcome);
      await work.sync.note({ type: 'batch-answered', kind, outcomes: [...answered] });
      stoppedBy = result.stoppedBy;
      if (!work.lock.isLost) unwritten = (await writeStatuses(work, layout, batch, answered)) ?? unwritten;
    }
    if (stoppedBy !== undefined) break;
  }
  // The push ended before these rows went again. The call that was turned away may have stored them.
  for (const row of turnedAway)
    if (!outcomes.has(row)) outcomes.set(row, { kind: 'unknown', why: 'no-answer' });
  work.firstPasswords.answered(answersOf(plan, outcomes, turnedAway));
  if (!work.lock.isLost)
    await keepAnswers(work, !isShownByList(entity, outcomes)).catch((error: unknown) => {
      unwritten = errorSentence(error); // the read-back settles them without it, unless the pane is closed before
    });
  return {
    outcomes,
    elsewhere,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    ...(unwritten === undefined ? {} : { unwritten }),
  };
}

/** Keeps the answers of the last batch; `atOnce` if nothing else will show them should the pane close now. */
async function keepAnswers({ sync, ports }: JobContext, atOnce: boolean): Promise<void> {
  await sync.commit();
  if (atOnce) await ports.workbook.memory.flush();
}

/** Whether a list shows what became of these rows; a refusal's reason, and records that can't be listed, are in no list. */
function isShownByList({ read }: Entity, outcomes: Sent['outcomes']): boolean {
  return read !== undefined && [...outcomes.values()].every(({ kind }) => kind === 'stored');
}

/** How new records were answered. Where a call was turned away before, it may have stored what is refused now. */
function answersOf(
  plan: Plan,
  outcomes: Sent['outcomes'],
  turnedAway: ReadonlySet<RowId>,
): Map<RowId, Outcome['kind']> {
  return new Map(
    itemsOf(plan).flatMap(({ row, action }): [RowId, Outcome['kind']][] => {
      const outcome = action === 'add' ? outcomes.get(row) : undefined;
      if (!outcome) return [];
      return [[row, turnedAway.has(row) || isUnconfirmed(outcome) ? 'unknown' : outcome.kind]];
    }),
  );
}

/**
 * Writing the log may have waited for long (a cell that is edited): a batch does not leave once the lock is lost. The write has
 * noticed what other panes have written, so this is no round trip.
 */
async function confirmNoted(
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

type RetryPolicy = AddOperation['retryPolicy'] | undefined;

interface BatchResult {
  readonly outcomes: readonly Outcome[];
  readonly stoppedBy?: string;
}

interface Sending {
  readonly passwords: ReadonlyMap<RowId, string>;
  readonly pace: Pace;
  /** Rows that have left before and were turned away: a second refusal may mean that the first call stored them. */
  readonly turnedAway: Set<RowId>;
  /** Rows that an earlier push has sent, and that got no answer. */
  readonly sentBefore: ReadonlySet<RowId>;
  /** How often the service has asked to wait since it last answered. */
  waits: number;
}

async function sendBatch(
  work: JobContext,
  entity: Entity,
  call: PlannedCall,
  batch: readonly PlannedItem[],
  sending: Sending,
): Promise<BatchResult | 'too-large'> {
  const { passwords, pace, turnedAway } = sending;
  const items = batch.map((planned): WireItem => {
    const password = planned.action === 'add' ? passwords.get(planned.row) : undefined;
    return password === undefined ? planned.item : { ...planned.item, Password: password };
  });
  const retryPolicy: RetryPolicy = batch.some(({ action }) => action === 'add')
    ? entity.add?.retryPolicy
    : 'retry';
  const { method, query } = call;
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!isFirst) await work.lock.assertHeld();
      const { clock } = work.ports;
      const begun = clock.now();
      const options = { query, items, once: retryPolicy !== 'retry', signal: work.signal };
      const answer = await work.service.call(method, options);
      sending.waits = 0;
      pace.answered(batch.length, clock.now() - begun);
      work.limits.answered(batch);
      const outcomes = outcomesOf(answer, batch.length).map((outcome, at) => {
        const item = batch[at];
        if (!item) return outcome;
        const isInDoubt =
          turnedAway.has(item.row) || (sending.sentBefore.has(item.row) && mayBeThere(entity, item, outcome));
        return isInDoubt ? unconfirmedIfRefused(outcome, retryPolicy) : outcome;
      });
      const wholeRefused = answer.items.length === 0 && answer.code !== undefined && !isSuccess(answer.code);
      if (!wholeRefused) return { outcomes };
      return { outcomes, stoppedBy: pushMessages.wholeCallRefused(answer.message, answer.code) };
    } catch (error) {
      if (!(error instanceof Refused && error.isTurnedAway)) return unanswered(batch, error);
      for (const row of rowIds(batch)) turnedAway.add(row);
      if (error.status === 413) {
        if (batch.length === 1) return rowTooLarge(work, entity, batch, retryPolicy);
        pace.tooLarge(batch.length);
        if (retryPolicy !== 'ask-user') return 'too-large';
        work.limits.tooLarge(batch);
        return unknown(batch);
      }
      pace.hurried();
      const stoppedBy = await waitAsAsked(work, error, sending.waits);
      sending.waits += 1;
      if (stoppedBy !== undefined || retryPolicy === 'ask-user') return unknown(batch, stoppedBy);
    }
  }
}

/** Why the push ends instead of going on after HTTP 429; undefined once it has waited. */
async function waitAsAsked(work: JobContext, error: Refused, waits: number): Promise<string | undefined> {
  const seconds = error.retryAfter ?? WAIT_SECONDS;
  if (work.stopping()) return pushMessages.stoppedByUser;
  if (waits >= MOST_WAITS) return error.message;
  if (seconds > LONGEST_WAIT_SECONDS) return pushMessages.waitTooLong(seconds);
  work.progress(pushMessages.waiting(seconds));
  return (await waited(work, seconds)) ? undefined : pushMessages.stoppedByUser;
}

/**
 * The first call, which was turned away, may have stored the item all the same: then the second is refused for that. A read
 * tells; of a block of one's own number no answer tells that from any other refusal.
 */
function unconfirmedIfRefused(outcome: Outcome, retryPolicy: RetryPolicy): Outcome {
  if (outcome.kind !== 'refused') return outcome;
  return retryPolicy === 'idempotent' ? { kind: 'unknown', why: 'no-answer' } : { ...outcome, sure: false };
}

/** The row is looked up all the same. Where that is not possible, or a second sending would store a second record, the user is asked. */
function rowTooLarge(
  work: JobContext,
  { read }: Entity,
  batch: readonly PlannedItem[],
  retryPolicy: RetryPolicy,
): BatchResult {
  if (retryPolicy === 'ask-user' || read === undefined) {
    work.warn(pushMessages.rowTooLarge);
    return unknown(batch);
  }
  const refused: Outcome = { kind: 'refused', code: '413', message: pushMessages.rowTooLarge, sure: false };
  return { outcomes: batch.map(() => refused) };
}

/** The outcome of a batch whose call gave no usable answer, also where Shiftsheet itself failed while it read the answer. */
function unanswered(batch: readonly PlannedItem[], error: unknown): BatchResult {
  return unknown(batch, error instanceof SessionRenewed ? undefined : errorSentence(error));
}

function unknown(batch: readonly PlannedItem[], stoppedBy?: string): BatchResult {
  const outcomes = batch.map((): Outcome => ({ kind: 'unknown', why: 'no-answer' }));
  return { outcomes, ...(stoppedBy === undefined ? {} : { stoppedBy }) };
}

/** False where the user stopped it meanwhile. */
async function waited(work: JobContext, seconds: number): Promise<boolean> {
  const isStopped = () => work.stopping() || work.signal.aborted;
  for (let left = seconds; left > 0 && !isStopped(); left -= 1)
    await work.ports.clock.sleep(Math.min(left, 1) * 1000, work.signal).catch(() => undefined);
  return !isStopped();
}

/** Writes a batch's answers. Gives the reason where the sheet can't be written now: the push goes on, and the read-back tries again. */
async function writeStatuses(
  work: JobContext,
  layout: Layout,
  batch: readonly PlannedItem[],
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<string | undefined> {
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
    return errorSentence(error);
  }
}

function rowIds(batch: readonly PlannedItem[]): ReadonlySet<RowId> {
  return new Set(batch.map((item) => item.row));
}
