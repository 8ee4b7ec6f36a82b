import { qualifications } from '../entities/qualifications';
import { timeBlocks, timesheet } from '../entities/time-blocks';
import { timeOff } from '../entities/time-off';
import { logLayout } from '../push/push-log';
import { lostNames, scopeNames } from './chosen-names';
import { spanOf } from './days';
import type { Facts, Source } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { say } from './messages';
import type { OptionName, ReportOptions } from './options';
import { compareNames } from './order';
import type { ReportLine } from './report';

/** What a sheet is called where there is none. */
const SHEETS: Readonly<Record<Source, string>> = {
  shifts: timeBlocks.sheet,
  timesheet: timesheet.sheet,
  leave: timeOff.sheet,
  qualifications: qualifications.sheet,
  changes: logLayout.sheet,
};

/** The sentences above a report: period and filters, how old the data is, how complete it is and how it was counted. */
export function linesOf(
  kind: ReportKind,
  facts: Facts,
  options: ReportOptions,
  { records, notices }: Pick<ReportContent, 'records' | 'notices'>,
): ReportLine[] {
  const line = (role: ReportLine['role']) => (text: string) => ({ role, text });
  return [
    ...scopeOf(facts, options, kind.options).map(line('scope')),
    ...agesOf(facts, kind.sources).map(line('source')),
    ...[...lostNames(facts, options, kind.options), ...gapsOf(kind, facts, records), ...notices].map(
      line('notice'),
    ),
  ];
}

function scopeOf(facts: Facts, options: ReportOptions, read: readonly OptionName[]): string[] {
  const order = compareNames(options);
  return [
    ...(read.includes('period') ? [say.period(spanOf(options.period))] : []),
    ...scopeNames(facts, options, read).map(({ heading, names }) =>
      say.only(heading, [...names].sort(order)),
    ),
  ];
}

function agesOf({ readAt, sources }: Facts, used: readonly Source[]): string[] {
  const ages = used.flatMap((source) => {
    const { sheet = '', asOf } = sources[source] ?? {};
    return asOf === undefined ? [] : say.asOf(sheet, asOf);
  });
  return [say.readAt(readAt), ...ages];
}

function gapsOf(
  { sources: used, called }: ReportKind,
  { sources }: Facts,
  records: ReportContent['records'],
): string[] {
  const gaps = used.flatMap((source) => {
    const state = sources[source];
    if (!state) return say.noSheet(SHEETS[source]);
    const { sheet, unreadable, deleted = 0 } = state;
    return [
      ...(unreadable > 0 ? [say.unreadable(unreadable, sheet)] : []),
      ...(deleted > 0 ? [say.deleted(deleted, sheet)] : []),
    ];
  });
  const waiting = records.reduce((count, { isPushed }) => (isPushed ? count : count + 1), 0);
  return [
    ...(used.includes('shifts') || used.includes('timesheet') ? [say.blocksOfThisWorkbook] : []),
    ...(waiting > 0 ? [say.notPushed(waiting, records.length, called.one, called.many)] : []),
    ...gaps,
  ];
}
