import type { Report, ReportSection } from '../../../src/core/reports/report';
import { layOut } from '../../../src/core/reports/report-layout';

const CELL = { firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 0 };

const people: ReportSection = {
  title: 'By person',
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Mon', kind: 'hours', width: 8, over: 'Week 48' },
    { header: 'Tue', kind: 'hours', width: 8, over: 'Week 48', isShaded: true },
    { header: 'Notes', kind: 'text', width: 10, wrap: true },
  ],
  rows: [
    { role: 'group', cells: ['Bar, a heading longer than its column is wide'] },
    { role: 'data', cells: ['Ann', 8, 7.5, 'one\ntwo words too long'] },
    { role: 'total', cells: ['Total', 8, 7.5], breakBefore: true },
  ],
  empty: 'Nobody.',
  heat: [{ firstRow: 1, lastRow: 1, firstColumn: 1, lastColumn: 2 }],
  charts: [
    {
      type: 'line',
      title: 'Hours',
      unit: 'Hours',
      categories: CELL,
      series: [{ name: 'Mon', values: { ...CELL, firstColumn: 1, lastColumn: 1 } }],
    },
  ],
  frozenColumns: 1,
};

const DAY = (at: number) => ({ header: `Day ${at}`, kind: 'text' as const, width: 9 });

const nobody: ReportSection = {
  columns: [{ header: 'Open', kind: 'text', width: 30 }],
  rows: [],
  empty: 'None.',
  heat: [{ firstRow: 0, lastRow: -1, firstColumn: 0, lastColumn: 0 }],
};

const report: Report = {
  id: 'hours',
  title: 'Hours',
  lines: [
    { role: 'scope', text: 'Mon 23 Nov 2026' },
    { role: 'scope', text: 'People: Ann' },
    { role: 'scope', text: 'Made Mon 23 Nov 2026 14:05' },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ],
  sections: [people, nobody],
  print: { orientation: 'portrait' },
};

test('a report is a grid: title and sentences, then the sections one below the other, each with its headers', () => {
  const { rows } = layOut(report);
  expect(rows.map(({ role, cells }) => [role, ...cells])).toEqual([
    ['title', 'Hours'],
    ['scope', 'Mon 23 Nov 2026 · People: Ann · Made Mon 23 Nov 2026 14:05'],
    ['blank'],
    ['section', 'By person'],
    ['over', undefined, 'Week 48', undefined, undefined],
    ['header', 'Person', 'Mon', 'Tue', 'Notes'],
    ['group', 'Bar, a heading longer than its column is wide'],
    ['data', 'Ann', 8, 7.5, 'one\ntwo words too long'],
    ['total', 'Total', 8, 7.5],
    ['blank'],
    ['header', 'Open'],
    ['empty', 'None.'],
    ['blank'],
    ['about', 'About this report'],
    ['note', 'Time off counts as no hours.'],
  ]);
});

test('columns have the largest width of all sections, and rows the height of their text at that width', () => {
  const { widths, rows } = layOut(report);
  expect(widths).toEqual([30, 8, 8, 10]);
  expect(rows.map(({ lines }) => lines)).toEqual([1, 1, 0.5, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1]);
});

test('a header has the height of its lines, at the largest width of its column', () => {
  const header = 'A header that is longer than thirty letters';
  const long: ReportSection = { ...nobody, columns: [{ header, kind: 'text', width: 8 }] };
  const { rows } = layOut({ ...report, sections: [long, nobody] });
  expect(rows.filter(({ role }) => role === 'header').map(({ lines }) => lines)).toEqual([2, 1]);
});

/** The same report with more columns than people can read beside each other. */
const wide: Report = {
  ...report,
  sections: [
    { ...nobody, columns: [...nobody.columns, ...Array.from({ length: 12 }, (_, at) => DAY(at))] },
    people,
  ],
};

test('a chart is beside the tables, and in a wide report below its own table', () => {
  const [beside] = layOut(report).charts;
  expect(beside?.area).toEqual({ firstRow: 3, lastRow: 20, firstColumn: 5, lastColumn: 13 });
  expect(beside?.chart.categories).toEqual({ ...CELL, firstRow: 7, lastRow: 7 });
  const laid = layOut(wide);
  const [below] = laid.charts;
  const last = laid.sections[1]?.lastRow ?? 0;
  // It begins after the columns that stay visible, which would cut it in two.
  expect(below?.area).toMatchObject({ firstRow: last + 2, lastRow: last + 19, firstColumn: 1 });
  const covered = laid.rows.slice(below?.area.firstRow, (below?.area.lastRow ?? 0) + 1);
  expect(new Set(covered.map(({ role }) => role))).toEqual(new Set(['chart']));
});

test('in a wide report, a section with a chart begins a page, so that no chart is cut in two', () => {
  const { rows } = layOut(wide);
  expect(rows.filter(({ breakBefore }) => breakBefore).map(({ role }) => role)).toEqual(['section', 'total']);
});

test('areas and charts have their places in the whole grid', () => {
  const { sections, frozenRows, frozenColumns } = layOut(report);
  expect(sections[0]).toMatchObject({
    shared: [{ firstRow: 4, lastRow: 4, firstColumn: 1, lastColumn: 2 }],
    headerRow: 5,
    firstRow: 6,
    lastRow: 8,
    shaded: [2],
    heat: [{ firstRow: 7, lastRow: 7, firstColumn: 1, lastColumn: 2 }],
  });
  expect(sections[1]).toMatchObject({ headerRow: 10, firstRow: 11, lastRow: 10, heat: [] });
  // The second table has other headers, and all columns are visible at once.
  expect([frozenRows, frozenColumns]).toEqual([0, 0]);
});

test('sentences span no more columns than people can read together', () => {
  const wide: ReportSection = {
    columns: Array.from({ length: 40 }, (_, at) => ({ header: `${at}`, kind: 'text' as const, width: 9 })),
    rows: [],
    empty: 'None.',
  };
  const { span, rows } = layOut({
    ...report,
    lines: [{ role: 'notice', text: 'x'.repeat(200) }],
    sections: [wide],
  });
  expect(span).toBe(12);
  expect(rows.find(({ role }) => role === 'note')?.lines).toBe(2);
  expect(layOut(report).span).toBe(4);
});

test('headers stay visible if they are those of all tables, and columns if the report is wide', () => {
  expect(layOut({ ...report, sections: [people] })).toMatchObject({ frozenRows: 6, frozenColumns: 0 });
  expect(layOut(wide)).toMatchObject({ frozenRows: 0, frozenColumns: 1 });
});

test('above columns that stay visible, the title is broken into their lines, with the scope beside it', () => {
  const { rows, titleColumns } = layOut({ ...wide, title: 'A title that is longer than its column' });
  expect(titleColumns).toBe(1);
  const scope = 'Mon 23 Nov 2026 · People: Ann · Made Mon 23 Nov 2026 14:05';
  expect(rows.slice(0, 2)).toMatchObject([
    { role: 'title', cells: ['A title that is longer than its column', scope], lines: 3.2 },
    { role: 'blank' },
  ]);
});

test('what the colours mean is said below the tables', () => {
  const { rows } = layOut({ ...report, legend: [{ text: 'Kitchen', fill: '00FF00' }] });
  expect(rows.slice(-6).map(({ role, cells, fills }) => [role, cells[0], fills])).toEqual([
    ['blank', undefined, undefined],
    ['about', 'Colours', undefined],
    ['key', 'Kitchen', { 0: '00FF00' }],
    ['blank', undefined, undefined],
    ['about', 'About this report', undefined],
    ['note', 'Time off counts as no hours.', undefined],
  ]);
});

test.each([
  // On paper, digits have exactly the computed width, with no room to spare.
  ['in the first column', [0], 1],
  ['in a column whose texts are indented', [1], 2],
])('a text that just fits %s takes its lines', (_, [place], lines) => {
  const texts = [undefined, undefined].map((_none, at) => (at === place ? '12–20:30 and 15–23' : undefined));
  const bookings: ReportSection = {
    columns: [0, 1].map(() => ({ header: 'Shifts', kind: 'text' as const, width: 18, wrap: true })),
    rows: [{ role: 'data', cells: texts }],
    empty: 'None.',
  };
  const { rows } = layOut({ ...report, sections: [bookings] });
  expect(rows.find(({ role }) => role === 'data')?.lines).toBe(lines);
});
