import { isPersonName } from './names';

/** So many of the names that stand alone are of one word where a comma parts two people. */
const MOSTLY = 0.6;
/** Fewer different names that stand alone prove nothing. */
const FEWEST = 2;

/**
 * The names of cells such as `Liam, Niamh`, where the text's other cells show that a comma parts two people: its names
 * are first names alone, and the first name of each pair is found alone or behind another one. Empty where a pair may be
 * one person (`Garcia, Maria`).
 */
export function namesOfPairs(cells: readonly string[]): ReadonlySet<string> {
  const groups = cells
    .flatMap((cell) => cell.split(/\s*[\n;/&+]\s*/u))
    .map((group) => group.split(/\s*,\s*/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0 && parts.every(isPersonName));
  const alone = new Set(groups.flatMap((parts) => (parts.length === 1 ? parts : [])));
  const pairs = groups.filter((parts) => parts.length === 2) as [string, string][];
  const single = [...alone].filter((name) => !name.includes(' '));
  if (alone.size < FEWEST || single.length < alone.size * MOSTLY) return new Set();
  const known = new Set(alone);
  for (let before = 0; known.size > before;) {
    before = known.size;
    for (const [first, second] of pairs) if (known.has(first)) known.add(second);
  }
  const isOnePerson =
    pairs.some(([first]) => !known.has(first)) || pairs.some(([first]) => mayBeSurname(first));
  return isOnePerson ? new Set() : new Set([...known].map((name) => name.toLowerCase()));

  /** `Garcia, Maria` and `Garcia, José`: nobody of them is found elsewhere. */
  function mayBeSurname(first: string): boolean {
    const behind = new Set(pairs.flatMap(([each, second]) => (each === first ? [second] : [])));
    const elsewhere = [...behind].some((name) => alone.has(name) || pairs.some(([each]) => each === name));
    return behind.size > 1 && !elsewhere;
  }
}
