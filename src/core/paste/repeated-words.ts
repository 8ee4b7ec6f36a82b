import type { PastedLine } from './draft';
import type { Reading } from './page';
import { isPersonName } from './people/names';

/** The largest number of characters in a word for a shift: `Spätdienst Wochenende`. */
const LONGEST_WORD = 24;
/** A word that stands in fewer cells may be a remark about one day. */
const FEWEST_CELLS = 2;
const WORD = /^\p{L}[\p{L}'’.-]*(?: [\p{L}'’.-]+){0,2}$/u;

/** Finds words that stand in several cells of a text, such as `Morning`, and may be names of shifts (rule 50). */
export class RepeatedWords {
  readonly #counts = new Map<string, number>();
  /** The words of the first column and of the first line. People stand in one of them. */
  readonly #heads = new Set<string>();

  constructor(
    private readonly page: Reading,
    lines: readonly PastedLine[],
  ) {
    for (const [at, { cells }] of lines.entries())
      for (const [place, cell] of cells.entries()) {
        const key = keyOf(cell);
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
        if (at === 0 || place === 0) for (const word of key.match(/\p{L}+/gu) ?? []) this.#heads.add(word);
      }
  }

  has(text: string): boolean {
    const key = keyOf(text);
    return (
      key.length <= LONGEST_WORD &&
      WORD.test(key) &&
      (this.#counts.get(key) ?? 0) >= FEWEST_CELLS &&
      !this.#mayBePerson(text, key)
    );
  }

  /** Whether a text is a name of the company, or has a word of the names above or beside the cells, or looks like a whole name. */
  #mayBePerson(text: string, key: string): boolean {
    const words = key.match(/\p{L}+/gu) ?? [];
    return (
      this.page.isPerson(text) ||
      words.some((word) => this.#heads.has(word)) ||
      (words.length > 1 && isPersonName(text))
    );
  }
}

function keyOf(cell: string): string {
  return cell.trim().toLowerCase();
}
