import type { Reading } from '../page';
import { namesPerson } from './names';

/** If a comma separates two people, at least this share of the names in cells of their own have one word. */
const ONE_WORD_SHARE = 0.6;
/** Fewer different names in cells of their own prove nothing. */
const FEWEST_ALONE = 2;

/**
 * The names in cells such as `Liam, Niamh`, if the text's other cells show that a comma separates two people. That is
 * so if the names are first names alone, and the first name of each pair also stands alone or second in another pair.
 * Empty if a pair may be one person (`Garcia, Maria`).
 */
export function namesOfPairs(page: Reading, cells: readonly string[]): ReadonlySet<string> {
  const groups = cells
    .flatMap((cell) => cell.split(/\s*[\n;/&+]\s*/u))
    .map((group) => group.split(/\s*,\s*/).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0 && parts.every((part) => namesPerson(page, part)));
  const alone = new Set(groups.flatMap((parts) => (parts.length === 1 ? parts : [])));
  const pairs = new Map<string, Set<string>>();
  for (const [first = '', second, third] of groups)
    if (second !== undefined && third === undefined)
      pairs.set(first, (pairs.get(first) ?? new Set()).add(second));
  const single = [...alone].filter((name) => !name.includes(' '));
  if (alone.size < FEWEST_ALONE || single.length < alone.size * ONE_WORD_SHARE) return new Set();
  const known = new Set(alone);
  // The set grows while the loop runs: the second name of a pair is known if the first name is.
  for (const name of known) for (const second of pairs.get(name) ?? []) known.add(second);
  const isOnePerson = [...pairs].some(
    ([first, behind]) =>
      !known.has(first) ||
      // `Garcia, Maria` and `Garcia, José`: neither first name is found elsewhere, so Garcia is a last name.
      (behind.size > 1 && ![...behind].some((name) => alone.has(name) || pairs.has(name))),
  );
  return isOnePerson ? new Set() : new Set([...known].map((name) => name.toLowerCase()));
}

/**
 * Decides what a comma separates in a column of names. `people`: names of one word stand alone as well, and a name is
 * found on both sides of commas or alone. `unsure`: names of one word stand alone, but no name is found twice. `one`:
 * a cell such as `Garcia, Maria` is one person.
 */
export function commaParts(page: Reading, cells: readonly string[]): 'people' | 'unsure' | 'one' {
  const groups = cells.map((cell) => cell.toLowerCase().split(/\s*,\s*/));
  const isWord = (cell: string) => !/[\s,]/.test(cell) && namesPerson(page, cell);
  const alone = new Set(cells.filter(isWord).map((cell) => cell.toLowerCase()));
  if (alone.size === 0) return 'one';
  const pairs = groups.filter(({ length }) => length === 2);
  const firsts = new Set(pairs.map(([first = '']) => first));
  const isTwice = pairs.some((pair) => pair.some((name) => alone.has(name)) || firsts.has(pair[1] ?? ''));
  return isTwice ? 'people' : 'unsure';
}
