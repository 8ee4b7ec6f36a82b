import { dayOfSerial, readIsoDay } from './serial';

export const DAYS_A_WEEK = 7;

/** A day as Excel numbers it in the 1900 system. Days are computed as numbers, because computing with texts is slow. */
export type DayNumber = number;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Day 2 of Excel's numbers, counted back from today, is a Monday. */
const SOME_MONDAY = 2;

/**
 * How many weeks lie between the week that begins with `first` and the week that has `day` in it. A shift so keeps its weekday,
 * whichever day of the other week was chosen.
 */
export const weeksBetween = (first: DayNumber, day: DayNumber): number =>
  Math.floor((day - first) / DAYS_A_WEEK);

/** The weekday, from 0 (Monday). */
export function weekdayOf(day: DayNumber): number {
  return (((day - SOME_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/** The first day of a day's week. `weekStart`: the weekday with which weeks begin (0 is Monday). */
export function weekOf(day: DayNumber, weekStart: number): DayNumber {
  return day - ((weekdayOf(day) - weekStart + DAYS_A_WEEK) % DAYS_A_WEEK);
}

export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** `Mon 23 Nov`: with the name of the month, so that nobody confuses day and month. */
export function shortDay(day: DayNumber): string {
  return `${weekdayName(weekdayOf(day))} ${dayAndMonth(day)}`;
}

/** `Mon 23 Nov 2026`. */
export function longDay(day: DayNumber): string {
  return `${weekdayName(weekdayOf(day))} ${plainDay(day)}`;
}

/** `Mon 23 Nov 2026`, `Mon 23 to Fri 27 Nov 2026`, `Mon 30 Nov to Sun 6 Dec 2026`, or both days with their years. */
export function daysText(first: DayNumber, last: DayNumber): string {
  if (first === last) return longDay(first);
  const [begin, end] = [dayOfSerial(first) ?? '', dayOfSerial(last) ?? ''];
  if (begin.slice(0, 4) !== end.slice(0, 4)) return `${longDay(first)} to ${longDay(last)}`;
  const isOneMonth = begin.slice(0, 7) === end.slice(0, 7);
  const dayOnly = `${weekdayName(weekdayOf(first))} ${Number(begin.slice(8))}`;
  return `${isOneMonth ? dayOnly : shortDay(first)} to ${longDay(last)}`;
}

/** `23 Nov 2026`, as a sheet shows it. */
export function plainDay(day: DayNumber): string {
  return `${dayAndMonth(day)} ${(dayOfSerial(day) ?? '').slice(0, 4)}`;
}

/** `30 Nov 2026` or `Mon 30 Nov 2026`. */
const SHOWN_DAY = /^(?:[a-z]{3} )?(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})$/i;

/** Reads a day that was typed as a sheet shows it, and returns `yyyy-MM-dd`; undefined if there is no such day. */
export function readShownDay(text: string): string | undefined {
  const { day = '', month = '', year = '' } = SHOWN_DAY.exec(text)?.groups ?? {};
  const number = MONTHS.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  return readIsoDay(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function dayAndMonth(day: DayNumber): string {
  const iso = dayOfSerial(day) ?? '';
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''}`;
}
