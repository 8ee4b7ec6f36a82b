/**
 * schedule/: facts about time: days and shifts as people write them, and pasted text made into time blocks.
 */
import { addDays } from 'date-fns/addDays';
import { lightFormat } from 'date-fns/lightFormat';
import { utc } from '@date-fns/utc';
import { dayOfSerial, readIsoDay, serialOfDay } from '../values/serial';

export type DayOrder = 'day-first' | 'month-first';

/** Parts of a day; what is left out comes from the chosen week. Months count from 1, weekdays from 0 (Monday). */
export interface DayParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

/** A day as it was written: `both` where day and month could each be the other, `clear` where they can't. */
export type WrittenDay =
  | { readonly kind: 'clear'; readonly parts: DayParts; readonly only?: DayOrder }
  | { readonly kind: 'both'; readonly parts: Readonly<Record<DayOrder, DayParts>> };

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** Shorter than three letters could be anything. */
const SHORTEST_NAME = 3;

/** Serials of 2000 to 2099: what Excel gives for a date that lost its format. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_050;

const DAYS_A_WEEK = 7;

/** Characters of the longest written day; a longer text is none, however it begins. */
const LONGEST_DAY = 60;

/** Reads a day in any form people write it; undefined where it is none. Nothing is guessed. */
export function writtenDay(text: string): WrittenDay | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > LONGEST_DAY) return undefined;
  const iso = readIsoDay(trimmed);
  if (iso !== undefined) return clear(partsOf(iso));
  if (/^\d{5}$/.test(trimmed)) return ofSerial(Number(trimmed));
  if (/^20\d{6}$/.test(trimmed))
    return clear({
      year: Number(trimmed.slice(0, 4)),
      month: Number(trimmed.slice(4, 6)),
      day: Number(trimmed.slice(6)),
    });
  const tokens = trimmed
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[\s,./\\-]+/)
    .filter((token) => token !== '');
  const numbers = tokens.filter((token) => /^\d{1,4}$/.test(token));
  const words = tokens.filter((token) => !/^\d/.test(token));
  const months = words.map((word) => nameAt(MONTHS, word)).filter((at) => at >= 0);
  const weekdays = words.map((word) => nameAt(WEEKDAYS, word)).filter((at) => at >= 0);
  if (numbers.length + words.length !== tokens.length || words.length !== months.length + weekdays.length)
    return undefined;
  if (months.length > 1 || weekdays.length > 1) return undefined;
  const [weekday] = weekdays;
  const named = weekday === undefined ? {} : { weekday };
  const [month] = months;
  return month === undefined ? numeric(trimmed, numbers, named) : withMonth(numbers, month + 1, named);
}

/**
 * The calendar day (`yyyy-MM-dd`) of parts; a year or date that is not written is the one nearest to the chosen `week`
 * (any day of it). Undefined where there is no such day, or its weekday is another.
 */
export function dayOfParts({ year, month, day, weekday }: DayParts, week: string): string | undefined {
  const monday = mondayOf(week);
  if (month === undefined) {
    if (weekday === undefined) return undefined;
    const found = daysAfter(monday, weekday);
    return day === undefined || Number(found.slice(8)) === day ? found : undefined;
  }
  const near = Number(monday.slice(0, 4));
  const years = year === undefined ? [near - 1, near, near + 1] : [year];
  const days = years
    .flatMap((each) => readIsoDay(isoOf(each, month, day ?? 0)) ?? [])
    .filter((each) => weekday === undefined || weekdayOf(each) === weekday);
  const distance = (each: string) => Math.abs((serialOfDay(each) ?? 0) - (serialOfDay(monday) ?? 0));
  return days.sort((a, b) => distance(a) - distance(b))[0];
}

/** Whether a day can be told only with a chosen week. */
export function needsWeek({ year }: DayParts): boolean {
  return year === undefined;
}

/** The calendar day so many days after another (`yyyy-MM-dd`). */
export function daysAfter(day: string, days: number): string {
  return lightFormat(addDays(utc(day), days), 'yyyy-MM-dd');
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysAfter(day, -weekdayOf(day));
}

export function weekdayOf(day: string): number {
  return (utc(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
}

function numeric(
  text: string,
  numbers: readonly string[],
  named: { weekday?: number },
): WrittenDay | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length === 0) return named.weekday === undefined ? undefined : clear(named);
  if (numbers.length === 1)
    return named.weekday === undefined ? undefined : clear({ ...named, day: Number(first) });
  if (numbers.length === 2) {
    // 9-17 and 9.30 are times; 3/4 and 23.11. are days.
    const isDay = named.weekday !== undefined || /^\d+\/\d+$|^\d+\.\s?\d+\.$/.test(text);
    return isDay ? either(Number(first), Number(second), named) : undefined;
  }
  if (numbers.length !== 3) return undefined;
  if (first.length === 4)
    return real({ ...named, year: Number(first), month: Number(second), day: Number(third) });
  return third.length === 3
    ? undefined
    : either(Number(first), Number(second), { ...named, year: fullYear(third) });
}

function withMonth(
  numbers: readonly string[],
  month: number,
  named: { weekday?: number },
): WrittenDay | undefined {
  const [first = '', second] = numbers;
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  if (second === undefined) return real({ ...named, month, day: Number(first) });
  return first.length === 4
    ? real({ ...named, year: Number(first), month, day: Number(second) })
    : real({ ...named, year: fullYear(second), month, day: Number(first) });
}

/** Two numbers of which either may be the day; a weekday or the calendar may leave only one way. */
function either(first: number, second: number, rest: DayParts): WrittenDay | undefined {
  const parts: Record<DayOrder, DayParts> = {
    'day-first': { ...rest, day: first, month: second },
    'month-first': { ...rest, day: second, month: first },
  };
  const [dayFirst, monthFirst] = [isReal(parts['day-first']), isReal(parts['month-first'])];
  if (dayFirst && monthFirst) return first === second ? clear(parts['day-first']) : { kind: 'both', parts };
  if (!dayFirst && !monthFirst) return undefined;
  const only = dayFirst ? 'day-first' : 'month-first';
  return { kind: 'clear', parts: parts[only], only };
}

function real(parts: DayParts): WrittenDay | undefined {
  return isReal(parts) ? clear(parts) : undefined;
}

/** A leap year stands for a year that is not written: 29 February may be meant. */
function isReal({ year = 2024, month = 0, day = 0, weekday }: DayParts): boolean {
  const found = readIsoDay(isoOf(year, month, day));
  return found !== undefined && (weekday === undefined || year === 2024 || weekdayOf(found) === weekday);
}

function ofSerial(serial: number): WrittenDay | undefined {
  const day = serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? dayOfSerial(serial) : undefined;
  return day === undefined ? undefined : clear(partsOf(day));
}

function partsOf(iso: string): DayParts {
  return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)) };
}

function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function clear(parts: DayParts): WrittenDay {
  return { kind: 'clear', parts };
}

/** Schedules are of this century. */
function fullYear(text: string): number {
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}

function nameAt(names: readonly string[], word: string): number {
  if (word === 'sept') return names.indexOf('september');
  return word.length < SHORTEST_NAME ? -1 : names.findIndex((name) => name.startsWith(word));
}
