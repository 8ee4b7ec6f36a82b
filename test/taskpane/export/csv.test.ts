import { parse } from 'papaparse';
import type { Report } from '../../../src/core/reports/report';
import { csvOf as csvOfTable } from '../../../src/taskpane/export/csv';
import { dangerous, hours, longReport, odd, people, reportOf } from './sample-report';

/** The first table of a report. */
const csvOf = (report: Report, decimal?: '.' | ',') => {
  const [table] = report.sections;
  if (!table) throw new Error('the report has no table');
  return csvOfTable(table, decimal);
};

const read = (csv: string) => parse<string[]>(csv).data;

test('a file has one table, with its headers in the first line, days and moments in ISO form', () => {
  expect(csvOf(hours).split('\r\n')).toEqual([
    'Person,Week 48: Hours,Week 48: Shifts,First,Made,Start,Notes',
    'Bar,,,,,,',
    'Ann,7.5,1,2026-11-23,2026-11-21 14:05,09:30,"one\ntwo"',
    'נועה כהן,-8.25,2,2026-11-24,,,',
    'Open shifts,4,,,,,',
    'Total,-0.75,3,,,,',
    'Kitchen,,,,,,',
  ]);
});

test('one section is one table that begins with its headers', () => {
  const [header, ...rows] = read(csvOf({ ...hours, sections: [people] }));
  expect(header?.[0]).toBe('Person');
  expect(rows.map((row) => row.length)).toEqual(people.rows.map(() => people.columns.length));
});

test('texts are unchanged, except for an apostrophe where a spreadsheet would read a number', () => {
  const expected = odd.map((text) => [text === '0123' ? "'0123" : text]);
  expect(read(csvOf(reportOf(odd)))).toEqual([['Text'], ...expected]);
});

test('texts that a spreadsheet would calculate get an apostrophe, also on several lines', () => {
  expect(read(csvOf(reportOf(dangerous))).slice(1)).toEqual(dangerous.map((text) => [`'${text}`]));
});

describe.each([
  ['NUL', '\0'],
  ['a vertical tab', '\v'],
  ['a no-break space', '\u00A0'],
  ['a zero-width space', '\u200B'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a right-to-left override', '\u202E'],
  ['a Hangul filler', '\u3164'],
  ['two of them and a quote', '\0 "\u200B'],
])('%s before a sign', (_name, hidden) => {
  test.each(['=1+1', '+1+cmd', '-1+1', '@SUM(A1)'])('does not hide that %s is calculated', (formula) => {
    const texts = [`${hidden}${formula}`, `x;${hidden}${formula}`];
    const [alone, later] = read(csvOf(reportOf(texts))).slice(1);
    expect(alone).toEqual([`'${hidden}${formula}`]);
    expect(later).toEqual([`x;${hidden}'${formula}`]);
  });
});

/** What an Excel with another list separator reads: fields that begin with a quote as quoted fields, all others as they are. */
const cellsIn = (csv: string, delimiter: string) =>
  parse<string[]>(csv, { delimiter, quoteChar: '\u0000', newline: '\r\n' })
    .data.flat()
    .flatMap((cell) => cell.split(/[\r\n]/))
    .map((cell) => cell.replace(/^[\s"]+/, ''));

/** Texts that a spreadsheet splits into cells or lines if it ignores their quotes. */
const parted = [
  'x;=HYPERLINK("http://x");',
  'x,=1+1',
  'x;  @SUM(A1)',
  'x;"=1+1"',
  'x\t+1+cmd',
  'x\n-1+1\r\n=2',
  'x;=1;=2,=3',
  '; －1＋1',
  '=1;=2',
];

test.each([',', ';', '\t'])('no cell is calculated if Excel separates lists by "%s"', (delimiter) => {
  for (const decimal of ['.', ','] as const) {
    const csv = csvOf(reportOf([...dangerous, ...parted, ...odd]), decimal);
    expect(cellsIn(csv, delimiter).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  }
});

test('a text in which a formula could begin gets an apostrophe there; numbers and dashes remain readable', () => {
  const texts = ['x;=1', '9-17; -2', '9-17; -2h', 'one, +49 30', '-1;-2\n-3.5', 'a; b - c', 'x;-2+3'];
  expect(read(csvOf(reportOf(texts))).slice(1)).toEqual(
    ["x;'=1", '9-17; -2', "9-17; '-2h", "one, '+49 30", "'-1;-2\n-3.5", 'a; b - c', "x;'-2+3"].map((text) => [
      text,
    ]),
  );
});

test('if numbers have a decimal comma the file has semicolons, and negative numbers remain numbers', () => {
  const csv = csvOf(hours, ',').split('\r\n');
  expect(csv[0]).toBe('Person;Week 48: Hours;Week 48: Shifts;First;Made;Start;Notes');
  expect(csv[3]).toBe('נועה כהן;-8,25;2;2026-11-24;;;');
});

test('a header is not a formula either', () => {
  const risky = { ...people, columns: [{ ...people.columns[0]!, header: '+1' }], rows: [] };
  expect(csvOfTable(risky)).toBe("'+1");
});

test('numbers remain numbers, with all their digits', () => {
  const numbers = [-1, 0, 1 / 3, 1e6, NaN];
  const report = {
    ...hours,
    sections: [{ ...people, rows: [{ role: 'data' as const, cells: ['Ann', ...numbers] }] }],
  };
  expect(csvOf(report).split('\r\n')[1]).toBe('Ann,-1,0,0.3333333333333333,1000000,,');
});

test('a file with 100,000 lines is complete', () => {
  const rows = read(csvOf(longReport(100_000)));
  expect(rows).toHaveLength(100_001);
  expect(rows.at(-1)).toEqual([
    '2026-11-21 14:05',
    'Time Blocks',
    'Person 99999',
    'Start',
    "'09:00",
    "'19:00",
    'Stored',
    '',
  ]);
});
