import type {
  ReportArea,
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
const WHOLE: readonly ColumnKind[] = ['integer', 'signed'];
const NUMBERS: readonly ColumnKind[] = [...WHOLE, 'hours', 'difference', 'heads', 'number', 'money'];

/** What in a report breaks the rules of report.ts; the code that draws a report may rely on these rules. */
export function faultsOf({ sections }: Report): string[] {
  return [
    ...(sections.length > 0 ? [] : ['no section']),
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
  return kind === 'text' || (NUMBERS.includes(kind) && (!WHOLE.includes(kind) || Number.isInteger(cell)));
}

function lies(
  { firstRow, lastRow, firstColumn, lastColumn }: ReportArea,
  rows: number,
  columns: number,
): boolean {
  return (
    firstRow >= 0 &&
    firstRow <= lastRow &&
    lastRow < rows &&
    firstColumn >= 0 &&
    firstColumn <= lastColumn &&
    lastColumn < columns
  );
}

/** Whether a chart has cells to draw, and only rows of data: sums would make all other columns look small. */
function isDrawn({ categories, series }: ReportChart, columns: number, rows: readonly ReportRow[]): boolean {
  const count = ({ firstRow, lastRow, firstColumn, lastColumn }: ReportArea) =>
    (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
  const isInTable = (area: ReportArea) =>
    lies({ ...area, firstRow: area.firstRow + 1, lastRow: area.lastRow + 1 }, rows.length + 1, columns);
  return (
    series.length > 0 &&
    isInTable(categories) &&
    series.every(
      ({ values }) =>
        lies(values, rows.length, columns) &&
        count(values) === count(categories) &&
        (values.firstRow === values.lastRow || values.firstColumn === values.lastColumn) &&
        (values.firstRow === values.lastRow ||
          rows.slice(values.firstRow, values.lastRow + 1).every(({ role }) => role === 'data')),
    )
  );
}
