import { isShiftName } from '../words/lexicon';
import type { DayReader } from './day-reader';
import type { WrittenDay } from './days';

/** A day with words after it that name the shift: `Fri 27/11 DAY`, `Mon 23 Nov night`. */
export interface WordedDay {
  readonly text: string;
  readonly written: WrittenDay;
  readonly words: string;
}

/** The largest number of words after a day. */
const MOST_WORDS = 3;
const LONGEST_WORDED_DAY = 60;
const WORD = /^[\p{L}][\p{L}’'.-]*$/u;

/** Finds the day at the beginning of a cell that has other words after it. The day must have a weekday or a month. */
export function wordedDay(reader: DayReader, text: string): WordedDay | undefined {
  if (text.length > LONGEST_WORDED_DAY || !/\d/.test(text) || reader.days(text)) return undefined;
  const tokens = text.trim().split(/\s+/);
  for (let count = 1; count <= Math.min(MOST_WORDS, tokens.length - 1); count += 1) {
    const words = tokens.slice(tokens.length - count);
    if (!words.every((word) => WORD.test(word))) return undefined;
    const beginning = tokens.slice(0, tokens.length - count).join(' ');
    const written = reader.day(beginning);
    if (written && (/\p{L}/u.test(beginning) || isShiftName(words.join(' ')))) {
      const day = written.kind === 'clear' ? written.parts.day : 1;
      return day === undefined ? undefined : { text: beginning, written, words: words.join(' ') };
    }
  }
  return undefined;
}
