import { DAYS_A_WEEK, isoDay, plainDay, shortDay, weeksOf, type DayNumber, type DaySpan } from './days';
import { say } from './messages';
import type { ReportColumn } from './report';

/** Characters of a week's first day, and of one that is marked. */
const WIDTHS = { whole: 14, part: 20 };

/** The column of weeks; those that lie only in part in the span are marked in it. */
export function weekColumn(span: DaySpan, weekStart: number): ReportColumn {
  const isMarked = partWeeks(span, weekStart).length > 0;
  return { header: 'Week of', kind: 'date', width: isMarked ? WIDTHS.part : WIDTHS.whole };
}

/** A week by its first day; where not all of it lies in the span, with how many of its days do. */
export function weekCell(week: DayNumber, span: DaySpan): string | undefined {
  const days = daysInside(week, span);
  return days === DAYS_A_WEEK ? isoDay(week) : say.partOfWeek(plainDay(week), days);
}

/** Sentences about the first and the last week, where not all of them lies in the span. */
export function weekNotices(span: DaySpan, weekStart: number): string[] {
  return partWeeks(span, weekStart).map((week) => say.weekInPart(shortDay(week), daysInside(week, span)));
}

function partWeeks(span: DaySpan, weekStart: number): DayNumber[] {
  return weeksOf(span, weekStart).filter((week) => daysInside(week, span) < DAYS_A_WEEK);
}

function daysInside(week: DayNumber, { first, after }: DaySpan): number {
  return Math.min(week + DAYS_A_WEEK, after) - Math.max(week, first);
}
