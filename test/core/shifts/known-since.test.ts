/** Since when the shifts of people are known, of whom a week is not. */
import { DAYS_A_WEEK, dayNumber, MINUTES_A_DAY } from '../../../src/core/calendar/days';
import { knownSince } from '../../../src/core/shifts/known-since';
import { OPEN_SHIFT } from '../../../src/core/shifts/open-shift';

const MONDAY = dayNumber('2026-11-23');
const shift = (personId: string, day: number) => {
  const start = (MONDAY + day) * MINUTES_A_DAY + 480;
  return { personId, start, end: start + 480 };
};

test('a person with a shift in the week, or before it, is known', () => {
  expect(knownSince([shift('1', 6), shift('1', 30)], MONDAY)).toBeUndefined();
  expect(knownSince([shift('1', -1), shift('1', 30)], MONDAY)).toBeUndefined();
});

test('people whose first shift is after the week are counted, with the first of their first days', () => {
  const shifts = [shift('1', 3), shift('2', 20), shift('2', 9), shift('3', DAYS_A_WEEK)];
  expect(knownSince(shifts, MONDAY)).toEqual({ people: 2, since: MONDAY + DAYS_A_WEEK });
});

test('open shifts are nobody’s', () => {
  expect(knownSince([shift(OPEN_SHIFT, 9)], MONDAY)).toBeUndefined();
});
