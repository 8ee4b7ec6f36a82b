/** The rules and a second, naive checker find the same in random rosters; and an edit leads to what a new check finds. */
import fc from 'fast-check';
import type { ClockGap } from '../../../src/core/calendar/clock-changes';
import type { TrackedRow } from '../../../src/core/changes/row';
import type { Availability, PlanningFacts, RuleName, RuleNumbers } from '../../../src/core/planning/breach';
import type { BreachIndex } from '../../../src/core/planning/breach-index';
import { breachesIf } from '../../../src/core/planning/proposed';
import { breachesOf } from '../../../src/core/planning/rules/rules';
import { LEAVE_COUNTS } from '../../../src/core/shifts/leave-days';
import { atOnce, MOST_AT_ONCE } from '../../../src/core/slices';
import { naiveBreaches } from './naive';
import { breachIndexOf } from './plans';
import {
  indexesOf,
  inRows,
  MONDAY,
  plainBlock,
  rowOf,
  rowsOf,
  schedule,
  sorted,
  template,
  type Planned,
} from './rosters';

const PEOPLE = 6;
const DAYS = 21;
const HOUR = 60;

/** Few times and lengths, so that blocks often overlap, touch, or are the same; nights, and blocks of more than a day. */
const block = fc.record({
  person: fc.nat(PEOPLE),
  day: fc.nat(DAYS - 1),
  from: fc.constantFrom(0, 6, 8, 9, 12.25, 14, 18, 22).map((hours) => hours * HOUR),
  minutes: fc.constantFrom(2, 3.75, 4, 6, 8, 8, 10, 12, 16, 16.25, 24, 31).map((hours) => hours * HOUR),
  hours: fc.constantFrom(undefined, undefined, undefined, 0, 7.1, 12.05),
  isTimeOff: fc.nat(9).map((nth) => nth === 0),
  department: fc.constantFrom(undefined, 'Kitchen', 'Bar'),
  task: fc.constantFrom(undefined, undefined, 'Cook', 'Serve'),
  notes: fc.constantFrom(undefined, undefined, undefined, 'till'),
}) as fc.Arbitrary<Planned>;

/** Some of the blocks are there again. */
const roster = fc
  .record({
    people: fc.integer({ min: 1, max: PEOPLE }),
    blocks: fc.array(block, { maxLength: 70, size: 'max' }),
    again: fc.array(fc.nat(69), { maxLength: 4 }),
  })
  .map(({ people, blocks, again }) => {
    const own = blocks.map((each) => ({ ...each, person: each.person % (people + 1) }));
    return [...own, ...again.flatMap((at) => own[at] ?? [])];
  });

const maybe = (...numbers: number[]) => fc.constantFrom(undefined, ...numbers);
const numbers: fc.Arbitrary<RuleNumbers> = fc.record({
  restHours: maybe(8, 11, 12.25),
  dayHours: maybe(6, 8, 14.2),
  weekHours: maybe(16, 24, 38.3),
  averageHours: maybe(7.1, 12, 24.1),
  averageWeeks: maybe(1, 2, 3),
  daysInARow: maybe(1, 2, 4),
  weeklyRestHours: maybe(24, 35, 48, 60),
  weeklyRestDays: maybe(7, 14),
  minorUnder: maybe(18, 18),
  minorDayHours: maybe(6, 8),
  minorWeekHours: maybe(16, 30),
  minorNotAfter: maybe(20, 22),
  minorNotBefore: maybe(5, 6),
});

const person = fc.integer({ min: 1, max: PEOPLE }).map(String);
const available = fc.constantFrom<(Availability | undefined)[]>(
  'always',
  undefined,
  'never',
  [{ from: 6 * HOUR, until: 18 * HOUR }],
  [
    { from: 0, until: 10 * HOUR },
    { from: 12 * HOUR, until: 24 * HOUR },
  ],
  [{ from: 18 * HOUR, until: 32 * HOUR }],
  [{ from: 8 * HOUR, until: 24 * HOUR }],
  [{ from: 9 * HOUR, until: 33 * HOUR }],
);
const daysOffIn = fc
  .tuple(fc.integer({ min: MONDAY - 2, max: MONDAY + DAYS }), fc.constantFrom(1, 3, Infinity))
  .map(([first, count]) => ({ first, after: first + count }));
const limits = fc.record({
  weekHours: maybe(0, 20, 30),
  days: fc.array(available, { minLength: 7, maxLength: 7 }),
  notOn: fc.array(daysOffIn, { maxLength: 1 }),
});
const taken = fc.record({
  personId: person,
  firstDay: fc.integer({ min: MONDAY - 9, max: MONDAY + DAYS }),
  amount: fc.constantFrom(-0.5, -1, -2, -3, -7),
  index: fc.nat(99),
  account: fc.constant('Vacation'),
  where: fc.constant('Time Off, row 2'),
});
/** Who is born on this day becomes 18 on the first Monday. */
const GROWN = 39_775;
/** A person who works on no day is one whose days are not known. */
const ownDays = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
const setOf = <Item>(items: fc.Arbitrary<Item>, maxLength: number) =>
  fc.array(items, { maxLength }).map((all): ReadonlySet<Item> => new Set(all));
const facts: fc.Arbitrary<PlanningFacts> = fc.record({
  daysOff: fc.array(taken, { maxLength: 4 }),
  counting: fc.record({
    by: fc.constantFrom(...LEAVE_COUNTS),
    ownDays: fc.array(fc.tuple(person, ownDays), { maxLength: 2 }).map((all) => new Map(all)),
  }),
  notScheduled: setOf(person, 1),
  qualified: fc.option(
    fc.record({
      asked: setOf(fc.constantFrom('departments' as const, 'tasks' as const), 2),
      items: fc
        .array(fc.tuple(person, setOf(fc.constantFrom('d1', 'd2', 't1', 't2'), 4)), { maxLength: PEOPLE })
        .map((all) => new Map(all)),
    }),
    { nil: undefined },
  ),
  birthdays: fc
    .array(fc.tuple(person, fc.integer({ min: GROWN - 12, max: GROWN + DAYS + 3 })), { maxLength: 3 })
    .map((all) => new Map(all)),
  limits: fc.array(fc.tuple(person, limits), { maxLength: 3 }).map((all) => new Map(all)),
});

/** Clocks change on the second Sunday, at 3:00 or at 2:00. */
const CHANGE = (MONDAY + 13) * 24 * HOUR;
const goesBack: ClockGap = (start, end) => (start < CHANGE + 3 * HOUR && end >= CHANGE + 3 * HOUR ? HOUR : 0);
const goesForward: ClockGap = (start, end) =>
  start < CHANGE + 2 * HOUR && end >= CHANGE + 2 * HOUR ? -HOUR : 0;

const given = fc.record({
  numbers,
  off: fc.array(fc.constantFrom<RuleName>('same-block', 'double-booked', 'short-rest', 'not-available'), {
    maxLength: 1,
  }),
  facts,
  weekStart: fc.nat(6),
  cutsWeeks: fc.boolean(),
  clockGap: fc.constantFrom<ClockGap>(() => 0, goesBack, goesForward),
});

test('both checkers find the same breaches with the same rows in 1,000 rosters', () => {
  const found = new Map<RuleName, number>();
  fc.assert(
    fc.property(roster, given, fc.nat(9), (blocks, rules, nth) => {
      const entity = nth === 0 ? template : schedule;
      const breachIndex = breachIndexOf(entity, rowsOf(blocks), rules);
      const breaches = breachIndex.breaches.map((each) => inRows(each, breachIndex.rowOf));
      for (const { rule } of breaches) found.set(rule, (found.get(rule) ?? 0) + 1);
      const naive = naiveBreaches(blocks.map(plainBlock), {
        rules: {
          numbers: rules.numbers,
          withNumbers: [],
          off: new Set(rules.off),
          cutsWeeks: rules.cutsWeeks,
        },
        facts: rules.facts,
        weekStart: rules.weekStart,
        clockGap: rules.clockGap,
        takesPlace: nth !== 0,
      });
      expect(sorted(breaches)).toEqual(sorted(naive));
    }),
    { numRuns: 1000, seed: 1 },
  );
  // Each rule was broken often enough to prove something.
  expect(found.size).toBe(14);
  expect(Math.min(...found.values())).toBeGreaterThan(100);
});

test('a proposal has the breaches of the whole plan that have an added block, whatever the rules leave out', () => {
  let found = 0;
  fc.assert(
    fc.property(roster, given, fc.array(block, { minLength: 1, maxLength: 3 }), (blocks, rules, proposed) => {
      const breachIndex = breachIndexOf(schedule, rowsOf(blocks), rules);
      const added = proposed.flatMap(
        (each) => breachIndex.blockIn(rowOf({ ...each, person: 1 }, 'new', 0)) ?? [],
      );
      const whole = breachesOf([...breachIndex.blocksOf('1'), ...added], breachIndex.input);
      const withAdded = whole.filter((each) => each.blocks.some((one) => added.includes(one)));
      expect(breachesIf(breachIndex, '1', added)).toEqual(withAdded);
      found += withAdded.length;
    }),
    { numRuns: 300, seed: 1 },
  );
  expect(found).toBeGreaterThan(300);
});

type Edit =
  | { readonly what: 'change' | 'insert'; readonly at: number; readonly block: Planned }
  | { readonly what: 'delete' | 'gone' | 'copy id' | 'move up'; readonly at: number }
  | { readonly what: 'reverse' };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ what: fc.constantFrom('change' as const, 'insert' as const), at: fc.nat(99), block }),
  fc.record({
    what: fc.constantFrom('delete' as const, 'gone' as const, 'copy id' as const, 'move up' as const),
    at: fc.nat(99),
  }),
  fc.constant({ what: 'reverse' as const }),
);

let made = 0;

function edited(rows: readonly TrackedRow[], act: Edit): TrackedRow[] {
  const next = [...rows];
  if (act.what === 'reverse') next.reverse();
  else {
    const at = act.at % Math.max(1, rows.length);
    const old = rows[at];
    if (act.what === 'insert') next.splice(at, 0, rowOf(act.block, `new ${(made += 1)}`, at));
    else if (!old) return next;
    else if (act.what === 'change') next[at] = { ...old, cells: rowOf(act.block, '', 0).cells };
    else if (act.what === 'delete') next.splice(at, 1);
    else if (act.what === 'gone') next[at] = { ...old, change: 'gone' };
    else if (act.what === 'copy id') next[at] = { ...old, id: rows[0]?.id ?? '' };
    else next.unshift(...next.splice(at, 1));
  }
  return next.map((row, index) => ({ ...row, index }));
}

/** Everything that an index knows, in one order. */
function known(breachIndex: BreachIndex) {
  const breaches = breachIndex.breaches.map((found) =>
    JSON.stringify({ ...inRows(found, breachIndex.rowOf), facts: found.facts }),
  );
  const people = [...breachIndex.people].map((id) => {
    return `${id}: ${indexesOf(breachIndex.blocksOf(id), breachIndex.rowOf).join(' ')}`;
  });
  return { breaches: breaches.sort(), people: people.sort() };
}

test('after edits, an updated plan is the same as a new one', () => {
  fc.assert(
    fc.property(roster, given, fc.array(edit, { minLength: 1, maxLength: 6 }), (blocks, rules, edits) => {
      let rows = rowsOf(blocks);
      const breachIndex = breachIndexOf(schedule, rows, rules);
      for (const act of edits) {
        rows = edited(rows, act);
        breachIndex.update(rows);
        expect(known(breachIndex)).toEqual(known(breachIndexOf(schedule, rows, rules)));
      }
    }),
    { numRuns: 150, seed: 1 },
  );
});

test('a check in slices that ends early or is overtaken by an edit leaves nobody out', () => {
  const twice: Planned[] = Array.from({ length: 3 * MOST_AT_ONCE }, (_, person) => person + 1).flatMap(
    (person) => [9, 10].map((hour) => ({ person, day: 1, from: hour * HOUR, minutes: 8 * HOUR })),
  );
  const rows = rowsOf(twice);
  const fresh = known(breachIndexOf(schedule, rows));
  expect(fresh.breaches.length).toBeGreaterThan(MOST_AT_ONCE);
  const half = breachIndexOf(schedule, []);
  expect(half.updating(rows).next().done).toBe(false);
  half.update(rows);
  expect(known(half)).toEqual(fresh);

  const later = rowsOf(twice.slice(1));
  const steps = [...breachIndexOf(schedule, []).updating(rows)].length;
  expect(steps).toBeGreaterThan(5);
  for (let before = 1; before <= steps; before += 1) {
    const overtaken = breachIndexOf(schedule, []);
    const work = overtaken.updating(rows);
    for (let step = 0; step < before; step += 1) work.next();
    overtaken.update(later);
    expect(known(overtaken)).toEqual(known(breachIndexOf(schedule, later)));
    atOnce(work);
    expect(known(overtaken)).toEqual(known(breachIndexOf(schedule, later)));
  }
});

test('an update that ends although a later one was given up has its own rows', () => {
  const rowsFrom = (hour: number) =>
    // More rows than are read between two pauses.
    rowsOf(
      Array.from({ length: 2 * MOST_AT_ONCE }, (_, day) => ({
        person: 1,
        day,
        from: hour * HOUR,
        minutes: 30 * HOUR,
      })),
    );
  const rows = rowsFrom(9);
  const breachIndex = breachIndexOf(schedule, []);
  const work = breachIndex.updating(rows);
  expect(work.next().done).toBe(false);
  expect(breachIndex.updating(rowsFrom(10)).next().done).toBe(false);
  atOnce(work);
  expect(known(breachIndex)).toEqual(known(breachIndexOf(schedule, rows)));
});
