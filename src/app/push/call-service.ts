import type { AddOperation, Entity } from '../../core/entities/entity';
import { entityOf } from '../../core/entities/registry';
import { Pace } from '../../core/push/batches';
import { isSuccess, outcomesOf, type Outcome } from '../../core/push/outcome';
import type { PlannedCall, PlannedItem } from '../../core/push/plan';
import type { RowId } from '../../core/table/layout';
import { NotSent, Refused, SessionRenewed } from '../call-failures';
import type { JobContext } from '../job-context';
import type { WireItem } from '../ports/service';
import { hasNoCopy, withNumberTaken } from './number-taken';
import { pushMessages } from './push-messages';
import type { StopReason, ToSend } from './step-values';

/** How long to wait if the service asks to wait without giving a time. */
const WAIT_SECONDS = 5;
/** The longest wait, as no user watches a push for longer. */
const LONGEST_WAIT_SECONDS = 120;
/** The push ends after this many waits without an answer between them. */
const MOST_WAITS = 5;

const STOPPED: StopReason = { code: 'stopped-by-user' };

/** Waits after HTTP 429. Returns why the push ends instead of going on; undefined once it has waited. */
async function waitForService(
  work: JobContext,
  error: Refused,
  waits: number,
): Promise<StopReason | undefined> {
  const seconds = error.retryAfter ?? WAIT_SECONDS;
  if (work.stopping()) return STOPPED;
  if (waits >= MOST_WAITS) return { code: 'failed', error };
  if (seconds > LONGEST_WAIT_SECONDS) return { code: 'wait-too-long', seconds };
  work.progress(pushMessages.waiting(seconds));
  return (await waited(work, seconds)) ? undefined : STOPPED;
}

/** Waits. False if the user stopped the push meanwhile. */
async function waited(work: JobContext, seconds: number): Promise<boolean> {
  const isStopped = () => work.stopping() || work.signal.aborted;
  for (let left = seconds; left > 0 && !isStopped(); left -= 1) {
    // Whether the lock is lost is checked once more before anything is sent.
    await work.lock.heartbeat().catch(() => undefined);
    await work.ports.clock.sleep(Math.min(left, 1) * 1000, work.signal).catch(() => undefined);
  }
  return !isStopped();
}

type RetryPolicy = AddOperation['retryPolicy'] | undefined;

/** The outcomes of a call's items, and why the push ends with this call, if it does. */
interface Answered {
  readonly outcomes: readonly Outcome[];
  /** What the service itself answered, before it is known what that proves; absent if it gave no usable answer. */
  readonly answered?: readonly Outcome[];
  readonly stoppedBy?: StopReason;
  /** Nothing of the call has reached the service. */
  readonly isUnsent?: boolean;
}

/** The state of sending that one batch passes on to the next. */
export interface Sending {
  readonly passwords: ReadonlyMap<RowId, string>;
  readonly pace: Pace;
  /**
   * Rows that were sent in this push and rejected before processing: a second refusal may mean that the first call stored them.
   */
  readonly unprocessed: Set<RowId>;
  /** Rows that an earlier push sent and that may be sent again, if no copy of the file can have sent them. */
  readonly sentBefore: ReadonlySet<RowId>;
  /** When the list was read that the remaining rows were compared with. */
  comparedAt: number;
  /** How often the service has asked to wait since its last answer. */
  waits: number;
}

export async function newSending(
  { sync, ports }: JobContext,
  { read, passwords, comparedAt }: ToSend,
): Promise<Sending> {
  const { kind } = read.entity;
  const sentBefore = sync.log(kind).filter(({ stage }) => stage === 'may-send-again');
  return {
    passwords,
    pace: new Pace(entityOf(kind).pairs !== undefined),
    unprocessed: new Set(),
    sentBefore: new Set((await hasNoCopy(ports)) ? sentBefore.map(({ row }) => row) : []),
    comparedAt,
    waits: 0,
  };
}

/**
 * Makes one call. The result 'again' says that the call was rejected before processing, and that its rows may be sent again,
 * perhaps in smaller batches.
 */
export async function callService(
  work: JobContext,
  entity: Entity,
  call: PlannedCall,
  batch: readonly PlannedItem[],
  sending: Sending,
): Promise<Answered | 'again'> {
  const { passwords, pace, unprocessed } = sending;
  const items = batch.map((planned): WireItem => {
    const password = planned.action === 'add' ? passwords.get(planned.row) : undefined;
    return password === undefined ? planned.item : { ...planned.item, Password: password };
  });
  const retryPolicy: RetryPolicy = batch.some(({ action }) => action === 'add')
    ? entity.add?.retryPolicy
    : 'retry';
  const { method, query } = call;
  try {
    const { clock } = work.ports;
    const begun = clock.now();
    const options = { query, items, once: retryPolicy !== 'retry', signal: work.signal };
    const answer = await work.service.call(method, options);
    sending.waits = 0;
    pace.answered(batch.length, clock.now() - begun);
    work.limits.answered(batch);
    const answered = outcomesOf(answer, batch.length);
    const outcomes = answered.map((outcome, at) => {
      const item = batch[at];
      if (!item) return outcome;
      const known = withNumberTaken(entity, item, outcome);
      const mayBeStoredAlready =
        unprocessed.has(item.row) || (sending.sentBefore.has(item.row) && known !== outcome);
      return mayBeStoredAlready ? unconfirmedIfRefused(outcome, retryPolicy) : known;
    });
    const wholeRefused = answer.items.length === 0 && answer.code !== undefined && !isSuccess(answer.code);
    if (!wholeRefused) return { outcomes, answered };
    return { outcomes, answered, stoppedBy: refusedCall(answer.message, answer.code) };
  } catch (error) {
    const isUnprocessed =
      (error instanceof Refused || error instanceof SessionRenewed) && error.isUnprocessed;
    if (!isUnprocessed) return unanswered(batch, error);
    for (const { row } of batch) unprocessed.add(row);
    if (error instanceof SessionRenewed) return retryPolicy === 'retry' ? 'again' : unknown(batch);
    if (error.status === 413) {
      if (batch.length === 1) return rowTooLarge(work, entity, batch, retryPolicy);
      pace.tooLarge(batch.length);
      if (retryPolicy !== 'ask-user') return 'again';
      work.limits.tooLarge(batch);
      return unknown(batch);
    }
    pace.askedToWait();
    const stoppedBy = await waitForService(work, error, sending.waits);
    sending.waits += 1;
    return stoppedBy !== undefined || retryPolicy === 'ask-user' ? unknown(batch, stoppedBy) : 'again';
  }
}

/**
 * The first call was rejected before processing, and may have stored the item all the same. The service then refuses the second
 * call as a duplicate. A read shows which of the two happened. For a kind that can't be listed, no answer distinguishes a
 * duplicate from any other refusal.
 */
function unconfirmedIfRefused(outcome: Outcome, retryPolicy: RetryPolicy): Outcome {
  if (outcome.kind !== 'refused') return outcome;
  return retryPolicy === 'idempotent'
    ? { kind: 'unknown', reason: 'no-answer' }
    : { ...outcome, isCertain: false };
}

/**
 * One row alone is too large for a call. The next read looks for the row all the same. If the kind can't be listed, or sending
 * twice would store two records, the user decides.
 */
function rowTooLarge(
  work: JobContext,
  { read }: Entity,
  batch: readonly PlannedItem[],
  retryPolicy: RetryPolicy,
): Answered {
  if (retryPolicy === 'ask-user' || read === undefined) {
    work.warn(pushMessages.rowTooLarge);
    return unknown(batch);
  }
  const refused: Outcome = {
    kind: 'refused',
    code: '413',
    message: pushMessages.rowTooLarge,
    isCertain: false,
  };
  return { outcomes: batch.map(() => refused) };
}

function refusedCall(serviceText: string, serviceCode: string): StopReason {
  return { code: 'call-refused', serviceCode, serviceText };
}

/** The outcome of a batch whose call gave no usable answer, or whose answer Shiftsheet could not read. */
function unanswered(batch: readonly PlannedItem[], error: unknown): Answered {
  if (error instanceof SessionRenewed) return unknown(batch);
  return { ...unknown(batch, { code: 'failed', error }), isUnsent: error instanceof NotSent };
}

function unknown(batch: readonly PlannedItem[], stoppedBy?: StopReason): Answered {
  const outcomes = batch.map((): Outcome => ({ kind: 'unknown', reason: 'no-answer' }));
  return { outcomes, ...(stoppedBy === undefined ? {} : { stoppedBy }) };
}
