/** Items on a line of numbers. Each item is taken once: always the one nearest to a number. */
export class Nearest<T> {
  readonly #items: readonly T[];
  readonly #places: readonly number[];
  /**
   * For each index, the nearest index at or before it (in `#after`: at or after it) that may still be free. It is -1
   * or the length if none is free.
   */
  readonly #before: number[];
  readonly #after: number[];

  constructor(items: readonly T[], placeOf: (item: T) => number) {
    this.#items = [...items].sort((one, other) => placeOf(one) - placeOf(other));
    this.#places = this.#items.map(placeOf);
    this.#before = this.#items.map((_, at) => at);
    this.#after = this.#items.map((_, at) => at);
  }

  take(place: number): T | undefined {
    const from = this.#firstFrom(place);
    const [below, above] = [nextFree(this.#before, from - 1, -1), nextFree(this.#after, from, 1)];
    const [low, high] = [this.#places[below], this.#places[above]];
    if (low === undefined && high === undefined) return undefined;
    const isBelow = high === undefined || (low !== undefined && place - low <= high - place);
    const at = isBelow ? below : above;
    this.#before[at] = at - 1;
    this.#after[at] = at + 1;
    return this.#items[at];
  }

  /** The index of the first item at or after a place, by binary search. */
  #firstFrom(place: number): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Follows links to an item that is still free, and shortens the links on the way, so that taken items are skipped
 * once.
 */
function nextFree(links: number[], from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < links.length) {
    const next = links[at] ?? at;
    if (next === at) return at;
    links[at] = links[next] ?? next;
    at = next;
  }
  return step === 1 ? links.length : -1;
}
