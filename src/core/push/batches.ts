import type { PlannedItem } from './plan';

/**
 * Milliseconds that a call should take: long enough for few calls, and short enough that few rows are unconfirmed if a call
 * is lost.
 */
const AIM_MS = 3_000;

/** The first call shows how fast the service is. */
const FIRST_ITEMS = 25;
/** The specification states no limit (section 8). If a connection breaks, the rows on their way should be a page or two. */
const MOST_ITEMS = 200;

/**
 * The most pairs (qualifications) in one call, and the number in the first call. A pair is its own key and can be sent again
 * without harm, so unconfirmed pairs cost nothing when a connection breaks. And one call for each task can contain the whole
 * staff.
 */
const MOST_PAIRS = 500;

/** One answer is weak evidence: the next call has at most this many times more items, or this many times fewer. */
const MOST_CHANGE = 2;

/** The most bytes of one request's items; common proxies refuse bodies above 1 MB. */
const BATCH_BYTES = 500_000;

/** A JSON text's bytes are at most its UTF-16 units times this (UTF-8). */
const MOST_BYTES_A_UNIT = 3;

/** How many items the next call should have, computed from the duration of the last calls. */
export class Pace {
  #most: number;
  #items: number;

  constructor(ofPairs: boolean) {
    this.#most = ofPairs ? MOST_PAIRS : MOST_ITEMS;
    this.#items = ofPairs ? MOST_PAIRS : FIRST_ITEMS;
  }

  get items(): number {
    return this.#items;
  }

  /** A call of so many items was answered after so many milliseconds. */
  answered(items: number, ms: number): void {
    const fit = ms > 0 ? (items * AIM_MS) / ms : Infinity;
    // A last call of a few rows shows nothing about larger calls, unless it was slow.
    if (items < this.#items && fit > items) return;
    this.#set(Math.min(fit, items * MOST_CHANGE), items / MOST_CHANGE);
  }

  /** The service asked Shiftsheet to wait: the next calls are smaller. */
  askedToWait(): void {
    this.#set(this.#items / MOST_CHANGE, 1);
  }

  /** A call of so many items was too large: no later call has as many. */
  tooLarge(items: number): void {
    this.#most = Math.max(1, Math.floor(items / 2));
    this.#set(this.#most, 1);
  }

  #set(items: number, least: number): void {
    this.#items = Math.max(1, Math.min(this.#most, Math.floor(Math.max(items, least))));
  }
}

/**
 * The first items of the queue: at most `mostItems`, and at most `mostBytes` unless the first item is larger; at least one
 * item.
 */
export function nextBatch(
  queue: readonly PlannedItem[],
  mostItems: number,
  mostBytes: number = BATCH_BYTES,
): PlannedItem[] {
  const batch: PlannedItem[] = [];
  let bytes = 0;
  for (const item of queue) {
    bytes += JSON.stringify(item.item).length * MOST_BYTES_A_UNIT;
    if (batch.length > 0 && (batch.length >= mostItems || bytes > mostBytes)) break;
    batch.push(item);
  }
  return batch;
}
