import type { Report, ReportSection } from '../../../src/core/reports/report';
import { createOfficeWorkbook } from '../../../src/excel/workbook';
import { openWorkbook, type OpenOptions } from '../../office/open-workbook';

const hours: ReportSection = {
  title: 'Hours',
  columns: [
    { header: 'Person', kind: 'text', width: 20 },
    { header: 'Day', kind: 'weekday-date', width: 16, over: 'Work' },
    { header: 'From', kind: 'time', width: 8, over: 'Work' },
    { header: 'Hours', kind: 'hours', width: 8 },
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
  frozenColumns: 1,
};

const report: Report = {
  id: 'hours',
  title: 'Hours & more',
  lines: [
    { role: 'scope', text: 'Mon 23 Nov 2026 to Sun 29 Nov 2026' },
    { role: 'notice', text: 'Time off counts as no hours.' },
  ],
  sections: [hours],
  print: { orientation: 'landscape', repeatHeaderOf: 0 },
};

const target = { key: 'k1', sheetName: 'Hours', paper: 'a4' } as const;

function open(options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  return { ...opened, workbook: createOfficeWorkbook() };
}

test('a report gets a worksheet with real numbers, dates and texts', async () => {
  const { workbook, person } = open();
  const drawn = await workbook.draw(report, target);
  expect(drawn).toEqual({ sheet: 'Hours', cells: 55 });
  expect(person.read('Hours').slice(3)).toEqual([
    ['', '', '', '', ''],
    ['Hours', '', '', '', ''],
    ['', 'Work', '', '', ''],
    ['Person', 'Day', 'From', 'Hours', 'Notes'],
    ['Bar', '', '', '', ''],
    ['Ann', 46349, 9.5 / 24, 7.5, 'one\ntwo'],
    ['=1+1', 46350, 22 / 24, 8, '-'],
    ['Total', '', '', 15.5, ''],
  ]);
});
