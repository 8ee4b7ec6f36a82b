import { isUnconfirmed, type Outcome } from '../../core/push/outcome';
import { itemsOf } from '../../core/push/plan';
import type { PlannedItem } from '../../core/push/planned';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import type { RowResult } from '../reconcile/row-results';
import { answeredResults } from './answered-results';
import { newSending, type Sending } from './call-service';
import { keepAnswers } from './keep-answers';
import { compareAgain, isOutdated } from './compare-now';
import { sendBatch, type BatchEnd } from './send-batch';
import type { StopReason } from './stop-reason';
import { endedBy, type Ended, type Going, type RowResults, type Sent } from './table-push';

/**
 * Sends a plan batch by batch: the write-ahead log first, then the call, then each answer into its row. A batch that was turned
 * away (413, 429) goes again, in smaller ones or after a while, where its items can't be stored twice; else its rows are
 * unknown until a read, and the next batch goes. Any other failure ends the push: its rows are unknown, the rest is not sent.
 */
export async function send(work: JobContext, going: Going | Ended): Promise<Sent | Ended> {
  if (going.kind === 'ended') return going;
  const { plan, read } = going;
  try {
    const sending = newSending(work, going);
    const { elsewhere, blockedResults, ...answers } = await sendCalls(work, going, sending);
    const outcomes = new Map([...answers.outcomes, ...unansweredOf(answers.outcomes, sending)]);
    work.firstPasswords.answered(answersOf(going, outcomes, sending));
    const answersNotWritten = (await unkept(work, going, outcomes)) ?? answers.answersNotWritten;
    work.records.forget(read.entity.kind);
    const answered = answeredResults(plan, { outcomes, elsewhere }, work.ports.clock.wallClock());
    return {
      ...going,
      kind: 'sent',
      results: new Map([...going.results, ...answered, ...blockedResults]),
      outcomes,
      ...(answers.stoppedBy ? { stoppedBy: answers.stoppedBy } : {}),
      ...(answersNotWritten ? { answersNotWritten } : {}),
    };
  } catch (error) {
    return endedBy(going, error);
  }
}

interface Answers extends Pick<Sent, 'outcomes' | 'stoppedBy' | 'answersNotWritten'> {
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
  /** Rows that now differ on the service from what the user saw. */
  readonly blockedResults: RowResults;
}

/** Sends one batch after the other until something ends the push, and returns their results. */
async function sendCalls(work: JobContext, going: Going, sending: Sending): Promise<Answers> {
  const outcomes = new Map<RowId, Outcome>();
  const elsewhere = new Set<RowId>();
  const blockedResults = new Map<RowId, RowResult>();
  let stoppedBy: StopReason | undefined;
  let answersNotWritten: StopReason | undefined;
  for (const call of going.plan.calls)
    for (let left = call.items; left.length > 0 && !stoppedBy;) {
      const end = isOutdated(work, sending)
        ? await comparedAnew(work, going, left, sending, outcomes.size)
        : await sendBatch(work, going, { ...call, items: left }, sending, outcomes.size);
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

/** Compares items with the service again, as their comparison is too old. Nothing is sent. */
async function comparedAnew(
  work: JobContext,
  going: Going,
  items: readonly PlannedItem[],
  sending: Sending,
  done: number,
): Promise<BatchEnd> {
  if (work.stopping() || work.signal.aborted) return { left: items, stoppedBy: { code: 'stopped-by-user' } };
  try {
    const { left, blockedResults } = await compareAgain(work, going, items, sending.turnedAway);
    // A list that takes longer than a comparison holds must not be read for ever.
    sending.comparedAt = work.ports.clock.now();
    return { left, blockedResults };
  } catch (error) {
    if (done === 0 && sending.turnedAway.size === 0) throw error;
    return { left: items, stoppedBy: { code: 'failed', error } };
  }
}

/** Rows that were turned away and not sent again before the push ended: the call that was turned away may have stored them. */
function unansweredOf(outcomes: Sent['outcomes'], { turnedAway }: Sending): [RowId, Outcome][] {
  const rows = [...turnedAway].filter((row) => !outcomes.has(row));
  return rows.map((row) => [row, { kind: 'unknown', reason: 'no-answer' }]);
}

/** The answers for new records. If a call was turned away before, it may have stored what is refused now. */
function answersOf(
  { plan }: Going,
  outcomes: Sent['outcomes'],
  { turnedAway }: Sending,
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
 * Keeps the answers in the file. Returns why that failed, if it failed: the read-back then settles the rows, unless the pane is
 * closed before.
 */
async function unkept(
  work: JobContext,
  { read }: Going,
  outcomes: Sent['outcomes'],
): Promise<StopReason | undefined> {
  if (work.lock.isLost) return undefined;
  try {
    await keepAnswers(work, read.entity, outcomes);
    return undefined;
  } catch (error) {
    return { code: 'failed', error };
  }
}
