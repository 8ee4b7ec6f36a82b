import { dayOfMinute, type DayNumber, serialOfDay, spanOf } from '../calendar/days';
import { lostNames } from './chosen-names';
import type { Facts, Source } from './facts';
import type { ReportKind } from './kind';
import { gapsOf } from './lines';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import type { Report } from './report';

/** Why a report has nothing to show (`sentence`), and what to do about it. Undefined if it has rows. */
export function noRows(
  kind: ReportKind,
  report: Report,
  facts: Facts,
  options: ReportOptions,
): { readonly sentence: string; readonly wayOut: string } | undefined {
  if (report.sections.some(({ rows }) => rows.length > 0)) return undefined;
  const gaps = [...lostNames(facts, options, kind.options), ...gapsOf(kind, facts)];
  return {
    sentence: reportMessages.nothingToShow(report.title, report.sections[0]?.empty ?? ''),
    wayOut: [...gaps, ...otherDays(kind, facts, options)].join(' '),
  };
}

/** Where the nearest records are. */
function otherDays(kind: ReportKind, all: Facts, options: ReportOptions): string[] {
  const { shows } = kind;
  const facts = shows ? { ...all, shifts: all.shifts.filter(shows) } : all;
  if (!kind.sources.some((source) => has[source](facts)))
    return [kind.sources.includes('changes') ? reportMessages.noPushesYet : reportMessages.noRecordsYet];
  const days = kind.sources.flatMap((source) => daysOf[source](facts));
  if (!kind.options.includes('period') || days.length === 0) return [reportMessages.othersOnly];
  const { first, after } = spanOf(options.period);
  if (days.some((day) => day >= first && day < after)) return [reportMessages.otherChoice];
  const distance = (day: DayNumber) => (day < first ? first - day : day - after + 1);
  const nearest = days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
  return [reportMessages.nearestDay(nearest)];
}

const has: Readonly<Record<Source, (facts: Facts) => boolean>> = {
  shifts: ({ shifts }) => startsOf(shifts, 'current').length > 0,
  timesheet: ({ shifts }) => startsOf(shifts, 'timesheet').length > 0,
  leave: ({ leave }) => leave.length > 0,
  qualifications: ({ qualifications }) => qualifications.length > 0,
  changes: ({ changes }) => changes.length > 0,
};

const daysOf: Readonly<Record<Source, (facts: Facts) => readonly DayNumber[]>> = {
  shifts: ({ shifts }) => startsOf(shifts, 'current'),
  timesheet: ({ shifts }) => startsOf(shifts, 'timesheet'),
  leave: ({ leave }) => leave.flatMap(({ effectiveDate }) => serialOfDay(effectiveDate) ?? []),
  qualifications: () => [],
  /** The days of the pushes. */
  changes: ({ changes }) =>
    changes.flatMap(({ when }) => serialOfDay(when.slice(0, 'yyyy-MM-dd'.length)) ?? []),
};

function startsOf(shifts: Facts['shifts'], schedule: Facts['shifts'][number]['schedule']): DayNumber[] {
  return shifts.filter((shift) => shift.schedule === schedule).map(({ start }) => dayOfMinute(start));
}
