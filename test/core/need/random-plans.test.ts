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
import { breadth } from '../../runner/breadth';
import { MONDAY, needsOf, row, shift } from './needs';

/** A seed in the environment repeats a run: `NEED_SEED=42 npm run unit -- test/core/need/random-plans`. */
const seed = Number(process.env['NEED_SEED'] ?? 20_261_207);
const RUNS = { seed, numRuns: breadth(1000, 10_000) };

const DAYS = 4;
const SPAN = { first: MONDAY, after: MONDAY + DAYS };
const HOLIDAY = MONDAY + 2;
const wanted = (needs: readonly Need[]) => ({
  needs,
  holidays: new Map([[HOLIDAY, 'Founder’s day']]),
});

const TIMES = [
  '9-17',
  '9-13',
  '13-17',
  '12-14',
  '12-14',
  '6-14',
  '22-6',
  '18-24',
  '0-24',
  '17:30-22',
  '7-7',
  '23:45-0:15',
];
const PLACES = [
  { department: 'Bar' },
  { department: 'Bar' },
  { department: 'Kitchen' },
  { department: 'Bar', area: 'Terrace' },
  { area: 'Terrace' },
  { task: 'Till' },
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

interface Wish {
  readonly on: 'weekday' | 'date' | 'holiday' | 'daily' | 'weekday and holiday';
  readonly at: number;
  readonly times: string;
  readonly heads: number;
  readonly place: Readonly<Record<string, string>>;
  readonly validFrom: number | undefined;
  readonly validUntil: number | undefined;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  on: fc.constantFrom('weekday', 'date', 'holiday', 'daily', 'daily', 'weekday and holiday'),
  at: fc.nat(DAYS - 1),
  times: fc.constantFrom(...TIMES),
  heads: fc.constantFrom(1, 1, 2, 3),
  place: fc.constantFrom(...PLACES),
  validFrom: fc.constantFrom(undefined, undefined, MONDAY, MONDAY + 1),
  validUntil: fc.constantFrom(undefined, undefined, MONDAY + 1, MONDAY + 3),
});

const plan = fc.record({
  wishes: fc.array(wish, { maxLength: 7 }),
  work: fc.array(
    fc
      .record({
        person: fc.constantFrom('0', '1', '2', '3', '4'),
        day: fc.integer({ min: -1, max: DAYS }),
        times: fc.constantFrom('9-17', '9-17', '0-24', ...TIMES),
        department: fc.constantFrom('Bar', 'Bar', 'Kitchen', ''),
        area: fc.constantFrom('', 'Terrace', 'Terrace', 'Hall'),
        task: fc.constantFrom('', 'Till'),
      })
      .map(({ person, day, times, ...place }) => shift(person, day, times, place)),
    { maxLength: 24, size: 'max' },
  ),
});

const DAY_WORDS: Readonly<Record<Wish['on'], (at: number) => string | number>> = {
  weekday: (at) => WEEKDAYS[at] ?? '',
  date: (at) => MONDAY + at,
  holiday: () => 'holiday',
  daily: () => 'daily',
  'weekday and holiday': (at) => `${WEEKDAYS[at] ?? ''}, holiday`,
};

const needsOfWishes = (wishes: readonly Wish[]): readonly Need[] =>
  needsOf(
    ...wishes.map(({ on, at, times, heads, place, validFrom = '', validUntil = '' }) => ({
      ...row(DAY_WORDS[on](at), times, heads, place),
      validFrom,
      validUntil,
    })),
  );

const clock = (time = ''): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** First and last minute of a wish, from the midnight of its day. */
function minutesOf({ times }: Wish): { first: number; last: number } {
  const [from = 0, until = 0] = times.split('-').map(clock);
  return { first: from, last: (until <= from ? until + MINUTES_A_DAY : until) - 1 };
}

/** 3: by its date. 2: as a holiday. 1: by its weekday. 0: the wish is not of this day. */
function claim({ on, at, validFrom, validUntil }: Wish, day: number): number {
  if (validFrom !== undefined && day < validFrom) return 0;
  if (validUntil !== undefined && day > validUntil) return 0;
  const isItsDay = day === MONDAY + at;
  if (on === 'date') return isItsDay ? 3 : 0;
  if (on !== 'weekday' && on !== 'daily' && day === HOLIDAY) return 2;
  return on === 'daily' || (on !== 'holiday' && isItsDay) ? 1 : 0;
}

const sameTime = (one: Wish, other: Wish): boolean => {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  for (let minute = a.first; minute <= a.last; minute += 1)
    if (minute >= b.first && minute <= b.last) return true;
  return false;
};

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
  const found: Naive[] = [];
  for (let day = MONDAY; day < MONDAY + DAYS; day += 1)
    wishes.forEach((each, at) => {
      const own = claim(each, day);
      if (own === 0) return;
      const samePlace = (other: Wish) => JSON.stringify(other.place) === JSON.stringify(each.place);
      if (wishes.some((other) => claim(other, day) > own && samePlace(other) && sameTime(other, each)))
        return;
      const { first, last } = minutesOf(each);
      const fits = (of: PlacedShift) =>
        Object.entries(each.place).every(
          ([key, label]) => of[key as 'department' | 'area' | 'task'] === label,
        );
      const placed = work.filter(fits);
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
      found.push({
        wish: at,
        day,
        whole: everybody?.size ?? 0,
        least,
        short: Math.max(0, each.heads - least),
        over: Math.max(0, least - each.heads),
        open: opens.size,
        unfilled: Math.max(0, each.heads - leastFilled),
      });
    });
  return found;
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
