/** Whether two lists have the same items in the same places: the same objects, texts or numbers. */
export function haveSameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((item, at) => item === others[at]);
}
