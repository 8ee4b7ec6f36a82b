/** Days of time off that a text has, and the transactions that they become. */
import { serialOfDay } from '../../../src/core/calendar/days';
import { timeOff } from '../../../src/core/entities/time-off';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { dayKey, takenDays, rowsOfTextDays, type TextDay } from '../../../src/core/time-off/text-days';

const day = (date: string, more: Partial<TextDay> = {}): TextDay => ({
  person: 'Bo',
  personKey: '1',
  account: 'Vacation',
  accountId: '7',
  date,
  ...more,
});
const runs = (...days: readonly TextDay[]) =>
  rowsOfTextDays(timeOff, days, USUAL_COUNTING).map((row) => [
    row['Person'],
    row['Account'],
    row['EffectiveDate'],
    row['Amount'],
  ]);

test('working days in a row, also over a weekend, are one transaction', () => {
  // 26 and 27 November 2026 are a Thursday and a Friday.
  expect(runs(day('2026-11-30'), day('2026-11-26'), day('2026-11-27'), day('2026-12-02'))).toEqual([
    ['Bo', 'Vacation', serialOfDay('2026-11-26'), -3],
    ['Bo', 'Vacation', serialOfDay('2026-12-02'), -1],
  ]);
});

test('a weekend is a transaction of its own', () => {
  expect(runs(day('2026-11-27'), day('2026-11-28'), day('2026-11-29'), day('2026-11-30'))).toEqual([
    ['Bo', 'Vacation', serialOfDay('2026-11-27'), -1],
    ['Bo', 'Vacation', serialOfDay('2026-11-28'), -2],
    ['Bo', 'Vacation', serialOfDay('2026-11-30'), -1],
  ]);
});

test('each person and each account has transactions of its own', () => {
  const other = { person: 'Ann', personKey: '2' };
  const sick = { account: 'Sick', accountId: '8' };
  expect(runs(day('2026-11-26'), day('2026-11-27', other), day('2026-11-27', sick))).toEqual([
    ['Bo', 'Vacation', serialOfDay('2026-11-26'), -1],
    ['Ann', 'Vacation', serialOfDay('2026-11-27'), -1],
    ['Bo', 'Sick', serialOfDay('2026-11-27'), -1],
  ]);
});

test.each([
  ['2026-11-26', -3, ['2026-11-26', '2026-11-27', '2026-11-30']],
  ['2026-11-28', -2, ['2026-11-28', '2026-11-29']],
  ['2026-11-26', 5, []],
  ['', -1, []],
])('a transaction of %s with %d takes the days %s', (effectiveDate, amount, expected) => {
  const leave = {
    personId: '1',
    person: 'Bo',
    accountId: '7',
    account: 'Vacation',
    effectiveDate,
    amount,
    description: '',
    isPushed: true,
  };
  expect([...takenDays([leave], USUAL_COUNTING)]).toEqual(expected.map((date) => dayKey(day(date))));
});
