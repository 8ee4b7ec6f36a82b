import type { Scalar } from '../../../../src/standins/excel/grid';
import { formatValue } from '../../../../src/standins/excel/values/number-format';

const show = (value: Scalar, code: string, use1904 = false): string => formatValue(value, code, { use1904 });

test.each<[Scalar, string, string]>([
  [1234.5, 'General', '1234.5'],
  [0.1 + 0.2, 'General', '0.3'],
  [123_456_789_012, 'General', '1.23457E+11'],
  [-5, 'General', '-5'],
  [true, 'General', 'TRUE'],
  ['0123', 'General', '0123'],
  [123, '@', '123'],
  [5, '0', '5'],
  [5, '000', '005'],
  [1.005, '0.00', '1.01'],
  [2.5, '0', '3'],
  [1234567.891, '#,##0.00', '1,234,567.89'],
  [0.5, '#.##', '.5'],
  [0.256, '0.0%', '25.6%'],
  [-3, '0;(0)', '(3)'],
  [0, '0;-0;"none"', 'none'],
  [12, '0 "hours"', '12 hours'],
  [0, '0;-0;;@', ''],
  [-4, '0;-0;;@', '-4'],
  ['text', '0;-0;;@', 'text'],
  ['text', ';;;', ''],
  [7, '0";";0', '7;'],
  [100_000, '0.00E+00', '1.00E+05'],
  [1.75, '# ?/?', '1 3/4'],
  [1_234_567, '#,##0,', '1,235'],
  [12.5, '[$€-2] #,##0.00', '€ 12.50'],
  [5, '"open', '######'],
])('%j in %j reads %j', (value, code, text) => {
  expect(show(value, code)).toBe(text);
});

test.each<[number, string, string]>([
  [46_000, 'yyyy-mm-dd', '2025-12-09'],
  [46_000, 'ddd d mmm yyyy', 'Tue 9 Dec 2025'],
  [46_000, 'dddd, mmmm dd', 'Tuesday, December 09'],
  [46_000, 'm/d/yy', '12/9/25'],
  [46_000.375, 'dd mmm yyyy hh:mm', '09 Dec 2025 09:00'],
  [0.999_999_9, 'h:mm', '0:00'],
  [0.5625, 'h:mm AM/PM', '1:30 PM'],
  [0.5625, '[<1]h:mm AM/PM;General', '1:30 PM'],
  [9, '[<1]h:mm AM/PM;General', '9'],
  [1, '[>=1]0.0;0%', '1.0'],
  [0.25, '[>=1]0.0;0%', '25%'],
  [1.25, '[h]:mm', '30:00'],
  [0.000_011_574_1, 'mm:ss', '00:01'],
  [60, 'd mmm yyyy', '29 Feb 1900'],
  [61, 'd mmm yyyy', '1 Mar 1900'],
  [1, 'd mmm yyyy', '1 Jan 1900'],
  [0, 'd mmm yyyy', '0 Jan 1900'],
  [46_000.999_999_9, 'yyyy-mm-dd hh:mm', '2025-12-10 00:00'],
  [0.500_005_787, 'h:mm:ss.0', '12:00:00.5'],
  [-1, 'yyyy', '##########'],
])('the serial %d in %j reads %j', (value, code, text) => {
  expect(show(value, code)).toBe(text);
});

test('a workbook that counts from 1904 shows its serials 1462 days later', () => {
  expect(show(0, 'd mmm yyyy', true)).toBe('1 Jan 1904');
  expect(show(46_000 - 1462, 'yyyy-mm-dd', true)).toBe('2025-12-09');
});
