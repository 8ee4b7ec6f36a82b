import { isUnconfirmed } from '../../core/push/outcome';
import type { Plan } from '../../core/push/planned';
import type { ServiceRecord } from '../../core/table/record';
import type { RowId } from '../../core/table/sheet';
import { CallFailure } from '../call-failures';
import { Cancelled } from '../failures';
import { errorSentence } from '../store';
import { identifyRows } from '../table/identity';
import type { TableRead } from '../table/table-read';
import { writeStatuses } from '../reconcile/write-statuses';
import type { JobContext } from '../job-context';
import { pushMessages } from './push-messages';
import { reconcileListed, reconcileUnlisted, type Results } from '../reconcile/reconcile';
import { retryUnanswered } from './retry-unanswered';
import { answeredResults } from './answered-results';
import { reconciledResult, stoppedBy, type Step } from '../reconcile/row-results';
import { sendPlan, type Sent } from './send';
import { readStableList } from '../reconcile/stable-list';

/** Reads a table and what the service lists of it, and settles what an earlier push left open. */
export async function readSettled(work: JobContext, kind: string): Promise<TableRead> {
  const { unknownFields } = work.sync.snapshot(kind);
  const { records } = await readStableList(work, kind);
  work.progress(pushMessages.readingSheet);
  let { read } = await identifyRows(work.ports, work, kind);
  if (work.sync.log(kind).length > 0) {
    await reconcileSent(work, read, records);
    await work.records.list(kind, unknownFields);
    ({ read } = await identifyRows(work.ports, work, kind));
  }
  return read;
}

interface Sending {
  readonly passwords: ReadonlyMap<RowId, string>;
  readonly preexisting: ReadonlyMap<RowId, readonly string[]>;
  /** What is known of rows of this table already. The merge of the list writes over what unsent ones say, so it is written again. */
  readonly before: Step['results'];
}

/** Sends, writes the answers, and reconciles all of it by reading the service again. */
export async function sendAndReadBack(
  work: JobContext,
  read: TableRead,
  plan: Plan,
  { passwords, preexisting, before }: Sending,
): Promise<Step> {
  const { kind, many } = read.entity;
  const sent = await sendPlan(work, kind, read.layout, plan, passwords, preexisting);
  work.records.forget(kind);
  const answered = answeredResults(plan, sent, work.ports.clock.wallClock());
  const results = new Map([...before, ...answered]);
  // What left is in the write-ahead log, for the pane that has the lock now.
  if (work.lock.isLost) return { results, ...stoppedBy(sent.stoppedBy) };
  try {
    work.progress(pushMessages.readingBack(many), 1);
    if (sent.outcomes.size > 0)
      for (const [row, result] of await readBack(work, read, plan))
        results.set(row, reconciledResult(result));
    const unsent = [...results].filter(
      ([row, { outcome }]) => outcome === 'not-sent' && !sent.outcomes.has(row),
    );
    await writeStatuses(work, read, new Map(unsent));
    return { results, ...stoppedBy(sent.stoppedBy) };
  } catch (error) {
    const reasons = stoppedBy(sent.stoppedBy, sent.unwritten, notReadBack(sent), errorSentence(error));
    return { results, ...reasons };
  }
}

async function readBack(work: JobContext, { entity: { kind } }: TableRead, plan: Plan): Promise<Results> {
  const { records: records } = await readStableList(work, kind);
  if (plan.added > 0) await retryUnanswered(work, kind, work.sync.push).catch(leaveUnconfirmed);
  // Somebody may have typed while it was sent, and Excel loses events.
  work.ports.workbook.forget([kind]);
  const { read: now } = await identifyRows(work.ports, work, kind);
  return reconcileSent(work, now, records, work.sync.push);
}

/** By the list where the service lists the kind, else by the answers alone. */
async function reconcileSent(
  work: JobContext,
  read: TableRead,
  records: readonly ServiceRecord[],
  justSent?: string,
): Promise<Results> {
  if (!read.entity.read)
    return reconcileUnlisted(work, read, {
      by: 'answers',
      ...(justSent === undefined ? {} : { justSent }),
    });
  return (await reconcileListed(work, read, records, { append: false })).results;
}

/** What the sheet says of what was sent, where it could not be read back. */
function notReadBack({ outcomes, unwritten }: Sent): string {
  if (outcomes.size === 0) return '';
  const isAnswered = [...outcomes.values()].some((outcome) => !isUnconfirmed(outcome));
  return isAnswered && unwritten === undefined ? pushMessages.answersNotReadBack : pushMessages.notReadBack;
}

/** What gets no answer this time either stays open, for another push. */
export function leaveUnconfirmed(error: unknown): Error {
  if (error instanceof CallFailure || error instanceof Cancelled) return error;
  throw error;
}
