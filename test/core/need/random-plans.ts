/** Random needs and shifts of a few days, and what the sentences of docs/scheduler/need.md say of them. */
import fc from 'fast-check';
import { MINUTES_A_DAY } from '../../../src/core/calendar/days';
import type { PlacedShift } from '../../../src/core/need/count-needs';
import type { Need } from '../../../src/core/need/need';
import { breadth } from '../../runner/breadth';
import { MONDAY, needsOf, row, shift } from './needs';

/** A seed in the environment repeats a run: `NEED_SEED=42 npm run unit -- test/core/need`. */
const seed = Number(process.env['NEED_SEED'] ?? 20_261_207);
export const RUNS = { seed, numRuns: breadth(1000, 10_000) };

const DAYS = 4;
export const SPAN = { first: MONDAY, after: MONDAY + DAYS };
const HOLIDAY = MONDAY + 2;
export const wanted = (needs: readonly Need[]) => ({
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

export interface Wish {
  readonly on: 'weekday' | 'date' | 'holiday' | 'daily' | 'weekday and holiday';
  readonly at: number;
  readonly times: string;
  readonly heads: number;
  readonly place: Readonly<Record<string, string>>;
  readonly validFrom: number | undefined;
  readonly validUntil: number | undefined;
}

export const wish: fc.Arbitrary<Wish> = fc.record({
  on: fc.constantFrom('weekday', 'date', 'holiday', 'daily', 'daily', 'weekday and holiday'),
  at: fc.nat(DAYS - 1),
  times: fc.constantFrom(...TIMES),
  heads: fc.constantFrom(1, 1, 2, 3),
  place: fc.constantFrom(...PLACES),
  validFrom: fc.constantFrom(undefined, undefined, MONDAY, MONDAY + 1),
  validUntil: fc.constantFrom(undefined, undefined, MONDAY + 1, MONDAY + 3),
});

export const plan = fc.record({
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

export const needsOfWishes = (wishes: readonly Wish[]): readonly Need[] =>
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
export function minutesOf({ times }: Wish): { first: number; last: number } {
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

/** The days with the wishes that hold on them, unless others hold in their place. */
export function wishesByDay(wishes: readonly Wish[]): { day: number; each: Wish; at: number }[] {
  const days = Array.from({ length: DAYS }, (_, at) => MONDAY + at);
  return days.flatMap((day) =>
    [...wishes.entries()].flatMap(([at, each]) => {
      const own = claim(each, day);
      const samePlace = (other: Wish) => JSON.stringify(other.place) === JSON.stringify(each.place);
      const isReplaced = wishes.some(
        (other) => claim(other, day) > own && samePlace(other) && sameTime(other, each),
      );
      return own === 0 || isReplaced ? [] : [{ day, each, at }];
    }),
  );
}

/** Whether a shift is at a place. */
export const fits = (of: PlacedShift, place: Wish['place']): boolean =>
  Object.entries(place).every(([key, label]) => of[key as 'department' | 'area' | 'task'] === label);
