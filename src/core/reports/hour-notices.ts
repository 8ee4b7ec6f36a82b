import { spanOf, minutesOf } from '../calendar/days';
import type { Shift } from './facts';
import type { RecordWords } from './kind';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';

/** A sentence about blocks of work that cross the edge of the period: it says on which day their hours count. */
export function crossingNotices(
  work: readonly Shift[],
  { period }: ReportOptions,
  { one, many }: RecordWords,
): string[] {
  const { first, after } = minutesOf(spanOf(period));
  const crossing = work.filter(({ start, end }) => start < first || end > after).length;
  return crossing > 0 ? [reportMessages.crossing(crossing, one, many)] : [];
}

export function typedNotices(work: readonly Shift[]): string[] {
  return work.some(({ hoursTyped }) => hoursTyped !== undefined) ? [reportMessages.typedHours] : [];
}

/** A sentence if time off is in the report, or may be looked for in it. */
export function timeOffNotices(timeOff: readonly Shift[]): string[] {
  return timeOff.length > 0 ? [reportMessages.timeOffIsNoWork] : [];
}

/** A sentence if the clocks change within the period. */
export function clockNotices({ clocksChange }: ReportOptions): string[] {
  return clocksChange ? [reportMessages.clocksChange] : [];
}

/** Why the counted hours of these blocks may differ from their times. Every report with hours must show these sentences. */
export function hourNotices(work: readonly Shift[], options: ReportOptions, called: RecordWords): string[] {
  return [...crossingNotices(work, options, called), ...typedNotices(work)];
}
