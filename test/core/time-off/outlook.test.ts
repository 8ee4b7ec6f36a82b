import { dayOfMinute, serialOfDay } from '../../../src/core/calendar/days';
import { wallMinute, type Leave } from '../../../src/core/reports/facts';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import type { Shift } from '../../../src/core/shifts/shift';
import { timeOffOutlook, type TimeOffFacts, usualRecords } from '../../../src/core/time-off/outlook';
import { type TimeOffEntry, planTimeOff } from '../../../src/core/time-off/plan';
import { WEEK_OFF } from './entries';

const TODAY = '2026-11-21';
const outlook = (facts: TimeOffFacts, more: Partial<TimeOffEntry> = {}, today = TODAY) => {
  const entry = { ...WEEK_OFF, ...more };
  return timeOffOutlook(entry, planTimeOff(entry, USUAL_COUNTING), facts, USUAL_COUNTING, today);
};

function leave(effectiveDate: string, amount: number, more: Partial<Leave> = {}): Leave {
  return {
    personId: '7',
    person: 'Ann',
    accountId: '701',
    account: 'Vacation',
    effectiveDate,
    amount,
    description: '',
    isPushed: true,
    ...more,
  };
}

function booking(from: string, until: string, more: Partial<Shift> = {}): Shift {
  const start = wallMinute(from.slice(0, 10), from.slice(11)) ?? 0;
  return {
    row: { cells: {} },
    personId: '7',
    person: 'Ann',
    isTimeOff: false,
    hours: 8,
    day: dayOfMinute(start),
    places: [],
    start,
    end: wallMinute(until.slice(0, 10), until.slice(11)) ?? 0,
    ...more,
  };
}

test('the balance is the sum of the account’s transactions up to the last day, before and after the time off', () => {
  const others = [leave('2026-01-01', 30, { personId: '8' }), leave('2026-01-01', 3, { accountId: '702' })];
  const own = [leave('2026-01-01', 25), leave('2026-07-13', -10), leave('', 1), leave('2026-12-13', -2)];
  expect(outlook({ leave: [...others, ...own] }).account).toEqual({
    on: serialOfDay('2026-12-13'),
    before: 14,
    after: 9,
    notPushed: 0,
    later: 0,
  });
});

test('transactions of later days are summed apart, and time off of the past shows the balance of today', () => {
  const transactions = [leave('2026-01-01', 25), leave('2026-12-14', -3), leave('2027-01-01', 25)];
  expect(outlook({ leave: transactions }).account).toMatchObject({ before: 25, after: 20, later: 22 });
  const past = { first: '2026-11-02', last: '2026-11-03' };
  expect(outlook({ leave: transactions }, past).account).toMatchObject({
    on: serialOfDay(TODAY),
    before: 25,
    after: 23,
  });
});

test('rows that are not pushed count, and how much they change the balance is known', () => {
  const stored = leave('2026-01-01', 25);
  const edited = { ...stored, amount: 28, isPushed: false, stored };
  const added = leave('2026-11-23', -4, { isPushed: false });
  expect(outlook({ leave: [edited, added] }).account).toMatchObject({ before: 24, after: 19, notPushed: -1 });
});

test('blocks alone do not change the balance, and without an account or a sheet nothing is invented', () => {
  const transactions = [leave('2026-01-01', 25)];
  expect(outlook({ leave: transactions }, { records: 'blocks' }).account).toMatchObject({ after: 25 });
  expect(outlook({ leave: transactions }, { accountId: '' }).account).toBeUndefined();
  expect(outlook({ leave: transactions }, { personId: '' }).account).toBeUndefined();
  expect(outlook({ bookings: [] }).account).toBeUndefined();
  expect(outlook({ leave: [] }).account).toMatchObject({ before: 0, after: -5 });
});

test('the person’s shifts in these days are found, also one that begins in the night before', () => {
  const shifts = [
    booking('2026-12-13 22:00', '2026-12-14 06:00'),
    booking('2026-12-06 22:00', '2026-12-07 06:00'),
    booking('2026-12-06 08:00', '2026-12-07 00:00'),
    booking('2026-12-14 08:00', '2026-12-14 16:00'),
    booking('2026-12-08 08:00', '2026-12-08 16:00', { personId: '8' }),
  ];
  expect(outlook({ bookings: shifts }).shifts).toEqual([shifts[1], shifts[0]]);
});

test('time off that is there already is found by its blocks and by its transactions', () => {
  const bookings = [
    booking('2026-12-05 00:00', '2026-12-08 00:00', { isTimeOff: true }),
    booking('2026-12-09 00:00', '2026-12-10 00:00', { isTimeOff: true }),
  ];
  const found = outlook({
    bookings,
    leave: [leave('2026-12-09', -1, { accountId: '702' }), leave('2026-12-10', 2), leave('2026-12-11', -1)],
  });
  expect(found.daysOff).toEqual([
    { day: serialOfDay('2026-12-07'), isProbable: false },
    { day: serialOfDay('2026-12-09'), isProbable: false },
    { day: serialOfDay('2026-12-11'), isProbable: false },
  ]);
  expect(found.shifts).toEqual([]);
});

test('the company keeps time off where the sheets have some; if neither has, or both have, in both', () => {
  const [taken, allowance] = [leave('2026-07-13', -10), leave('2026-01-01', 25)];
  const [off, shift] = [
    booking('2026-12-05 00:00', '2026-12-06 00:00', { isTimeOff: true }),
    booking('2026-12-05 08:00', '2026-12-05 16:00'),
  ];
  expect(usualRecords({ leave: [allowance, taken], bookings: [shift] })).toBe('transaction');
  expect(usualRecords({ leave: [allowance], bookings: [shift, off] })).toBe('blocks');
  expect(usualRecords({ leave: [taken], bookings: [off] })).toBe('both');
  expect(usualRecords({ leave: [allowance], bookings: [shift] })).toBe('both');
  expect(usualRecords({})).toBe('both');
});
