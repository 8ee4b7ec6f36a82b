import { layOut } from '../../../src/core/reports/report-layout';
import type { Report, ReportSection } from '../../../src/core/reports/report';

const people: ReportSection = {
  title: 'By person',
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Mon', kind: 'hours', width: 8, over: 'Week 48' },
    { header: 'Tue', kind: 'hours', width: 8, over: 'Week 48', isWeekend: true },
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
    { type: 'line', title: 'Hours', unit: 'Hours', category: 0, values: [1], firstRow: 1, lastRow: 1 },
  ],
  frozenColumns: 1,
};

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
    { role: 'source', text: 'Made from this workbook.' },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ],
  sections: [people, nobody],
  print: { orientation: 'portrait', repeatHeaderOf: 0 },
};

test('a report is a grid: title and sentences, then the sections one below the other, each with its headers', () => {
  const { rows } = layOut(report);
  expect(rows.map(({ role, cells }) => [role, ...cells])).toEqual([
    ['title', 'Hours'],
    ['scope', 'Mon 23 Nov 2026 · People: Ann'],
    ['notes', 'Made from this workbook. Time off counts as no hours.'],
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
  ]);
});

test('columns have the largest width of all sections, and rows the height of their text at that width', () => {
  const { widths, rows } = layOut(report);
  expect(widths).toEqual([30, 8, 8, 10]);
  expect(rows.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1]);
});

test('a header has the height of its lines, at the largest width of its column', () => {
  const header = 'A header that is longer than thirty letters';
  const long: ReportSection = { ...nobody, columns: [{ header, kind: 'text', width: 8 }] };
  const { rows } = layOut({ ...report, sections: [long, nobody] });
  expect(rows.filter(({ role }) => role === 'header').map(({ lines }) => lines)).toEqual([2, 1]);
});

test('a section with a chart begins a page, so that no chart is cut in two', () => {
  const { rows } = layOut({ ...report, sections: [nobody, people] });
  expect(rows.filter(({ breakBefore }) => breakBefore).map(({ role }) => role)).toEqual(['section', 'total']);
});

test('areas and charts have their places in the whole grid', () => {
  const { sections, frozenRows, frozenColumns } = layOut(report);
  expect(sections[0]).toMatchObject({
    shared: [{ firstRow: 5, lastRow: 5, firstColumn: 1, lastColumn: 2 }],
    headerRow: 6,
    firstRow: 7,
    lastRow: 9,
    weekends: [2],
    heat: [{ firstRow: 8, lastRow: 8, firstColumn: 1, lastColumn: 2 }],
    charts: [{ firstRow: 8, lastRow: 8 }],
  });
  expect(sections[1]).toMatchObject({ headerRow: 11, firstRow: 12, lastRow: 11, heat: [] });
  expect([frozenRows, frozenColumns]).toEqual([7, 1]);
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
  expect(rows.find(({ role }) => role === 'notes')?.lines).toBe(2);
  expect(layOut(report).span).toBe(4);
});

test('headers stay visible only above their own rows', () => {
  const later = { ...report, print: { ...report.print, repeatHeaderOf: 1 } };
  expect(layOut(later)).toMatchObject({ frozenRows: 0, frozenColumns: 1 });
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
