import { shortDay } from '../calendar/day-text';
import { daysOfPeriod, dayOfMinute, type DayNumber, serialOfDay } from '../calendar/days';
import { holidaysIn } from '../calendar/holidays';
import { entityOf } from '../entities/registry';
import { logLayout } from '../table/push-log';
import { compareNames } from './chosen-shifts';
import type { ReportFacts, Source } from './facts';
import { reportMessages } from './messages';
import { lostNames, chosenNames, type OptionName, type ReportOptions } from './options';
import type { ReportContent, ReportKind, ReportLine, Report } from './report';

/** The names of sheets that do not exist. */
const sheets = (): Readonly<Record<Source, string>> => ({
  shifts: entityOf('time-blocks').sheet,
  timesheet: entityOf('timesheet').sheet,
  leave: entityOf('time-off').sheet,
  qualifications: entityOf('qualifications').sheet,
  changes: logLayout().sheet,
});

/** The sentences of a report (`lines`), and those that only the person who makes it sees (`makerNotices`). */
interface Sentences {
  readonly lines: readonly ReportLine[];
  readonly makerNotices: readonly string[];
}

/**
 * The period, the filters and when the report was made; then how complete the data is, its age and how it was counted. Sentences for the planner alone
 * (rows that are not pushed, can't be read or are booked twice) are not printed on a staff copy; the person who makes the
 * copy sees them.
 */
export function reportSentences(
  kind: ReportKind,
  facts: ReportFacts,
  options: ReportOptions,
  {
    records,
    warnings = [],
    notices,
    changes = [],
  }: Pick<ReportContent, 'records' | 'warnings' | 'notices' | 'changes'>,
): Sentences {
  const line = (role: ReportLine['role']) => (text: string) => ({ role, text });
  const isStaffCopy = kind.options.includes('staffCopy') && options.staffCopy === true;
  const gaps = [...notPushed(records), ...gapsOf(kind, facts, options), ...warnings];
  const warned = [...lostNames(facts, options, kind.options), ...gaps];
  const forPlanner = [
    ...warned,
    ...(kind.sources.some((source) => BLOCKS.has(source)) ? [reportMessages.blocksOfThisWorkbook] : []),
  ];
  return {
    lines: [
      ...[
        ...scopeOf(facts, options, kind.options),
        reportMessages.madeAt(facts.readAt),
        ...(isStaffCopy || warned.length === 0 ? [] : [reportMessages.warningsBelow(warned.length)]),
      ].map(line('scope')),
      ...[
        ...(isStaffCopy ? [] : [...forPlanner, ...agesOf(facts, kind.sources)]),
        ...holidayLine(kind, facts, options),
        ...notices,
      ].map(line('notice')),
      ...changes,
    ],
    makerNotices: isStaffCopy ? gaps : [],
  };
}

/** Sources that the service can't list. */
const BLOCKS: ReadonlySet<Source> = new Set(['shifts', 'timesheet']);

function scopeOf(facts: ReportFacts, options: ReportOptions, read: readonly OptionName[]): string[] {
  const order = compareNames(options);
  return [
    ...(read.includes('period') ? [reportMessages.period(daysOfPeriod(options.period))] : []),
    ...chosenNames(facts, options, read).flatMap(({ heading, names }) =>
      heading === undefined ? [] : reportMessages.only(heading, [...names].sort(order)),
    ),
  ];
}

/** More holidays would fill the page: a period may have ten years. */
const MOST_HOLIDAYS = 20;

function holidayLine(
  { hasDays }: ReportKind,
  { holidays = new Map() }: ReportFacts,
  { period }: ReportOptions,
): string[] {
  const found = hasDays ? holidaysIn(holidays, daysOfPeriod(period)) : [];
  const listed = found.slice(0, MOST_HOLIDAYS).map(([day, name]) => `${shortDay(day)} ${name}`);
  return found.length === 0 ? [] : [reportMessages.holidays(listed, found.length - listed.length)];
}

function agesOf({ sources }: ReportFacts, used: readonly Source[]): string[] {
  return used.flatMap((source) => {
    const { sheet = '', asOf } = sources[source] ?? {};
    return asOf === undefined ? [] : reportMessages.asOf(sheet, asOf);
  });
}

function notPushed(records: ReportContent['records']): string[] {
  return records.flatMap(({ one, many, counted }) => {
    const waiting = counted.reduce((count, { isPushed }) => (isPushed ? count : count + 1), 0);
    return waiting > 0 ? [reportMessages.notPushed(waiting, counted.length, one, many)] : [];
  });
}

/** Sheets that are missing, rows that the report does not count, and what the rules do not look at. */
function gapsOf(
  { sources: used }: ReportKind,
  { sources, unchecked }: ReportFacts,
  { period }: ReportOptions,
): string[] {
  const gaps = used.flatMap((source) => {
    const state = sources[source];
    if (!state) return reportMessages.noSheet(sheets()[source]);
    const { sheet, unreadable, deleted = 0 } = state;
    return [
      ...(unreadable > 0 ? [reportMessages.unreadable(unreadable, sheet)] : []),
      ...(deleted > 0 ? [reportMessages.deleted(deleted, sheet)] : []),
    ];
  });
  return [...gaps, ...(unchecked?.(daysOfPeriod(period)) ?? [])];
}

/** Why a report has nothing to show (`sentence`), and what to do about it. Undefined if it has rows. */
export function noRows(
  kind: ReportKind,
  report: Report,
  facts: ReportFacts,
  options: ReportOptions,
): { readonly sentence: string; readonly wayOut: string } | undefined {
  if (report.sections.some(({ rows }) => rows.length > 0)) return undefined;
  const gaps = [...lostNames(facts, options, kind.options), ...gapsOf(kind, facts, options)];
  return {
    sentence: reportMessages.nothingToShow(report.title, report.sections[0]?.empty ?? ''),
    wayOut: [...gaps, ...otherDays(kind, facts, options)].join(' '),
  };
}

/** Where the nearest records are. */
function otherDays(kind: ReportKind, all: ReportFacts, options: ReportOptions): string[] {
  const { shows } = kind;
  const facts = shows ? { ...all, shifts: all.shifts.filter(shows) } : all;
  if (!kind.sources.some((source) => has[source](facts)))
    return [kind.sources.includes('changes') ? reportMessages.noPushesYet : reportMessages.noRecordsYet];
  const days = kind.days?.(facts) ?? kind.sources.flatMap((source) => daysOf[source](facts));
  if (kind.days && days.length === 0) return [];
  if (!kind.options.includes('period') || days.length === 0) return [reportMessages.othersOnly];
  const { first, after } = daysOfPeriod(options.period);
  if (days.some((day) => day >= first && day < after))
    return [kind.options.includes('departments') ? reportMessages.otherChoice : reportMessages.otherPeople];
  const distance = (day: DayNumber) => (day < first ? first - day : day - after + 1);
  const nearest = days.reduce((best, day) => (distance(day) < distance(best) ? day : best));
  return [reportMessages.nearestDay(nearest)];
}

const has: Readonly<Record<Source, (facts: ReportFacts) => boolean>> = {
  shifts: ({ shifts }) => startsOf(shifts, 'current').length > 0,
  timesheet: ({ shifts }) => startsOf(shifts, 'timesheet').length > 0,
  leave: ({ leave }) => leave.length > 0,
  qualifications: ({ qualifications }) => qualifications.length > 0,
  changes: ({ changes }) => changes.length > 0,
};

const daysOf: Readonly<Record<Source, (facts: ReportFacts) => readonly DayNumber[]>> = {
  shifts: ({ shifts }) => startsOf(shifts, 'current'),
  timesheet: ({ shifts }) => startsOf(shifts, 'timesheet'),
  leave: ({ leave }) => leave.flatMap(({ effectiveDate }) => serialOfDay(effectiveDate) ?? []),
  qualifications: () => [],
  /** The days of the pushes. */
  changes: ({ changes }) =>
    changes.flatMap(({ when }) => serialOfDay(when.slice(0, 'yyyy-MM-dd'.length)) ?? []),
};

function startsOf(
  shifts: ReportFacts['shifts'],
  schedule: ReportFacts['shifts'][number]['schedule'],
): DayNumber[] {
  return shifts.filter((shift) => shift.schedule === schedule).map(({ start }) => dayOfMinute(start));
}
