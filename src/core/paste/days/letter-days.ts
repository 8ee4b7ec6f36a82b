import { DAYS_A_WEEK } from '../../calendar/days';
import { byText } from '../by-text';
import { WEEKDAY_LETTERS } from '../words/languages';
import type { DayItem } from './day-items';

/** A weekday's first letter with the number of its day: `L 23`, `M. 24`. */
const LETTER_DAY = /^(\p{L})\.?\s*(\d{1,2})\.?$/u;
const partsOf = byText((text) => LETTER_DAY.exec(text.trim()));
/** Fewer letters with numbers may be codes or rooms. */
const FEWEST_DAYS = 3;
const SHORTEST_MONTH = 28;
const LONGEST_MONTH = 31;

interface LetterDay {
  readonly at: number;
  readonly text: string;
  readonly letter: string;
  readonly day: number;
}

/**
 * The days of a header such as `L 23 | M 24 | M 25 | J 26`, by their columns. The letters must follow one another in
 * one language as the numbers do. If a letter fits more than one weekday, only the number is used.
 */
export function letterDays(cells: readonly string[]): ReadonlyMap<number, DayItem> | undefined {
  if (cells.length < FEWEST_DAYS) return undefined;
  const days = cells.flatMap((text, at): LetterDay[] => {
    const [, letter = '', number = ''] = partsOf(text) ?? [];
    const day = Number(number);
    return day >= 1 && day <= LONGEST_MONTH
      ? [{ at, text: text.trim().replace(/\s+/g, ' '), letter: letter.toLowerCase(), day }]
      : [];
  });
  if (days.length < FEWEST_DAYS) return undefined;
  const ways = new Map(
    WEEKDAY_LETTERS.flatMap((week) => waysIn(week, days)).map((way) => [way.join(' '), way] as const),
  );
  const [only, second] = ways.values();
  if (!only) return undefined;
  return new Map(
    days.map(({ at, text, day }, place): readonly [number, DayItem] => {
      const weekday = only[place];
      return second || weekday === undefined
        ? [at, { text, written: { kind: 'clear', parts: { day } }, isNumber: true }]
        : [at, { text, written: { kind: 'clear', parts: { day, weekday } } }];
    }),
  );
}

/** The weekdays, from 0 (Monday), that the letters can be in one language. Each list is one possible reading. */
function waysIn(week: string, days: readonly LetterDay[]): number[][] {
  let ways = [...week].flatMap((letter, weekday) => (letter === days[0]?.letter ? [[weekday]] : []));
  for (const [place, { letter, day }] of days.entries()) {
    const before = days[place - 1];
    if (!before) continue;
    ways = ways.flatMap((way) =>
      stepsBetween(before.day, day)
        .map((step) => ((way.at(-1) ?? 0) + step) % DAYS_A_WEEK)
        .filter((weekday) => week[weekday] === letter)
        .map((weekday) => [...way, weekday]),
    );
  }
  return ways;
}

/** The possible distances between two numbers that run forward at most a week: `30` and `1` are in two months. */
function stepsBetween(before: number, next: number): number[] {
  const lengths = Array.from({ length: LONGEST_MONTH - SHORTEST_MONTH + 1 }, (_, at) => SHORTEST_MONTH + at);
  const steps = next > before ? [next - before] : lengths.map((length) => next + length - before);
  return steps.filter((step) => step >= 1 && step <= DAYS_A_WEEK);
}
