import { periodOf, periodText, quickPeriods } from '../../src/taskpane/report-periods';

const MONDAY = 0;
const SATURDAY = 5;
const SUNDAY = 6;

/** All periods as `from to`, in the order in which they are offered. */
const all = (today: string, weekStart: number) =>
  quickPeriods.map((quick) => Object.values(periodOf(quick, today, weekStart)).join(' '));

test('at the end of a year the next week and month are in the next year', () => {
  expect(all('2026-12-31', MONDAY)).toEqual([
    '2026-12-31 2026-12-31',
    '2026-12-25 2026-12-31',
    '2026-12-21 2026-12-27',
    '2026-12-28 2027-01-03',
    '2027-01-04 2027-01-10',
    '2026-11-01 2026-11-30',
    '2026-12-01 2026-12-31',
    '2027-01-01 2027-01-31',
    '2026-01-01 2026-12-31',
  ]);
});

test('at the beginning of a year the last month is in the year before', () => {
  expect(all('2027-01-01', MONDAY)).toEqual([
    '2027-01-01 2027-01-01',
    '2026-12-26 2027-01-01',
    '2026-12-21 2026-12-27',
    '2026-12-28 2027-01-03',
    '2027-01-04 2027-01-10',
    '2026-12-01 2026-12-31',
    '2027-01-01 2027-01-31',
    '2027-02-01 2027-02-28',
    '2027-01-01 2027-12-31',
  ]);
});

test('months have the length of the calendar, also in leap years', () => {
  expect(periodOf('nextMonth', '2028-01-31', MONDAY)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('lastMonth', '2027-03-31', MONDAY)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

test.each([
  ['2026-11-22', SUNDAY, '2026-11-22', '2026-11-28'],
  ['2026-11-21', SUNDAY, '2026-11-15', '2026-11-21'],
  ['2026-11-21', SATURDAY, '2026-11-21', '2026-11-27'],
  ['2026-11-22', MONDAY, '2026-11-16', '2026-11-22'],
])('the week of %s that begins on day %i is from %s to %s', (today, weekStart, from, to) => {
  expect(periodOf('thisWeek', today, weekStart)).toEqual({ from, to });
});

test('a period is shown with its weekdays, and an invalid one is not shown', () => {
  expect(periodText({ from: '2026-12-28', to: '2027-01-03' })).toBe('Mon 28 Dec 2026 to Sun 3 Jan 2027');
  expect(periodText({ from: '2026-12-28', to: '2026-12-28' })).toBe('Mon 28 Dec 2026');
  expect(periodText({ from: '', to: '2027-01-03' })).toBe('');
  expect(periodText({ from: '0002-12-28', to: '2027-01-03' })).toBe('');
  expect(periodText({ from: '2027-01-04', to: '2027-01-03' })).toBe('');
});
