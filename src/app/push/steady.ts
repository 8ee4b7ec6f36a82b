import { entityOf } from '../../core/entities/registry';
import { EmptyList } from '../failures';
import type { Listing } from '../download/records';
import type { Work } from '../work';

/** A service may still be storing what it gave no answer for: it is given this long, twice. */
const STEADY_MS = 2_000;
/** A list that another client keeps adding to is taken as it is after this many reads. */
const MOST_READS = 4;

/**
 * A kind's records, for settling. Where an addition got no answer and only counting can tell whether it is stored, they
 * are read until two reads, a while apart, list equally many.
 */
export async function listSteadily(work: Work, kind: string): Promise<Listing> {
  const { unknownFields } = work.baselines.get(kind);
  const mustCount =
    entityOf(kind).add?.again === 'ask' &&
    work.journal
      .open(kind)
      .some(
        ({ action, outcome, undecided }) =>
          action === 'add' && outcome.kind === 'unknown' && undecided !== true,
      );
  let listing = await work.records.list(kind, unknownFields);
  for (let read = 1; mustCount && read < MOST_READS; read += 1) {
    await work.ports.clock.sleep(STEADY_MS, work.signal);
    work.records.forget(kind);
    const before = listing.held.length;
    listing = await work.records.list(kind, unknownFields);
    if (read > 1 && listing.held.length === before) break;
  }
  const isKnown = [...work.baselines.get(kind).rows.values()].some(({ gone }) => gone !== true);
  // A list without any record where there were some is a mistake of the service's: nothing is told to be gone by it.
  if (listing.held.length === 0 && isKnown && entityOf(kind).read) throw new EmptyList(entityOf(kind).many);
  return listing;
}
