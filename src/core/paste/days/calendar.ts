import { readIsoDay, serialOfDay } from '../../values/serial';
import { daysAfter, weekdayOf } from '../../schedule/day-text';

/** Parts of a day; what is left out comes from the week or the month around it. Months count from 1, weekdays from 0 (Monday). */
export interface DayParts {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly weekday?: number;
}

export function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
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
