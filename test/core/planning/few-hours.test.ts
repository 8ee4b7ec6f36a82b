import type { PersonLimits, PlanningFacts } from '../../../src/core/planning/breach';
import { fewHours } from '../../../src/core/planning/few-hours';
import { breachIndexOf } from './plans';
import { MONDAY, rowsOf, schedule, type Planned } from './rosters';

const HOUR = 60;
const shift = (person: number, day: number, more: Partial<Planned> = {}): Planned => ({
  person,
  day,
  from: 9 * HOUR,
  minutes: 8 * HOUR,
  ...more,
});

/** Persons 1 and 2 want at least 16 hours, and person 3 wants none. */
function found(
  blocks: readonly Planned[],
  facts: Partial<PlanningFacts> = {},
  more: Partial<PersonLimits> = {},
) {
  const limits = new Map<string, PersonLimits>([
    ['1', { leastHours: 16, days: [], ...more }],
    ['2', { leastHours: 16, days: [] }],
    ['3', { leastHours: 0, days: [] }],
  ]);
  const breachIndex = breachIndexOf(schedule, rowsOf(blocks), { facts: { limits, ...facts } });
  expect(breachIndex.breaches).toEqual([]);
  return fewHours(breachIndex, MONDAY).map(
    ({ personId, hours, least }) => `${personId}: ${hours} of ${least}`,
  );
}

test('people with less than their least hours, also without a shift, are found; no shift breaks a rule', () => {
  expect(found([shift(1, 0), shift(2, 0), shift(2, 6), shift(1, 7)])).toEqual(['1: 8 of 16']);
  expect(found([])).toEqual(['1: 0 of 16', '2: 0 of 16']);
});

test('who is away or can’t work on a day of the week is left out', () => {
  const two = [shift(2, 0), shift(2, 1)];
  const taken = {
    personId: '1',
    firstDay: MONDAY,
    amount: -1,
    account: 'Vacation',
    index: 0,
    where: 'row 2',
  };
  expect(found([...two, shift(1, 6, { isTimeOff: true })])).toEqual([]);
  expect(found([...two, shift(1, 7, { isTimeOff: true })])).toEqual(['1: 0 of 16']);
  expect(found(two, { daysOff: [taken] })).toEqual([]);
  expect(found(two, { daysOff: [{ ...taken, firstDay: MONDAY - 7 }] })).toEqual(['1: 0 of 16']);
  expect(found(two, {}, { notOn: [{ first: MONDAY + 6, after: Infinity }] })).toEqual([]);
  expect(found(two, {}, { notOn: [{ first: MONDAY + 7, after: Infinity }] })).toEqual(['1: 0 of 16']);
});
