import { readIsoDay, serialOfDay } from '../../values/serial';
import { daysAfter, weekdayOf } from '../../schedule/iso-days';

/**
 * The parts of a day that are written. A missing part comes from the week or the month around the day. Months count
 * from 1, weekdays from 0 (Monday).
 */
export interface DayParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

export const DAYS_A_WEEK = 7;

export function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The number of days from one calendar day to another. */
export function distance(from: string, to: string): number {
  return (serialOfDay(to) ?? 0) - (serialOfDay(from) ?? 0);
}

/** For `Mon 30`, days up to this many days before and after the chosen week are tried. */
const NEAR_DAYS = 21;

/**
 * The calendar day (`yyyy-MM-dd`) of written parts. A year or date that is not written is the one nearest to the week
 * that begins on `first`. Returns undefined if no such day exists or if the day has another weekday.
 */
export function dayOfParts({ year, month, day, weekday }: DayParts, first: string): string | undefined {
  if (month === undefined) {
    if (weekday === undefined) return undefined;
    const found = daysAfter(first, (weekday - weekdayOf(first) + DAYS_A_WEEK) % DAYS_A_WEEK);
    if (day === undefined || Number(found.slice(8)) === day) return found;
    const near = Array.from({ length: NEAR_DAYS / DAYS_A_WEEK }, (_, at) => (at + 1) * DAYS_A_WEEK).flatMap(
      (away) => [daysAfter(found, away), daysAfter(found, -away)],
    );
    return near.find((each) => Number(each.slice(8)) === day);
  }
  const middle = daysAfter(first, 3);
  const about = Number(middle.slice(0, 4));
  const years = year === undefined ? [about - 1, about, about + 1] : [year];
  const days = years.flatMap((each) => readIsoDay(isoOf(each, month, day ?? 0)) ?? []);
  const [nearest] = days.sort((a, b) => Math.abs(distance(middle, a)) - Math.abs(distance(middle, b)));
  const fitting = days.filter((each) => weekday === undefined || weekdayOf(each) === weekday);
  // If the weekday fits only a date in another year, something is wrong, unless that year is equally near.
  return fitting.includes(nearest ?? '') ? nearest : year === undefined ? undefined : fitting[0];
}

/** Whether the chosen week is needed to find the day. */
export function needsWeek({ year }: DayParts): boolean {
  return year === undefined;
}

/** The first day of the week that contains `day`. `first` is the weekday on which weeks begin, from 0 (Monday). */
export function weekStart(day: string, first: number): string {
  return daysAfter(day, -((weekdayOf(day) - first + DAYS_A_WEEK) % DAYS_A_WEEK));
}

/** The Monday of a week of the year, as ISO 8601 counts weeks. */
export function mondayOfWeek(year: number, week: number): string {
  const fourth = isoOf(year, 1, 4);
  return daysAfter(weekStart(fourth, 0), (week - 1) * DAYS_A_WEEK);
}

/** The number of the week of the year that contains a day, as ISO 8601 counts weeks. */
export function weekOfYear(day: string): number {
  const monday = weekStart(day, 0);
  // ISO 8601: a week belongs to the year of its Thursday.
  const year = Number(daysAfter(monday, 3).slice(0, 4));
  return distance(mondayOfWeek(year, 1), monday) / DAYS_A_WEEK + 1;
}
