import { repeatedHeader } from '../../../src/core/reports/layout';
import type { Report, ReportSection } from '../../../src/core/reports/report';
import { layOut } from '../../../src/core/reports/report-layout';

const week: ReportSection = {
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Week of', kind: 'date', width: 12, over: 'When' },
  ],
  rows: [{ role: 'data', cells: ['Ann', '2026-11-23'] }],
  empty: 'Nobody.',
};
const departments: ReportSection = {
  ...week,
  columns: [{ header: 'By department', kind: 'text', width: 20 }],
};
const rowsOf = (...sections: ReportSection[]) => {
  const report: Report = {
    id: 'hours',
    title: 'Hours',
    lines: [],
    sections,
    print: { orientation: 'portrait' },
  };
  return repeatedHeader(report, layOut(report));
};

test('the headers of the only table are repeated on each page, with the texts above them', () => {
  expect(rowsOf(week)).toEqual({ firstRow: 2, lastRow: 3 });
  expect(rowsOf(departments)).toEqual({ firstRow: 2, lastRow: 2 });
});

test('no headers are repeated above a table with other headers', () => {
  expect(rowsOf(week, departments)).toBeUndefined();
});

test('tables with the same headers share the repeated ones', () => {
  expect(rowsOf(week, { ...week, title: 'Next week' })).toEqual({ firstRow: 2, lastRow: 3 });
});
