import { shortDay } from '../calendar/day-text';
import {
  dayNumber,
  dayOfSerial,
  isWeekend,
  weekOf,
  weeksOf,
  type DaySpan,
  DAYS_A_WEEK,
  type DayNumber,
} from '../calendar/days';
import type { ReportFacts } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { ReportColumn, ReportCell } from './report';
import { reportWords } from './words';

/**
 * A column of names. Long names are broken into lines: if they were cut, two people whose names differ only at the end would
 * look the same.
 */
export function nameColumn(header: string, width: number): ReportColumn {
  return { header, kind: 'text', width, wrap: true };
}

export const personColumn = (): ReportColumn => nameColumn(reportWords.columns.person, 24);

/** Up to so many days, a calendar has letters that people read from a distance. */
export const FEW_DAYS = 14;

/** The width in characters of each day's column, if a calendar of people's shifts has so many days. */
export function dayWidth(days: number): number {
  if (days <= DAYS_A_WEEK) return 17;
  return days <= FEW_DAYS ? 12 : 11;
}

/** Whether a day is a weekend day or a holiday. */
export const isShadedDay = (day: DayNumber, holidays: ReportFacts['holidays']): boolean =>
  isWeekend(day) || holidays?.has(day) === true;

/** A column of a calendar, with the signs of weekends and holidays, of today, and of the day with which a week begins. */
export function dayColumn(
  day: DayNumber,
  width: number,
  { weekStart = 0 }: Pick<ReportOptions, 'weekStart'>,
  { readAt, holidays }: Pick<ReportFacts, 'readAt' | 'holidays'>,
): ReportColumn {
  return {
    header: shortDay(day),
    kind: 'text',
    width,
    wrap: true,
    ...(isShadedDay(day, holidays) && { isShaded: true }),
    ...(day === dayNumber(readAt.slice(0, 10)) && { isToday: true }),
    ...(weekOf(day, weekStart) === day && { beginsWeek: true }),
  };
}

const weekColumn = (): ReportColumn => ({ header: reportWords.columns.weekOf, kind: 'date', width: 14 });
const partColumn = (): ReportColumn => ({ header: reportWords.columns.partWeek, kind: 'text', width: 12 });

/** The columns that name a week: its first day, and a note if some weeks are only partly in the period. */
export interface WeekColumns {
  readonly columns: readonly ReportColumn[];
  readonly cellsOf: (week: DayNumber) => readonly ReportCell[];
  /** Empty cells for rows that belong to no single week. */
  readonly empty: readonly undefined[];
  /** `Mon 16 Nov: 1 of 7 days`, for each week that is only partly in the period. */
  readonly parts: readonly string[];
}

export function weekColumns(span: DaySpan, weekStart: number): WeekColumns {
  const weeks = weeksOf(span, weekStart);
  const inPart = weeks.filter((week) => daysInside(week, span) < DAYS_A_WEEK);
  const cells = new Map(
    weeks.map((week) => [week, [dayOfSerial(week), ...(inPart.length > 0 ? [partOfWeek(week, span)] : [])]]),
  );
  const columns = inPart.length > 0 ? [weekColumn(), partColumn()] : [weekColumn()];
  return {
    columns,
    cellsOf: (week) => cells.get(week) ?? [],
    empty: columns.map(() => undefined),
    parts: inPart.map((week) => `${shortDay(week)}: ${partOfWeek(week, span)}`),
  };
}

/** How many of a week's days are in the period; undefined if all are. */
export function partOfWeek(week: DayNumber, span: DaySpan): string | undefined {
  const days = daysInside(week, span);
  return days === DAYS_A_WEEK ? undefined : reportMessages.partOfWeek(days, DAYS_A_WEEK);
}

function daysInside(week: DayNumber, { first, after }: DaySpan): number {
  return Math.max(0, Math.min(week + DAYS_A_WEEK, after) - Math.max(week, first));
}
