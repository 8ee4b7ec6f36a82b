import { dayNumber } from '../../../src/core/calendar/days';
import { readHolidays } from '../../../src/core/planning/holidays';
import { holidaysLayout } from '../../../src/core/table/holidays';
import type { Cell } from '../../../src/core/values/cell';

const columns = holidaysLayout().columns.map(({ id }) => id);
const read = (...rows: readonly (readonly Cell[])[]) => readHolidays({ columns, rows }, '2026-11-28');
const CHRISTMAS = dayNumber('2026-12-25');

test.each<Cell>([
  CHRISTMAS,
  '2026-12-25',
  '25 Dec 2026',
  'Dec 25, 2026',
  '25.12.2026',
  'Fri 25 December',
  '25 Dec',
])('the date %p is Christmas Day', (typed) => {
  expect(read([typed, ' Christmas Day '])).toEqual({
    holidays: new Map([[CHRISTMAS, 'Christmas Day']]),
    unread: [],
  });
});

test('two rows of one day give the day both names, and the same name counts once', () => {
  const { holidays } = read([CHRISTMAS, 'Christmas'], [CHRISTMAS, 'Noël'], ['25 Dec 2026', 'Christmas']);
  expect(holidays).toEqual(new Map([[CHRISTMAS, 'Christmas, Noël']]));
});

test('a day without a name is a holiday, and a row may be several days', () => {
  const { holidays } = read([CHRISTMAS], ['31 Dec 2026 - 1 Jan 2027', 'New Year']);
  expect([...holidays.values()]).toEqual(['Holiday', 'New Year', 'New Year']);
});

test.each<[string, Cell]>([
  ['a text', 'soon'],
  ['yes or no', true],
  ['a number that is no day', 12.5],
  ['a date that is two days', '3/4/2026'],
  ['another weekday', 'Mon 25 Dec 2026'],
  ['days without an end', 'from 25 Dec'],
  ['more days than holidays have', '1 Jan 2026 - 31 Dec 2026'],
])('%s can’t be read as a date', (_, typed) => {
  const { holidays, unread } = read(['', ''], [typed, 'Feast']);
  expect(holidays.size).toBe(0);
  expect(unread).toMatchObject([{ index: 1, what: 'holiday', column: 'date' }]);
});

test('a name without a date is not read, and an empty row is nothing', () => {
  expect(read(['', ' '], ['', 'Easter'])).toEqual({
    holidays: new Map(),
    unread: [{ index: 1, what: 'no-date', column: 'name', typed: 'Easter' }],
  });
});

test('columns that the user moved or deleted are found by what they are', () => {
  const rows = [['Christmas Day', CHRISTMAS]];
  const { holidays } = readHolidays({ columns: ['name', 'date'], rows }, '2026-11-28');
  expect(holidays).toEqual(new Map([[CHRISTMAS, 'Christmas Day']]));
  expect(readHolidays({ columns: ['name'], rows: [['Feast']] }, '2026-11-28').unread).toHaveLength(1);
});

test('5,000 days are read', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [CHRISTMAS + at, `Day ${at}`]);
  expect(read(...rows).holidays.size).toBe(5000);
});
