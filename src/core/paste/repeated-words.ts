import type { PastedLine } from './lines';
import type { PastedPage } from './page';
import { isPersonName } from './people/names';

/** The largest number of characters in a word for a shift: `Spätdienst Wochenende`. */
const LONGEST_WORD = 24;
/** A word that stands in fewer cells may be a remark about one day. */
const FEWEST_CELLS = 2;
const WORD = /^\p{L}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,2}$/u;

/** Says which words stand in several cells of a text, such as `Morning`, and may be names of shifts. */
export function repeatedWords(page: PastedPage, lines: readonly PastedLine[]): (text: string) => boolean {
  let used: Used | undefined;
  return (text) => {
    const key = keyOf(text);
    if (key.length > LONGEST_WORD || !WORD.test(key)) return false;
    used ??= usedIn(lines);
    return (used.counts.get(key) ?? 0) >= FEWEST_CELLS && !mayBePerson(page, text, used.heads);
  };
}

interface Used {
  /** How many cells hold a text. */
  readonly counts: ReadonlyMap<string, number>;
  /** The words of the first column and of the first line. People stand in one of them. */
  readonly heads: ReadonlySet<string>;
}

function usedIn(lines: readonly PastedLine[]): Used {
  const [counts, heads] = [new Map<string, number>(), new Set<string>()];
  for (const [at, { cells }] of lines.entries())
    for (const [place, cell] of cells.entries()) {
      const key = keyOf(cell);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (at === 0 || place === 0) for (const word of wordsIn(key)) heads.add(word);
    }
  return { counts, heads };
}

/** Whether a text is a name of the company, has a word of the names above or beside the cells, or looks like a whole name. */
function mayBePerson(page: PastedPage, text: string, heads: ReadonlySet<string>): boolean {
  const words = wordsIn(keyOf(text));
  return (
    page.isPerson(text) || words.some((word) => heads.has(word)) || (words.length > 1 && isPersonName(text))
  );
}

function keyOf(cell: string): string {
  return cell.trim().toLowerCase();
}

function wordsIn(key: string): readonly string[] {
  return key.match(/\p{L}+/gu) ?? [];
}
