/** Groups things by a key, in the order in which they come. The time is linear: 100,000 rows may share one key. */
export function groupBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** How many things have each key. */
export function countBy<K, T>(things: Iterable<T>, keyOf: (thing: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const thing of things) {
    const key = keyOf(thing);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
