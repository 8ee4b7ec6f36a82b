import { DAYS_A_WEEK, isoOf, distance, readIsoDay, daysAfter, weekdayOf } from '../../calendar/days';

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
    return near.find((date) => Number(date.slice(8)) === day);
  }
  const middle = daysAfter(first, 3);
  const about = Number(middle.slice(0, 4));
  const years = year === undefined ? [about - 1, about, about + 1] : [year];
  const days = years.flatMap((possibleYear) => readIsoDay(isoOf(possibleYear, month, day ?? 0)) ?? []);
  const [nearest] = days.sort((a, b) => Math.abs(distance(middle, a)) - Math.abs(distance(middle, b)));
  const fitting = days.filter((date) => weekday === undefined || weekdayOf(date) === weekday);
  // If the weekday fits only a date in another year, something is wrong, unless that year is equally near.
  return fitting.includes(nearest ?? '') ? nearest : year === undefined ? undefined : fitting[0];
}

/** Whether the chosen week is needed to find the day. */
export function needsWeek({ year }: DayParts): boolean {
  return year === undefined;
}
