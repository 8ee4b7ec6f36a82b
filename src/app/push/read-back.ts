import { isUnconfirmedOutcome } from '../../core/push/outcome';
import type { RowId } from '../../core/table/layout';
import { CallFailure } from '../call-failures';
import { Cancelled } from '../failures';
import type { JobContext } from '../job-context';
import { reconcileListed, reconcileUnlisted, type Results } from '../reconcile/carry-out';
import { writeStatuses } from '../reconcile/merge-table';
import { readStableList } from '../reconcile/stable-list';
import { identifyRows } from '../table/identity';
import type { TableSnapshot } from '../table/table-snapshot';
import { pushMessages } from './push-messages';
import { retryUnanswered } from './retry-unanswered';
import type { StopReason, Ended, Reconciled, RowResults, SentItems } from './step-values';

interface Options {
  /** Additions without an answer are sent once more (retryUnanswered): all, or those of the rows in `only`. */
  readonly resend?: { readonly only?: ReadonlySet<RowId> | undefined };
  /** The push whose answers have just arrived. */
  readonly justSent?: string;
  /** Rows whose Status the caller writes afterwards. */
  readonly unsent?: ReadonlySet<RowId>;
}

interface LogRead {
  /** The table as it was read before its rows were reconciled. */
  readonly read: TableSnapshot;
  readonly results: Results;
  /** Why additions could not be sent once more. Their rows remain unconfirmed, for another push. */
  readonly failure?: Error;
}

/**
 * Finds out what the service did with the rows in the write-ahead log: reads the service's list and then the sheet, and
 * reconciles the rows with the list, or with the answers alone if the service can't list the kind.
 */
async function reconcileLogged(
  work: JobContext,
  kind: string,
  { resend, justSent, unsent }: Options,
): Promise<LogRead> {
  const { records } = await readStableList(work, kind);
  const failure =
    resend && (await retryUnanswered(work, kind, { justSent, ...resend }).then(noError, unconfirmed));
  work.progress(pushMessages.readingSheet);
  // The user may have typed while the rows were sent, and Excel loses events.
  if (justSent !== undefined) work.ports.workbook.forget([kind]);
  const { read } = await identifyRows(work.ports, work, kind);
  const sent = justSent === undefined ? {} : { justSent };
  const results =
    work.sync.log(kind).length === 0
      ? new Map()
      : read.entity.read
        ? (await reconcileListed(work, read, records, { append: false, ...(unsent ? { unsent } : {}) }))
            .results
        : await reconcileUnlisted(work, read, { by: 'answers', ...sent });
  return { read, results, ...(failure ? { failure } : {}) };
}

const noError = (): undefined => undefined;

/** A call that again gets no answer, or is stopped, leaves its rows unconfirmed. Any other error is thrown. */
function unconfirmed(error: unknown): Error {
  if (error instanceof CallFailure || error instanceof Cancelled) return error;
  throw error;
}

/** Reads a table and the service's list of its kind, after the rows that an earlier push left unconfirmed were reconciled. */
export async function readReconciled(
  work: JobContext,
  kind: string,
  options: Pick<Options, 'resend'> = {},
): Promise<Pick<LogRead, 'read' | 'failure'>> {
  const isLogged = work.sync.log(kind).length > 0;
  const found = await reconcileLogged(work, kind, options);
  if (!isLogged) return found;
  await work.records.list(kind, work.sync.snapshot(kind).unknownFields);
  return { ...found, read: (await identifyRows(work.ports, work, kind)).read };
}

/** Reads the service again, finds out the results of the sent rows, and writes the results into the sheet. */
export async function readBack(work: JobContext, sent: SentItems | Ended): Promise<Reconciled | Ended> {
  if (sent.kind === 'ended') return sent;
  const { read, plan, only, stoppedBy } = sent;
  const reasons = stoppedBy ? [stoppedBy] : [];
  const known = (results: RowResults): Reconciled | Ended =>
    stoppedBy ? { kind: 'ended', results, stoppedBy: reasons } : { kind: 'reconciled', read, plan, results };
  // The sent rows are in the write-ahead log. The pane that has the lock now reconciles them.
  if (work.lock.isLost) return known(sent.results);
  const results = new Map(sent.results);
  const unsent = new Map(
    [...results].filter(([row, { outcome }]) => outcome === 'not-sent' && !sent.outcomes.has(row)),
  );
  try {
    work.progress(pushMessages.readingBack(read.entity.many), 1);
    if (sent.outcomes.size > 0) {
      const reconciled = await reconcileLogged(work, read.entity.kind, {
        justSent: work.sync.push,
        unsent: new Set(unsent.keys()),
        ...(plan.added > 0 ? { resend: { only } } : {}),
      });
      for (const [row, result] of reconciled.results) results.set(row, result);
    }
    await writeStatuses(work, read, unsent);
    return known(results);
  } catch (error) {
    const notReadReasons = [
      ...(sent.answersNotWritten ? [sent.answersNotWritten] : []),
      ...notReadBack(sent),
    ];
    return { kind: 'ended', results, stoppedBy: [...reasons, ...notReadReasons, { code: 'failed', error }] };
  }
}

/** The reason in the push result that says that the sent rows could not be read again. */
function notReadBack({ outcomes, answersNotWritten }: SentItems): StopReason[] {
  if (outcomes.size === 0) return [];
  const isAnswered = [...outcomes.values()].some((outcome) => !isUnconfirmedOutcome(outcome));
  return [{ code: isAnswered && !answersNotWritten ? 'answers-not-read-back' : 'not-read-back' }];
}
