import { isUnconfirmedOutcome, type Outcome } from '../../core/push/outcome';
import { itemsOf, type PlannedItem } from '../../core/push/plan';
import type { RowResult } from '../../core/sync/result-state';
import type { RowId } from '../../core/table/layout';
import type { JobContext } from '../job-context';
import { newSending, type Sending } from './call-service';
import { compareAgain, isComparisonExpired } from './compare-now';
import { saveAnswers, sendBatch, type BatchEnd } from './send-batch';
import {
  answeredResults,
  type StopReason,
  endedBy,
  type Ended,
  type ToSend,
  type RowResults,
  type SentItems,
} from './step-values';

/**
 * Sends a plan batch by batch. Each batch is written into the write-ahead log, then sent, and then its answers are written into
 * their rows.
 *
 * If the service rejects a batch before processing (HTTP 413 or 429, or 401 or 403 until the user gives a new session ID), the
 * batch is sent again, after a wait or in smaller batches, but only if no row can be stored twice. Otherwise the rows of the
 * batch are unconfirmed until the service is read, and the next batch is sent. A call that broke off and after which the user
 * gave a new session ID doesn't end the push either. Any other failure of a call, or a wait that is too long, ends the push:
 * the rows of that batch are unconfirmed (not sent, if nothing of the call has reached the service), and the rows after it are
 * not sent. If the service refuses a whole call, the push
 * ends too, and the rows of that batch are refused.
 */
export async function send(work: JobContext, toSend: ToSend | Ended): Promise<SentItems | Ended> {
  if (toSend.kind === 'ended') return toSend;
  const { plan, read } = toSend;
  try {
    const sending = await newSending(work, toSend);
    const { elsewhere, blockedResults, ...answers } = await sendCalls(work, toSend, sending);
    const outcomes = new Map([...answers.outcomes, ...unansweredOf(answers.outcomes, sending)]);
    work.firstPasswords.answered(answersOf(toSend, outcomes, sending));
    const answersNotWritten = (await trySaveAnswers(work, toSend, outcomes)) ?? answers.answersNotWritten;
    work.records.forget(read.entity.kind);
    const answered = answeredResults(plan, { outcomes, elsewhere }, work.ports.clock.wallClock());
    return {
      ...toSend,
      kind: 'sent',
      results: new Map([...toSend.results, ...answered, ...blockedResults]),
      outcomes,
      ...(answers.stoppedBy ? { stoppedBy: answers.stoppedBy } : {}),
      ...(answersNotWritten ? { answersNotWritten } : {}),
    };
  } catch (error) {
    return endedBy(toSend, error);
  }
}

interface Answers extends Pick<SentItems, 'outcomes' | 'stoppedBy' | 'answersNotWritten'> {
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
  /** Rows that now differ on the service from what the user saw. */
  readonly blockedResults: RowResults;
}

/** Sends one batch after the other until all are sent or something ends the push, and returns their results. */
async function sendCalls(work: JobContext, toSend: ToSend, sending: Sending): Promise<Answers> {
  const outcomes = new Map<RowId, Outcome>();
  const elsewhere = new Set<RowId>();
  const blockedResults = new Map<RowId, RowResult>();
  let stoppedBy: StopReason | undefined;
  let answersNotWritten: StopReason | undefined;
  for (const call of toSend.plan.calls)
    for (let left = call.items; left.length > 0 && !stoppedBy;) {
      const end = isComparisonExpired(work, sending)
        ? await compareRest(work, toSend, left, sending, outcomes.size)
        : await sendBatch(work, toSend, { ...call, items: left }, sending, outcomes.size);
      left = end.left;
      for (const [row, outcome] of end.outcomes ?? []) outcomes.set(row, outcome);
      for (const [row, result] of end.blockedResults ?? []) blockedResults.set(row, result);
      for (const row of end.elsewhere ?? []) elsewhere.add(row);
      stoppedBy = end.stoppedBy;
      answersNotWritten = end.answersNotWritten ?? answersNotWritten;
    }
  return {
    outcomes,
    elsewhere,
    blockedResults,
    ...(stoppedBy ? { stoppedBy } : {}),
    ...(answersNotWritten ? { answersNotWritten } : {}),
  };
}

/** Compares items with the service again, because their comparison is too old. Nothing is sent. */
async function compareRest(
  work: JobContext,
  toSend: ToSend,
  items: readonly PlannedItem[],
  sending: Sending,
  done: number,
): Promise<BatchEnd> {
  if (work.stopping() || work.signal.aborted) return { left: items, stoppedBy: { code: 'stopped-by-user' } };
  try {
    const { left, blockedResults } = await compareAgain(work, toSend, items, sending.unprocessed);
    // If reading the list takes longer than a comparison is valid, the list must not be read for ever.
    sending.comparedAt = work.ports.clock.now();
    return { left, blockedResults };
  } catch (error) {
    if (done === 0 && sending.unprocessed.size === 0) throw error;
    return { left: items, stoppedBy: { code: 'failed', error } };
  }
}

/** Rows that were rejected before processing and not sent again before the push ended. The rejected call may have stored them. */
function unansweredOf(outcomes: SentItems['outcomes'], { unprocessed }: Sending): [RowId, Outcome][] {
  const rows = [...unprocessed].filter((row) => !outcomes.has(row));
  return rows.map((row) => [row, { kind: 'unknown', reason: 'no-answer' }]);
}

/**
 * The answers for new records. If the service rejected a call before processing, that call may have stored a record that is
 * refused now.
 */
function answersOf(
  { plan }: ToSend,
  outcomes: SentItems['outcomes'],
  { unprocessed }: Sending,
): Map<RowId, Outcome['kind']> {
  return new Map(
    itemsOf(plan).flatMap(({ row, action }): [RowId, Outcome['kind']][] => {
      const outcome = action === 'add' ? outcomes.get(row) : undefined;
      if (!outcome) return [];
      return [[row, unprocessed.has(row) || isUnconfirmedOutcome(outcome) ? 'unknown' : outcome.kind]];
    }),
  );
}

/**
 * Stores the answers in the file. Returns the reason if that fails: the read after sending then reconciles the rows, unless the
 * pane is closed before that.
 */
async function trySaveAnswers(
  work: JobContext,
  { read }: ToSend,
  outcomes: SentItems['outcomes'],
): Promise<StopReason | undefined> {
  if (work.lock.isLost) return undefined;
  try {
    await saveAnswers(work, read.entity, outcomes);
    return undefined;
  } catch (error) {
    return { code: 'failed', error };
  }
}
