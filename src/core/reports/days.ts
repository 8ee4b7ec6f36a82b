import { dayOfSerial, MINUTES_A_DAY, minutesOfTime, serialOfDay, timeOfMinutes } from '../values/serial';
import { clockText } from '../values/shown';
import { DAYS_A_WEEK, longDay, weekdayOf, weekOf, type DayNumber } from '../values/day-text';
import { dayOfMinute, type WallMinute } from '../bookings/span';
import type { Period } from './options';

const SATURDAY = 5;

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

/** The time of day, `HH:mm`. */
export function timeOfMinute(minute: WallMinute): string {
  return timeOfMinutes(minute - dayOfMinute(minute) * MINUTES_A_DAY);
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

/** `Mon 23 Nov 2026 2:05 PM` of `yyyy-MM-ddTHH:mm`. */
export function longMoment(moment: string): string {
  const time = clockText(minutesOfTime(moment.slice(11, 16)));
  return `${longDay(dayNumber(moment.slice(0, 10)))} ${time}`;
}
