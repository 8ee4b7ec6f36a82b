import { entityOf } from '../entities/registry';
import { logLayout } from '../table/push-log';
import { lostNames, scopeNames } from './chosen-names';
import { spanOf } from '../calendar/days';
import type { Facts, Source } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages } from './messages';
import type { OptionName, ReportOptions } from './options';
import { compareNames } from './order';
import type { ReportLine } from './report';

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
export function sentencesOf(
  kind: ReportKind,
  facts: Facts,
  options: ReportOptions,
  { records, warnings = [], notices }: Pick<ReportContent, 'records' | 'warnings' | 'notices'>,
): Sentences {
  const line = (role: ReportLine['role']) => (text: string) => ({ role, text });
  const isStaffCopy = kind.options.includes('staffCopy') && options.staffCopy === true;
  const gaps = [...notPushed(records), ...gapsOf(kind, facts), ...warnings];
  const warned = [...lostNames(facts, options, kind.options), ...gaps];
  const forPlanner = [
    ...warned,
    ...(kind.sources.some((source) => BLOCKS.has(source)) ? [reportMessages.blocksOfThisWorkbook] : []),
  ];
  return {
    lines: [
      ...scopeOf(facts, options, kind.options).map(line('scope')),
      ...[reportMessages.madeAt(facts.readAt)].map(line('scope')),
      ...(isStaffCopy || warned.length === 0 ? [] : [reportMessages.warningsBelow(warned.length)]).map(
        line('scope'),
      ),
      ...[
        ...(isStaffCopy ? [] : forPlanner),
        ...(isStaffCopy ? [] : agesOf(facts, kind.sources)),
        ...notices,
      ].map(line('notice')),
    ],
    makerNotices: isStaffCopy ? gaps : [],
  };
}

/** Sources that the service can't list. */
const BLOCKS: ReadonlySet<Source> = new Set(['shifts', 'timesheet']);

function scopeOf(facts: Facts, options: ReportOptions, read: readonly OptionName[]): string[] {
  const order = compareNames(options);
  return [
    ...(read.includes('period') ? [reportMessages.period(spanOf(options.period))] : []),
    ...scopeNames(facts, options, read).map(({ heading, names }) =>
      reportMessages.only(heading, [...names].sort(order)),
    ),
  ];
}

function agesOf({ sources }: Facts, used: readonly Source[]): string[] {
  return used.flatMap((source) => {
    const { sheet = '', asOf } = sources[source] ?? {};
    return asOf === undefined ? [] : reportMessages.asOf(sheet, asOf);
  });
}

function notPushed(records: ReportContent['records']): string[] {
  return records.flatMap(({ one, many, of }) => {
    const waiting = of.reduce((count, { isPushed }) => (isPushed ? count : count + 1), 0);
    return waiting > 0 ? [reportMessages.notPushed(waiting, of.length, one, many)] : [];
  });
}

/** Sheets that are missing, and rows that the report does not count. */
export function gapsOf({ sources: used }: ReportKind, { sources }: Facts): string[] {
  return used.flatMap((source) => {
    const state = sources[source];
    if (!state) return reportMessages.noSheet(sheets()[source]);
    const { sheet, unreadable, deleted = 0 } = state;
    return [
      ...(unreadable > 0 ? [reportMessages.unreadable(unreadable, sheet)] : []),
      ...(deleted > 0 ? [reportMessages.deleted(deleted, sheet)] : []),
    ];
  });
}
