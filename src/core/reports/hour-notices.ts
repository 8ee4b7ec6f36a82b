import { minutesOf, spanOf } from './days';
import type { Shift } from './facts';
import type { Called } from './kind';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';

/** How many blocks of work have another sum of hours than their times show, because the period cuts them. */
export function cutNotices(
  work: readonly Shift[],
  { period }: ReportOptions,
  { one, many }: Called,
): string[] {
  const { first, after } = minutesOf(spanOf(period));
  const cut = work.filter(({ start, end }) => start < first || end > after).length;
  return cut > 0 ? [reportMessages.onlyInside(cut, one, many)] : [];
}

export function typedNotices(work: readonly Shift[]): string[] {
  return work.some(({ hoursTyped }) => hoursTyped !== undefined) ? [reportMessages.typedHours] : [];
}

/** Why the hours of these blocks of work may be others than their times show: every report with hours must say it. */
export function hourNotices(work: readonly Shift[], options: ReportOptions, called: Called): string[] {
  return [...cutNotices(work, options, called), ...typedNotices(work)];
}
