import { daysAfter, weekdayOf, DAYS_A_WEEK, distance, isoOf, readIsoDay } from '../../calendar/days';
import type { Reason } from '../reasons';
import { dayOfParts, type DayParts } from './calendar';
import type { DayGroup, DayItem, WeekHint } from './day-items';
import type { DayOrder, WrittenDay } from './days';

/** Neighbouring days of one header or one list are at most this many days apart. */
export const NEIGHBOURS = 7;
/** A list needs at least this many different dates before their order decides anything. */
const FEWEST_DATES = 3;

/** A day, or the reason why the day is unknown. */
export type ResolvedDay = { readonly day: string } | { readonly reason: Reason };

/** The first and the last day that a title names. `isLong` is true if the header has fewer days than the title. */
export interface TitleSpan {
  readonly first: string;
  readonly last: string;
  readonly isLong: boolean;
  readonly text: string;
}

export function isBare({ items }: DayGroup): boolean {
  return items.some(({ written }) => written.kind === 'clear' && isOnlyWeekday(written.parts));
}

export function isOutside(days: readonly ResolvedDay[], { first, last, isLong }: TitleSpan): boolean {
  return (
    isLong || days.some((resolved) => 'day' in resolved && (resolved.day < first || resolved.day > last))
  );
}

/** The one order of a date's two numbers that the calendar allows. */
export function onlyOrder(written: WrittenDay): DayOrder | undefined {
  return written.kind === 'clear' ? written.only : undefined;
}

export function partsIn(written: WrittenDay, order: DayOrder): DayParts {
  return written.kind === 'clear' ? written.parts : written.parts[order];
}

export function anyParts(written: WrittenDay): DayParts {
  return partsIn(written, 'day-first');
}

export function needsOrder(written: WrittenDay): boolean {
  return written.kind === 'both' || written.only !== undefined;
}

export function isOnlyWeekday({ month, day, year }: DayParts): boolean {
  return month === undefined && day === undefined && year === undefined;
}

/** The number of days that a header covers: `Sun-Thu` and `Fri-Sat` are seven days. */
export function daysCovered(items: readonly DayItem[]): number {
  if (!items.some(({ until }) => until)) return items.length;
  const weekdays = items.map(({ written }) => (written.kind === 'clear' ? (written.parts.weekday ?? 0) : 0));
  return weekdays.reduce(
    (days, weekday, at) =>
      at === 0 ? 1 : days + ((weekday - (weekdays[at - 1] ?? 0) + DAYS_A_WEEK - 1) % DAYS_A_WEEK) + 1,
    0,
  );
}

export function nearestYear(month: number, start: string): number {
  const year = Number(start.slice(0, 4));
  const away = (nearYear: number) => Math.abs(distance(start, isoOf(nearYear, month, 15)));
  return [year - 1, year, year + 1].sort((a, b) => away(a) - away(b))[0] ?? year;
}

/** The next day of a header. Weekdays and numbers run forward from the day before them. */
export function inRun(
  parts: DayParts,
  { isNumber }: DayItem,
  last: string | undefined,
  first: string,
  week: WeekHint,
): string | undefined {
  if (parts.month !== undefined || last === undefined) return dayOfParts(parts, first);
  const hasWeek = week.day !== undefined || week.month !== undefined || week.number !== undefined;
  const { weekday, day } = parts;
  if (day === undefined && weekday !== undefined) {
    const next = daysAfter(last, 1);
    return daysAfter(next, (weekday - weekdayOf(next) + DAYS_A_WEEK) % DAYS_A_WEEK);
  }
  if (day === undefined) return undefined;
  // A day has a number alone, or a number and a weekday that must fit it.
  const fits = (date: string) =>
    Number(date.slice(8)) === day && (weekday === undefined || weekdayOf(date) === weekday);
  // A number that goes on is a day of the same month: after 30 September there is no 31.
  if (weekday === undefined && day > Number(last.slice(8)))
    return readIsoDay(isoOf(Number(last.slice(0, 4)), Number(last.slice(5, 7)), day));
  const reach = isNumber && weekday === undefined ? 31 : 2 * 31;
  const days = Array.from({ length: reach }, (_, at) => daysAfter(last, at + 1));
  const found = days.find(fits);
  // Below `November 2026`, `Mon 14` is not a Monday in December.
  const isOfMonth = week.month !== undefined && week.day === undefined && last < first;
  if (isOfMonth && weekday !== undefined && found?.slice(0, 7) !== first.slice(0, 7)) return undefined;
  if (hasWeek || weekday === undefined) return found;
  return found !== undefined && distance(last, found) <= NEIGHBOURS ? found : dayOfParts(parts, first);
}

/** Whether days run forward, each at most a week after the one before. The days of a list may be in any order. */
export function areNeighbours(days: readonly string[], isRun: boolean): boolean {
  const inOrder = isRun ? days : [...new Set(days)].sort();
  if (inOrder.length < (isRun ? 2 : FEWEST_DATES)) return false;
  return inOrder.every((day, at) => {
    const gap = at === 0 ? 1 : distance(inOrder[at - 1] ?? day, day);
    return gap >= 1 && gap <= NEIGHBOURS;
  });
}

/** A plan with more days than this is hardly one of the first days of months. */
const MOST_FIRSTS = 4;

/**
 * Whether days are the 1st of a few months: `01/02, 01/03, 01/04` may be three days in a row or three months, so that
 * they follow one another decides nothing.
 */
export function areFirstsOfMonths(parts: readonly DayParts[]): boolean {
  const months = new Set(parts.map(({ month }) => month));
  return (
    months.size > 1 &&
    months.size <= MOST_FIRSTS &&
    parts.every(({ day, weekday }) => day === 1 && weekday === undefined)
  );
}
