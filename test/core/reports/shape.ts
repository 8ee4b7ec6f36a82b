import type {
  Area,
  ColumnKind,
  Report,
  ReportCell,
  ReportChart,
  ReportRow,
  ReportSection,
} from '../../../src/core/reports/report';

const STRINGS: Partial<Record<ColumnKind, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'weekday-date': /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
};
const NUMBERS: readonly ColumnKind[] = ['hours', 'number', 'integer', 'money'];

/** What in a report breaks the rules of report.ts; the code that draws a report may rely on these rules. */
export function faultsOf({ sections, print }: Report): string[] {
  return [
    ...(sections[print.repeatHeaderOf] ? [] : ['no section has the repeated header']),
    ...sections.flatMap((section, at) => sectionFaults(section).map((fault) => `section ${at}: ${fault}`)),
  ];
}

function sectionFaults({
  columns,
  rows,
  heat = [],
  charts = [],
  frozenColumns = 0,
}: ReportSection): string[] {
  const headers = columns.map(({ header, over }) => `${over ?? ''}\n${header}`);
  return [
    ...(new Set(headers).size === headers.length ? [] : ['two columns have one header']),
    ...(frozenColumns < columns.length ? [] : ['all columns are frozen']),
    ...rows.flatMap((row, at) =>
      rowFaults(
        row,
        columns.map(({ kind }) => kind),
      ).map((fault) => `row ${at}: ${fault}`),
    ),
    ...heat.filter((area) => !lies(area, rows.length, columns.length)).map(() => 'heat lies outside'),
    ...charts.filter((chart) => !isDrawn(chart, columns.length, rows)).map(({ title }) => `chart ${title}`),
  ];
}

function rowFaults({ role, cells, fills = {} }: ReportRow, kinds: readonly ColumnKind[]): string[] {
  return [
    ...(cells.length <= kinds.length ? [] : ['more cells than columns']),
    ...(role === 'data' || typeof cells[0] === 'string' ? [] : ['no label']),
    ...(role !== 'group' || cells.length === 1 ? [] : ['a group with cells']),
    ...Object.entries(fills)
      .filter(([at, fill]) => Number(at) >= cells.length || !/^[0-9A-F]{6}$/.test(fill))
      .map(([at]) => `fill ${at}`),
    ...cells.flatMap((cell, at) => {
      const isLabel = at === 0 && role !== 'data';
      return isLabel || cellIsOf(cell, kinds[at]) ? [] : [`${String(cell)} is no ${kinds[at]}`];
    }),
  ];
}

function cellIsOf(cell: ReportCell, kind: ColumnKind = 'text'): boolean {
  if (cell === undefined) return true;
  if (typeof cell === 'string') return kind === 'text' ? cell !== '' : (STRINGS[kind]?.test(cell) ?? false);
  if (!Number.isFinite(cell) || Object.is(cell, -0)) return false;
  return kind === 'text' || (NUMBERS.includes(kind) && (kind !== 'integer' || Number.isInteger(cell)));
}

function lies({ firstRow, lastRow, firstColumn, lastColumn }: Area, rows: number, columns: number): boolean {
  return (
    firstRow >= 0 &&
    firstRow <= lastRow &&
    lastRow < rows &&
    firstColumn >= 0 &&
    firstColumn <= lastColumn &&
    lastColumn < columns
  );
}

/** Whether a chart has rows and columns to draw, and only rows of data: sums would make all other columns look small. */
function isDrawn(
  { category, values, firstRow, lastRow }: ReportChart,
  columns: number,
  rows: readonly ReportRow[],
): boolean {
  const drawn = rows.slice(firstRow, lastRow + 1);
  return (
    firstRow >= 0 &&
    drawn.length === lastRow - firstRow + 1 &&
    drawn.length > 0 &&
    drawn.every(({ role }) => role === 'data') &&
    [category, ...values].every((column) => column < columns) &&
    values.length > 0
  );
}
