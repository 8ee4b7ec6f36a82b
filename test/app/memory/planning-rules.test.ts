import { PlanningRules } from '../../../src/app/memory/planning-rules';
import { accept } from '../../../src/app/planning/accept';
import type { Clock } from '../../../src/app/ports/ports';
import { acceptanceKey } from '../../../src/core/planning/acceptance';
import type { Availability, PlanningFacts, RuleNumbers } from '../../../src/core/planning/breach';
import { breachIndexOf } from '../../core/planning/plans';
import { MONDAY, rowsOf, schedule, type Planned } from '../../core/planning/rosters';
import { memoryOf } from './kept-memory';

const HOUR = 60;
const shift = (from: number, more: Partial<Planned> = {}): Planned => ({
  person: 1,
  day: 0,
  from: from * HOUR,
  minutes: 8 * HOUR,
  ...more,
});

interface Plan {
  readonly blocks?: readonly Planned[];
  readonly numbers?: RuleNumbers;
  readonly facts?: Partial<PlanningFacts>;
}

/** The breaches of one rule. */
const breaches = (rule: string, { blocks = [shift(9)], numbers = {}, facts = {} }: Plan) =>
  breachIndexOf(schedule, rowsOf(blocks), { numbers, facts }).breaches.filter((found) => found.rule === rule);

const daysOff = (amount: number, account: string) => ({
  daysOff: [{ index: 0, personId: '1', firstDay: MONDAY, amount, account, where: 'Time Off, row 2' }],
});
const times = (monday: Availability) => ({
  limits: new Map([
    ['1', { weekHours: undefined, days: [monday, ...Array.from({ length: 6 }, () => 'always' as const)] }],
  ]),
});
const contract = (weekHours: number) => ({
  limits: new Map([['1', { weekHours, days: Array.from({ length: 7 }, () => 'always' as const) }]]),
});
const worked = (hours: number) => [shift(0, { hours: 8 }), shift(12, { hours: hours - 8 })];
const restBefore = (hour: number) => [shift(14), shift(hour, { day: 1 })];
const off = { ...shift(9), isTimeOff: true };

/** Shifts on all days of three weeks. */
const everyDay = Array.from({ length: 21 }, (_, day) => shift(9, { day }));
const young = { birthdays: new Map([['1', MONDAY - 17 * 365]]) };

/** What is accepted, what is at most as much, and what is more. */
const CASES: readonly (readonly [
  what: string,
  rule: string,
  accepted: Plan,
  stays: readonly Plan[],
  asks: readonly Plan[],
])[] = [
  [
    'H15: hours of a day',
    'day-hours',
    { blocks: worked(16), numbers: { dayHours: 15 } },
    [
      { blocks: worked(15.5), numbers: { dayHours: 15 } },
      { blocks: worked(16), numbers: { dayHours: 15.5 } },
    ],
    [
      { blocks: worked(48), numbers: { dayHours: 15 } },
      { blocks: worked(16), numbers: { dayHours: 4 } },
    ],
  ],
  [
    'H15: hours of a week',
    'week-hours',
    { blocks: worked(16), numbers: { weekHours: 15 } },
    [{ blocks: worked(15.5), numbers: { weekHours: 15 } }],
    [
      { blocks: worked(48), numbers: { weekHours: 15 } },
      { blocks: worked(16), facts: contract(4) },
    ],
  ],
  [
    'H15: hours on average',
    'average-hours',
    { blocks: worked(16), numbers: { averageHours: 3, averageWeeks: 4 } },
    [{ blocks: worked(14), numbers: { averageHours: 3, averageWeeks: 4 } }],
    [
      { blocks: worked(48), numbers: { averageHours: 3, averageWeeks: 4 } },
      { blocks: worked(16), numbers: { averageHours: 2, averageWeeks: 4 } },
      { blocks: worked(16), numbers: { averageHours: 3, averageWeeks: 5 } },
    ],
  ],
  [
    'H15: rest',
    'short-rest',
    { blocks: restBefore(6), numbers: { restHours: 11 } },
    [{ blocks: restBefore(6), numbers: { restHours: 10 } }],
    [{ blocks: restBefore(6), numbers: { restHours: 12 } }],
  ],
  [
    'H15: days in a row',
    'days-in-a-row',
    { blocks: [0, 1, 2].map((day) => shift(9, { day })), numbers: { daysInARow: 2 } },
    [],
    [{ blocks: [0, 1, 2].map((day) => shift(9, { day })), numbers: { daysInARow: 1 } }],
  ],
  [
    'weekly rest',
    'weekly-rest',
    { blocks: everyDay, numbers: { weeklyRestHours: 35 } },
    [{ blocks: everyDay, numbers: { weeklyRestHours: 30 } }],
    [
      { blocks: everyDay, numbers: { weeklyRestHours: 36 } },
      { blocks: everyDay, numbers: { weeklyRestHours: 35, weeklyRestDays: 14 } },
    ],
  ],
  [
    'hours of young people',
    'minor',
    { numbers: { minorUnder: 18, minorDayHours: 6 }, facts: young },
    [{ numbers: { minorUnder: 18, minorDayHours: 7 }, facts: young }],
    [
      { numbers: { minorUnder: 18, minorDayHours: 5 }, facts: young },
      { numbers: { minorUnder: 18, minorWeekHours: 6 }, facts: young },
      { numbers: { minorUnder: 18, minorNotBefore: 10 }, facts: young },
    ],
  ],
  [
    'H16: days that a transaction takes',
    'on-time-off',
    { facts: daysOff(-2, 'Vacation') },
    [{ facts: daysOff(-1, 'Vacation') }],
    [{ facts: daysOff(-5, 'Vacation') }, { facts: daysOff(-2, 'Sick leave') }],
  ],
  [
    'H16: a block of time off',
    'on-time-off',
    { blocks: [shift(9), off] },
    [{ blocks: [off, shift(9)] }],
    [{ blocks: [shift(9), { ...off, reason: 'Sick leave' }] }],
  ],
  [
    'H15: times of the person',
    'not-available',
    { facts: times([{ from: 600, until: 1020 }]) },
    [],
    [{ facts: times('never') }, { facts: times([{ from: 660, until: 1020 }]) }],
  ],
];

const PORTS = {
  clock: { weekStart: 6 } as Clock,
  device: { get: () => undefined, set: () => undefined, remove: () => undefined },
};

test.each(CASES)(
  '%s: what is accepted holds for as much or less of the same, and asks again for more',
  async (_what, rule, accepted, stays, asks) => {
    const kept = memoryOf();
    const before = new PlanningRules(kept.memory, PORTS);
    const [found] = breaches(rule, accepted);
    if (!found) throw new Error('nothing is broken');
    await accept(before, found, 'agreed', 'Sue Miller');
    const rules = new PlanningRules(kept.memory, PORTS);
    await rules.load();
    const notes = (plan: Plan) => breaches(rule, plan).map((each) => rules.noteOf(each));
    expect([accepted, ...stays].map(notes)).toEqual([accepted, ...stays].map(() => ['agreed']));
    expect(asks.map(notes)).toEqual(asks.map(() => [undefined]));
    expect([
      rules.whoAccepted(found),
      asks.flatMap((plan) => breaches(rule, plan).map((each) => rules.whoAccepted(each))).join(''),
    ]).toEqual(['Sue Miller', '']);
    await accept(rules, found, undefined, 'Bob Hill');
    expect(rules.accepted.acceptedBy).toEqual({});
    expect(notes(accepted)).toEqual([undefined]);
  },
);

test('H15: a workbook of an older version opens; what it has accepted without its size is asked again', async () => {
  const [found] = breaches('day-hours', { blocks: worked(16), numbers: { dayHours: 15 } });
  if (!found) throw new Error('nothing is broken');
  const accepted = { [acceptanceKey(found)]: 'agreed' };
  const stored = { preset: 'own', numbers: { dayHours: 15 }, off: [], weekStart: 0, accepted };
  const kept = memoryOf(new Map([['planning', JSON.stringify(stored)]]));
  const rules = new PlanningRules(kept.memory, PORTS);
  await rules.load();
  expect(rules.chosen.numbers).toEqual({ dayHours: 15 });
  expect(rules.noteOf(found)).toBeUndefined();
});

test('numbers for young people hold beside those of a law', async () => {
  const rules = new PlanningRules(memoryOf().memory, PORTS);
  const numbers = { minorUnder: 18, minorNotAfter: 20, dayHours: 9 };
  await rules.choose({ ...rules.chosen, preset: 'us', numbers });
  expect(rules.chosen.numbers).toEqual({ weekHours: 40, minorUnder: 18, minorNotAfter: 20 });
});

test.each([
  ['a day beside a preset counts', { preset: 'eu', weekStart: 2 }, 2],
  ['a day without a preset was chosen by nobody: the region has it', { preset: 'none', weekStart: 2 }, 6],
] as const)('in a workbook of an older version, %s', async (_what, stored, weekStart) => {
  const older = { numbers: {}, off: [], accepted: {}, ...stored };
  const rules = new PlanningRules(memoryOf(new Map([['planning', JSON.stringify(older)]])).memory, PORTS);
  await rules.load();
  expect(rules.chosen.weekStart).toBe(weekStart);
});
