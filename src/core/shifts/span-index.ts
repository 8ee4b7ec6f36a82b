import type { Span } from './shift';

interface Entry<Of> extends Span {
  readonly block: Of;
}

/** Of all entries up to one: the entry that ends last, and the one that ends last among the others. */
interface Longest<Of> {
  readonly last: Entry<Of>;
  readonly second: Entry<Of> | undefined;
}

/**
 * Finds one of many spans that overlaps a given span. The spans are sorted once, and a search takes as many steps as a
 * number of their count has binary digits. To compare each with each would take minutes for 50,000.
 */
export class SpanIndex<Of> {
  readonly #starts: readonly number[];
  readonly #longest: readonly Longest<Of>[];

  constructor(all: readonly Of[], spanOf: (block: Of) => Span) {
    const entries = all
      .map((block): Entry<Of> => {
        const { start, end } = spanOf(block);
        return { block, start, end };
      })
      .sort((one, other) => one.start - other.start);
    this.#starts = entries.map(({ start }) => start);
    const longest: Longest<Of>[] = [];
    for (const entry of entries) longest.push(withEntry(longest.at(-1), entry));
    this.#longest = longest;
  }

  /** A span that overlaps the given one and is not of `except`. Spans that only touch do not overlap. */
  find({ start, end }: Span, except?: Of): Of | undefined {
    const longest = this.#longest[countBelow(this.#starts, end) - 1];
    const entry = longest && longest.last.block === except ? longest.second : longest?.last;
    return entry && entry.end > start ? entry.block : undefined;
  }
}

function withEntry<Of>(before: Longest<Of> | undefined, entry: Entry<Of>): Longest<Of> {
  if (!before) return { last: entry, second: undefined };
  const { last, second } = before;
  if (entry.end > last.end) return { last: entry, second: last };
  return !second || entry.end > second.end ? { last, second: entry } : before;
}

/** How many of the sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
