import { dayOfSerial } from '../../../src/core/calendar/days';
import { USUAL_COUNTING } from '../../../src/core/shifts/leave-days';
import { planTimeOff, type TimeOffEntry } from '../../../src/core/time-off/plan';
import { WEEK_OFF } from './entries';

const plan = (more: Partial<TimeOffEntry> = {}) => planTimeOff({ ...WEEK_OFF, ...more }, USUAL_COUNTING);
const daysOf = (more: Partial<TimeOffEntry> = {}) => plan(more).days.map(dayOfSerial);

test('Mondays to Fridays count, over the end of a month, and Saturdays and Sundays only if the user says so', () => {
  expect(daysOf({ first: '2026-11-26', last: '2026-12-01' })).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(plan().amount).toBe(5);
  expect(plan({ weekends: true })).toMatchObject({ amount: 7, problem: undefined });
  expect(daysOf({ weekends: true, first: '2026-12-12' })).toEqual(['2026-12-12', '2026-12-13']);
});

test('the user may take another number of whole days off the account, but no more than there are', () => {
  expect(plan({ amount: ' 4 ' })).toMatchObject({ amount: 4, problem: undefined });
  expect(plan({ amount: '7' })).toMatchObject({ amount: 7, problem: undefined });
  for (const amount of ['8', '0', '-5', '2.5', 'five'])
    expect([amount, plan({ amount })]).toMatchObject([amount, { amount: undefined, problem: 'bad-amount' }]);
  expect(plan({ amount: '8', records: 'blocks' }).problem).toBeUndefined();
});

test.each<[TimeOffEntry['records'] | 'all', Partial<TimeOffEntry>, string | undefined]>([
  ['all', {}, undefined],
  ['all', { personId: '', first: '' }, 'no-person'],
  ['all', { first: '' }, 'no-days'],
  ['all', { last: 'soon' }, 'no-days'],
  ['all', { last: '2026-12-06' }, 'ends-before-start'],
  ['all', { last: '2027-12-08' }, 'too-long'],
  ['all', { first: '2026-12-12' }, 'no-work-day'],
  ['both', { accountId: '', reasonId: '9' }, 'no-account'],
  ['transaction', { accountId: '', reasonId: '9' }, 'no-account'],
  ['blocks', { accountId: '', reasonId: '9' }, undefined],
  ['blocks', { accountId: '' }, 'no-account-or-reason'],
])('with %s records, %o has the problem %s', (records, more, problem) => {
  const all = records === 'all' ? (['transaction', 'blocks', 'both'] as const) : [records];
  expect(all.map((each) => plan({ records: each, ...more }).problem)).toEqual(all.map(() => problem));
});

test('a time off of a year is possible, and a wrong year makes no list of days', () => {
  expect(plan({ last: '2027-12-07' }).span).toBeDefined();
  expect(plan({ last: '9999-12-31' })).toMatchObject({ span: undefined, days: [] });
});
