import { dayOfSerial, weeksOf, type DaySpan, DAYS_A_WEEK, type DayNumber } from '../calendar/days';
import { shortDay } from '../calendar/day-text';
import { reportMessages } from './messages';
import type { ReportCell, ReportColumn } from './report';
import { reportWords } from './words';

const weekColumn = (): ReportColumn => ({ header: reportWords.columns.weekOf, kind: 'date', width: 14 });
const partColumn = (): ReportColumn => ({ header: reportWords.columns.partWeek, kind: 'text', width: 12 });

/** The columns that name a week: its first day, and a note if some weeks are only partly in the period. */
export interface WeekColumns {
  readonly columns: readonly ReportColumn[];
  readonly cellsOf: (week: DayNumber) => ReportCell[];
  /** Empty cells for rows that belong to no single week. */
  readonly empty: readonly undefined[];
  /** `Mon 16 Nov: 1 of 7 days`, for each week that is only partly in the period. */
  readonly parts: readonly string[];
}

export function weekColumns(span: DaySpan, weekStart: number): WeekColumns {
  const inPart = weeksOf(span, weekStart).filter((week) => daysInside(week, span) < DAYS_A_WEEK);
  const columns = inPart.length > 0 ? [weekColumn(), partColumn()] : [weekColumn()];
  return {
    columns,
    cellsOf: (week) => [dayOfSerial(week), ...(inPart.length > 0 ? [partOf(week, span)] : [])],
    empty: columns.map(() => undefined),
    parts: inPart.map((week) => `${shortDay(week)}: ${partOf(week, span)}`),
  };
}

/** How many of a week's days are in the period; undefined if all are. */
export function partOf(week: DayNumber, span: DaySpan): string | undefined {
  const days = daysInside(week, span);
  return days === DAYS_A_WEEK ? undefined : reportMessages.partOfWeek(days, DAYS_A_WEEK);
}

function daysInside(week: DayNumber, { first, after }: DaySpan): number {
  return Math.min(week + DAYS_A_WEEK, after) - Math.max(week, first);
}
