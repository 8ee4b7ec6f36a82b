import type { HeaderDays } from '../days/day-items';
import type { PastedPage } from '../page';
import { runOf, shortDates, type DayTextReader } from './day-runs';

/** A date with words before or after it. */
const WORDED = [
  /^(?<words>\D{1,24}?)[\s,]+(?<date>\d.*)$/su,
  /^(?<date>\d\S*(?:\s\p{L}+\.?)?)[\s,]+\(?(?<words>\D{1,24}?)\)?$/su,
];
/** The largest number of characters in a date with words. */
const LONGEST_WORDED = 40;
/** Fewer dates with unknown words are no header. */
const FEWEST_WORDED = 3;
/** The largest hour of a time. */
const LAST_HOUR = 24;

/** Finds dates that follow one another, each with a word that may be unknown: `niedz. 22/11`, `M 23/11`. */
export function wordedDates(page: PastedPage, cells: readonly string[]): HeaderDays | undefined {
  const partsOf = (text: string) => {
    if (text.length > LONGEST_WORDED) return undefined;
    const match = WORDED.map((form) => form.exec(text)).find((found) => found !== null);
    const { words = '', date = '' } = match?.groups ?? {};
    return /\p{L}/u.test(words) ? { words: words.trim().toLowerCase(), date: date.trim() } : undefined;
  };
  const read: DayTextReader = (text) => {
    const { date } = partsOf(text) ?? {};
    if (date === undefined) return [];
    const written = page.day(date);
    if (!written) return shortDates(date);
    const ways = written.kind === 'clear' ? [written.parts] : Object.values(written.parts);
    return ways.filter(({ month }) => month !== undefined);
  };
  const run = runOf(page, cells, read, FEWEST_WORDED);
  const found = [...(run?.values() ?? [])].flatMap(({ text }) => partsOf(text) ?? []);
  // `Part 1/3`, `Part 2/3` are no days: their words are the same.
  if (new Set(found.map(({ words }) => words)).size < 2) return undefined;
  // `Ann 9-5`, `Bo 10-5` are times.
  const hyphened = found.filter(({ date }) => /^\d{1,2}\s?-\s?\d{1,2}$/.test(date));
  const areTimes = !hyphened.some(({ date }) => date.split('-').some((part) => Number(part) > LAST_HOUR));
  return hyphened.length > 0 && areTimes ? undefined : run;
}

/** Replaces dates with unknown words by the same dates with known weekdays, which must fit their dates. */
export function withWeekdays(worded: HeaderDays, days: HeaderDays): HeaderDays {
  return new Map(
    [...worded].map(([at, item]) => {
      const known = days.get(at);
      const [wordedDate, other] = [item.written, known?.written];
      const isSame =
        wordedDate.kind === 'clear' &&
        other?.kind === 'clear' &&
        wordedDate.parts.day === other.parts.day &&
        wordedDate.parts.month === other.parts.month;
      return [at, isSame && known ? known : item];
    }),
  );
}
