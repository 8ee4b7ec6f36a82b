/** Rosters that keep every rule, and in them planted breaches: each is found once with its rows, and nothing else is found. */
import fc from 'fast-check';
import type {
  NamedTaken,
  PersonLimits,
  PlanningFacts,
  RuleName,
  RuleNumbers,
} from '../../../src/core/planning/plan';
import { plannerOf } from './plans';
import { inRows, MONDAY, rowsOf, schedule, sorted, type Planned } from './rosters';

const PEOPLE = 40;
const WEEKS = 4;
const HOUR = 60;
const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4];

const NUMBERS: Required<RuleNumbers> = {
  restHours: 11,
  dayHours: 10,
  weekHours: 40,
  averageHours: 34,
  averageWeeks: 2,
  daysInARow: 6,
};

/** 20 hours in each week: a shift of 4 hours on each day from Monday to Friday, that begins between 10:00 and 12:00. */
const roster = fc
  .array(fc.constantFrom(10, 10.5, 11.25, 12), { minLength: PEOPLE, maxLength: PEOPLE })
  .map((starts) =>
    starts.flatMap((start, at) =>
      Array.from({ length: WEEKS }, (_, week) =>
        MONDAY_TO_FRIDAY.map((weekday): Planned => ({
          person: at + 1,
          day: week * 7 + weekday,
          from: (start + ((week + weekday) % 3) / 4) * HOUR,
          minutes: 4 * HOUR,
          department: 'Kitchen',
        })),
      ).flat(),
    ),
  );

/** The shifts of one person that a plant may change, from Monday to Friday. */
interface Ground {
  readonly week: readonly Planned[];
  readonly nextWeek: readonly Planned[];
}

interface Planted {
  /** Shifts in place of others. */
  readonly changed?: ReadonlyMap<Planned, Planned>;
  readonly added?: readonly Planned[];
  readonly limits?: Partial<PersonLimits>;
  readonly taken?: Omit<NamedTaken, 'personId'>;
  readonly isNotScheduled?: true;
  /** The shifts that break the rule; `day`: the day of the breach, if it is not the last shift's. */
  readonly broken: readonly (readonly Planned[])[];
  readonly day?: number;
}

interface Plant {
  readonly rule: RuleName;
  readonly plant: (ground: Ground) => Planted;
}

/** The shifts break the rule together, once each is changed. */
function changing(shifts: readonly Planned[], change: Partial<Planned>): Planted {
  const changed = new Map(shifts.map((shift) => [shift, { ...shift, ...change }]));
  return { changed, broken: [[...changed.values()]] };
}

function shiftOn({ week }: Ground, weekday: number): Planned {
  const shift = week[weekday];
  if (!shift) throw new Error(`no shift on weekday ${weekday}`);
  return shift;
}

const PLANTS: readonly Plant[] = [
  {
    rule: 'same-block',
    plant: (ground) => {
      const shift = shiftOn(ground, 1);
      const added = { ...shift };
      return { added: [added], broken: [[shift, added]] };
    },
  },
  {
    rule: 'double-booked',
    plant: (ground) => {
      const shift = shiftOn(ground, 2);
      const added = { ...shift, from: shift.from + 3 * HOUR, department: 'Bar' };
      return { added: [added], broken: [[shift, added]] };
    },
  },
  {
    rule: 'on-time-off',
    plant: (ground) => {
      const shift = shiftOn(ground, 0);
      const added = { ...shift, from: 0, minutes: 2 * HOUR, isTimeOff: true };
      return { added: [added], broken: [[shift, added]] };
    },
  },
  {
    rule: 'on-time-off',
    plant: (ground) => {
      // Two days from Friday on: Friday and the next Monday.
      const [friday, monday] = [shiftOn(ground, 4), ground.nextWeek[0]!];
      const taken = {
        firstDay: MONDAY + friday.day,
        amount: -2,
        index: 0,
        account: 'Vacation',
        where: 'row 2',
      };
      return { taken, broken: [[friday], [monday]] };
    },
  },
  {
    rule: 'short-rest',
    plant: (ground) => {
      const [early, next] = [shiftOn(ground, 2), shiftOn(ground, 3)];
      const late = { ...early, from: next.from + 15 * HOUR - early.minutes };
      return { changed: new Map([[early, late]]), broken: [[late, next]] };
    },
  },
  {
    rule: 'day-hours',
    plant: (ground) => changing([shiftOn(ground, 1)], { hours: 10.25 }),
  },
  {
    rule: 'long-shift',
    plant: (ground) => changing([shiftOn(ground, 4)], { minutes: 17 * HOUR, hours: 4 }),
  },
  {
    rule: 'days-in-a-row',
    plant: (ground) => {
      const { week, nextWeek } = ground;
      const friday = shiftOn(ground, 4);
      const added = [1, 2].map((days) => ({ ...friday, day: friday.day + days }));
      return { added, broken: [[...week, ...added, ...nextWeek]], day: shiftOn(ground, 0).day + 6 };
    },
  },
  {
    rule: 'week-hours',
    plant: ({ week }) => changing(week, { hours: 8.25 }),
  },
  {
    rule: 'week-hours',
    plant: (ground) => {
      const saturday = { ...shiftOn(ground, 4), day: shiftOn(ground, 4).day + 1, hours: 0.5 };
      return { limits: { weekHours: 20 }, added: [saturday], broken: [[...ground.week, saturday]] };
    },
  },
  {
    rule: 'average-hours',
    plant: ({ week, nextWeek }) => changing([...week, ...nextWeek], { hours: 7 }),
  },
  {
    rule: 'not-qualified',
    plant: (ground) => changing([shiftOn(ground, 3)], { department: 'Bar' }),
  },
  {
    rule: 'do-not-schedule',
    plant: ({ week }) => ({ isNotScheduled: true, broken: week.map((shift) => [shift]) }),
  },
  {
    rule: 'not-available',
    plant: (ground) => {
      const added = { ...shiftOn(ground, 4), day: shiftOn(ground, 4).day + 2 };
      const days = [...MONDAY_TO_FRIDAY, 5].map(() => 'always' as const);
      return { added: [added], limits: { days: [...days, 'never'] }, broken: [[added]] };
    },
  },
];

/** Plants breaches, each among the shifts of another person. Returns what is found, and what was planted. */
function harvest(clean: readonly Planned[], plants: readonly Plant[], firstPerson = 1, week = 1) {
  let blocks = [...clean];
  const facts: {
    taken: NamedTaken[];
    notScheduled: Set<string>;
    limits: Map<string, PersonLimits>;
    qualified: PlanningFacts['qualified'];
  } = {
    taken: [],
    notScheduled: new Set(),
    limits: new Map(),
    qualified: {
      asked: new Set(['departments']),
      items: new Map(
        Array.from({ length: PEOPLE }, (_, at) => {
          // Who is planted with an overlap works in both departments.
          const isBoth = plants[at + 1 - firstPerson]?.rule === 'double-booked';
          return [`${at + 1}`, new Set(isBoth ? ['d1', 'd2'] : ['d1'])];
        }),
      ),
    },
  };
  const planted = plants.map(({ rule, plant }, nth) => {
    const person = firstPerson + nth;
    // The whole roster of a person who must not be scheduled is one week.
    if (rule === 'do-not-schedule')
      blocks = blocks.filter((block) => block.person !== person || isIn(block, week));
    const own = blocks.filter((block) => block.person === person);
    const ground: Ground = {
      week: own.filter((block) => isIn(block, week)),
      nextWeek: own.filter((block) => isIn(block, week + 1)),
    };
    const made = plant(ground);
    blocks = blocks.map((block) => made.changed?.get(block) ?? block);
    blocks.push(...(made.added ?? []));
    if (made.limits) facts.limits.set(`${person}`, { weekHours: undefined, days: [], ...made.limits });
    if (made.taken) facts.taken.push({ ...made.taken, personId: `${person}` });
    if (made.isNotScheduled) facts.notScheduled.add(`${person}`);
    return { rule, person, made };
  });
  const expected = planted.flatMap(({ rule, person, made: { broken, day } }) =>
    broken.map((shifts) => ({
      rule,
      personId: `${person}`,
      day: MONDAY + (day ?? Math.max(...shifts.map((shift) => shift.day))),
      rows: shifts.map((shift) => blocks.indexOf(shift)).sort((one, other) => one - other),
    })),
  );
  const { breaches } = plannerOf(schedule, rowsOf(blocks), { numbers: NUMBERS, facts });
  return { found: sorted(breaches.map(inRows)), expected: sorted(expected) };
}

function isIn({ day }: Planned, week: number): boolean {
  return Math.floor(day / 7) === week;
}

test('nothing is found in rosters that keep every rule', () => {
  fc.assert(
    fc.property(roster, (clean) => {
      expect(harvest(clean, []).found).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test.each(PLANTS.map((plant, nth) => [plant.rule, nth + 1, plant] as const))(
  '%s (plant %d) is found once with exactly its rows, and nothing else',
  (_, __, plant) => {
    fc.assert(
      fc.property(roster, fc.integer({ min: 1, max: PEOPLE }), fc.nat(WEEKS - 2), (clean, person, week) => {
        const { found, expected } = harvest(clean, [plant], person, week);
        expect(found).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  },
);

test('several planted breaches are each found once, and nothing else', () => {
  expect(new Set(PLANTS.map(({ rule }) => rule)).size).toBe(12);
  fc.assert(
    fc.property(
      roster,
      fc.array(fc.constantFrom(...PLANTS), { minLength: 2, maxLength: PEOPLE, size: 'max' }),
      fc.nat(WEEKS - 2),
      (clean, plants, week) => {
        const { found, expected } = harvest(clean, plants, 1, week);
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});
