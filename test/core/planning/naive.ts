/**
 * A second checker of the rules. It is written from their comments, to be clear and not fast: it compares all pairs of blocks, and
 * walks day by day or minute by minute. It shares no code with src/core/planning/rules, so that a mistake would have to be made
 * twice.
 */
import type { RuleInput, RuleName } from '../../../src/core/planning/breach';
import type { PlaceName } from '../../../src/core/shifts/shift';

/** A shift or time off, in plain words. Times are minutes since midnight of day 0. */
export interface PlainBlock {
  readonly row: number;
  readonly personId: string;
  readonly start: number;
  readonly end: number;
  readonly hours: number;
  readonly isTimeOff: boolean;
  readonly places: readonly Omit<PlaceName, 'label'>[];
  /** Everything that people say about the block beside its times. */
  readonly said: string;
}

/** A breach by its rows, in order of the rows' numbers. */
export interface PlainBreach {
  readonly rule: RuleName;
  readonly personId: string;
  readonly day: number;
  readonly rows: readonly number[];
}

type Conditions = Omit<RuleInput, 'contentOf' | 'rowOf'>;
type Found = readonly { readonly day: number; readonly of: readonly PlainBlock[] }[];
/** What a rule finds in one person's blocks, which come in the order of their start, then their end, then their rows. */
type NaiveRule = (shifts: PlainBlock[], offs: PlainBlock[], given: Conditions) => Found;

const DAY = 1440;
const MONDAY = 2;
const TEMPLATE_RULES: readonly RuleName[] = ['same-block', 'double-booked', 'on-time-off', 'long-shift'];

export function naiveBreaches(blocks: readonly PlainBlock[], given: Conditions): PlainBreach[] {
  const people = [...new Set(blocks.map(({ personId }) => personId))].filter((id) => id !== '0');
  const rules = Object.entries(NAIVE) as [RuleName, NaiveRule][];
  return people.flatMap((personId) => {
    const own = blocks.filter((block) => block.personId === personId).sort(inOrder);
    const shifts = own.filter(({ isTimeOff }) => !isTimeOff);
    const offs = own.filter(({ isTimeOff }) => isTimeOff);
    return rules.flatMap(([rule, find]) => {
      if (given.rules.off.has(rule)) return [];
      if (!given.takesPlace && !TEMPLATE_RULES.includes(rule)) return [];
      return find(shifts, offs, given).map(({ day, of }) => ({
        rule,
        personId,
        day,
        rows: of.map(({ row }) => row).sort((one, other) => one - other),
      }));
    });
  });
}

const NAIVE: Readonly<Record<RuleName, NaiveRule>> = {
  /** Each block with the next block that is the same. */
  'same-block': (shifts, offs) =>
    [...shifts, ...offs].flatMap((block, at, all) => {
      const next = all.slice(at + 1).find((later) => isSame(block, later));
      return next ? [{ day: dayOf(next), of: [block, next] }] : [];
    }),

  /** Each block with the one before it that ends last, if they overlap and are not the same. */
  'double-booked': (shifts, offs) =>
    [shifts, offs].flatMap((all) =>
      all.flatMap((block, at) => {
        const before = endsLast(all.slice(0, at));
        if (!before || before.end <= block.start || isSame(before, block)) return [];
        return [{ day: dayOf(block), of: [before, block] }];
      }),
    ),

  /** Time off at the time of a shift; or a day of leave of which the shift has a minute. */
  'on-time-off': (shifts, offs, { facts, takesPlace }) =>
    shifts.flatMap((shift) => {
      const block = endsLast(offs.filter((off) => off.start < shift.end && shift.start < off.end));
      if (block) return [{ day: dayOf(shift), of: [shift, block] }];
      const isTaken =
        takesPlace &&
        facts.daysOff.some((taken) => {
          if (taken.personId !== shift.personId) return false;
          const count = Math.ceil(-taken.amount);
          const covered = coveredDays(taken.firstDay, count, facts.counting.ownDays.get(shift.personId));
          const isWhole = (day: number) =>
            offs.some((off) => off.start <= day * DAY && off.end >= day * DAY + DAY - 1);
          if (covered.filter(isWhole).length >= count) return false;
          return covered.some((day) => day * DAY < shift.end && shift.start < (day + 1) * DAY);
        });
      return isTaken ? [{ day: dayOf(shift), of: [shift] }] : [];
    }),

  /** Each shift that follows a short rest, and ends later than a day after work has begun leaves room for the rest. */
  'short-rest': (shifts, _, { rules: { numbers } }) => {
    const { restHours } = numbers;
    if (restHours === undefined) return [];
    const restBefore = (at: number) => {
      const before = endsLast(shifts.slice(0, at));
      return before ? shifts[at]!.start - before.end : Infinity;
    };
    /** Where work has begun that goes on with a shift. */
    const beginOf = (at: number): number => {
      const isBegin = restBefore(at) >= restHours * 60 || isBroken(at);
      return isBegin ? shifts[at]!.start : beginOf(at - 1);
    };
    const isBroken = (at: number): boolean =>
      at > 0 &&
      restBefore(at) >= 0 &&
      restBefore(at) < restHours * 60 &&
      shifts[at]!.end > beginOf(at - 1) + DAY - restHours * 60;
    return shifts.flatMap((shift, at) =>
      isBroken(at) ? [{ day: dayOf(shift), of: [endsLast(shifts.slice(0, at))!, shift] }] : [],
    );
  },

  'day-hours': (shifts, _, { rules: { numbers } }) =>
    daysFrom(shifts).flatMap((day) => {
      const of = shifts.filter((shift) => dayOf(shift) === day);
      return isMore(of, numbers.dayHours) ? [{ day, of }] : [];
    }),

  'week-hours': (shifts, _, { rules: { numbers }, facts, weekStart }) =>
    daysFrom(shifts)
      .filter((day) => weekdayOf(day) === weekStart)
      .flatMap((monday) => {
        const of = shifts.filter((shift) => dayOf(shift) >= monday && dayOf(shift) < monday + 7);
        const own = facts.limits.get(shifts[0]?.personId ?? '')?.weekHours;
        return isMore(of, own ?? numbers.weekHours) ? [{ day: lastDay(of), of }] : [];
      }),

  /** At the end of each week, the weeks up to it are summed, without the shifts that a breach has already. */
  'average-hours': (shifts, _, { rules: { numbers }, weekStart }) => {
    const { averageHours: most, averageWeeks: weeks = 17 } = numbers;
    const found: { day: number; of: PlainBlock[] }[] = [];
    let left = shifts;
    for (const monday of daysFrom(shifts).filter((day) => weekdayOf(day) === weekStart)) {
      const after = monday + 7;
      const of = left.filter((shift) => dayOf(shift) < after && dayOf(shift) >= after - 7 * weeks);
      if (!isMore(of, most, weeks)) continue;
      found.push({ day: lastDay(of), of });
      left = left.filter((shift) => dayOf(shift) >= after);
    }
    return found;
  },

  /** Walks from day to day. A run ends with a day on which no shift begins. */
  'days-in-a-row': (shifts, _, { rules: { numbers } }) => {
    const most = numbers.daysInARow;
    if (most === undefined) return [];
    const worked = new Set(shifts.map(dayOf));
    return [...worked].flatMap((first) => {
      if (worked.has(first - 1)) return [];
      let after = first;
      while (worked.has(after)) after += 1;
      if (after - first <= most) return [];
      return [
        { day: first + most, of: shifts.filter((each) => dayOf(each) >= first && dayOf(each) < after) },
      ];
    });
  },

  'not-qualified': (shifts, _, { facts: { qualified } }) =>
    shifts.flatMap((shift) =>
      shift.places
        .filter(({ kind }) => qualified?.asked.has(kind) === true)
        .filter(({ id }) => qualified?.items.get(shift.personId)?.has(id) !== true)
        .map(() => ({ day: dayOf(shift), of: [shift] })),
    ),

  'do-not-schedule': (shifts, _, { facts: { notScheduled } }) =>
    shifts
      .filter(({ personId }) => notScheduled.has(personId))
      .map((shift) => ({ day: dayOf(shift), of: [shift] })),

  /** Each minute of a shift must be within the times of its day, or of the evening before. No time of a day goes into a date off. */
  'not-available': (shifts, _, { facts }) =>
    shifts.flatMap((shift) => {
      const own = facts.limits.get(shift.personId);
      const isOff = (on: number) =>
        own?.notOn?.some(({ first, after }) => first <= on && on < after) === true;
      const isIn = (minute: number, on: number): boolean => {
        const times = isOff(on) ? 'never' : (own?.days[weekdayOf(on)] ?? 'always');
        if (typeof times === 'string') return times === 'always' && dayOf({ ...shift, start: minute }) === on;
        return times.some(({ from, until }) => minute >= on * DAY + from && minute < on * DAY + until);
      };
      const isFine = minutesOf(shift).every((minute) => {
        const on = dayOf({ ...shift, start: minute });
        return isIn(minute, on) || (isIn(minute, on - 1) && !isOff(on));
      });
      return isFine ? [] : [{ day: dayOf(shift), of: [shift] }];
    }),

  'long-shift': (shifts) =>
    shifts
      .filter((shift) => minutesOf(shift).length > 16 * 60)
      .map((shift) => ({ day: dayOf(shift), of: [shift] })),
};

function inOrder(one: PlainBlock, other: PlainBlock): number {
  return one.start - other.start || one.end - other.end || one.row - other.row;
}

function isSame(one: PlainBlock, other: PlainBlock): boolean {
  return one.start === other.start && one.end === other.end && one.said === other.said;
}

/** Of those that end at the same time, the first. */
function endsLast(blocks: readonly PlainBlock[]): PlainBlock | undefined {
  return blocks.find(({ end }) => blocks.every((other) => other.end <= end));
}

/** Whether the hours, in hundredths, are more than a number of hours for each of some weeks or days. */
function isMore(of: readonly PlainBlock[], most: number | undefined, times = 1): boolean {
  if (most === undefined) return false;
  const hundredths = (hours: number) => Math.round(hours * 100);
  return of.reduce((sum, { hours }) => sum + hundredths(hours), 0) > hundredths(most) * times;
}

function dayOf({ start }: PlainBlock): number {
  return Math.floor(start / DAY);
}

/** The last day on which one of some shifts begins. */
function lastDay(shifts: readonly PlainBlock[]): number {
  return Math.max(...shifts.map(dayOf));
}

function minutesOf({ start, end }: PlainBlock): number[] {
  return range(start, end);
}

/** Each day from a week before the first shift to the last shift. */
function daysFrom(shifts: readonly PlainBlock[]): number[] {
  return shifts.length === 0 ? [] : range(Math.min(...shifts.map(dayOf)) - 7, lastDay(shifts) + 1);
}

/** The days of leave by every day of the calendar, by Mondays to Fridays, and by the person's own weekdays. */
function coveredDays(first: number, count: number, own: readonly boolean[] | undefined): number[] {
  const later = range(first, first + count * 7 + 14);
  const ofWeek = (counts: (weekday: number) => boolean) =>
    later.filter((day) => counts(weekdayOf(day))).slice(0, count);
  const sunday = later.find((day) => weekdayOf(day) === 6) ?? first;
  // Who begins on a weekend means this weekend, and the week after it if the weekend is too short.
  const weekend = weekdayOf(first) >= 5 ? range(first, sunday + 1) : [];
  return [
    ...new Set([
      ...later.slice(0, count),
      ...(count <= weekend.length ? [] : [...weekend, ...ofWeek((weekday) => weekday < 5)]),
      ...(own?.some(Boolean) ? ofWeek((weekday) => own[weekday] === true) : []),
    ]),
  ];
}

/** 0 is Monday. */
function weekdayOf(day: number): number {
  return (day + 7 - MONDAY) % 7;
}

function range(first: number, after: number): number[] {
  return Array.from({ length: after - first }, (_, at) => first + at);
}
