import { minutesOf, spanOf } from './days';
import type { Shift } from './facts';
import { say } from './messages';
import type { ReportOptions } from './options';

/** Why the hours of these blocks of work may be others than their times show: what every report with hours must tell. */
export function hourNotices(work: readonly Shift[], { period }: ReportOptions): string[] {
  const { first, after } = minutesOf(spanOf(period));
  const cut = work.filter(({ start, end }) => start < first || end > after).length;
  return [
    ...(cut > 0 ? [say.onlyInside(cut)] : []),
    ...(work.some(({ hoursTyped }) => hoursTyped !== undefined) ? [say.typedHours] : []),
  ];
}
