import { fileNameOf, sheetNamesOf } from '../../../src/taskpane/export/names';

const sheetNameOf = (title: string): string | undefined => sheetNamesOf([title])[0];

const DAY = '2026-11-21';

test.each([
  ['Hours', 'Hours 2026-11-21.csv'],
  ['When Ann: A/B "C" works?', 'When Ann A B C works 2026-11-21.csv'],
  ['Zoë 王 נועה 👩🏽‍🍳', 'Zoë 王 נועה 👩🏽‍🍳 2026-11-21.csv'],
  ['two\nlines\u0007', 'two lines 2026-11-21.csv'],
  ['Turned \u202Efdp', 'Turned fdp 2026-11-21.csv'],
  ['CON', 'CON 2026-11-21.csv'],
  ['..', '.. 2026-11-21.csv'],
  [' :/ ', 'Report 2026-11-21.csv'],
])('a file of %j is called %j', (title, name) => {
  expect(fileNameOf(title, DAY, 'csv')).toBe(name);
});

test('the longest name has at most 255 bytes, and no letter is cut in two', () => {
  const name = fileNameOf('👩'.repeat(80), DAY, 'xlsx');
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(name).toBe(`${'👩'.repeat(50)} 2026-11-21.xlsx`);
});

test.each([
  ['Hours', 'Hours'],
  ['A[b]:c*d?e/f\\g', 'A b c d e f g'],
  ["'quoted'", 'quoted'],
  ['When Ann-Sophie van der Bergh works', 'When Ann-Sophie van der Bergh w'],
  [`${'x'.repeat(30)}👩`, 'x'.repeat(30)],
  ['[]', 'Report'],
])('a sheet of %j is called %j', (title, name) => {
  expect(sheetNameOf(title)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(31);
});

test('titles that come again get a number, and no name is longer than Excel allows', () => {
  const long = 'Hours of everybody in all departments';
  expect(sheetNamesOf(['Hours', 'hours', 'Hours', long, long])).toEqual([
    'Hours',
    'hours (2)',
    'Hours (3)',
    'Hours of everybody in all depar',
    'Hours of everybody in all d (2)',
  ]);
});
