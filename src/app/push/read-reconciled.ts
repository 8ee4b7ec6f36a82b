import type { ServiceRecord } from '../../core/table/record';
import { CallFailure } from '../call-failures';
import { Cancelled } from '../failures';
import type { JobContext } from '../job-context';
import { reconcileListed, reconcileUnlisted, type Results } from '../reconcile/reconcile';
import { readStableList } from '../reconcile/stable-list';
import { identifyRows } from '../table/identity';
import type { TableRead } from '../table/table-read';
import { pushMessages } from './push-messages';

/** Reads a table and the service's list of its kind, and reconciles the rows that an earlier push left unconfirmed. */
export async function readReconciled(work: JobContext, kind: string): Promise<TableRead> {
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

/** Reconciles sent rows with the list, if the service lists the kind; otherwise with the answers alone. */
export async function reconcileSent(
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

/**
 * Rows that again get no answer remain unconfirmed, for another push. Returns the failure of the call, and throws any other
 * error.
 */
export function leaveUnconfirmed(error: unknown): Error {
  if (error instanceof CallFailure || error instanceof Cancelled) return error;
  throw error;
}
