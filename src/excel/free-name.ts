/**
 * The wanted name, or the first numbered one (from 2 on) that is not taken. Names in Excel that differ only in case are the
 * same.
 */
export function freeName(
  wanted: string,
  taken: readonly string[],
  numbered: (name: string, copy: number) => string,
): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  let name = wanted;
  for (let copy = 2; used.has(name.toLowerCase()); copy += 1) name = numbered(wanted, copy);
  return name;
}

/** `Users`, else `Users (2)`, ... */
export const freeSheetName = (wanted: string, taken: readonly string[]): string =>
  freeName(wanted, taken, (name, copy) => `${name} (${copy})`);
