/**
 * Long work in slices, so that the pane stays alive meanwhile. The work is a generator that yields where it may pause: the part
 * of it that is done, from 0 to 1.
 */
export type Sliced<Result> = Generator<number, Result>;

/** The thread is given back after this time. A task of 50 ms is felt while typing, and work that can't pause needs some of it. */
const SLICE_MS = 30;

/** Shorter work never pauses, whatever was done before it in the same task: the work on a small table is done at once. */
const SHORT_MS = 5;

/** So many lines, shifts or the like are worked on between two places where the work may pause. */
export const MOST_AT_ONCE = 20;

/** What slices need of a clock. */
export interface SliceClock {
  /** Milliseconds. */
  now(): number;
  /** After a sleep of 0 the browser has handled what the user did. */
  sleep(ms: number): Promise<void>;
}

/** When each clock's thread was last given back: works that follow one another in one task share the time of a slice. */
const givenBack = new WeakMap<SliceClock, number>();

/**
 * Runs work in slices. `onSlice` hears after each slice how much is done, and how many milliseconds the work has taken. Undefined
 * if it says that the work is to stop.
 */
export async function inSlices<Result>(
  work: Sliced<Result>,
  clock: SliceClock,
  onSlice: (done: number, ms: number) => 'go on' | 'stop',
): Promise<Result | undefined> {
  const begin = clock.now();
  let most = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    // Parts of unknown size begin anew with each of them. What the user sees never goes back.
    most = Math.max(most, value);
    const now = clock.now();
    if (now - begin < SHORT_MS || now - (givenBack.get(clock) ?? begin) < SLICE_MS) continue;
    if (onSlice(most, now - begin) === 'stop') return undefined;
    await clock.sleep(0);
    givenBack.set(clock, clock.now());
  }
}

/** Runs work without a pause. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Work that is a part of other work: from one share of it to another. */
export function* stage<Result>(work: Sliced<Result>, from: number, to: number): Sliced<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    yield from + (to - from) * value;
  }
}

/** Goes through a list, and may pause between its items. */
export function* takeEach<Item>(
  items: readonly Item[],
  take: (item: Item, at: number) => void,
): Sliced<void> {
  let done = 0;
  for (const item of items) {
    take(item, done);
    done += 1;
    if (done % MOST_AT_ONCE === 0) yield done / items.length;
  }
}

/** As `map` of a list. */
export function* mapped<Item, Result>(
  items: readonly Item[],
  make: (item: Item, at: number) => Result,
): Sliced<Result[]> {
  const made: Result[] = [];
  yield* takeEach(items, (item, at) => made.push(make(item, at)));
  return made;
}

/** So many items are sorted between two places where the work may pause. */
const SORTED_AT_ONCE = 250;

/** As `sort` of a copy of the list: what the order calls equal stays in the list's order. */
export function* sorted<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Sliced<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    runs.push(items.slice(from, from + SORTED_AT_ONCE).sort(compare));
    yield 0;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<Item>(
  first: Item[],
  second: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Sliced<Item[]> {
  if (second.length === 0) return first;
  const all: Item[] = [];
  const left = first.values();
  let next = left.next();
  yield* takeEach(second, (item) => {
    for (; next.done !== true && compare(next.value, item) <= 0; next = left.next()) all.push(next.value);
    all.push(item);
  });
  for (; next.done !== true; next = left.next()) all.push(next.value);
  return all;
}

/** As `flatMap` of a list. */
export function* flatMapped<Item, Result>(
  items: readonly Item[],
  make: (item: Item, at: number) => readonly Result[],
): Sliced<Result[]> {
  const made: Result[] = [];
  yield* takeEach(items, (item, at) => made.push(...make(item, at)));
  return made;
}
