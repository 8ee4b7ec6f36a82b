import type { PlannedItem } from './plan';

/**
 * The most items in one call. The specification states no limit (section 8); 100 keeps an answer within seconds on a
 * slow service, and little is unknown when a connection breaks.
 */
const BATCH_ITEMS = 100;

/**
 * The most pairs (qualifications) in one call: a pair is its own key and is sent again without harm, so what is unknown when a
 * connection breaks costs nothing, and one call for each task can hold a whole staff.
 */
export const BATCH_PAIRS = 500;

/** The most bytes of one request's items; common proxies refuse bodies above 1 MB. */
const BATCH_BYTES = 500_000;

/** A JSON text's bytes are at most its UTF-16 units times this (UTF-8). */
const MOST_BYTES_A_UNIT = 3;

/** Cuts items into batches in order: at most `mostItems` and, unless one alone is larger, `mostBytes` each. */
export function cutBatches(
  items: readonly PlannedItem[],
  mostItems: number = BATCH_ITEMS,
  mostBytes: number = BATCH_BYTES,
): PlannedItem[][] {
  const batches: PlannedItem[][] = [];
  let batch: PlannedItem[] = [];
  let bytes = 0;
  for (const item of items) {
    const size = JSON.stringify(item.item).length * MOST_BYTES_A_UNIT;
    if (batch.length > 0 && (batch.length >= mostItems || bytes + size > mostBytes)) {
      batches.push(batch);
      [batch, bytes] = [[], 0];
    }
    batch.push(item);
    bytes += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
