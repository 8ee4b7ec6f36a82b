import { DAYS_A_WEEK } from '../../calendar/days';
import { abbreviatedDays } from '../days/abbreviated-days';
import type { DayItem, HeaderDays, WeekHint } from '../days/day-items';
import { headerItem } from '../days/day-lists';
import { mistypedWeekday } from '../days/day-names';
import { isSerial } from '../days/days';
import { monthIn } from '../days/titles';
import type { PastedLine } from '../lines';
import type { PastedPage } from '../page';
import { withoutSide } from '../words/header-texts';
import { shortDays, weekdayLetters } from './short-days';
import { withWeekdays, wordedDates } from './worded-days';

/** The days in a line, if two or more of its cells are days. Empty if the line is no header of days. */
export function daysOfLine(page: PastedPage, { cells }: PastedLine): HeaderDays {
  const days = new Map<number, DayItem>();
  const worded = wordedDates(page, cells);
  for (const [at, cell] of cells.entries()) {
    const text = withoutSide(cell, page.spoken);
    const item = text === '' ? undefined : (headerItem(page, text) ?? itemBesideRemark(page, text));
    const isDate = isShortDate(text) || page.isCode(text) || worded?.has(at) === true;
    const isTime = page.cell(cell).kind === 'ranges' && !isDate;
    if (item) days.set(at, item);
    else if (text !== '' && isTime) return new Map();
  }
  addMistyped(page, cells, days);
  if (worded && worded.size > days.size) return withWeekdays(worded, days);
  const abbreviated = abbreviatedDays(cells);
  if (abbreviated && abbreviated.size > days.size) return abbreviated;
  const letters = weekdayLetters(cells);
  if (letters && letters.size > days.size) return letters;
  if (days.size >= 2 && areSerialsInRun(days)) return days;
  const found = shortDays(page, cells);
  if (found && found.size > days.size) return found;
  return days.size >= 2 && ![...days.values()].every(({ written }) => isSerial(written)) ? days : new Map();
}

/** A remark behind a date: `(Bank Holiday)`, `*`, `- Thanksgiving`, `Feiertag`, or in a line of its own. */
const REMARKS = [/\s*\([^()\d]*\)$/u, /\s*[*†]+$/u, /\s*\n\D*$/u, /\s+[-–—]\s+\D+$/u, /\s+\p{L}[^\d\n]*$/u];

/** The largest number of characters of a date with a remark. */
const LONGEST_HEADING = 60;

/** The date in a header with a remark: `Mon 5 Apr (Bank Holiday)`. */
function itemBesideRemark(page: PastedPage, text: string): DayItem | undefined {
  if (text.length > LONGEST_HEADING || !/\d/.test(text)) return undefined;
  for (const remark of REMARKS) {
    const plain = text.replace(remark, '');
    const item = plain === text || !/\d/.test(plain) ? undefined : headerItem(page, plain);
    if (item && isWrittenDate(item)) return item;
  }
  return undefined;
}

/** Whether a day says its month, or its number and its weekday. */
function isWrittenDate({ written }: DayItem): boolean {
  if (written.kind !== 'clear') return true;
  const { month, day, weekday } = written.parts;
  return day !== undefined && (month !== undefined || weekday !== undefined);
}

/**
 * Adds a weekday with one wrong, missing or swapped letter, if it is the day between those of the cells beside it.
 */
function addMistyped(page: PastedPage, cells: readonly string[], days: Map<number, DayItem>): void {
  const weekdayAt = (at: number) => {
    const written = days.get(at)?.written;
    return written?.kind === 'clear' ? written.parts.weekday : undefined;
  };
  for (const [at, cell] of cells.entries()) {
    const [before, after] = [weekdayAt(at - 1), weekdayAt(at + 1)];
    const word = cell.trim();
    if (days.has(at) || !/^\p{L}{5,12}$/u.test(word) || (before === undefined && after === undefined))
      continue;
    const weekday = mistypedWeekday(word, page.language);
    if (weekday === undefined) continue;
    const fits =
      (before === undefined || (before + 1) % DAYS_A_WEEK === weekday) &&
      (after === undefined || (weekday + 1) % DAYS_A_WEEK === after);
    if (fits) days.set(at, { text: word, written: { kind: 'clear', parts: { weekday } } });
  }
}

/** Bare numbers of Excel are dates only if they follow one another. */
function areSerialsInRun(days: HeaderDays): boolean {
  const items = [...days.values()];
  if (!items.every(({ written }) => isSerial(written))) return true;
  const numbers = items.map(({ text }) => Number(text));
  return numbers.every(
    (number, at) =>
      at === 0 || (number - (numbers[at - 1] ?? 0) >= 0 && number - (numbers[at - 1] ?? 0) <= 7),
  );
}

function isShortDate(text: string): boolean {
  return /^\d{1,2}[.-]\d{1,2}$/.test(text);
}

/** The month in a header's own line, above the names. */
export function monthInLine(page: PastedPage, { cells }: PastedLine, days: HeaderDays): WeekHint | undefined {
  for (const [at, cell] of cells.entries()) {
    if (days.has(at) || cell.trim() === '') continue;
    const month = monthIn(cell, page.language);
    if (month) return month;
  }
  return undefined;
}
