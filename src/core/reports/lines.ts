import { qualifications } from '../entities/qualifications';
import { timeBlocks, timesheet } from '../entities/time-blocks';
import { timeOff } from '../entities/time-off';
import { logLayout } from '../push/push-log';
import { spanOf } from './days';
import { OPEN_SHIFT, type Facts, type Source } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { NO_ACCOUNT, NO_DEPARTMENT, OPEN_SHIFTS, say } from './messages';
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
    ...[...gapsOf(kind, facts, records), ...notices].map(line('notice')),
  ];
}

function scopeOf(facts: Facts, options: ReportOptions, read: readonly OptionName[]): string[] {
  const names = (of: Iterable<string>) => [...of].sort(compareNames(options));
  const chosen = (option: OptionName) => (read.includes(option) ? options[option] : undefined);
  const lines: string[] = [];
  if (read.includes('period')) lines.push(say.period(spanOf(options.period)));
  if (chosen('people') && options.people)
    lines.push(say.only('People', names(labelsOf(facts, options.people))));
  if (chosen('departments') && options.departments)
    lines.push(say.only('Departments', names(named(options.departments, NO_DEPARTMENT))));
  if (chosen('accounts') && options.accounts)
    lines.push(say.only('Accounts', names(named(options.accounts, NO_ACCOUNT))));
  return lines;
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
    return state.unreadable > 0 ? say.unreadable(state.unreadable, state.sheet) : [];
  });
  const waiting = records.reduce((count, { isPushed }) => (isPushed ? count : count + 1), 0);
  return [
    ...(used.includes('shifts') || used.includes('timesheet') ? [say.blocksOfThisWorkbook] : []),
    ...(waiting > 0 ? [say.notPushed(waiting, records.length, called.one, called.many)] : []),
    ...gaps,
  ];
}

function labelsOf({ people }: Facts, ids: ReadonlySet<string>): string[] {
  const labels = new Map(people.map(({ id, label }) => [id, label]));
  return [...ids].map((id) => (id === OPEN_SHIFT ? OPEN_SHIFTS : (labels.get(id) ?? id)));
}

function named(labels: ReadonlySet<string>, none: string): string[] {
  return [...labels].map((label) => (label === '' ? none : label));
}
