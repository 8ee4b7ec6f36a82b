import { dayOfSerial, readIsoDay, serialOfDay } from '../../values/serial';
import { daysAfter, weekdayOf } from '../../schedule/day-text';
import { OFF_WORDS } from '../words/absence-words';
import { calendarOf, foldedName } from '../words/calendar-names';
import { MAIN_LANGUAGES, type Language } from '../words/languages';

export type DayOrder = 'day-first' | 'month-first';

/** Parts of a day; what is left out comes from the week or the month around it. Months count from 1, weekdays from 0 (Monday). */
export interface DayParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

/** A day as it was written: `both` where day and month could each be the other, `clear` where they can't. */
export type WrittenDay =
  | {
      readonly kind: 'clear';
      readonly parts: DayParts;
      /** The order that the calendar leaves for two numbers. */
      readonly only?: DayOrder;
      /** The day was a bare number of Excel, which may also be another number. */
      readonly serial?: true;
    }
  | { readonly kind: 'both'; readonly parts: Readonly<Record<DayOrder, DayParts>> };

/** Characters of the longest written day; a longer text is none, however it begins. */
const LONGEST_DAY = 40;

/** Shorter than three letters could be anything; two letters count for weekdays of the text's own language. */
const SHORTEST_NAME = 3;

/** Serials of 2000 to 2099: what Excel gives for a date that lost its format. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

/** Reads a day in any form people write it; undefined where it is none. Nothing is guessed. */
export function writtenDay(text: string, language: Language = 'en'): WrittenDay | undefined {
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
    .replace(/(\d)(?:st|nd|rd|th|er)(?![a-z])/g, '$1')
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
  // `23-27 Nov`, `23/24 Nov` and `Nov 23-27`: the second number is a day and no year. `Nov-23-26` is one day.
  const areDays = before.length === 2 || /(?<![\d‐-―−-])\d{1,2}\s?[‐-―−-]\s?\d{1,2}$/.test(cardinal);
  return areDays ? undefined : withMonth(numbers, month, rest);
}

/** `23nov26` of crew rosters as `23 nov 26`. */
function apart(text: string, language: Language): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})(\p{L}{3,9})((?:20)?\d\d)?$/u.exec(text) ?? [];
  return month !== '' && monthNamed(month, language) !== undefined ? `${day} ${month} ${year}` : text;
}

/** Which weekday a word is, from 0 (Monday); undefined where it is none. */
export function weekdayNamed(word: string, language: Language): number | undefined {
  const plain = word.toLowerCase();
  const short = calendarOf(language).shortWeekdays.indexOf(isMain(language) ? plain : foldedName(plain));
  if (short >= 0 || plain.length === 2) return short < 0 ? undefined : short;
  if (plain === 'weds') return 2;
  return named(plain, language, (of) => calendarOf(of).weekdays);
}

/** The weekday that a word is but for one wrong, missing, further or turned letter. */
export function mistypedWeekday(word: string, language: Language): number | undefined {
  const plain = word.toLowerCase();
  const near = calendarOf(language).weekdays.flatMap((name, at) => (isOneOff(plain, name) ? [at] : []));
  return near.length === 1 ? near[0] : undefined;
}

function isOneOff(word: string, name: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === name[from]) from += 1;
  const [rest, right] = [word.slice(from), name.slice(from)];
  const turned = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1) || turned === right
  );
}

/** Which month a word is, from 1; undefined where it is none. */
export function monthNamed(word: string, language: Language): number | undefined {
  const plain = word.toLowerCase();
  const odd = calendarOf(language).oddMonths.get(isMain(language) ? plain : foldedName(plain));
  const at = odd ?? named(plain, language, (of) => calendarOf(of).months);
  return at === undefined ? undefined : at + 1;
}

/** In the text's own language the first letters do; of other languages the whole name. */
function named(
  word: string,
  language: Language,
  names: (of: Language) => readonly string[],
): number | undefined {
  if (word.length < SHORTEST_NAME || OFF_WORDS.includes(word)) return undefined;
  const own = isMain(language) ? word : foldedName(word);
  const found = names(language).filter((name) => name.startsWith(own));
  if (found.length === 1) return names(language).indexOf(found[0] ?? '');
  for (const of of MAIN_LANGUAGES) {
    const at = names(of).indexOf(word);
    if (at >= 0) return at;
  }
  // Exports and Excel itself write English short names into texts of any language.
  const english = names('en').filter((name) => name.startsWith(word));
  return english.length === 1 ? names('en').indexOf(english[0] ?? '') : undefined;
}

function isMain(language: Language): boolean {
  return (MAIN_LANGUAGES as readonly Language[]).includes(language);
}

function namedParts(
  words: readonly string[],
  language: Language,
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
    // 9-17 and 9.30 are times; 3/4 and 23.11. are days.
    if (/\d\s?[‐-―−-]\s?\d/.test(text)) return undefined;
    const isDay = rest.weekday !== undefined || /^\d+\/\d+$|^\d+\.\s?\d+\.$/.test(text);
    return isDay ? either(Number(first), Number(second), rest, isDotted) : undefined;
  }
  // `3 9-17` is the third with a shift, not the 3rd of September 2017.
  if (numbers.length !== 3 || hasOneHyphen(text)) return undefined;
  if (first.length === 4)
    return real({ ...rest, year: Number(first), month: Number(second), day: Number(third) });
  return third.length === 3 || third.length === 1
    ? undefined
    : either(Number(first), Number(second), { ...rest, year: fullYear(third) }, isDotted);
}

/** Whether one of the two signs between three numbers is a hyphen, and the other is none. */
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

/** Two numbers of which either may be the day; a weekday or the calendar may leave only one way. Dots stand in dates that begin with the day. */
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

/** A leap year stands for a year that is not written: 29 February may be meant. */
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

function partsOf(iso: string): DayParts {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) };
}

export function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function clear(parts: DayParts): WrittenDay {
  return { kind: 'clear', parts };
}

/** Schedules are of this century. */
function fullYear(text: string): number {
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}

/** Days between two calendar days. */
export function distance(from: string, to: string): number {
  return (serialOfDay(to) ?? 0) - (serialOfDay(from) ?? 0);
}

/** So many days around the chosen week are looked through for `Mon 30`. */
const NEAR_DAYS = 21;

/**
 * The calendar day (`yyyy-MM-dd`) of parts; a year or date that is not written is the one nearest to the week that
 * begins on `first`. Undefined where there is no such day, or its weekday is another.
 */
export function dayOfParts({ year, month, day, weekday }: DayParts, first: string): string | undefined {
  if (month === undefined) {
    if (weekday === undefined) return undefined;
    const found = daysAfter(first, (weekday - weekdayOf(first) + 7) % 7);
    if (day === undefined || Number(found.slice(8)) === day) return found;
    const near = Array.from({ length: NEAR_DAYS / 7 }, (_, at) => (at + 1) * 7).flatMap((away) => [
      daysAfter(found, away),
      daysAfter(found, -away),
    ]);
    return near.find((each) => Number(each.slice(8)) === day);
  }
  const middle = daysAfter(first, 3);
  const about = Number(middle.slice(0, 4));
  const years = year === undefined ? [about - 1, about, about + 1] : [year];
  const days = years.flatMap((each) => readIsoDay(isoOf(each, month, day ?? 0)) ?? []);
  const [nearest] = days.sort((a, b) => Math.abs(distance(middle, a)) - Math.abs(distance(middle, b)));
  const fitting = days.filter((each) => weekday === undefined || weekdayOf(each) === weekday);
  // A weekday that belongs to another year's date says that something is wrong, unless that year is as near.
  return fitting.includes(nearest ?? '') ? nearest : year === undefined ? undefined : fitting[0];
}

/** Whether a day can be told only with a chosen week. */
export function needsWeek({ year }: DayParts): boolean {
  return year === undefined;
}

/** The day of the week `first` counts from 0 (Monday). */
export function weekStart(day: string, first: number): string {
  return daysAfter(day, -((weekdayOf(day) - first + 7) % 7));
}

/** The Monday of a week of the year, as ISO 8601 counts them. */
export function mondayOfWeek(year: number, week: number): string {
  const fourth = isoOf(year, 1, 4);
  return daysAfter(weekStart(fourth, 0), (week - 1) * 7);
}

/** The week of the year that a day is in, as ISO 8601 counts them. */
export function weekOfYear(day: string): number {
  const monday = weekStart(day, 0);
  // A week is of the year that its Thursday is in.
  const year = Number(daysAfter(monday, 3).slice(0, 4));
  return distance(mondayOfWeek(year, 1), monday) / 7 + 1;
}
