import type { PastedLine } from '../draft';
import { isFree, isOff, rangesIn } from '../times/cell';
import { objectionIn } from '../words/absence';
import { wordsOfAll } from '../words/languages';

/**
 * What the text says about a code without times: that somebody has no shift, is away for a reason that may be time off (`U =
 * Urlaub`), or something else.
 */
export type Explanation = 'off' | 'away' | 'else';

export interface Explained {
  readonly meanings: ReadonlyMap<string, Explanation>;
  /** Lines that hold only such definitions. */
  readonly lines: ReadonlySet<number>;
}

/** The largest number of characters in a line of a legend. */
const LONGEST_LINE = 300;
/** The largest number of cells in a line of a legend. */
const MOST_CELLS = 2;
/** `RTO = requested time off`, `SL sick leave`, `K krank`. */
const DEFINITION = /^(\p{L}[\p{L}\p{N}]{0,3})\s*(=|:|-|–|\t|\s)\s*(\p{L}[\p{L} '’/-]{2,40})$/u;
/** If the meaning of a code ends with one of these words, the code is a day off. */
const OFF_ENDS: ReadonlySet<string> = new Set(wordsOfAll('offEnds'));

/** Reads the definitions of a text. `uses` are the codes in its cells, in lower case. */
export function explainedIn(lines: readonly PastedLine[], uses: ReadonlySet<string>): Explained {
  const meanings = new Map<string, Explanation>();
  const found = new Set<number>();
  for (const { line, cells } of lines) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const text = filled.join('\t').trim();
    if (filled.length > MOST_CELLS || filled.length === 0 || text.length > LONGEST_LINE) continue;
    const parts = text
      .split(/\s*(?:[,;|.\n](?!\d)|!+|\s\/\s|\s{2,}(?=\p{L}{1,4}\s?[:=]))\s*/u)
      .filter((part) => part !== '');
    let known = 0;
    for (const part of parts) {
      const [, code = '', sign = '', words = ''] = DEFINITION.exec(part) ?? [];
      const key = code.toLowerCase();
      const isSigned = /[=:]/.test(sign);
      const means = !isAbsence(words) ? 'else' : isFree(words) ? 'off' : 'away';
      // Without a sign between the words, `Bo new` is a person with a remark.
      const isCode = code === code.toUpperCase() && (isSigned || means !== 'else');
      if (code === '' || !isCode || !uses.has(key) || rangesIn(part).length > 0) continue;
      // A code with two meanings is not certainly a day off.
      meanings.set(key, meanings.get(key) === 'else' ? 'else' : means);
      known += 1;
    }
    if (known > 0 && known === parts.length) found.add(line);
  }
  return { meanings, lines: found };
}

function isAbsence(words: string): boolean {
  const plain = words.trim().toLowerCase();
  const last = plain.split(/\s+/).at(-1) ?? '';
  return isOff(plain) || objectionIn(plain) === 'away' || OFF_ENDS.has(last);
}
