/**
 * A planner's own cases, with the answers that the planner expects, by the law and by common sense. The planner knew the rules' names and
 * no code. Those about people who can work a shift are in who.test.ts.
 */
import type { ClockGap } from '../../../src/core/calendar/clock-changes';
import { dayNumber, dayOfSerial } from '../../../src/core/calendar/days';
import { trackRows } from '../../../src/core/changes/track-rows';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { PlanningFacts, RuleName, RuleNumbers } from '../../../src/core/planning/breach';
import { readLimits } from '../../../src/core/planning/limits';
import { LAWS, PRESETS } from '../../../src/core/planning/rules/presets';
import { WEEKDAYS } from '../../../src/core/table/people-limits';
import { bindNames } from '../../../src/core/table/record';
import { NameList } from '../../../src/core/values/name-list';
import { baseline, sheet } from '../users';
import { breachIndexOf } from './plans';
import { cellsOfShift } from './written-shifts';
import { clockGapIn } from './zones';

const named = (id: string, name: string) => ({ id, name, apart: [], also: [] });
const people = new NameList('person', [named('0', 'Open shift'), named('1', 'Ana'), named('2', 'Ben')]);
const entity = bindNames(timeBlocks, (kind) =>
  kind === 'people'
    ? people
    : new NameList('record', kind === 'time-off-reasons' ? [named('9', 'Vacation')] : [named('7', 'Ward')]),
);

/** Ana's shifts at these times on so many days in a row. */
function daily(from: string, count: number, times: string, more = ''): string[] {
  return Array.from(
    { length: count },
    (_, at) => `Ana ${dayOfSerial(dayNumber(from) + at)} ${times} ${more}`,
  );
}

/** The same week so many times: five days from each Monday on. */
const weekly = (from: string, weeks: number, times: string) =>
  Array.from({ length: weeks }, (_, at) =>
    daily(dayOfSerial(dayNumber(from) + 7 * at) ?? '', 5, times),
  ).flat();

interface Given {
  readonly numbers?: RuleNumbers;
  readonly facts?: Partial<PlanningFacts>;
  readonly weekStart?: number;
  readonly cutsWeeks?: boolean;
  readonly clockGap?: ClockGap;
}

function rulesFound(rows: readonly string[], given: Given = {}): RuleName[] {
  const cells = rows.map((text, at) => [`x${at}`, cellsOfShift(text)] as const);
  const tracked = trackRows(entity, sheet(...cells), baseline()).rows;
  return breachIndexOf(entity, tracked, given).breaches.map(({ rule }) => rule);
}

const { eu, us } = PRESETS;
const germany = { restHours: 11, dayHours: 10, averageHours: 48, averageWeeks: 24 };
const leave = (firstDay: string, days: number): Given => ({
  facts: {
    daysOff: [
      { personId: '1', firstDay: dayNumber(firstDay), amount: -days, index: 0, account: '', where: 'row 2' },
    ],
  },
});
/** What People limits says of Ana: the most hours, and the weekdays from Monday on. */
function limits(hours: number | '', ...days: string[]) {
  const columns = ['person', 'hours', ...WEEKDAYS];
  return readLimits({ columns, rows: [['Ana', hours, ...days]] }, people, '2026-11-01');
}
const limited = (hours: number | '', ...days: string[]): Given => ({
  facts: { limits: limits(hours, ...days).limits },
});
const EU = { numbers: eu };
const US = { numbers: us, cutsWeeks: LAWS.us.cutsWeeks };
const BERLIN = { clockGap: clockGapIn('Europe/Berlin') };
const GERMANY = { numbers: germany };
/** Numbers for people under 18, and Ana's date of birth. */
const YOUNG = {
  numbers: { minorUnder: 18, minorDayHours: 8, minorNotAfter: 20, minorNotBefore: 6 },
  facts: { birthdays: new Map([['1', dayNumber('2010-05-01')]]) },
};

type Case = [id: string, what: string, rows: string[], given: Given, expected: RuleName | 'none'];

const CASES: Case[] = [
  ['1', 'late, then early', ['Ana 2026-11-23 14:00-22:00', 'Ana 2026-11-24 06:00-14:00'], EU, 'short-rest'],
  ['2', '11 hours of rest', ['Ana 2026-11-23 12:00-20:00', 'Ana 2026-11-24 07:00-15:00'], EU, 'none'],
  ['3', 'night, then evening', ['Ana 2026-11-23 22:00-06:00', 'Ana 2026-11-24 17:00-23:00'], EU, 'none'],
  ['4', 'evening, then morning', ['Ana 2026-11-23 20:00-22:00', 'Ana 2026-11-24 06:00-08:30'], EU, 'none'],
  ['5', 'split', ['Ana 2026-11-23 06:00-10:00', 'Ana 2026-11-23 16:00-20:00'], EU, 'short-rest'],
  ['6b', '14 hours in two', ['Ana 2026-11-23 06:00-13:00', 'Ana 2026-11-23 13:00-20:00'], EU, 'short-rest'],
  ['11', '50 hours in 17 weeks', weekly('2026-01-05', 17, '08:00-18:00'), EU, 'average-hours'],
  ['13', '47 hours in 17 weeks', weekly('2026-01-05', 17, '08:00-17:24'), EU, 'none'],
  [
    '15',
    '41 hours a week',
    [...daily('2026-11-23', 4, '08:00-16:00'), 'Ana 2026-11-27 08:00-17:00'],
    US,
    'week-hours',
  ],
  ['17', '10 hours a day', ['Ana 2026-11-23 08:00-18:00'], { numbers: { dayHours: 8 } }, 'day-hours'],
  [
    '19',
    'seventh day',
    daily('2026-11-22', 7, '08:00-12:00'),
    { numbers: { daysInARow: 6 }, weekStart: 6 },
    'days-in-a-row',
  ],
  ['20b', '10 typed hours', ['Ana 2026-11-23 08:00-18:30 h=10'], GERMANY, 'none'],
  ['22', '54 hours in one week', daily('2026-11-23', 6, '08:00-17:00'), GERMANY, 'none'],
  [
    '24',
    '52 hours of 50',
    [...daily('2026-11-23', 4, '08:00-19:00'), 'Ana 2026-11-27 08:00-16:00'],
    { numbers: { weekHours: 50 } },
    'week-hours',
  ],
  ['27', 'touching', ['Ana 2026-11-23 08:00-12:00', 'Ana 2026-11-23 12:00-16:00'], {}, 'none'],
  ['28', 'one minute', ['Ana 2026-11-23 22:00-06:01', 'Ana 2026-11-24 06:00-14:00'], {}, 'double-booked'],
  ['29', 'half a day off', ['Ana 2026-11-23 08:00-12:00 off', 'Ana 2026-11-23 13:00-17:00'], {}, 'none'],
  [
    '30',
    'a night into a block of leave',
    ['Ana 2026-11-23 22:00-06:00', 'Ana 2026-11-24 00:00-24:00 off'],
    {},
    'on-time-off',
  ],
  ['30b', 'a night into leave', ['Ana 2026-11-23 22:00-06:00'], leave('2026-11-24', 1), 'on-time-off'],
  ['31', 'the last day of ten', ['Ana 2026-12-04 08:00-16:00'], leave('2026-11-23', 10), 'on-time-off'],
  ['31b', 'Sunday of a weekend', ['Ana 2026-11-29 08:00-16:00'], leave('2026-11-28', 2), 'on-time-off'],
  ['31c', 'the Saturday between', ['Ana 2026-11-28 08:00-16:00'], leave('2026-11-23', 10), 'on-time-off'],
  ['32', 'a night on two weekdays', ['Ana 2026-11-23 22:00-06:00'], limited('', '18:00-24:00'), 'none'],
  [
    '33',
    'a Friday night into a Saturday',
    ['Ana 2026-11-27 18:00-02:00'],
    limited('', '', '', '', '', '', 'no', ''),
    'not-available',
  ],
  ['35', 'two ranges', ['Ana 2026-11-23 08:00-16:00'], limited('', '9-12, 14-18'), 'not-available'],
  [
    '36',
    'a contract of 20 hours',
    daily('2026-11-23', 3, '08:00-16:00'),
    { ...limited(20), ...US },
    'week-hours',
  ],
  ['37', 'two open shifts', ['Open 2026-11-23 08:00-16:00', 'Open 2026-11-23 08:00-16:00'], EU, 'none'],
  ['38', 'a duty of 24 hours', ['Ana 2026-11-23 08:00-08:00'], {}, 'long-shift'],
  [
    '39',
    'weeks from Sunday',
    [...daily('2026-11-23', 5, '08:00-16:00'), 'Ana 2026-11-29 08:00-16:00'],
    { ...US, weekStart: 6 },
    'none',
  ],
  [
    '39b',
    'weeks from Monday',
    [...daily('2026-11-23', 5, '08:00-16:00'), 'Ana 2026-11-29 08:00-16:00'],
    US,
    'week-hours',
  ],
  [
    '44',
    'weeks from Saturday',
    [...daily('2026-11-28', 2, '08:00-20:00'), ...daily('2026-11-30', 3, '08:00-16:00')],
    { ...US, weekStart: 5 },
    'week-hours',
  ],
  ['45', 'New Year', ['Ana 2026-12-31 22:00-06:00', 'Ana 2027-01-01 14:00-22:00'], EU, 'short-rest'],
  ['46', 'midnight', ['Ana 2026-11-23 16:00-24:00', 'Ana 2026-11-24 08:00-16:00'], EU, 'short-rest'],
  ['47', 'a Saturday off', ['Ana 2026-11-28 08:00-16:00'], leave('2026-11-28', 1), 'on-time-off'],
  ['47b', 'the Monday after it', ['Ana 2026-11-30 08:00-16:00'], leave('2026-11-28', 1), 'none'],
  ['6', 'one shift of 14 hours leaves no 11 hours', ['Ana 2026-11-23 06:00-20:00'], EU, 'short-rest'],
  [
    '8',
    'six nights, and 24 hours free',
    [...daily('2026-11-23', 6, '22:00-06:00'), ...daily('2026-11-30', 5, '06:00-14:00')],
    EU,
    'weekly-rest',
  ],
  [
    '9',
    '32 hours free from Saturday to Monday',
    [
      ...daily('2026-11-23', 5, '06:00-14:00'),
      'Ana 2026-11-28 12:00-22:00',
      ...daily('2026-11-30', 6, '06:00-14:00'),
    ],
    EU,
    'weekly-rest',
  ],
  [
    '12',
    '52 hours a week, and two weeks of leave among 17',
    [
      ...weekly('2026-01-05', 5, '08:00-18:24'),
      ...weekly('2026-02-09', 2, '00:00-24:00 off'),
      ...weekly('2026-02-23', 10, '08:00-18:24'),
    ],
    EU,
    'average-hours',
  ],
  [
    '16',
    'a US week of 168 hours',
    [...daily('2026-11-22', 4, '08:00-17:00'), 'Ana 2026-11-28 22:00-06:00'],
    { ...US, weekStart: 6 },
    'none',
  ],
  [
    '16b',
    'the same night counts for the week after',
    ['Ana 2026-11-28 22:00-06:00', ...daily('2026-11-30', 4, '08:00-17:00')],
    { ...US, weekStart: 6 },
    'week-hours',
  ],
  [
    '21',
    'two working days on one date',
    ['Ana 2026-11-24 00:00-06:00', 'Ana 2026-11-24 22:00-06:00'],
    GERMANY,
    'none',
  ],
  [
    '21b',
    '11 hours over midnight in two rows',
    ['Ana 2026-11-23 17:00-24:00', 'Ana 2026-11-24 00:00-04:00'],
    GERMANY,
    'day-hours',
  ],
  [
    '25',
    'rest in the night of a clock change',
    ['Ana 2026-03-28 14:30-22:30', 'Ana 2026-03-29 09:30-17:30'],
    { ...EU, ...BERLIN },
    'short-rest',
  ],
  [
    '26',
    'an autumn night of 9 hours',
    [...daily('2026-10-19', 4, '08:00-16:00'), 'Ana 2026-10-24 22:00-06:00'],
    { numbers: { weekHours: 40 }, ...BERLIN },
    'week-hours',
  ],
  [
    '36b',
    'overtime by law, whatever the contract',
    daily('2026-11-23', 4, '08:00-19:00'),
    { ...limited(45), ...US },
    'week-hours',
  ],
  ['40', 'a night at 16', ['Ana 2026-11-23 22:00-06:00'], YOUNG, 'minor'],
  [
    '43',
    'one shift of 15 hours, and 11 hours of rest after it',
    ['Ana 2026-11-23 07:00-22:00', 'Ana 2026-11-24 09:00-17:00'],
    EU,
    'short-rest',
  ],
];

const check = (rows: string[], given: Given, expected: RuleName | 'none') =>
  expect(new Set(rulesFound(rows, given))).toEqual(new Set(expected === 'none' ? [] : [expected]));

test.each(CASES)('case %s: %s', (_id, _what, rows, given, expected) => check(rows, given, expected));

test('case 10: two runs of twelve days with a day between are two warnings', () => {
  const rows = [...daily('2026-11-02', 12, '08:00-12:00'), ...daily('2026-11-15', 12, '08:00-12:00')];
  expect(rulesFound(rows, EU)).toEqual(['weekly-rest', 'weekly-rest']);
});

test('cases 34 and 35b: what can mean both, or nothing, is asked about, and the usual words are read', () => {
  const unread = (typed: string) => limits('', typed).unread.length > 0;
  const day = (typed: string) => limits('', typed).limits.get('1')?.days[0];
  expect(['x', 'free', 'n/a'].map(unread)).toEqual([true, true, true]);
  expect([day('until 14:00'), day('ab 14 Uhr'), day('after 2pm'), day('8-12/14-18')]).toEqual([
    [{ from: 0, until: 840 }],
    [{ from: 840, until: 1440 }],
    [{ from: 840, until: 1440 }],
    [
      { from: 480, until: 720 },
      { from: 840, until: 1080 },
    ],
  ]);
  expect([day('nein'), day('ja')]).toEqual(['never', 'always']);
});

/** Where the product does not say what the planner expects, with the reason. */
const OTHERWISE: [...Case, why: string][] = [
  [
    ...(['7', 'seven days may be lawful', daily('2026-11-23', 7, '08:00-16:00'), EU, 'weekly-rest'] as Case),
    'article 5 asks for a rest in each seven days, and weeks begin on Monday here: the one that is shown has none',
  ],
  [
    ...(['12b', 'twelve weeks of 55 hours', weekly('2026-01-05', 12, '08:00-19:00'), EU, 'none'] as Case),
    'five of the 17 weeks are not known: "What is not checked" says so, as the planner asks',
  ],
  [
    ...(['14', 'three nights of 12 hours', daily('2026-11-23', 3, '19:00-07:00'), EU, 'none'] as Case),
    'night work is not checked, and the screens say so at the top',
  ],
  [
    ...([
      '18',
      'over 8 and over 12 hours',
      ['Ana 2026-11-23 08:00-21:00'],
      { numbers: { dayHours: 8 } },
      'day-hours',
    ] as Case),
    'a number has one level',
  ],
  [
    ...([
      '19b',
      'seven days in two weeks',
      daily('2026-11-25', 7, '08:00-12:00'),
      { numbers: { daysInARow: 6 } },
      'days-in-a-row',
    ] as Case),
    'days in a row are an own rule, and not the seventh day of the workweek of California',
  ],
  [
    ...(['20', 'a break that nobody typed', ['Ana 2026-11-23 08:00-18:30'], GERMANY, 'day-hours'] as Case),
    'breaks are not known unless Hours says so (case 20b), and the screens say so at the top',
  ],
  [
    ...([
      '23',
      'twelve Sundays in a row',
      Array.from({ length: 12 }, (_, at) =>
        daily(dayOfSerial(dayNumber('2026-09-06') + 7 * at) ?? '', 1, '08:00-16:00'),
      ).flat(),
      EU,
      'none',
    ] as Case),
    'Sundays are not checked, and the screens say so at the top',
  ],
  [
    ...(['41', 'no break in 8 hours', ['Ana 2026-11-23 08:00-16:00 h=8'], EU, 'none'] as Case),
    'breaks are not checked, and the screens say so at the top',
  ],
  [
    ...([
      '42',
      'a contract of 20 hours, a day off and 16 hours',
      ['Ana 2026-11-23 00:00-24:00 off', ...daily('2026-11-24', 2, '08:00-16:00')],
      limited(20),
      'none',
    ] as Case),
    'by the planner’s own reckoning they are 20 of 20 hours; "Who can work this?" credits leave',
  ],
];

test.each(OTHERWISE)('case %s, otherwise: %s', (_id, _what, rows, given, found) => check(rows, given, found));
