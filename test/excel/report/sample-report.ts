import type { Report, ReportRow, ReportSection } from '../../../src/core/reports/report';

/** A section that uses every feature. */
export const work: ReportSection = {
  title: 'Work',
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Day', kind: 'weekday-date', width: 16, over: 'Shift' },
    { header: 'From', kind: 'time', width: 8, over: 'Shift' },
    { header: 'Hours', kind: 'hours', width: 8, isShaded: true },
    { header: 'Notes', kind: 'text', width: 20, wrap: true },
  ],
  rows: [
    { role: 'group', cells: ['Bar'] },
    { role: 'data', cells: ['Ann', '2026-11-23', '09:30', 7.5, 'one\ntwo'], fills: { 4: '000080' } },
    { role: 'data', cells: ['=1+1', '2026-11-24', '22:00', 8, '-'], breakBefore: true },
    { role: 'total', cells: ['Total', undefined, undefined, 15.5] },
  ],
  empty: 'No shifts.',
  heat: [{ firstRow: 1, lastRow: 2, firstColumn: 3, lastColumn: 3 }],
  charts: [
    {
      type: 'column-clustered',
      title: 'Hours by person',
      unit: 'Hours',
      categories: { firstRow: 1, lastRow: 2, firstColumn: 0, lastColumn: 0 },
      series: [{ name: 'Hours', values: { firstRow: 1, lastRow: 2, firstColumn: 3, lastColumn: 3 } }],
    },
  ],
  frozenColumns: 1,
};

export const report: Report = {
  id: 'hours',
  title: 'Hours & more',
  lines: [
    { role: 'scope', text: 'Mon 23 Nov 2026 to Sun 29 Nov 2026' },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ],
  sections: [work],
  print: { orientation: 'landscape' },
};

/** A report of so many rows and columns of small numbers, below a title, a blank row and headers. */
export function block(rows: number, columns: number, width = 9): Report {
  return {
    id: 'coverage',
    title: 'Block',
    lines: [],
    sections: [
      {
        columns: Array.from({ length: columns }, (_, at) => ({
          header: `C${at}`,
          kind: 'integer',
          width,
        })),
        rows: Array.from({ length: rows }, (_, row): ReportRow => ({
          role: 'data',
          cells: Array.from({ length: columns }, (_, column) => row * 100 + column),
        })),
        empty: 'Nothing.',
      },
    ],
    print: { orientation: 'portrait' },
  };
}

/** A report of so many rows of five numbers, too wide for a chart beside it, and a small table of two columns with a chart below. */
export function twoTables(rows: number): Report {
  const [first] = block(rows, 5, 26).sections;
  const [small] = block(3, 2).sections;
  if (!first || !small) throw new Error('a block has a section');
  const column = (place: number) => ({ firstRow: 0, lastRow: 2, firstColumn: place, lastColumn: place });
  const series = [{ name: 'C1', values: column(1) }];
  const picture = { type: 'line', title: 'Small', unit: 'Hours', categories: column(0), series } as const;
  return {
    ...block(rows, 5),
    sections: [
      first,
      {
        ...small,
        columns: small.columns.map((column, at) => (at === 0 ? { ...column, header: 'Small' } : column)),
        charts: [picture],
      },
    ],
  };
}

export const target = { key: 'k1', sheetName: 'Hours', paper: 'a4' } as const;
