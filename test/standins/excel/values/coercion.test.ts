import { enter, MAX_CELL_TEXT, type EntryRules } from '../../../../src/standins/excel/values/coercion';
import { serialOf } from '../../../../src/standins/excel/values/serial';

const rules: EntryRules = { use1904: false, year: 2026 };
const day = (year: number, month: number, date: number): number =>
  serialOf(year, month, date, rules) ?? Number.NaN;
const value = (text: string, format = 'General'): unknown => enter(text, format, rules)?.cell.value;
const entered = (text: string, format = 'General'): unknown => {
  const found = enter(text, format, rules);
  return found && [found.cell.value, found.format ?? null];
};

test.each([
  ['0123', 123],
  ['001122', 1122],
  ['1E5', 100_000],
  ['-5', -5],
  ['+49', 49],
  [' 12 ', 12],
  ['(555)', -555],
  ['.5', 0.5],
  ['12345678901234567', 12_345_678_901_234_500],
  ['TRUE', true],
  ['false', false],
])('%j becomes %j in a General cell', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test.each([
  '555-0100',
  '+49 30',
  '+49 30 901820',
  '12 34',
  '1,23',
  '1.2.3',
  '-',
  '=',
  '- item of a list',
  '13/45',
  '2026-02-30',
  '25:61',
  '#5',
  'Mon 3 Jan',
  'Smith, John',
  '1 of 2',
  'TRUEST',
  'E5',
  '',
  ' ',
  '👩‍🚀',
])('%j stays text in a General cell', (text) => {
  expect(entered(text)).toEqual([text, null]);
});

test.each([
  '0123',
  '001122',
  '=1+1',
  '+49 30',
  '1-2',
  'TRUE',
  '1E5',
  "'t Hooft",
  '=HYPERLINK("x")',
  '50%',
  '=(',
])('%j stays as it is in a cell formatted @', (text) => {
  expect(enter(text, '@', rules)).toEqual({ cell: { value: text } });
});

test('numbers and truth values become texts in a cell formatted @', () => {
  expect(enter(123, '@', rules)?.cell.value).toBe('123');
  expect(enter(true, '@', rules)?.cell.value).toBe('TRUE');
});

test('a leading apostrophe is removed and makes the rest a text', () => {
  expect(value("'0123")).toBe('0123');
  expect(value("'=1+1")).toBe('=1+1');
  expect(value("'t Hooft")).toBe('t Hooft');
});

test.each([
  ['5%', 0.05, '0%'],
  ['2.5%', 0.025, '0.00%'],
  ['1,234', 1234, '#,##0'],
  ['1,234.50', 1234.5, '#,##0.00'],
  ['1e5', 100_000, '0.00E+00'],
  ['$5', 5, '"$"#,##0'],
])('%j becomes %j and gives a General cell the format %j', (text, expected, format) => {
  expect(entered(text)).toEqual([expected, format]);
});

test.each([
  ['1-2', day(2026, 1, 2), 'd-mmm'],
  ['1/2', day(2026, 1, 2), 'd-mmm'],
  ['3/14/2025', day(2025, 3, 14), 'm/d/yyyy'],
  ['3/14/99', day(1999, 3, 14), 'm/d/yyyy'],
  ['2025-03-14', day(2025, 3, 14), 'm/d/yyyy'],
  ['14 Mar 2025', day(2025, 3, 14), 'd-mmm-yy'],
  ['14-mar-25', day(2025, 3, 14), 'd-mmm-yy'],
  ['March 14, 2025', day(2025, 3, 14), 'd-mmm-yy'],
  ['Mar 3', day(2026, 3, 3), 'd-mmm'],
  ['Mar 2025', day(2025, 3, 1), 'mmm-yy'],
  ['1/1932', day(1932, 1, 1), 'mmm-yy'],
  ['8:30', 8.5 / 24, 'h:mm'],
  ['8:30 PM', 20.5 / 24, 'h:mm AM/PM'],
  ['12 am', 0, 'h:mm AM/PM'],
  ['30:00', 1.25, '[h]:mm:ss'],
  ['3/14/2025 12:00', day(2025, 3, 14) + 0.5, 'm/d/yyyy h:mm'],
])('%j is taken for a date or time: %d in the format %j', (text, serial, format) => {
  expect(entered(text)).toEqual([serial, format]);
});

test('a cell with a number format of its own keeps it', () => {
  expect(entered('5%', '0.000')).toEqual([0.05, null]);
  expect(entered('1-2', 'dd mmm yyyy')).toEqual([day(2026, 1, 2), null]);
});

test('in a workbook that counts from 1904, dates count from 1904', () => {
  expect(enter('1/2/1904', 'General', { ...rules, use1904: true })?.cell.value).toBe(1);
});

test.each([
  ['=1+1', '=1+1'],
  ['=A1', '=A1'],
  ['=UPPER("ab")', '=UPPER("ab")'],
  ['=HYPERLINK("https://x.example","Click")', '=HYPERLINK("https://x.example","Click")'],
  ['=VLOOKUP(A1,$A:B,1,FALSE)', '=VLOOKUP(A1,$A:B,1,FALSE)'],
  ['=BESSELJ(1,2)', '=BESSELJ(1,2)'],
  ['=[@Name]&"!"', '=[@Name]&"!"'],
  ['=-(A1+2)*{1,2}', '=-(A1+2)*{1,2}'],
  ['=50%', '=50%'],
  ['+49-30', '=+49-30'],
  ['-Anna', '=-Anna'],
])('%j becomes a formula, without a value', (text, formula) => {
  expect(enter(text, 'General', rules)).toEqual({ cell: { formula, value: '#NAME?' } });
});

test('a formula that is typed with its value has that value, and is a text in a cell formatted @', () => {
  const typed = { formula: '=1+1', value: 2 };
  expect(enter(typed, 'General', rules)).toEqual({ cell: typed });
  expect(enter(typed, '@', rules)).toEqual({ cell: { value: '=1+1' } });
});

test.each(['=(', '=)(', '=1+', '=1 2', '=(1)2', '=SUM(1', '="open'])(
  '%j is refused: it begins like a formula and is none',
  (text) => {
    expect(enter(text, 'General', rules)).toBeUndefined();
  },
);

test('a text that is too long for a cell is refused', () => {
  expect(enter('x'.repeat(MAX_CELL_TEXT), 'General', rules)).toBeDefined();
  expect(enter('x'.repeat(MAX_CELL_TEXT + 1), 'General', rules)).toBeUndefined();
});
