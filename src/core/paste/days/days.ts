import { dayOfSerial, readIsoDay, isoOf, weekdayOf } from '../../calendar/days';
import { byText } from '../by-text';
import { calendarOf } from '../words/calendar-names';
import { MAIN_LANGUAGES, type PasteLanguage } from '../words/languages';
import { ORDINAL } from '../words/time-words';
import { type DayParts } from './calendar';
import { monthNamed, weekdayNamed } from './day-names';

export type DayOrder = 'day-first' | 'month-first';

/** A day as the text writes it. It is `both` if each of two numbers could be the day, and `clear` otherwise. */
export type WrittenDay =
  | {
      readonly kind: 'clear';
      readonly parts: DayParts;
      /** The one order of two numbers that the calendar or the weekday allows. */
      readonly only?: DayOrder;
      /** The day was a bare number of Excel, and may be a number of something else. */
      readonly serial?: true;
    }
  | { readonly kind: 'both'; readonly parts: Readonly<Record<DayOrder, DayParts>> };

/** The end of a number: `23rd`. */
const BEHIND_NUMBER = new RegExp(String.raw`(?<=\d)${ORDINAL}(?!\p{L})`, 'giu');

/** The largest number of characters in a written day. A longer text is no day, however it begins. */
const LONGEST_DAY = 40;

/** Excel's serial numbers for the days of 2000 to 2099. Excel shows such a number for a date that lost its format. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

/** Reads a day in any form that people write. Returns undefined if the text is no day. It guesses nothing. */
export const writtenDay = byText((text: string, language: PasteLanguage = 'en'): WrittenDay | undefined => {
  const trimmed = text.trim().toLowerCase().replace(/ /g, ' ');
  if (trimmed.length > LONGEST_DAY || !/[\p{L}\d]{2}|\d/u.test(trimmed)) return undefined;
  const bare = trimmed.replace(/(\d)(?:t|\s+)00:00(?::00)?(?:\.0+)?z?$/, '$1');
  const iso = readIsoDay(bare);
  if (iso !== undefined) return clear(partsOf(iso));
  if (/^\d{5}(?:\.0)?$/.test(bare)) return ofSerial(Number(bare));
  if (/^20\d{6}$/.test(bare))
    return clear({
      year: Number(bare.slice(0, 4)),
      month: Number(bare.slice(4, 6)),
      day: Number(bare.slice(6)),
    });
  const cardinal = apart(bare, language)
    .replace(BEHIND_NUMBER, '')
    .replace(/[’'](\d{2})$/, '$1');
  const tokens = cardinal
    .split(/[\s,./\\()‐-―−-]+/)
    .filter((token) => token !== '' && !calendarOf(language).fillers.includes(token));
  const numbers = tokens.filter((token) => /^\d{1,4}$/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token));
  if (numbers.length + words.length !== tokens.length || words.length > 2 || tokens.length === 0)
    return undefined;
  const named = namedParts(words, language);
  if (!named) return undefined;
  const { month, weekday } = named;
  const rest = weekday === undefined ? {} : { weekday };
  if (month === undefined) return numeric(bare, numbers, rest);
  const monthAt = tokens.findIndex((token) => monthNamed(token, language) === month);
  const before = tokens.slice(0, monthAt).filter((token) => /^\d{1,2}$/.test(token));
  // In `23-27 Nov`, `23/24 Nov` and `Nov 23-27` the second number is a day, not a year. `Nov-23-26` is one day.
  const areDays = before.length === 2 || /(?<![\d‐-―−-])\d{1,2}\s?[‐-―−-]\s?\d{1,2}$/.test(cardinal);
  return areDays ? undefined : withMonth(numbers, month, rest);
});

/** Whether a text is a day in one of the languages that texts mix. */
export function isDayInMainLanguage(text: string): boolean {
  return MAIN_LANGUAGES.some((language) => writtenDay(text, language) !== undefined);
}

/** Separates the parts of a crew roster's date: `23nov26` becomes `23 nov 26`. */
function apart(text: string, language: PasteLanguage): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})(\p{L}{3,9})((?:20)?\d\d)?$/u.exec(text) ?? [];
  return month !== '' && monthNamed(month, language) !== undefined ? `${day} ${month} ${year}` : text;
}

function namedParts(
  words: readonly string[],
  language: PasteLanguage,
): { month?: number; weekday?: number } | undefined {
  const parts: { month?: number; weekday?: number } = {};
  for (const word of words) {
    const weekday = weekdayNamed(word, language);
    const month = monthNamed(word, language);
    if (weekday !== undefined && parts.weekday === undefined) parts.weekday = weekday;
    else if (month !== undefined && parts.month === undefined) parts.month = month;
    else return undefined;
  }
  return parts;
}

function numeric(
  text: string,
  numbers: readonly string[],
  rest: { weekday?: number },
): WrittenDay | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length === 0) return rest.weekday === undefined ? undefined : clear(rest);
  if (numbers.length === 1)
    return rest.weekday === undefined || first.length > 2 || Number(first) > 31 || Number(first) < 1
      ? undefined
      : clear({ ...rest, day: Number(first) });
  if (first.length > 2 && first.length !== 4) return undefined;
  const isDotted = /\d\.\s?\d/.test(text);
  if (numbers.length === 2) {
    // `9-17` and `9.30` are times. `3/4` and `23.11.` are days.
    if (/\d\s?[‐-―−-]\s?\d/.test(text)) return undefined;
    const isDay = rest.weekday !== undefined || /^\d+\/\d+$|^\d+\.\s?\d+\.$/.test(text);
    return isDay ? either(Number(first), Number(second), rest, isDotted) : undefined;
  }
  // `3 9-17` is the third day with a shift, not 3 September 2017.
  if (numbers.length !== 3 || hasOneHyphen(text)) return undefined;
  if (first.length === 4)
    return real({ ...rest, year: Number(first), month: Number(second), day: Number(third) });
  return third.length === 3 || third.length === 1
    ? undefined
    : either(Number(first), Number(second), { ...rest, year: fullYear(third) }, isDotted);
}

/** Whether exactly one of the two signs between three numbers is a hyphen. */
function hasOneHyphen(text: string): boolean {
  const [, first = '', second = ''] = /\d(\D+)\d+(\D+)\d/.exec(text) ?? [];
  const isHyphen = (sign: string) => /^\s?[‐-―−-]\s?$/.test(sign);
  return isHyphen(first) !== isHyphen(second);
}

function withMonth(
  numbers: readonly string[],
  month: number,
  rest: { weekday?: number },
): WrittenDay | undefined {
  const [first = '', second] = numbers;
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  if (second === undefined)
    return first.length > 2 ? undefined : real({ ...rest, month, day: Number(first) });
  return first.length === 4
    ? real({ ...rest, year: Number(first), month, day: Number(second) })
    : real({ ...rest, year: fullYear(second), month, day: Number(first) });
}

/**
 * Reads two numbers of which either may be the day. A weekday or the calendar may allow only one order. Dates with
 * points begin with the day.
 */
function either(first: number, second: number, rest: DayParts, isDotted: boolean): WrittenDay | undefined {
  const parts: Record<DayOrder, DayParts> = {
    'day-first': { ...rest, day: first, month: second },
    'month-first': { ...rest, day: second, month: first },
  };
  const [dayFirst, monthFirst] = [isReal(parts['day-first']), isReal(parts['month-first'])];
  if (isDotted) return dayFirst ? clear(parts['day-first']) : undefined;
  if (dayFirst && monthFirst) {
    if (first === second) return clear(parts['day-first']);
    const fits = (order: DayOrder) => fitsWeekday(parts[order]);
    if (fits('day-first') === fits('month-first')) return { kind: 'both', parts };
    const only = fits('day-first') ? 'day-first' : 'month-first';
    return { kind: 'clear', parts: parts[only], only };
  }
  if (!dayFirst && !monthFirst) return undefined;
  const only = dayFirst ? 'day-first' : 'month-first';
  return { kind: 'clear', parts: parts[only], only };
}

function real(parts: DayParts): WrittenDay | undefined {
  return isReal(parts) ? clear(parts) : undefined;
}

/** A missing year is taken as a leap year, so that 29 February is possible. */
function isReal({ year = 2024, month = 0, day = 0 }: DayParts): boolean {
  return readIsoDay(isoOf(year, month, day)) !== undefined;
}

function fitsWeekday({ year, month = 0, day = 0, weekday }: DayParts): boolean {
  if (year === undefined || weekday === undefined) return true;
  return weekdayOf(isoOf(year, month, day)) === weekday;
}

function ofSerial(serial: number): WrittenDay | undefined {
  const day = serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? dayOfSerial(serial) : undefined;
  return day === undefined ? undefined : { kind: 'clear', parts: partsOf(day), serial: true };
}

/** Whether a day is written as one of Excel's numbers. */
export function isSerial(written: WrittenDay): boolean {
  return written.kind === 'clear' && written.serial === true;
}

function partsOf(iso: string): DayParts {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) };
}

export function clear(parts: DayParts): WrittenDay {
  return { kind: 'clear', parts };
}

/** A year of two digits is of this century. */
function fullYear(text: string): number {
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}
