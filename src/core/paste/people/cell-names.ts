import { type PastedLine, sampleCells } from '../lines';
import { isNobody } from '../words/absence';
import { isHeaderText } from '../words/header-texts';
import { isAlsoName, wordsOfAll } from '../words/lexicon';
import type { NameReader } from './name-reader';
import { namesPerson } from './names';
import { isRole } from './roles';

/** If a comma separates two people, at least this share of the names in cells of their own have one word. */
const ONE_WORD_SHARE = 0.6;
/** Words with points and single letters are left out: they may be initials. */
const AND = wordsOfAll('and')
  .filter((word) => /^\p{L}{2,}$/u.test(word))
  .join('|');
const BETWEEN_PEOPLE = new RegExp(String.raw`\s*[\n;/&+]\s*|\s+(?:${AND})\s+`, 'iu');

/**
 * Splits a text of names at the signs and words that separate people, and each part at its commas. A comma may also
 * be part of one name: `Garcia, Maria & Bo` gives [[Garcia, Maria], [Bo]].
 */
export function namesIn(text: string): readonly (readonly string[])[] {
  return text
    .split(BETWEEN_PEOPLE)
    .map((group) =>
      group
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length > 0);
}

/** The cells of a text that hold names. Together they show what a comma separates. */
export class CellNames {
  /** Names that are whole names in lower case: they stand alone or among three, or beside such a name. */
  readonly #whole: ReadonlySet<string>;
  /** A name of one word stands alone, so `Bell, Ann` may be two people. */
  readonly hasFirstNames: boolean;

  constructor(
    private readonly page: NameReader,
    cells: readonly string[],
    /** In a list, `Bell, Ann` is one person if no name of one word stands alone, and other texts may be names too. */
    private readonly isList = false,
  ) {
    const groups = [...new Set(cells)]
      .flatMap((cell) => namesIn(cell))
      .filter((parts) => parts.every((part) => namesPerson(page, part)))
      .map((parts) => parts.map((part) => part.toLowerCase()));
    const alone = new Set(groups.flatMap((parts) => (parts.length === 2 ? [] : parts)));
    const single = [...alone].filter((name) => !name.includes(' '));
    this.hasFirstNames = single.length > 0;
    const isMostlySingle = single.length >= alone.size * ONE_WORD_SHARE;
    const pairs = isMostlySingle ? groups.filter(({ length }) => length === 2) : [];
    this.#whole = withPairs(alone, pairs);
  }

  /** The people of a cell. Undefined if a comma may separate two people or be part of one name (`Garcia, Maria`). */
  peopleIn(cell: string): readonly string[] | undefined {
    const { page, isList } = this;
    // `N/A` is nobody, not two people.
    if (cell === '' || page.isPerson(cell) || isNobody(cell)) return [cell.trim()];
    if (!isList && page.cell(cell).kind !== 'words' && !isAlsoName(cell.trim())) return undefined;
    const groups = namesIn(cell);
    const areNames = groups.flat().every((part) => namesPerson(page, part));
    // If a part is no name, the sign belongs to one text: `http://` is not two people.
    if (isList && !areNames) return [cell];
    if (!isList && groups.flat().some((name) => !/\p{L}/u.test(name) || /\d/.test(name))) return undefined;
    const people = groups.map((parts) => {
      if (parts.length !== 2 || parts.every((part) => this.#isWhole(part))) return parts;
      if (parts.every((part) => part.includes(' '))) return parts;
      const isOne = isList && (!this.hasFirstNames || parts.some((part) => part.includes(' ')));
      return isOne ? [parts.join(', ')] : undefined;
    });
    return people.includes(undefined) ? undefined : people.flatMap((names) => names ?? []);
  }

  #isWhole(name: string): boolean {
    return this.page.isPerson(name) || this.#whole.has(name.toLowerCase());
  }
}

/**
 * Adds names of pairs to names that stand alone: the second name of a pair is whole if the first name is. Adds none
 * if a pair may be one person: then its first name is not whole.
 */
function withPairs(alone: ReadonlySet<string>, pairs: readonly (readonly string[])[]): ReadonlySet<string> {
  const behind = new Map<string, Set<string>>();
  for (const [first = '', second = ''] of pairs)
    behind.set(first, (behind.get(first) ?? new Set()).add(second));
  const whole = new Set(alone);
  // The set grows while the loop runs.
  for (const name of whole) for (const second of behind.get(name) ?? []) whole.add(second);
  const isOnePerson = [...behind].some(
    ([first, seconds]) =>
      !whole.has(first) ||
      // `Garcia, Maria` and `Garcia, José`: neither first name is found elsewhere, so Garcia is a last name.
      (seconds.size > 1 && ![...seconds].some((name) => alone.has(name) || behind.has(name))),
  );
  return isOnePerson ? alone : whole;
}

/** In cells of people, at least this share look like names. */
const NAMES_SHARE = 0.6;

/** Whether most cells of a column look like names of people. */
export function holdsNames(page: NameReader, body: readonly PastedLine[], at: number): boolean {
  const cells = sampleCells(body, at).filter(
    (cell) => isAlsoName(cell) || !(page.cell(cell).kind === 'off' || isNobody(cell) || isHeaderText(cell)),
  );
  const isNames = (cell: string) =>
    page.isPerson(cell) ||
    namesIn(cell)
      .flat()
      .every((part) => namesPerson(page, part));
  const names = cells.filter(isNames);
  return cells.length > 0 && names.length >= cells.length * NAMES_SHARE;
}

/** Whether the words beside most times of cells are names: `Gino 17-23`. Fewer times than `fewest` prove nothing. */
export function timesNamePeople(page: NameReader, cells: readonly string[], fewest = 1): boolean {
  const read = cells.map((cell) => page.cell(cell.trim()));
  const shifts = read.flatMap((content) => (content.kind === 'ranges' ? [content.ranges] : []));
  const isName = (label: string) => namesPerson(page, label) && !isRole(page, label);
  const named = shifts.filter((ranges) => ranges.some(({ label }) => isName(label)));
  return shifts.length >= fewest && named.length >= shifts.length * NAMES_SHARE;
}
