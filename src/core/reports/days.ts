import { dayOfSerial, MINUTES_A_DAY, serialOfDay, timeOfMinutes } from '../values/serial';
import type { WallMinute } from './facts';
import type { Period } from './options';

export const DAYS_A_WEEK = 7;

/** A day as Excel numbers it in the 1900 system. Days are computed as numbers, because computing with texts is slow. */
export type DayNumber = number;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SATURDAY = 5;
/** Day 2 of Excel's numbers, counted back from today, is a Monday. */
const SOME_MONDAY = 2;

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

/** The days of a period that `refusal` (registry.ts) accepts. */
export function spanOf({ from, to }: Period): DaySpan {
  return { first: dayNumber(from), after: dayNumber(to) + 1 };
}

/** A span of days in minutes of the wall clock. */
export function minutesOf({ first, after }: DaySpan): MinuteSpan {
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

/** `yyyy-MM-dd`; undefined outside the days that Excel has. */
export function isoDay(day: DayNumber): string | undefined {
  return dayOfSerial(day);
}

export function dayOfMinute(minute: WallMinute): DayNumber {
  return Math.floor(minute / MINUTES_A_DAY);
}

/** The time of day, `HH:mm`. */
export function timeOfMinute(minute: WallMinute): string {
  return timeOfMinutes(minute - dayOfMinute(minute) * MINUTES_A_DAY);
}

/** The weekday, from 0 (Monday). */
export function weekdayOf(day: DayNumber): number {
  return (((day - SOME_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

export function isWeekend(day: DayNumber): boolean {
  return weekdayOf(day) >= SATURDAY;
}

/** The first day of a day's week. `weekStart`: the weekday with which weeks begin (0 is Monday). */
export function weekOf(day: DayNumber, weekStart: number): DayNumber {
  return day - ((weekdayOf(day) - weekStart + DAYS_A_WEEK) % DAYS_A_WEEK);
}

/** The first days of the weeks that a span touches. */
export function weeksOf({ first, after }: DaySpan, weekStart: number): DayNumber[] {
  const weeks: DayNumber[] = [];
  for (let week = weekOf(first, weekStart); week < after; week += DAYS_A_WEEK) weeks.push(week);
  return weeks;
}

/** The weekdays, 0 to 6, in the order of a week that begins with one of them. */
export function weekdaysFrom(weekStart: number): number[] {
  return WEEKDAYS.map((_, at) => (at + weekStart) % DAYS_A_WEEK);
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

/** `23 Nov 2026`, as a sheet shows it. */
function plainDay(day: DayNumber): string {
  return `${dayAndMonth(day)} ${(isoDay(day) ?? '').slice(0, 4)}`;
}

function dayAndMonth(day: DayNumber): string {
  const iso = isoDay(day) ?? '';
  return `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''}`;
}

/** `Mon 23 Nov 2026 14:05` of `yyyy-MM-ddTHH:mm`. */
export function longMoment(moment: string): string {
  return `${longDay(dayNumber(moment.slice(0, 10)))} ${moment.slice(11, 16)}`;
}
