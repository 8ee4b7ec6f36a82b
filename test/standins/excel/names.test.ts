import { freeName, isSheetName, isTableName, uniqueHeaders } from '../../../src/standins/excel/names';

test('table names follow the rules of defined names', () => {
  const names = [
    'Users',
    '_a.b',
    'Ünit_1',
    '\\x',
    'T5',
    'r',
    'C',
    'R1C1',
    '1st',
    'two words',
    'a-b',
    '',
    'x'.repeat(256),
  ];
  expect(names.filter(isTableName)).toEqual(['Users', '_a.b', 'Ünit_1', '\\x']);
});

test('a sheet name has 1 to 31 characters, none that Excel forbids there, and is not the reserved History', () => {
  const names = [
    'Users',
    "It's",
    'x'.repeat(31),
    'x'.repeat(32),
    'a/b',
    'a:b',
    '[a]',
    "'a",
    "a'",
    '',
    'History',
  ];
  expect(names.filter(isSheetName)).toEqual(['Users', "It's", 'x'.repeat(31)]);
});

test('the first free number is taken, whatever the case of the others', () => {
  expect(freeName('Table', ['TABLE1', 'table3'])).toBe('Table2');
});

test('changed headers are corrected: empty ones get a name, repeated ones a number', () => {
  expect(uniqueHeaders(['Name', '', 'name', 'Name'], (index) => index > 0)).toEqual([
    'Name',
    'Column1',
    'name2',
    'Name3',
  ]);
  expect(uniqueHeaders(['Name', 'Name'], (index) => index === 0)).toEqual(['Name2', 'Name']);
});
