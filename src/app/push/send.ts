import { nextBatch, Pace } from '../../core/push/batches';
import type { Plan, PlannedCall, PlannedItem } from '../../core/push/plan';
import { isSuccess, type Answer } from '../../core/push/answer';
import { outcomesOf, type Outcome } from '../../core/push/outcome';
import { entityOf } from '../../core/entities/registry';
import type { Layout } from '../../core/table/layout';
import type { RowId } from '../../core/table/sheet';
import { CallFailure, Cancelled, Refused, SessionRenewed, TurnLost, WorkbookProblem } from '../failures';
import { messages } from '../messages';
import type { WireItem } from '../ports';
import { pushMessages } from './push-messages';
import { STATUS, statusCells, statusOfOutcome } from '../table/status';
import { sentenceOf } from '../store';
import type { Work } from '../work';

/** What became of the items that were sent; rows that are not in `outcomes` were not sent. */
export interface Sent {
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
  /** Why the push ended before everything was sent, or ''. */
  readonly stopped: string;
  /** Why statuses could not be written into the sheet on the way, or ''; the read-back tries again. */
  readonly unwritten: string;
}

/** How long to wait where the service asks to wait without saying how long. */
const WAIT_SECONDS = 5;
/** Nobody watches a push that waits longer; and a pane that is silent so long is taken to be closed (turn.ts). */
const LONGEST_WAIT_SECONDS = 120;
/** More waits than this for one batch and the push ends: the rows go with the next one. */
const MOST_WAITS = 5;

/**
 * Sends a plan batch by batch: the journal first, then the call, then each answer into its row. A batch goes again only
 * after an answer that proves that nothing of it was processed (413: in smaller ones; 429: after a while). Any other failure
 * ends the push: its rows are unknown until a read, the rest is not sent.
 */
export async function sendPlan(
  work: Work,
  kind: string,
  layout: Layout,
  plan: Plan,
  passwords: ReadonlyMap<RowId, string>,
  twins: ReadonlyMap<RowId, readonly string[]>,
): Promise<Sent> {
  const outcomes = new Map<RowId, Outcome>();
  const total = plan.added + plan.updated;
  let stopped = '';
  let unwritten = '';
  const elsewhere = new Set<RowId>();
  const pace = new Pace(entityOf(kind).pairs !== undefined);
  for (const call of plan.calls) {
    let left = call.items;
    while (left.length > 0 && stopped === '') {
      const batch = nextBatch(left, pace.items);
      if (work.stopping() || work.signal.aborted) {
        stopped = pushMessages.stoppedByUser;
        break;
      }
      work.progress(pushMessages.sendingRows(outcomes.size, total), outcomes.size / total);
      try {
        await work.turn.hold();
        const others = await work.journal.sentElsewhere(kind, rowsOf(batch));
        if (others.size > 0) {
          for (const row of others) elsewhere.add(row);
          left = left.filter((item) => !others.has(item.row));
          continue;
        }
        await work.journal.sending(kind, call, batch, twins);
        await holdNoted(work, kind, batch);
      } catch (error) {
        // Nothing of this batch has left. What left before it is read back all the same.
        if (outcomes.size === 0) throw error;
        stopped = sentenceOf(error);
        break;
      }
      const result = await sendBatch(work, call, batch, passwords, pace);
      if (result.kind === 'too-large') {
        await work.journal.settled(kind, rowsOf(batch));
        pace.tooLarge(batch.length);
        continue;
      }
      left = left.slice(batch.length);
      const answered = new Map(
        batch.map((item, at): [RowId, Outcome] => [
          item.row,
          result.outcomes[at] ?? { kind: 'unknown', why: 'missing' },
        ]),
      );
      for (const [row, outcome] of answered) outcomes.set(row, outcome);
      work.journal.answered(kind, answered);
      stopped = result.stopped;
      if (result.notProcessed) {
        for (const row of answered.keys()) outcomes.delete(row);
        await work.journal.settled(kind, rowsOf(batch));
      } else {
        unwritten = (await writeStatuses(work, layout, batch, answered)) || unwritten;
      }
    }
    if (stopped !== '') break;
  }
  if (!work.turn.isLost)
    await work.journal.keep().catch((error: unknown) => {
      unwritten = sentenceOf(error); // the read-back settles them without it, unless the pane is closed before
    });
  return { outcomes, elsewhere, stopped, unwritten };
}

/** Writing the journal may have waited for long (a cell that is edited): a batch of a lost turn does not leave. */
async function holdNoted(work: Work, kind: string, batch: readonly PlannedItem[]): Promise<void> {
  try {
    await work.turn.hold();
  } catch (error) {
    await work.journal.settled(kind, rowsOf(batch));
    throw error;
  }
}

type BatchResult =
  | { readonly kind: 'too-large' }
  | {
      readonly kind: 'done';
      readonly outcomes: readonly Outcome[];
      readonly stopped: string;
      readonly notProcessed?: boolean;
    };

async function sendBatch(
  work: Work,
  call: PlannedCall,
  batch: readonly PlannedItem[],
  passwords: ReadonlyMap<RowId, string>,
  pace: Pace,
): Promise<BatchResult> {
  const items = batch.map((planned): WireItem => {
    const password = planned.action === 'add' ? passwords.get(planned.row) : undefined;
    return password === undefined ? planned.item : { ...planned.item, Password: password };
  });
  for (let waits = 0; ; waits += 1) {
    try {
      if (waits > 0) await work.turn.hold();
      const { clock } = work.ports;
      const begun = clock.now();
      const answer = discreet(
        await work.service.call(call.method, { query: call.query, items, signal: work.signal }),
        items.flatMap((item) => item['Password'] ?? []),
      );
      pace.answered(batch.length, clock.now() - begun);
      const outcomes = outcomesOf(answer, batch.length);
      const wholeRefused = answer.items.length === 0 && answer.code !== undefined && !isSuccess(answer.code);
      return {
        kind: 'done',
        outcomes,
        stopped: wholeRefused ? pushMessages.wholeCallRefused(answer.message, answer.code) : '',
      };
    } catch (error) {
      if (error instanceof Refused && error.status === 429 && waits < MOST_WAITS && !work.stopping()) {
        const seconds = error.retryAfter ?? WAIT_SECONDS;
        pace.hurried();
        if (seconds > LONGEST_WAIT_SECONDS) return untouched(batch, pushMessages.waitTooLong(seconds));
        work.progress(pushMessages.waiting(seconds));
        if (!(await waited(work, seconds))) return untouched(batch, pushMessages.stoppedByUser);
        continue;
      }
      if (error instanceof Refused && error.status === 413) {
        if (batch.length > 1) return { kind: 'too-large' };
        return {
          kind: 'done',
          outcomes: [{ kind: 'refused', code: '413', message: pushMessages.rowTooLarge, sure: true }],
          stopped: '',
        };
      }
      if (error instanceof TurnLost) return untouched(batch, error.message);
      if (!(error instanceof CallFailure) && !(error instanceof Cancelled)) throw error;
      const notProcessed = error instanceof CallFailure && !error.mayHaveStored;
      const outcomes = batch.map((): Outcome => ({ kind: 'unknown', why: 'no-answer' }));
      const stopped = error instanceof SessionRenewed ? '' : error.message;
      return { kind: 'done', outcomes, stopped, notProcessed };
    }
  }
}

/** Nothing of the batch was processed: it was turned away, and does not go again now. */
function untouched(batch: readonly PlannedItem[], stopped: string): BatchResult {
  const outcomes = batch.map((): Outcome => ({ kind: 'unknown', why: 'no-answer' }));
  return { kind: 'done', outcomes, stopped, notProcessed: true };
}

/** False where the user stopped it meanwhile. */
async function waited(work: Work, seconds: number): Promise<boolean> {
  const isStopped = () => work.stopping() || work.signal.aborted;
  for (let left = seconds; left > 0 && !isStopped(); left -= 1)
    await work.ports.clock.sleep(Math.min(left, 1) * 1000, work.signal).catch(() => undefined);
  return !isStopped();
}

/** The answer without the first passwords of its batch: some services quote what they refuse. */
function discreet(answer: Answer, secrets: readonly string[]): Answer {
  if (secrets.length === 0) return answer;
  const hide = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return {
    ...answer,
    message: hide(answer.message),
    items: answer.items.map((item) => ({ ...item, message: hide(item.message) })),
  };
}

/** Writes a batch's answers; a sheet that can't be written now does not stop the push, the read-back tries again. */
async function writeStatuses(
  work: Work,
  layout: Layout,
  batch: readonly PlannedItem[],
  outcomes: ReadonlyMap<RowId, Outcome>,
): Promise<string> {
  const when = work.ports.clock.wallClock();
  const parts = new Set(batch.flatMap(({ row, later }) => (later ? [row] : [])));
  const patches = [...outcomes].flatMap(([row, outcome]) =>
    statusCells(
      row,
      outcome.kind === 'stored' && parts.has(row)
        ? { status: STATUS.edited, message: messages.storedInPart(when) }
        : statusOfOutcome(outcome, when),
    ),
  );
  try {
    await work.ports.workbook.write(layout, patches);
    return '';
  } catch (error) {
    if (error instanceof WorkbookProblem) return error.message;
    throw error;
  }
}

function rowsOf(batch: readonly PlannedItem[]): ReadonlySet<RowId> {
  return new Set(batch.map((item) => item.row));
}
