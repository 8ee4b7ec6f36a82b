import type { LogLine } from '../push/push-log';
import type { Facts } from './facts';
import type { ReportContent, ReportKind } from './kind';
import { reportMessages } from './messages';
import { nameColumn } from './name-column';
import type { ReportOptions } from './options';
import { compareNames } from './order';
import type { ReportCell, ReportRow, ReportSection } from './report';

/** What was pushed in a period, from the push log: counts, and each field. */
export const changes: ReportKind = {
  id: 'changes',
  title: 'Changes pushed',
  sheet: 'Changes',
  about: 'What was pushed in a period, stored or refused, field by field.',
  sources: ['changes'],
  options: ['period'],
  usualPeriod: 'last7Days',
  orientation: 'landscape',
  content,
};

/** The results of push-log.ts, best first. Other texts that a user may have typed come after them. */
const RESULTS = ['Stored', 'Refused', 'Unknown', 'Not sent'];

function content({ changes: all }: Facts, options: ReportOptions): ReportContent {
  const { from, to } = options.period;
  const lines = all
    .filter(({ when }) => when !== '' && when.slice(0, 10) >= from && when.slice(0, 10) <= to)
    .sort((one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0));
  const undated = all.filter(({ when }) => when === '').length;
  return {
    records: [],
    notices: [
      reportMessages.logOfThisWorkbook,
      ...(undated > 0 ? [reportMessages.undatedLines(undated)] : []),
    ],
    sections: [list(lines), summary(lines, options)],
  };
}

function summary(lines: readonly LogLine[], options: ReportOptions): ReportSection {
  const names = compareNames(options);
  const known = (result: string) => (RESULTS.indexOf(result) + RESULTS.length + 1) % (RESULTS.length + 1);
  const results = [...new Set([...RESULTS, ...lines.map(({ result }) => result)])].sort(
    (one, other) => known(one) - known(other) || names(one, other),
  );
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))].sort(names);
  const counts = (of: readonly LogLine[]): ReportCell[] => [
    ...results.map((result) => of.filter((line) => line.result === result).length),
    of.length,
  ];
  const rows = sheets.map((sheet): ReportRow => ({
    role: 'data',
    cells: [sheet, ...counts(lines.filter((line) => line.sheet === sheet))],
  }));
  return {
    title: 'Fields by sheet and result',
    columns: [
      nameColumn('Sheet', 20),
      ...[...results, 'All'].map((header) => ({ header, kind: 'integer' as const, width: 12 })),
    ],
    rows: rows.length === 0 ? [] : [...rows, { role: 'total', cells: ['Total', ...counts(lines)] }],
    empty: reportMessages.noChanges,
  };
}

function list(lines: readonly LogLine[]): ReportSection {
  return {
    title: 'Each field',
    columns: [
      { header: 'When', kind: 'datetime', width: 23 },
      nameColumn('Sheet', 16),
      nameColumn('Record', 24),
      nameColumn('Field', 14),
      { header: 'Old', kind: 'text', width: 20, wrap: true },
      { header: 'New', kind: 'text', width: 20, wrap: true },
      { header: 'Result', kind: 'text', width: 10 },
      { header: 'Message', kind: 'text', width: 40, wrap: true },
    ],
    rows: lines.map(({ when, sheet, record, field, old, new: now, result, message }): ReportRow => ({
      role: 'data',
      cells: [when, sheet, record, field, old, now, result, message].map((text) => text || undefined),
    })),
    empty: reportMessages.noChanges,
  };
}
