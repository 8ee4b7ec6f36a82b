import { entityOf } from '../../core/entities/registry';
import { isUnconfirmedOutcome } from '../../core/push/outcome';
import { keysOfOtherRows } from '../../core/sync/log-rows';
import { resultsByList } from '../../core/sync/results-by-list';
import { recordKey } from '../../core/table/record';
import type { JobContext } from '../job-context';
import { EmptyList } from '../list-failures';
import type { Listing } from '../records';
import { findNamedRows } from './named-rows';

/** A service may still be storing a row that got no answer. So the list is read again after this time, in milliseconds, twice. */
const REREAD_DELAY_MS = 2_000;
/** If another client keeps adding records, the list is used as it is after this many reads. */
const MOST_READS = 4;
/** A list without the sent rows is read at most this often: replicas and queues are seconds late, not minutes. */
const LATE_READS = 3;

/**
 * A kind's records, for reconciling. A list may be late, or lack records for a moment. So it is read again after a while if a
 * sent row or a record that was known before is missing. If an addition got no answer, and only the number of records can show
 * whether it is stored, the list is read until two reads have equally many records. Throws EmptyList if nothing is listed.
 */
export async function readStableList(work: JobContext, kind: string): Promise<Listing> {
  const listing = await readListUntilStable(work, kind);
  const isKnown = [...work.sync.snapshot(kind).rows.values()].some(({ gone }) => gone !== true);
  // If the list is empty although there were records, that is an error of the service: no row gets the Status of a deleted
  // record.
  if (listing.records.length === 0 && isKnown && entityOf(kind).read)
    throw new EmptyList(entityOf(kind).many);
  return listing;
}

/** The same without EmptyList, for a caller that reports an empty list itself. */
export async function readListUntilStable(work: JobContext, kind: string): Promise<Listing> {
  const { unknownFields } = work.sync.snapshot(kind);
  const mustCount = hasToBeCounted(work, kind);
  await findNamedRows(work, kind);
  let listing = await work.records.list(kind, unknownFields);
  for (let reads = 1; reads < MOST_READS; reads += 1) {
    const isLate = reads < LATE_READS && isNotShown(work, kind, listing);
    const isShort = reads === 1 && listing.records.length > 0 && lacksKnown(work, kind, listing);
    if (!mustCount && !isLate && !isShort) break;
    await work.ports.clock.sleep(REREAD_DELAY_MS, work.signal);
    work.records.forget(kind);
    const before = listing.records.length;
    listing = await work.records.list(kind, unknownFields);
    if (mustCount && reads > 1 && listing.records.length === before) break;
  }
  return listing;
}

function hasToBeCounted({ sync }: JobContext, kind: string): boolean {
  return (
    entityOf(kind).add?.retryPolicy === 'ask-user' &&
    sync
      .unanswered(kind)
      .some(
        ({ action, outcome, stage }) =>
          action === 'add' && outcome.kind === 'unknown' && stage !== 'waits-for-user',
      )
  );
}

/** Whether the list lacks a row that was sent or may have been sent. */
function isNotShown({ sync }: JobContext, kind: string, { entity, records }: Listing): boolean {
  const sent = sync.unanswered(kind).filter(({ stage }) => stage !== 'waits-for-user');
  if (sent.length === 0 || !entity.read) return false;
  const { rows } = sync.snapshot(kind);
  const settled = resultsByList(entity, sent, records, keysOfOtherRows(sent, rows), rows);
  return sent.some(({ row, outcome }) => {
    const its = settled.get(row);
    if (its?.kind === 'unknown') return its.reason !== 'not-readable'; // no list shows such a row
    return its?.kind === 'not-stored' || (its?.kind === 'refused' && isUnconfirmedOutcome(outcome));
  });
}

/** Whether the list lacks a record that was listed before. */
function lacksKnown({ sync }: JobContext, kind: string, { entity, records }: Listing): boolean {
  if (!entity.read) return false;
  const listed = new Set(records.map((record) => recordKey(entity, record)));
  return [...sync.snapshot(kind).rows.values()].some(({ key, gone }) => gone !== true && !listed.has(key));
}
