import fc from 'fast-check';
import {
  formatAddress,
  isCellReference,
  parseAddress,
  quoteSheetName,
  splitSheet,
} from '../../../src/standins/excel/address';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../src/standins/excel/grid';

const areas = fc
  .tuple(fc.nat(SHEET_ROWS - 1), fc.nat(SHEET_COLUMNS - 1), fc.nat(SHEET_ROWS - 1), fc.nat(SHEET_COLUMNS - 1))
  .map(([top, left, bottom, right]) => ({
    row: Math.min(top, bottom),
    column: Math.min(left, right),
    rows: Math.abs(top - bottom) + 1,
    columns: Math.abs(left - right) + 1,
  }));

test('every area comes back from its address', () => {
  fc.assert(
    fc.property(areas, (area) => {
      expect(parseAddress(formatAddress(area))).toEqual(area);
    }),
  );
});

test('every sheet name comes back from its quoted form', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      expect(splitSheet(`${quoteSheetName(name)}!A1`)).toEqual({ sheet: name, rest: 'A1' });
    }),
  );
});

test.each([
  ['B2', 'B2'],
  ['$b$2:A1', 'A1:B2'],
  ['C:A', 'A:C'],
  ['5:2', '2:5'],
  ['XFD1048576', 'XFD1048576'],
])('%s is the area %s', (text, address) => {
  const area = parseAddress(text);
  expect(area && formatAddress(area)).toBe(address);
});

test.each(['', 'A0', 'XFE1', 'A1048577', 'A1:B2:C3', 'Users', 'A1:C'])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

test('names that look like cells need quotes', () => {
  expect(['Users', 'A1', 'My sheet', "It's", '2026'].map(quoteSheetName)).toEqual([
    'Users',
    "'A1'",
    "'My sheet'",
    "'It''s'",
    "'2026'",
  ]);
  expect(isCellReference('XFE1')).toBe(false);
});
