/** Who is missing or too many in each hour, over all places. The second count goes minute by minute and adds people one by one. */
import fc from 'fast-check';
import { MINUTES_A_DAY } from '../../../src/core/calendar/days';
import type { PlacedShift } from '../../../src/core/need/count-needs';
import type { Need } from '../../../src/core/need/need';
import { shortByHour } from '../../../src/core/need/short-by-hour';
import { MONDAY, needsOf, row, shift } from './needs';
import {
  fits,
  minutesOf,
  needsOfWishes,
  plan,
  RUNS,
  SPAN,
  wanted,
  wishesByDay,
  type Wish,
} from './random-plans';

const KITCHEN = { department: 'Kitchen' };
const TERRACE = { department: 'Bar', area: 'Terrace' };
const TILL = { department: 'Bar', task: 'Till' };

/** The hours of Monday at which people are wanted, as `9: -2` or `9: +1`; `9: 0` if all are there. */
function monday(needs: readonly Need[], work: readonly PlacedShift[] = []): string {
  const hours = shortByHour({ needs, holidays: new Map() }, work, { first: MONDAY, after: MONDAY + 1 });
  expect(hours).toHaveLength(24);
  return hours
    .flatMap((found, hour) => {
      if (!found) return [];
      const by = found.over - found.short;
      return [`${hour}: ${by > 0 ? '+' : ''}${by}`];
    })
    .join(', ');
}

test('in one place the need for the most people counts, and different places are added', () => {
  const bar = [row('Mon', '9-12', 1), row('Mon', '10-11', 3)];
  expect(monday(needsOf(...bar))).toBe('9: -1, 10: -3, 11: -1');
  expect(monday(needsOf(...bar, row('Mon', '11-12', 2, KITCHEN)))).toBe('9: -1, 10: -3, 11: -3');
});

test('a person who is missing in a place is missing in all places that it is in, and counts once', () => {
  const within = [row('Mon', '9-10', 1, TERRACE), row('Mon', '9-10', 1, TILL)];
  expect(monday(needsOf(row('Mon', '9-10', 1), ...within))).toBe('9: -2');
  expect(monday(needsOf(row('Mon', '9-10', 3), ...within))).toBe('9: -3');
  const anyTerrace = row('Mon', '9-10', 1, { area: 'Terrace' });
  expect(monday(needsOf(row('Mon', '9-10', 1, TERRACE), anyTerrace))).toBe('9: -1');
});

test('somebody too many in one place is no help in another one', () => {
  const needs = needsOf(row('Mon', '9-11', 1), row('Mon', '9-10', 1, KITCHEN));
  const work = [shift('1', 0, '9-11'), shift('2', 0, '9-11')];
  expect(monday(needs, work)).toBe('9: -1, 10: +1');
});

test('those are too many who could go without anybody missing', () => {
  const needs = needsOf(row('Mon', '9-10', 1), row('Mon', '9-10', 2, TERRACE));
  const onTerrace = ['1', '2'].map((person) => shift(person, 0, '9-10', TERRACE));
  expect(monday(needs, onTerrace)).toBe('9: 0');
  expect(monday(needs, [...onTerrace, shift('3', 0, '9-10')])).toBe('9: +1');
});

test('the worst minute of an hour counts, also if people overlap when they take turns', () => {
  const needs = needsOf(row('Mon', '9-12', 1));
  const turns = [shift('1', 0, '9-10:30'), shift('2', 0, '10:15-11:59')];
  expect(monday(needs, turns)).toBe('9: 0, 10: 0, 11: -1');
});

test('the end of a night is in the hours of the next day', () => {
  expect(monday(needsOf(row('Sun, Mon', '22-1', 2)), [shift('1', -1, '22-6')])).toBe('0: -1, 22: -2, 23: -2');
});

test('a person counts once, open shifts do not count, and 0 people may be wanted', () => {
  const work = [shift('1', 0, '9-10'), shift('1', 0, '9-10'), shift('0', 0, '9-10')];
  expect(monday(needsOf(row('Mon', '9-10', 2)), work)).toBe('9: -1');
  expect(monday(needsOf(row('7 Dec 2026', '9-10', 0)), work)).toBe('9: +1');
});

test('all missing minutes are counted', () => {
  const needs = needsOf(row('Mon', '9:15-10', 2));
  const [hour] = shortByHour({ needs, holidays: new Map() }, [shift('1', 0, '9-9:30')], {
    first: MONDAY,
    after: MONDAY + 1,
  }).slice(9);
  expect(hour).toEqual({ short: 2, over: 0, shortMinutes: 15 + 2 * 30 });
});

interface Minute {
  readonly short: number;
  readonly over: number;
}

/** Adds people at one minute until nobody is missing; or, from nobody on, the people who are needed, and compares. */
function naiveMinute(wishes: readonly Wish[], there: readonly PlacedShift[]): Minute {
  const people = (at: readonly PlacedShift[], { place }: Wish) =>
    new Set(at.filter((one) => fits(one, place)).map(({ personId }) => personId)).size;
  const narrowFirst = [...wishes].sort(
    (one, other) => Object.keys(other.place).length - Object.keys(one.place).length,
  );
  const fill = (begin: readonly PlacedShift[]): PlacedShift[] => {
    const all = [...begin];
    for (const each of narrowFirst)
      while (people(all, each) < each.heads)
        all.push({ ...shift(`added ${all.length}`, 0, '0-1'), department: '', ...each.place });
    return all;
  };
  const short = fill(there).length - there.length;
  if (short > 0) return { short, over: 0 };
  const least = fill([]);
  const contains = (outer: Wish, inner: Wish) =>
    Object.entries(outer.place).every(([key, label]) => inner.place[key] === label);
  const outermost = wishes.filter((each) =>
    wishes.every((other) => !contains(other, each) || contains(each, other)),
  );
  const places = new Map(outermost.map((each) => [JSON.stringify(each.place), each]));
  const over = [...places.values()].map((each) => Math.max(0, people(there, each) - people(least, each)));
  return { short: 0, over: over.reduce((sum, one) => sum + one, 0) };
}

/** The hours of the days after the first one, so that its nights are known. */
function naiveHours(wishes: readonly Wish[], work: readonly PlacedShift[]) {
  const held = wishesByDay(wishes).map(({ day, each }) => ({
    day: day * MINUTES_A_DAY,
    each,
    ...minutesOf(each),
  }));
  const people = work.filter(({ personId }) => personId !== '0');
  const hours = [];
  for (let start = (SPAN.first + 1) * MINUTES_A_DAY; start < SPAN.after * MINUTES_A_DAY; start += 60) {
    const minutes: Minute[] = [];
    for (let minute = start; minute < start + 60; minute += 1) {
      const now = held.filter(({ day, first, last }) => minute >= day + first && minute <= day + last);
      const there = people.filter((one) => one.start <= minute && minute < one.end);
      if (now.length > 0)
        minutes.push(
          naiveMinute(
            now.map(({ each }) => each),
            there,
          ),
        );
    }
    const short = Math.max(0, ...minutes.map((each) => each.short));
    const over = short > 0 ? 0 : Math.min(...minutes.map((each) => each.over));
    const shortMinutes = minutes.reduce((sum, each) => sum + each.short, 0);
    hours.push(minutes.length === 0 ? null : { short, over, shortMinutes });
  }
  return hours;
}

test('the hours of random plans are those of a count minute by minute, in which people are added one by one', () => {
  const seen = { short: 0, over: 0, several: 0 };
  fc.assert(
    fc.property(plan, ({ wishes, work }) => {
      const hours = naiveHours(wishes, work);
      const found = shortByHour(wanted(needsOfWishes(wishes)), work, {
        first: SPAN.first + 1,
        after: SPAN.after,
      });
      // Only numbers are compared: `expect` is slow for so many hours.
      if (JSON.stringify(found.map((each) => each ?? null)) !== JSON.stringify(hours))
        expect(found.map((each) => each ?? null)).toEqual(hours);
      for (const each of hours) {
        if (each && each.short > 0) seen.short += 1;
        if (each && each.over > 0) seen.over += 1;
        if (each && each.short > 3) seen.several += 1;
      }
    }),
    { ...RUNS, numRuns: RUNS.numRuns / 5 },
  );
  for (const [what, count] of Object.entries(seen)) expect([what, count > 15 || count]).toEqual([what, true]);
});
