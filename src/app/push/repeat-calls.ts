import { isUnconfirmed, outcomesOf, type Outcome } from '../../core/push/outcome';
import type { LogEntry, Repeatable } from '../../core/sync/log-entry';
import { groupBy } from '../../core/table/group-by';
import { Refused, SessionRenewed } from '../call-failures';
import type { JobContext } from '../job-context';

/** An addition that may or may not be stored, and that can be sent once more unchanged. */
export type UnansweredAddition = LogEntry & { readonly repeat: Repeatable };

export function isUnanswered(entry: LogEntry): entry is UnansweredAddition {
  return entry.action === 'add' && isUnconfirmed(entry.outcome) && entry.repeat !== undefined;
}

/** How many additions are repeated in one call, at first. */
const REPEATED_AT_ONCE = 100;

/**
 * Sends entries once more and yields the answers, batch by batch. A batch that is too large (HTTP 413) is sent in smaller ones.
 */
export async function* repeated(
  work: JobContext,
  entries: readonly UnansweredAddition[],
): AsyncGenerator<[UnansweredAddition, Outcome][]> {
  const groups = groupBy(entries, ({ repeat: { method, query } }) => JSON.stringify([method, query]));
  let most = REPEATED_AT_ONCE;
  for (const group of groups.values()) {
    for (let at = 0; at < group.length;) {
      const batch = group.slice(at, at + most);
      const calls = batch.map(({ repeat }) => repeat);
      const outcomes = await callAgain(work, calls).catch((error: unknown) => {
        if (batch.length > 1 && error instanceof Refused && error.status === 413) return undefined;
        throw error;
      });
      if (!outcomes) {
        most = Math.floor(batch.length / 2);
        continue;
      }
      at += batch.length;
      yield batch.flatMap((entry, index): [UnansweredAddition, Outcome][] => {
        const outcome = outcomes[index];
        return outcome ? [[entry, outcome]] : [];
      });
    }
  }
}

/** Makes a call once more. All items must have the same method and query. */
export async function callAgain(work: JobContext, calls: readonly Repeatable[]): Promise<Outcome[]> {
  const [first] = calls;
  if (!first) return [];
  try {
    await work.lock.assertHeld();
    const items = calls.map(({ item }) => item);
    const answer = await work.service.call(first.method, { query: first.query, items, signal: work.signal });
    return outcomesOf(answer, items.length);
  } catch (error) {
    if (error instanceof SessionRenewed) return callAgain(work, calls);
    throw error;
  }
}
