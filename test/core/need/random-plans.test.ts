/**
 * The counts of 1,000 random plans agree with a second count, which goes through the minutes one by one and knows only the sentences of
 * docs/scheduler/need.md. Gaps that are planted into a plan without gaps are found, and nothing else is.
 */
import fc from 'fast-check';
import { MINUTES_A_DAY } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import { countNeeds, type PlacedShift } from '../../../src/core/need/count-needs';
import { gapsIn, openShiftFor } from '../../../src/core/need/gaps';
import type { Need } from '../../../src/core/need/need';
import type { FieldCells } from '../../../src/core/table/record';
import {
  fits,
  minutesOf,
  needsOfWishes,
  plan,
  RUNS,
  SPAN,
  wanted,
  wish,
  wishesByDay,
  type Wish,
} from './random-plans';

interface Naive {
  readonly wish: number;
  readonly day: number;
  readonly whole: number;
  readonly least: number;
  readonly short: number;
  readonly over: number;
  readonly open: number;
  readonly unfilled: number;
}

/** The second count. */
function naiveCounts(wishes: readonly Wish[], work: readonly PlacedShift[]): Naive[] {
  return wishesByDay(wishes).map(({ day, each, at }) => {
    const { first, last } = minutesOf(each);
    const placed = work.filter((of) => fits(of, each.place));
    const opens = new Set<PlacedShift>();
    let everybody: Set<string> | undefined;
    let [least, leastFilled] = [Infinity, Infinity];
    for (let minute = day * MINUTES_A_DAY + first; minute <= day * MINUTES_A_DAY + last; minute += 1) {
      const there = placed.filter(({ start, end }) => start <= minute && minute < end);
      const people = new Set(there.map(({ personId }) => personId).filter((id) => id !== '0'));
      const open = there.filter(({ personId }) => personId === '0');
      for (const one of open) opens.add(one);
      everybody = new Set([...(everybody ?? people)].filter((id) => people.has(id)));
      least = Math.min(least, people.size);
      leastFilled = Math.min(leastFilled, people.size + open.length);
    }
    return {
      wish: at,
      day,
      whole: everybody?.size ?? 0,
      least,
      short: Math.max(0, each.heads - least),
      over: Math.max(0, least - each.heads),
      open: opens.size,
      unfilled: Math.max(0, each.heads - leastFilled),
    };
  });
}

const counted = (needs: readonly Need[], work: readonly PlacedShift[]): Naive[] =>
  countNeeds(wanted(needs), work, SPAN).map(({ need, day, whole, least, short, over, open, unfilled }) => ({
    wish: need.index,
    day,
    whole,
    least,
    short,
    over,
    open,
    unfilled,
  }));

/** Only numbers are compared: `expect` is slow for 1,000 plans. */
const same = (one: unknown, other: unknown) => {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
};

test('every figure of 1,000 plans is that of a count minute by minute', () => {
  const seen = { counts: 0, short: 0, over: 0, open: 0, unfilled: 0, halves: 0 };
  fc.assert(
    fc.property(plan, ({ wishes, work }) => {
      const naive = naiveCounts(wishes, work);
      same(counted(needsOfWishes(wishes), work), naive);
      seen.counts += naive.length;
      for (const each of naive) {
        for (const key of ['short', 'over', 'open', 'unfilled'] as const) if (each[key] > 0) seen[key] += 1;
        if (each.least > each.whole) seen.halves += 1;
      }
    }),
    RUNS,
  );
  // The plans have all that is counted.
  for (const [what, count] of Object.entries(seen)) expect([what, count > 15 || count]).toEqual([what, true]);
});

/** The shift of a row that was made. */
function shiftOf(cells: FieldCells): PlacedShift {
  const minute = (id: string) => Math.round(Number(cells[id]) * MINUTES_A_DAY);
  const [from, until] = [minute('Start'), minute('End')];
  const start = Number(cells['Date']) * MINUTES_A_DAY + from;
  const [department, area, task] = ['Department', 'Area', 'Task'].map((id) => String(cells[id]));
  return {
    personId: '0',
    start,
    end: start + (until <= from ? until + MINUTES_A_DAY : until) - from,
    department: department ?? '',
    area: area ?? '',
    task: task ?? '',
  };
}

const openFor = (needs: readonly Need[], work: readonly PlacedShift[]) =>
  gapsIn(wanted(needs), work, SPAN).map((gap) => openShiftFor(timeBlocks, gap));

test('once somebody has the open shifts that fill the gaps of 1,000 plans, nobody is missing; a second try adds nothing', () => {
  let added = 0;
  fc.assert(
    fc.property(plan, ({ wishes, work }) => {
      const needs = needsOfWishes(wishes);
      const open = openFor(needs, work).map(shiftOf);
      added += open.length;
      same(openFor(needs, [...work, ...open]), []);
      const taken = [...work, ...open].map((each, at) =>
        each.personId === '0' ? { ...each, personId: `new ${at}` } : each,
      );
      same(
        counted(needs, taken).filter(({ short }) => short > 0),
        [],
      );
    }),
    RUNS,
  );
  expect(added).toBeGreaterThan(500);
});

/** Needs of which no two are of the same place at the same time, and a plan that meets each of them exactly. */
const whole = fc
  .uniqueArray(wish, { maxLength: 5, selector: ({ place }) => place['department'] ?? 'none' })
  .map((wishes) => {
    const own = wishes.filter(
      ({ place }) => place['department'] !== undefined && place['area'] === undefined,
    );
    const needs = needsOfWishes(own);
    let people = 0;
    const work = countNeeds(wanted(needs), [], SPAN).flatMap(({ need, start, end, short }) =>
      Array.from({ length: short }, () => ({
        personId: `person ${(people += 1)}`,
        start,
        end,
        department: need.department,
        area: '',
        task: '',
      })),
    );
    return { needs, work };
  })
  .filter(({ work }) => work.length > 0);

test('a gap that is planted into a plan without gaps is found once, with its open shift', () => {
  fc.assert(
    fc.property(
      whole,
      fc.nat(),
      fc.constantFrom('taken out', 'made open', 'cut', 'split'),
      ({ needs, work }, pick, how) => {
        const before = countNeeds(wanted(needs), work, SPAN);
        same(
          before.filter(({ short }) => short > 0),
          [],
        );
        const at = pick % work.length;
        const [gone] = work.slice(at);
        if (!gone) return;
        const minute = gone.start + (pick % (gone.end - gone.start - 1));
        const rest: Readonly<Record<typeof how, readonly PlacedShift[]>> = {
          'taken out': [],
          'made open': [{ ...gone, personId: '0' }],
          cut: [{ ...gone, end: gone.end - 1 }],
          split: [
            { ...gone, end: minute },
            { ...gone, start: minute + 1 },
          ].filter(({ start, end }) => start < end),
        };
        const gapped = [...work.slice(0, at), ...rest[how], ...work.slice(at + 1)];
        const short = countNeeds(wanted(needs), gapped, SPAN).filter((each) => each.short > 0);
        const own = short.filter(({ start, end }) => start === gone.start && end === gone.end);
        same(
          own.map((each) => [each.short, each.unfilled]),
          [[1, how === 'made open' ? 0 : 1]],
        );
        same(short.length, 1);
        const expected = how === 'made open' ? [] : [{ ...gone, personId: '0' }];
        same(openFor(needs, gapped).map(shiftOf), expected);
      },
    ),
    RUNS,
  );
});
