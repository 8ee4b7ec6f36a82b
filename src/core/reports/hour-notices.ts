import { minutesOf, spanOf } from './days';
import type { Shift } from './facts';
import type { RecordWords } from './kind';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';

/** A sentence about blocks of work whose counted hours differ from their times, because the period cuts them. */
export function cutNotices(
  work: readonly Shift[],
  { period }: ReportOptions,
  { one, many }: RecordWords,
): string[] {
  const { first, after } = minutesOf(spanOf(period));
  const cut = work.filter(({ start, end }) => start < first || end > after).length;
  return cut > 0 ? [reportMessages.onlyInside(cut, one, many)] : [];
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
  return [...cutNotices(work, options, called), ...typedNotices(work)];
}
