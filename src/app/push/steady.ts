import { entityOf } from '../../core/entities/registry';
import { settle } from '../../core/push/settle';
import { keyOf } from '../../core/table/record';
import { EmptyList } from '../failures';
import type { Listing } from '../download/records';
import type { Work } from '../work';

/** A service may still be storing what it gave no answer for: it is given this long, twice. */
const STEADY_MS = 2_000;
/** A list that another client keeps adding to is taken as it is after this many reads. */
const MOST_READS = 4;
/** A list that does not show what was answered `0` is read so often: replicas and queues are seconds late, not minutes. */
const LATE_READS = 3;

/**
 * A kind's records, for settling. A list may come late, or lack records for a moment. So it is read again, a while apart,
 * where it does not show something that was sent or that was there before; and where an addition got no answer and only
 * counting can tell whether it is stored, until two reads list equally many. Throws EmptyList where nothing is listed.
 */
export async function listSteadily(work: Work, kind: string): Promise<Listing> {
  const listing = await steadyList(work, kind);
  const isKnown = [...work.baselines.get(kind).rows.values()].some(({ gone }) => gone !== true);
  // A list without any record where there were some is a mistake of the service's: nothing is told to be gone by it.
  if (listing.held.length === 0 && isKnown && entityOf(kind).read) throw new EmptyList(entityOf(kind).many);
  return listing;
}

/** The same for whoever tells of an empty list. */
export async function steadyList(work: Work, kind: string): Promise<Listing> {
  const { unknownFields } = work.baselines.get(kind);
  const mustCount = hasToBeCounted(work, kind);
  let listing = await work.records.list(kind, unknownFields);
  for (let reads = 1; reads < MOST_READS; reads += 1) {
    const isLate = reads < LATE_READS && isNotShown(work, kind, listing);
    const isShort = reads === 1 && listing.held.length > 0 && lacksKnown(work, kind, listing);
    if (!mustCount && !isLate && !isShort) break;
    await work.ports.clock.sleep(STEADY_MS, work.signal);
    work.records.forget(kind);
    const before = listing.held.length;
    listing = await work.records.list(kind, unknownFields);
    if (mustCount && reads > 1 && listing.held.length === before) break;
  }
  return listing;
}

function hasToBeCounted({ journal }: Work, kind: string): boolean {
  return (
    entityOf(kind).add?.again === 'ask' &&
    journal
      .open(kind)
      .some(
        ({ action, outcome, undecided }) =>
          action === 'add' && outcome.kind === 'unknown' && undecided !== true,
      )
  );
}

/** Whether the list does not show (yet) what was sent just now, or may have been. */
function isNotShown({ journal, baselines }: Work, kind: string, { entity, held }: Listing): boolean {
  const sent = journal.open(kind).filter(({ undecided }) => undecided !== true);
  if (sent.length === 0 || !entity.read) return false;
  const { rows } = baselines.get(kind);
  const adding = new Set(sent.flatMap(({ row, action }) => (action === 'add' ? [row] : [])));
  const claimed = [...rows.values()].flatMap(({ id, key, gone }) => (gone || adding.has(id) ? [] : [key]));
  const settled = settle(entity, sent, held, new Set(claimed), rows);
  return [...settled.values()].some(({ kind: is }) => is === 'unknown' || is === 'not-stored');
}

/** Whether a record that was there is not in the list. */
function lacksKnown({ baselines }: Work, kind: string, { entity, held }: Listing): boolean {
  if (!entity.read) return false;
  const listed = new Set(held.map((record) => keyOf(entity, record)));
  return [...baselines.get(kind).rows.values()].some(({ key, gone }) => gone !== true && !listed.has(key));
}
