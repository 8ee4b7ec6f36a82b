import { nextBatch, Pace } from '../../core/push/batches';
import { isUnconfirmed, type Outcome } from '../../core/push/outcome';
import { itemsOf } from '../../core/push/plan';
import type { Plan } from '../../core/push/planned';
import { entityOf } from '../../core/entities/registry';
import type { Layout } from '../../core/table/layout';
import type { RowId } from '../../core/table/sheet';
import type { JobContext } from '../job-context';
import { errorSentence } from '../store';
import { keepAnswers, writeAnswers } from './keep-answers';
import { logBatch } from './log-batch';
import { pushMessages } from './push-messages';
import { sendBatch, type Sending } from './send-batch';

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
        const others = await logBatch(work, entity, { call, items: batch, preexisting }, turnedAway);
        if (others.size > 0) {
          for (const row of others) elsewhere.add(row);
          left = left.filter((item) => !others.has(item.row));
          continue;
        }
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
          result.outcomes[at] ?? { kind: 'unknown', reason: 'missing' },
        ]),
      );
      for (const [row, outcome] of answered) outcomes.set(row, outcome);
      await work.sync.note({ type: 'batch-answered', kind, outcomes: [...answered] });
      stoppedBy = result.stoppedBy;
      if (!work.lock.isLost) unwritten = (await writeAnswers(work, layout, batch, answered)) ?? unwritten;
    }
    if (stoppedBy !== undefined) break;
  }
  // The push ended before these rows went again. The call that was turned away may have stored them.
  for (const row of turnedAway)
    if (!outcomes.has(row)) outcomes.set(row, { kind: 'unknown', reason: 'no-answer' });
  work.firstPasswords.answered(answersOf(plan, outcomes, turnedAway));
  if (!work.lock.isLost)
    await keepAnswers(work, entity, outcomes).catch((error: unknown) => {
      unwritten = errorSentence(error); // the read-back settles them without it, unless the pane is closed before
    });
  return {
    outcomes,
    elsewhere,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    ...(unwritten === undefined ? {} : { unwritten }),
  };
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
