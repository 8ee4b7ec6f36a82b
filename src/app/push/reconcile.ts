import { isUnconfirmed } from '../../core/push/outcome';
import type { JobContext } from '../job-context';
import type { Results } from '../reconcile/reconcile';
import { reconciledResult } from '../reconcile/row-results';
import { readStableList } from '../reconcile/stable-list';
import { writeStatuses } from '../reconcile/write-statuses';
import { identifyRows } from '../table/identity';
import { pushMessages } from './push-messages';
import { leaveUnconfirmed, reconcileSent } from './read-reconciled';
import { retryUnanswered } from './retry-unanswered';
import type { StopReason } from './stop-reason';
import type { Ended, Reconciled, RowResults, Sent } from './table-push';

/** Reads the service again, finds out the results of the sent rows, and writes the results into the sheet. */
export async function reconcile(work: JobContext, sent: Sent | Ended): Promise<Reconciled | Ended> {
  if (sent.kind === 'ended') return sent;
  const { read, plan, stoppedBy } = sent;
  const reasons = stoppedBy ? [stoppedBy] : [];
  const known = (results: RowResults): Reconciled | Ended =>
    stoppedBy ? { kind: 'ended', results, stoppedBy: reasons } : { kind: 'reconciled', read, plan, results };
  // The sent rows are in the write-ahead log. The pane that has the lock now reconciles them.
  if (work.lock.isLost) return known(sent.results);
  const results = new Map(sent.results);
  try {
    work.progress(pushMessages.readingBack(read.entity.many), 1);
    if (sent.outcomes.size > 0)
      for (const [row, result] of await readBack(work, sent)) results.set(row, reconciledResult(result));
    // The merge of the list has overwritten the Status and Message of rows that were not sent.
    const unsent = [...results].filter(
      ([row, { outcome }]) => outcome === 'not-sent' && !sent.outcomes.has(row),
    );
    await writeStatuses(work, read, new Map(unsent));
    return known(results);
  } catch (error) {
    const notReadReasons = [
      ...(sent.answersNotWritten ? [sent.answersNotWritten] : []),
      ...notReadBack(sent),
    ];
    return { kind: 'ended', results, stoppedBy: [...reasons, ...notReadReasons, { code: 'failed', error }] };
  }
}

async function readBack(work: JobContext, { read, plan, only }: Sent): Promise<Results> {
  const { kind } = read.entity;
  const { records } = await readStableList(work, kind);
  if (plan.added > 0)
    await retryUnanswered(work, kind, { justSent: work.sync.push, ...(only && { only }) }).catch(
      leaveUnconfirmed,
    );
  // The user may have typed while the rows were sent, and Excel loses events.
  work.ports.workbook.forget([kind]);
  const { read: now } = await identifyRows(work.ports, work, kind);
  return reconcileSent(work, now, records, work.sync.push);
}

/** The reason in the push result that says that the sent rows could not be read again. */
function notReadBack({ outcomes, answersNotWritten }: Sent): StopReason[] {
  if (outcomes.size === 0) return [];
  const isAnswered = [...outcomes.values()].some((outcome) => !isUnconfirmed(outcome));
  return [{ code: isAnswered && !answersNotWritten ? 'answers-not-read-back' : 'not-read-back' }];
}
