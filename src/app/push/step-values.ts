/**
 * The values that the steps of a push pass on, for one table. Each step takes the value of the step before it. An `Ended` table
 * passes through all steps unchanged.
 */
import { type Outcome, isUnconfirmedOutcome } from '../../core/push/outcome';
import { type Plan, itemsOf } from '../../core/push/plan';
import { blockedResult, type RowResult, answeredState } from '../../core/sync/result-state';
import type { NotSentReason } from '../../core/sync/row-state';
import { statusOf } from '../../core/sync/status';
import type { RowId } from '../../core/table/layout';
import { codeInWords } from '../../core/words/service-codes';
import type { JobContext } from '../job-context';
import { writeStatuses } from '../reconcile/merge-table';
import { errorSentence } from '../store';
import type { TableSnapshot } from '../table/table-snapshot';
import { pushMessages } from './push-messages';

/** The results of rows, as far as they are known. */
export type RowResults = ReadonlyMap<RowId, RowResult>;

/** What is about to be sent. */
export interface ToSend {
  readonly kind: 'to-send';
  readonly read: TableSnapshot;
  readonly plan: Plan;
  /** The only rows that this push may send; undefined if it pushes the whole table. */
  readonly only?: ReadonlySet<RowId>;
  readonly results: RowResults;
  /** The first passwords of new users, by row. */
  readonly passwords: ReadonlyMap<RowId, string>;
  /** Keys of records that were listed before sending and already equal what an addition sends, by row. */
  readonly preexisting: ReadonlyMap<RowId, readonly string[]>;
  /** When the list was read that the plan was compared with, in milliseconds of the device's clock. */
  readonly comparedAt: number;
  /** No table before this one had anything to send in this push. */
  readonly isFirst: boolean;
}

/** What was sent and how it was answered. Rows that are not in `outcomes` were not sent. */
export interface SentItems extends Omit<ToSend, 'kind'> {
  readonly kind: 'sent';
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Why not everything was sent. */
  readonly stoppedBy?: StopReason;
  /** Why answers could not be written into the sheet while sending. The read after sending tries again. */
  readonly answersNotWritten?: StopReason;
}

/** The results, as far as the service shows them. */
export interface Reconciled {
  readonly kind: 'reconciled';
  readonly read: TableSnapshot;
  readonly plan: Plan;
  readonly results: RowResults;
}

/** The push ends with this table, or has nothing to do for it (then `stoppedBy` is empty). */
export interface Ended {
  readonly kind: 'ended';
  readonly results: RowResults;
  readonly stoppedBy: readonly StopReason[];
}

/**
 * The push ends because a step has failed. The results that were found before remain. If this is the first table and it has no
 * results yet, the failure is thrown: then no push took place.
 */
export function endedBy({ results, isFirst }: Pick<ToSend, 'results' | 'isFirst'>, error: unknown): Ended {
  if (isFirst && results.size === 0) throw error;
  return { kind: 'ended', results, stoppedBy: [{ code: 'failed', error }] };
}

/** Why a push ended before everything was sent and read back. */
export type StopReason =
  | { readonly code: 'stopped-by-user' }
  /** The service asks to wait for longer than a user watches a push. */
  | { readonly code: 'wait-too-long'; readonly seconds: number }
  /** The service refused a whole call. The code and text are the service's own. */
  | { readonly code: 'call-refused'; readonly serviceCode: string; readonly serviceText: string }
  /** The answers are in the sheet, but the list could not be read after them. */
  | { readonly code: 'answers-not-read-back' }
  /** The list could not be read, and some rows have no answer in the sheet. */
  | { readonly code: 'not-read-back' }
  /** Something failed. The error has its own sentence. */
  | { readonly code: 'failed'; readonly error: unknown };

/** The sentence in which the pane says why a push ended. Each reason is said once; '' if the push did not end early. */
export function stopSentence(reasons: readonly StopReason[]): string {
  return [...new Set(reasons.map(sentenceOf))].join(' ');
}

function sentenceOf(reason: StopReason): string {
  switch (reason.code) {
    case 'stopped-by-user':
      return pushMessages.stoppedByUser;
    case 'wait-too-long':
      return pushMessages.waitTooLong(reason.seconds);
    case 'call-refused':
      return pushMessages.wholeCallRefused(reason.serviceText, codeInWords(reason.serviceCode));
    case 'answers-not-read-back':
      return pushMessages.answersNotReadBack;
    case 'not-read-back':
      return pushMessages.notReadBack;
    case 'failed':
      return errorSentence(reason.error);
  }
}

/** A row that the push did not reach. */
export function notReached(): RowResult {
  return notSent('not-reached');
}

/** A row that changed while other tables were sent. */
export function changedMeanwhile(): RowResult {
  return notSent('changed-meanwhile');
}

function notSent(reason: NotSentReason): RowResult {
  return blockedResult(statusOf({ kind: 'edited', notSent: reason }));
}

interface Answers {
  readonly outcomes: ReadonlyMap<RowId, Outcome>;
  /** Rows that another pane is sending. */
  readonly elsewhere: ReadonlySet<RowId>;
}

/** The result of each row before the service is read again. */
export function answeredResults(
  plan: Plan,
  { outcomes, elsewhere }: Answers,
  when: string,
): Map<RowId, RowResult> {
  return new Map(
    itemsOf(plan).map(({ row }): [RowId, RowResult] => {
      const outcome = outcomes.get(row);
      if (!outcome) return [row, elsewhere.has(row) ? notSent('sent-elsewhere') : notReached()];
      return [
        row,
        {
          outcome: isUnconfirmedOutcome(outcome) ? 'unknown' : outcome.kind,
          ...statusOf(answeredState(outcome, when)),
          differs: false,
        },
      ];
    }),
  );
}

/** Writes the results of rows into the sheet. If the sheet can't be written, returns why the push ends. */
export async function writeResults(
  work: JobContext,
  read: TableSnapshot,
  results: RowResults,
): Promise<readonly StopReason[]> {
  try {
    await writeStatuses(work, read, results);
    return [];
  } catch (error) {
    return [{ code: 'failed', error }];
  }
}
