import { utc } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { lightFormat } from 'date-fns/lightFormat';

/**
 * calendar/: days, weeks and times of day, as Excel numbers them, as `yyyy-MM-dd` and `HH:mm`, and as people read them. No time
 * zone takes part.
 */

/** A day as Excel numbers it in the 1900 system. Days are computed as numbers, because computing with texts is slow. */
export type DayNumber = number;

/**
 * A moment of the company's wall clock: minutes since the midnight with which day 0 of Excel's day numbers begins. The
 * difference of two moments is the difference that clocks show, also in the nights when clocks change. Divided by 1440, it
 * is a day number.
 */
export type WallMinute = number;

/**
 * Day 0 of Excel's 1900 system, as it counts from 1 March 1900 on. Excel wrongly has a 29 February 1900, so serials before
 * 61 are one day off: dates before 1 March 1900 are kept as text instead. Source: Office documentation, "Work with dates
 * using the Excel JavaScript API".
 */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_TRUE_SERIAL = 61;
const FIRST_YEAR = '1900';
const LAST_SERIAL = 2_958_465; // 31 December 9999, the last day Excel knows

const ISO = 'yyyy-MM-dd';
export const MINUTES_A_DAY = 1440;
const DAY_MS = 86_400_000;
export const DAYS_A_WEEK = 7;

/** The calendar day, `yyyy-MM-dd`, of a serial; undefined outside the days that Excel counts correctly. */
export function dayOfSerial(serial: number): string | undefined {
  if (!isKnownSerial(serial)) return undefined;
  const whole = Math.floor(serial);
  let day = writtenDays.get(whole);
  if (day === undefined) {
    day = isoDayAt(EPOCH + whole * DAY_MS);
    if (writtenDays.size >= MOST_DAYS) writtenDays.clear();
    writtenDays.set(whole, day);
  }
  return day;
}

/** Whether a serial is on a day that Excel counts correctly. */
export function isKnownSerial(serial: number): boolean {
  return serial >= FIRST_TRUE_SERIAL && serial < LAST_SERIAL + 1;
}

/** A cache: a table needs the same few days in each of its rows, several times in a check. */
const writtenDays = new Map<number, string>();
/** Ten years of days. */
const MOST_DAYS = 3660;

/** The serial of a calendar day; undefined for days that Excel does not count correctly. */
export function serialOfDay(day: string): number | undefined {
  const serial = (utcOf(day) - EPOCH) / DAY_MS;
  // JavaScript takes the years 0 to 99 for those of the 20th century.
  return day >= FIRST_YEAR && serial >= FIRST_TRUE_SERIAL ? serial : undefined;
}

/** The calendar day, `yyyy-MM-dd`, that has this UTC time in milliseconds in it. */
function isoDayAt(time: number): string {
  return new Date(time).toISOString().slice(0, ISO.length);
}

/** `MM-DD-YYYY`, leading zeros may be omitted (specification, section 2.1). */
const WIRE_DAY = /^(\d{1,2})-(\d{1,2})-([1-9]\d{3})$/;
const ISO_DAY = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** Neither part contains the separators, so that a text of 30,000 T's is scanned only once. */
const DAY_AND_TIME = /^([^T\s]+)[T\s]+(\d.*)$/;

/** Splits a text into a day and the time that follows it; if no time follows, the whole text is the day. */
export function dayAndTime(text: string): { readonly day: string; readonly time?: string } {
  const [, day, time] = DAY_AND_TIME.exec(text) ?? [];
  return day === undefined || time === undefined ? { day: text } : { day, time };
}

/**
 * Reads a day as the service writes it, and returns `yyyy-MM-dd`; undefined if the text is no day or the day does not exist.
 */
export function readWireDay(text: string): string | undefined {
  const [, month, day, year] = WIRE_DAY.exec(text) ?? [];
  return realDay(year, month, day);
}

/** Reads a day typed as `yyyy-MM-dd`; undefined if the text is no day or the day does not exist. */
export function readIsoDay(text: string): string | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? [];
  return realDay(year, month, day);
}

/** A day (`yyyy-MM-dd`) as the service takes it: `MM-DD-YYYY` (specification, section 2.1). */
export function wireDay(day: string): string {
  return `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;
}

/** 29 February exists in leap years. 31 February does not exist, and is not read as a day in March. */
function realDay(year = '', month = '', day = ''): string | undefined {
  const isReal = Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;

/** How many days a month has; 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeapYear && month === FEBRUARY ? 29 : (DAYS_OF_MONTHS[month - 1] ?? 0);
}

/**
 * Midnight UTC of `yyyy-MM-dd` in milliseconds. Computed by hand for speed: a list of 100,000 records has one or two days in
 * each.
 */
function utcOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

/**
 * How many weeks lie between the week that begins with `first` and the week that has `day` in it. A shift so keeps its weekday,
 * whichever day of the other week was chosen.
 */
export const weeksBetween = (first: DayNumber, day: DayNumber): number =>
  Math.floor((day - first) / DAYS_A_WEEK);

/** The calendar day so many days after another (`yyyy-MM-dd`). */
export function daysAfter(day: string, days: number): string {
  if (days === 0) return day;
  // Most days are days of Excel, whose texts are known already.
  const known = dayOfSerial((serialOfDay(day) ?? NaN) + days);
  return known ?? lightFormat(addDays(utc(day), days), 'yyyy-MM-dd');
}

/** Day 2 of Excel's numbers, counted back from today, is a Monday. */
const SOME_MONDAY = 2;
const SATURDAY = 5;

/** The weekday, from 0 (Monday), of a day number or of `yyyy-MM-dd`. */
export function weekdayOf(day: DayNumber | string): number {
  if (typeof day === 'string') {
    const serial = serialOfDay(day);
    return serial === undefined ? (utc(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK : weekdayOf(serial);
  }
  return (((day - SOME_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/** The first day of a day's week. `weekStart`: the weekday with which weeks begin (0 is Monday). */
export function weekOf(day: DayNumber, weekStart: number): DayNumber {
  return day - ((weekdayOf(day) - weekStart + DAYS_A_WEEK) % DAYS_A_WEEK);
}

/** The day, as one of Excel's day numbers, in which a moment is. */
export function dayOfMinute(minute: WallMinute): number {
  return Math.floor(minute / MINUTES_A_DAY);
}

/** Days of the calendar, `yyyy-MM-dd`, first and last included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period in numbers: the first day and the day after the last. */
export interface DaySpan {
  readonly first: DayNumber;
  readonly after: DayNumber;
}

/** A period in minutes of the wall clock. */
export interface MinuteSpan {
  readonly first: WallMinute;
  readonly after: WallMinute;
}

/** The days of a period that `reportRefusal` (registry.ts) accepts. */
export function daysOfPeriod({ from, to }: Period): DaySpan {
  return { first: dayNumber(from), after: dayNumber(to) + 1 };
}

/** A span of days in minutes of the wall clock. */
export function minutesOfDays({ first, after }: DaySpan): MinuteSpan {
  return { first: first * MINUTES_A_DAY, after: after * MINUTES_A_DAY };
}

export function daysOf({ first, after }: DaySpan): DayNumber[] {
  return Array.from({ length: Math.max(0, after - first) }, (_, at) => first + at);
}

/** @throws if Excel has no such day. */
export function dayNumber(day: string): DayNumber {
  const serial = serialOfDay(day);
  if (serial === undefined || !Number.isInteger(serial)) throw new Error(`"${day}" is no day of a sheet`);
  return serial;
}

export function isWeekend(day: DayNumber): boolean {
  return weekdayOf(day) >= SATURDAY;
}

/** The first days of the weeks that a span touches. */
export function weeksOf({ first, after }: DaySpan, weekStart: number): DayNumber[] {
  const weeks: DayNumber[] = [];
  for (let week = weekOf(first, weekStart); week < after; week += DAYS_A_WEEK) weeks.push(week);
  return weeks;
}

/** The weekdays, 0 to 6, in the order of a week that begins with one of them. */
export function weekdaysFrom(weekStart: number): number[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => (at + weekStart) % DAYS_A_WEEK);
}

export function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The number of days from one calendar day to another. */
export function distance(from: string, to: string): number {
  return from === to ? 0 : (serialOfDay(to) ?? 0) - (serialOfDay(from) ?? 0);
}

/** The first day of the week that contains `day`. `first` is the weekday on which weeks begin, from 0 (Monday). */
export function weekStart(day: string, first: number): string {
  return daysAfter(day, -((weekdayOf(day) - first + DAYS_A_WEEK) % DAYS_A_WEEK));
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return weekStart(day, 0);
}

/** The Monday of a week of the year, as ISO 8601 counts weeks. */
export function mondayOfWeek(year: number, week: number): string {
  const fourth = isoOf(year, 1, 4);
  return daysAfter(weekStart(fourth, 0), (week - 1) * DAYS_A_WEEK);
}

/** The number of the week of the year that contains a day, as ISO 8601 counts weeks. */
export function weekOfYear(day: string): number {
  return getISOWeek(utc(day));
}
