import { mapped, sorted, type Sliced } from '../slices';
import { loggedResults, type LogLine } from '../table/push-log';
import { compareNames } from './chosen-shifts';
import { nameColumn } from './columns';
import type { ReportFacts } from './facts';
import { reportMessages } from './messages';
import type { ReportOptions } from './options';
import {
  withTotal,
  type ReportContent,
  type ReportKind,
  type ReportCell,
  type ReportRow,
  type ReportSection,
} from './report';
import { reportWords } from './words';

/** What was pushed in a period, from the push log: counts, and each field. */
export const changes: ReportKind = {
  id: 'changes',
  name: reportWords.kinds.changes,
  sources: ['changes'],
  options: ['period'],
  usualPeriod: 'last7Days',
  orientation: 'landscape',
  content,
};

function* content({ changes: all }: ReportFacts, options: ReportOptions): Sliced<ReportContent> {
  const { from, to } = options.period;
  const lines = yield* sorted(
    all.filter(({ when }) => when !== '' && when.slice(0, 10) >= from && when.slice(0, 10) <= to),
    (one, other) => (one.when < other.when ? -1 : one.when > other.when ? 1 : 0),
  );
  const undated = all.filter(({ when }) => when === '').length;
  return {
    records: [],
    notices: [
      reportMessages.logOfThisWorkbook,
      ...(undated > 0 ? [reportMessages.undatedLines(undated)] : []),
    ],
    sections: [yield* list(lines), summary(lines, options)],
  };
}

function summary(lines: readonly LogLine[], options: ReportOptions): ReportSection {
  const names = compareNames(options);
  const logged = loggedResults();
  // Other texts that a user may have typed come after the log’s own words.
  const known = (result: string) => (logged.indexOf(result) + logged.length + 1) % (logged.length + 1);
  const results = [...new Set([...logged, ...lines.map(({ result }) => result)])].sort(
    (one, other) => known(one) - known(other) || names(one, other),
  );
  const sheets = [...new Set(lines.map(({ sheet }) => sheet))].sort(names);
  const counts = (countedLines: readonly LogLine[]): ReportCell[] => [
    ...results.map((result) => countedLines.filter((line) => line.result === result).length),
    countedLines.length,
  ];
  const rows = sheets.map((sheet): ReportRow => ({
    role: 'data',
    cells: [sheet, ...counts(lines.filter((line) => line.sheet === sheet))],
  }));
  return {
    title: reportWords.tables.fieldsByResult,
    columns: [
      nameColumn(reportWords.columns.sheet, 20),
      ...[...results, reportWords.columns.all].map((header) => ({
        header,
        kind: 'integer' as const,
        width: 12,
      })),
    ],
    rows: withTotal(rows, { role: 'total', cells: [reportWords.columns.total, ...counts(lines)] }),
    empty: reportMessages.noChanges,
  };
}

/** Who has pushed and why: columns only if somebody has said it. */
const SIGN_COLUMNS = {
  who: { kind: 'text', width: 18, wrap: true },
  note: { kind: 'text', width: 30, wrap: true },
} as const;
const SIGNS = ['who', 'note'] as const;

function* list(lines: readonly LogLine[]): Sliced<ReportSection> {
  const signs = SIGNS.filter((part) => lines.some((line) => line[part] !== ''));
  return {
    title: reportWords.tables.eachField,
    columns: [
      { header: reportWords.columns.when, kind: 'datetime', width: 23 },
      nameColumn(reportWords.columns.sheet, 16),
      nameColumn(reportWords.columns.record, 24),
      nameColumn(reportWords.columns.field, 14),
      { header: reportWords.columns.old, kind: 'text', width: 20, wrap: true },
      { header: reportWords.columns.new, kind: 'text', width: 20, wrap: true },
      { header: reportWords.columns.result, kind: 'text', width: 10 },
      { header: reportWords.columns.message, kind: 'text', width: 40, wrap: true },
      ...signs.map((part) => ({ header: reportWords.columns[part], ...SIGN_COLUMNS[part] })),
    ],
    rows: yield* mapped(lines, (line): ReportRow => {
      const { when, sheet, record, field, old, new: now, result, message } = line;
      const texts = [
        when,
        sheet,
        record,
        field,
        old,
        now,
        result,
        message,
        ...signs.map((part) => line[part]),
      ];
      return { role: 'data', cells: texts.map((text) => text || undefined) };
    }),
    empty: reportMessages.noChanges,
  };
}
