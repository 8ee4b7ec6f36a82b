import { DAYS_A_WEEK } from '../../calendar/days';
import { byText } from '../by-text';
import { calendarOf, foldedName } from '../words/calendar-names';
import { OTHER_LANGUAGES } from '../words/languages';
import type { DayItem, HeaderDays } from './day-items';

/** A word that may be a weekday, perhaps with the number of its day: `Pn 23`, `Śr.`. */
const WORD_DAY = /^(\p{L}{2,14})\.?,?\s*(?:(\d{1,2})\.?)?$/u;
const partsOf = byText((text) => WORD_DAY.exec(text));
const folded = byText(foldedName);
/** Fewer words than these may follow the order of weekdays by chance. */
const FEWEST_WORDS = 5;
const LAST_DAY = 31;

interface WordDay {
  readonly at: number;
  readonly text: string;
  readonly name: string;
  readonly day: number | undefined;
}

/**
 * The days of a header in any language, however short the words are. The words must follow one another in the order
 * of one language's weekdays. Each word must begin with its weekday's first letter and have letters of the weekday in
 * their order (`Pn`, `Wt`, `Śr`, `Cz`, `Pt`).
 */
export function abbreviatedDays(cells: readonly string[]): HeaderDays | undefined {
  if (cells.length < FEWEST_WORDS) return undefined;
  const words = wordsOf(cells);
  if (words.length < FEWEST_WORDS) return undefined;
  let best: { from: number; start: number; length: number; isOnly: boolean } | undefined;
  for (const language of OTHER_LANGUAGES) {
    const { weekdays } = calendarOf(language);
    for (let from = 0; from + FEWEST_WORDS <= words.length; from += 1)
      for (let start = 0; start < DAYS_A_WEEK; start += 1) {
        const length = runFrom(words, from, weekdays, start);
        if (length < FEWEST_WORDS || length < (best?.length ?? 0)) continue;
        const isSame = best?.length === length && best.from === from && best.start === start;
        if (best?.length !== length) best = { from, start, length, isOnly: true };
        else if (!isSame) best = { ...best, isOnly: false };
      }
  }
  if (!best?.isOnly) return undefined;
  const { from, start, length } = best;
  return new Map(
    words.slice(from, from + length).map(({ at, text, day }, place): [number, DayItem] => {
      const weekday = (start + place) % DAYS_A_WEEK;
      return [
        at,
        { text, written: { kind: 'clear', parts: day === undefined ? { weekday } : { weekday, day } } },
      ];
    }),
  );
}

/** The number of words, from the place `from` on, that are a language's weekdays from `start` on. */
function runFrom(
  words: readonly WordDay[],
  from: number,
  weekdays: readonly string[],
  start: number,
): number {
  let length = 0;
  while (
    from + length < words.length &&
    abbreviates(words[from + length]?.name ?? '', weekdays[(start + length) % DAYS_A_WEEK] ?? '')
  )
    length += 1;
  return length;
}

/** The longest run of words of this form in neighbouring cells. */
function wordsOf(cells: readonly string[]): readonly WordDay[] {
  let [best, run]: [WordDay[], WordDay[]] = [[], []];
  for (const [at, cell] of cells.entries()) {
    const text = cell.trim();
    // A merged cell leaves empty cells behind it.
    if (text === '') continue;
    const [, word, number] = partsOf(text) ?? [];
    const day = number === undefined ? undefined : Number(number);
    if (word === undefined || day === 0 || (day ?? 0) > LAST_DAY || isOther(run[0], day)) run = [];
    if (word !== undefined) run.push({ at, text, name: folded(word), day });
    if (run.length > best.length) best = run;
  }
  return best;
}

/**
 * A run has words with numbers or words without numbers, never both: in `Pracownik | Pn 23 | Wt 24` the first word is
 * a header.
 */
function isOther(first: WordDay | undefined, day: number | undefined): boolean {
  return first !== undefined && (first.day === undefined) !== (day === undefined);
}

function abbreviates(word: string, name: string): boolean {
  if (word[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}
