import { takeEach, type Sliced } from '../slices';

/** Groups things by a key, in the order in which they come. The time is linear: 100,000 rows may share one key. */
export function groupBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) addToGroup(groups, keyOf(thing), thing);
  return groups;
}

/** The same in slices. */
export function* groupingBy<K, T>(things: readonly T[], keyOf: (thing: T) => K): Sliced<Map<K, T[]>> {
  const groups = new Map<K, T[]>();
  yield* takeEach(things, (thing) => addToGroup(groups, keyOf(thing), thing));
  return groups;
}

/** Puts a thing into its group. */
export function addToGroup<K, T>(groups: Map<K, T[]>, key: K, thing: T): void {
  const group = groups.get(key);
  if (group) group.push(thing);
  else groups.set(key, [thing]);
}

/** How many things have each key. */
export function countBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const thing of things) countIn(counts, keyOf(thing));
  return counts;
}

/** The same in slices. */
export function* countingBy<K, T>(things: readonly T[], keyOf: (thing: T) => K): Sliced<Map<K, number>> {
  const counts = new Map<K, number>();
  yield* takeEach(things, (thing) => countIn(counts, keyOf(thing)));
  return counts;
}

function countIn<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
