/** Each rule in examples: what it finds, with exactly which rows, and that it finds nothing just before its limit. */
import type {
  Availability,
  Breach,
  PlanningFacts,
  RowOf,
  RuleNumbers,
} from '../../../../src/core/planning/breach';
import { breachIndexOf } from '../plans';
import { indexesOf, MONDAY, rowsOf, schedule, type Planned } from '../rosters';

const HOUR = 60;
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon 9:00-17:00 Kitchen`: a shift of one person; `Mon2` is a week later, `off` is time off, `open` an open shift, `7.5h` are typed hours. */
function planned(text: string): Planned {
  const [dayText = '', times = '', ...words] = text.split(' ');
  const [from = 0, until = 0] = times.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * HOUR + minutes;
  });
  const week = Number(dayText.slice(3) || 1) - 1;
  const hours = words.find((word) => word.endsWith('h'));
  const department = words.find((word) => word === 'Kitchen' || word === 'Bar');
  return {
    person: words.includes('open') ? 0 : 1,
    day: DAY_NAMES.indexOf(dayText.slice(0, 3)) + week * 7,
    from,
    minutes: until > from ? until - from : until + 24 * HOUR - from,
    hours: hours === undefined ? undefined : Number(hours.slice(0, -1)),
    isTimeOff: words.includes('off'),
    ...(department !== undefined && { department }),
  };
}

/** `short-rest 0+1 7h`: the rule, the rows, and the hours that it says. */
function shown({ rule, blocks, facts }: Breach, rowOf: RowOf): string {
  const rows = indexesOf(blocks, rowOf);
  return [rule, rows.join('+'), ...('hours' in facts ? [`${facts.hours}h`] : [])].join(' ');
}

interface Given {
  readonly numbers?: RuleNumbers;
  readonly facts?: Partial<PlanningFacts>;
}

const REST = { numbers: { restHours: 11 } };
const week = (hours: string, days = DAY_NAMES.slice(0, 5)) => days.map((day) => `${day} ${hours}`);
const taking = (firstDay: number, amount: number): Given => ({
  facts: {
    daysOff: [
      { personId: '1', firstDay: MONDAY + firstDay, amount, index: 0, account: 'Vacation', where: 'row 2' },
    ],
  },
});
const limited = (weekHours: number | undefined, days: readonly (Availability | undefined)[] = []): Given => ({
  facts: { limits: new Map([['1', { weekHours, days }]]) },
});
const qualified = (...items: string[]): Given => ({
  facts: { qualified: { asked: new Set(['departments']), items: new Map([['1', new Set(items)]]) } },
});

test.each<[string, Given, string[], string[]]>([
  ['a row that is there twice', {}, ['Mon 9:00-17:00', 'Mon 9:00-17:00'], ['same-block 0+1']],
  [
    'the same times at two places',
    {},
    ['Mon 9:00-17:00 Bar', 'Mon 9:00-17:00 Kitchen'],
    ['double-booked 0+1'],
  ],
  ['a shift within another', {}, ['Tue 9:00-17:00', 'Tue 12:00-13:00'], ['double-booked 0+1']],
  ['shifts that touch', {}, ['Tue 9:00-12:00', 'Tue 12:00-17:00'], []],
  ['a night and the morning after', {}, ['Mon 22:00-6:00', 'Tue 5:45-9:00'], ['double-booked 0+1']],
  [
    'two short shifts within a long one: each is found with the long one',
    {},
    ['Tue 8:00-20:00', 'Tue 9:00-10:00', 'Tue 11:00-12:00'],
    ['double-booked 0+1', 'double-booked 0+2'],
  ],
  ['time off twice', {}, ['Mon 0:00-0:00 off', 'Mon 8:00-12:00 off'], ['double-booked 0+1']],
  ['a shift on a day off', {}, ['Mon 0:00-0:00 off', 'Mon 9:00-17:00'], ['on-time-off 0+1']],
  ['a shift on the day after a day off', {}, ['Mon 0:00-0:00 off', 'Tue 9:00-17:00'], []],
  [
    'a transaction of two days from Friday on covers Friday and Monday, and perhaps Saturday',
    taking(4, -2),
    ['Fri 9:00-17:00', 'Sat 9:00-17:00', 'Mon2 9:00-17:00', 'Tue2 9:00-17:00'],
    ['on-time-off 0', 'on-time-off 1', 'on-time-off 2'],
  ],
  [
    'somebody who must not be scheduled',
    { facts: { notScheduled: new Set(['1']) } },
    ['Mon 9:00-17:00', 'Tue 0:00-0:00 off'],
    ['do-not-schedule 0'],
  ],
  ['a place without a qualification', qualified('d1'), ['Mon 9:00-17:00 Bar'], ['not-qualified 0']],
  ['a place with a qualification', qualified('d2'), ['Mon 9:00-17:00 Bar', 'Tue 9:00-17:00'], []],
  [
    'a day on which a person never works',
    limited(undefined, ['never']),
    ['Mon 9:00-17:00'],
    ['not-available 0'],
  ],
  [
    'the hours of a day on which a person works',
    limited(undefined, [[{ from: 9 * HOUR, until: 15 * HOUR }], 'always']),
    ['Mon 9:00-15:00', 'Mon2 9:00-15:15', 'Tue 9:00-17:00'],
    ['not-available 1'],
  ],
  [
    'H17: the times of two days that touch',
    limited(undefined, [[{ from: 18 * HOUR, until: 24 * HOUR }], 'always', 'never']),
    ['Mon 22:00-6:00', 'Mon2 17:00-2:00'],
    ['not-available 1'],
  ],
  [
    'H17: the times of two days that do not touch',
    limited(undefined, [[{ from: 18 * HOUR, until: 23 * HOUR }], 'always']),
    ['Mon 22:00-6:00'],
    ['not-available 0'],
  ],
  [
    'H17: a night whose day after ends too early, or is never',
    limited(undefined, [[{ from: 18 * HOUR, until: 24 * HOUR }], [{ from: 0, until: 5 * HOUR }], 'never']),
    ['Mon 22:00-5:00', 'Mon2 22:00-6:00'],
    ['not-available 1'],
  ],
  [
    'a shift that goes into a day on which the person never works, after a day without a limit',
    limited(undefined, [undefined, 'never']),
    ['Mon 16:00-0:00', 'Mon2 18:00-2:00'],
    ['not-available 1'],
  ],
  [
    'a night that is in the times of its first day, and one of two times of a day',
    limited(undefined, [
      [
        { from: 8 * HOUR, until: 12 * HOUR },
        { from: 22 * HOUR, until: 30 * HOUR },
      ],
      'never',
    ]),
    ['Mon 8:00-12:00', 'Mon2 22:00-6:00', 'Mon2 11:00-13:00'],
    ['not-available 2'],
  ],
  [
    'a date on which the person can’t work, also at the end of a night',
    { facts: { limits: new Map([['1', { days: [], notOn: [{ first: MONDAY + 1, after: MONDAY + 2 }] }]]) } },
    ['Mon 9:00-17:00', 'Mon 22:00-6:00', 'Wed 9:00-17:00'],
    ['not-available 1'],
  ],
  [
    'figure 1: hours below zero count nowhere, and hide no overtime',
    { numbers: { weekHours: 40 } },
    [...week('9:00-17:00', DAY_NAMES.slice(0, 6)), 'Sun 9:00-17:00 -9h'],
    ['week-hours 0+1+2+3+4+5 48h'],
  ],
  ['a late and an early shift', REST, ['Mon 14:00-22:00', 'Tue 5:00-12:00'], ['short-rest 0+1 7h']],
  [
    'figures d: a minute of rest more than 7 hours, in hours with two decimals',
    REST,
    ['Mon 14:00-22:00', 'Tue 5:01-12:00'],
    ['short-rest 0+1 7.02h'],
  ],
  ['exactly 11 hours of rest', REST, ['Mon 12:00-20:00', 'Tue 7:00-15:00'], []],
  ['a split shift', REST, ['Mon 9:00-12:00', 'Mon 14:00-18:00'], []],
  ['a split shift that lasts 13 hours', REST, ['Mon 7:00-11:00', 'Mon 16:00-20:00'], []],
  [
    'two shifts on one day that leave no rest of 11 hours',
    REST,
    ['Mon 6:00-14:00', 'Mon 15:00-23:00'],
    ['short-rest 0+1 1h'],
  ],
  ['a day and the night that follows', REST, ['Mon 7:00-15:00', 'Mon 22:00-6:00'], ['short-rest 0+1 7h']],
  [
    'work around the clock',
    REST,
    ['Mon 7:00-19:00', 'Mon 19:00-7:00', 'Tue 7:00-19:00'],
    ['short-rest 0+1 0h', 'short-rest 1+2 0h'],
  ],
  ['a night that is written as two rows', REST, ['Mon 22:00-0:00', 'Tue 0:00-6:00'], []],
  ['a split shift, and then the next day', REST, ['Mon 8:00-11:00', 'Mon 13:00-17:00', 'Tue 8:00-16:00'], []],
  [
    'the hours of a day, as they are typed',
    { numbers: { dayHours: 8 } },
    ['Mon 8:00-18:00 8h', 'Tue 8:00-17:00 8.25h'],
    ['day-hours 1 8.25h'],
  ],
  ['a shift of 16 hours', {}, ['Mon 6:00-22:00'], []],
  ['a shift of more than 16 hours', {}, ['Mon 6:00-22:15'], ['long-shift 0 16.25h']],
  ['six days in a row', { numbers: { daysInARow: 6 } }, week('9:00-17:00', DAY_NAMES.slice(0, 6)), []],
  [
    'seven days in a row',
    { numbers: { daysInARow: 6 } },
    week('9:00-17:00', DAY_NAMES),
    ['days-in-a-row 0+1+2+3+4+5+6'],
  ],
  ['40 hours in a week', { numbers: { weekHours: 40 } }, week('9:00-17:00'), []],
  [
    'more than 40 hours in a week',
    { numbers: { weekHours: 40 } },
    [...week('9:00-17:00'), 'Sat 9:00-9:15', 'Mon2 9:00-17:00'],
    ['week-hours 0+1+2+3+4+5 40.25h'],
  ],
  [
    'a person’s own limit counts in place of the limit for all',
    { numbers: { weekHours: 40 }, ...limited(20) },
    week('9:00-13:15'),
    ['week-hours 0+1+2+3+4 21.25h'],
  ],
  [
    'the average of two weeks',
    { numbers: { averageHours: 34, averageWeeks: 2 } },
    ['Mon 8:00-17:00 23h', 'Tue 8:00-17:00 23h', 'Mon2 8:00-17:00 23h'],
    ['average-hours 0+1+2 34.5h'],
  ],
  ['open shifts, which are nobody’s', REST, ['Mon 9:00-17:00 open', 'Mon 9:00-23:00 open'], []],
])('%s', (_, { numbers = {}, facts = {} }, shifts, expected) => {
  const { breaches, rowOf } = breachIndexOf(schedule, rowsOf(shifts.map(planned)), { numbers, facts });
  expect(breaches.map((each) => shown(each, rowOf))).toEqual(expected);
});

test.each([
  ['its first week is not known', ['Mon2 8:00-17:00 70h'], { since: MONDAY + 7 }],
  ['a shift in its first week', ['Sun 8:00-9:00', 'Mon2 8:00-17:00 70h'], {}],
])('the average says since when shifts are known: %s', (_, shifts, since) => {
  const numbers = { averageHours: 30, averageWeeks: 2 };
  const [found] = breachIndexOf(schedule, rowsOf(shifts.map(planned)), { numbers }).breaches;
  expect(found?.facts).toEqual({ hours: shifts.length === 1 ? 35 : 35.5, most: 30, weeks: 2, ...since });
});
