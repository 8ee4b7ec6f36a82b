/**
 * A second checker of the rules. It is written from their comments, to be clear and not fast: it compares all pairs of blocks, and
 * walks day by day or minute by minute. It shares no code with src/core/planning/rules, so that a mistake would have to be made
 * twice.
 */
import type { RuleInput, RuleName } from '../../../src/core/planning/breach';
import {
  DAY,
  dayOf,
  lastDay,
  minutesOf,
  mondays,
  type PlainBlock,
  quarters,
  range,
  weekdayOf,
  QUARTER,
} from './naive-days';
import { coveredDays, isAway, isInBlocks } from './naive-leave';

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
          const own = facts.counting.ownDays.get(shift.personId);
          if (isInBlocks(taken, offs, own)) return false;
          const covered = coveredDays(taken.firstDay, Math.ceil(-taken.amount), own);
          return covered.some((day) => day * DAY < shift.end && shift.start < (day + 1) * DAY);
        });
      return isTaken ? [{ day: dayOf(shift), of: [shift] }] : [];
    }),

  /**
   * Each shift that is too long alone; and each shift that follows a short rest, and ends later than a day after work has begun leaves
   * room for the rest.
   */
  'short-rest': (shifts, _, { rules: { numbers }, clockGap }) => {
    const { restHours } = numbers;
    if (restHours === undefined) return [];
    const passed = (start: number, end: number) => end - start + clockGap(start, end);
    const restBefore = (at: number) => {
      const before = endsLast(shifts.slice(0, at));
      if (!before) return Infinity;
      return shifts[at]!.start < before.end ? -1 : passed(before.end, shifts[at]!.start);
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
      passed(beginOf(at - 1), shifts[at]!.end) > DAY - restHours * 60;
    return shifts.flatMap((shift, at) => [
      ...(passed(shift.start, shift.end) > DAY - restHours * 60 ? [{ day: dayOf(shift), of: [shift] }] : []),
      ...(isBroken(at) ? [{ day: dayOf(shift), of: [endsLast(shifts.slice(0, at))!, shift] }] : []),
    ]);
  },

  'day-hours': (shifts, _, given) =>
    workingDays(shifts, given).flatMap((of) =>
      isMore(of, given.rules.numbers.dayHours, given) ? [{ day: dayOf(of.at(-1)!), of }] : [],
    ),

  'week-hours': (shifts, _, given) => {
    const { rules, facts, weekStart } = given;
    const own = facts.limits.get(shifts[0]?.personId ?? '')?.weekHours;
    const most = Math.min(own ?? Infinity, rules.numbers.weekHours ?? Infinity);
    return mondays(shifts, weekStart).flatMap((monday) => {
      const counts = (minute: number, { start }: PlainBlock) => {
        const day = Math.floor((rules.cutsWeeks === true ? minute : start) / DAY);
        return day >= monday && day < monday + 7;
      };
      const parts = shifts.map((shift) => {
        const all = quarters(shift);
        const inWeek = all.filter((minute) => counts(minute, shift)).length;
        return { shift, hours: (hoursOf(shift, given) * inWeek) / all.length, inWeek };
      });
      const of = parts.filter(({ inWeek }) => inWeek > 0).map(({ shift }) => shift);
      const sum = Math.round(parts.reduce((hours, part) => hours + part.hours, 0) * 100);
      return sum > Math.round(most * 100) ? [{ day: dayOf(of.at(-1)!), of }] : [];
    });
  },

  /** In each week, the longest stretch of quarters of an hour without work. */
  'weekly-rest': (shifts, _, { rules: { numbers }, weekStart, clockGap }) => {
    const { weeklyRestHours: least, weeklyRestDays: days = 7 } = numbers;
    if (least === undefined || shifts.length === 0) return [];
    const work = new Set(shifts.flatMap(quarters));
    const [first, after] = [
      shifts[0]!.start - 14 * DAY,
      Math.max(...shifts.map(({ end }) => end)) + 14 * DAY,
    ];
    const rests: { start: number; end: number }[] = [];
    for (let from = first; from < after;) {
      let end = from;
      while (end < after && !work.has(end)) end += QUARTER;
      if (end > from) rests.push({ start: from, end });
      from = end + QUARTER;
    }
    const restsIn = (monday: number) =>
      rests.reduce((count, { start, end }) => {
        const inWeek = Math.min(end, (monday + 7) * DAY) - Math.max(start, monday * DAY);
        const isLong = (hours: number) =>
          end - start + clockGap(start, end) >= (least + hours) * 60 &&
          inWeek >= (Math.min(24, least) + hours) * 60;
        return count + (isLong(24) ? 2 : isLong(0) ? 1 : 0);
      }, 0);
    return mondays(shifts, weekStart).flatMap((monday) => {
      const of = shifts.filter(({ start, end }) => start < (monday + 7) * DAY && end > monday * DAY);
      if (of.length === 0 || restsIn(monday) > 0) return [];
      if (days > 7 && (restsIn(monday - 7) > 1 || restsIn(monday + 7) > 1)) return [];
      return [{ day: dayOf(of.at(-1)!), of }];
    });
  },

  minor: (shifts, _, given) => {
    const {
      minorUnder,
      minorDayHours,
      minorWeekHours,
      minorNotAfter = 24,
      minorNotBefore = 0,
    } = given.rules.numbers;
    const born = given.facts.birthdays.get(shifts[0]?.personId ?? '');
    if (minorUnder === undefined || born === undefined) return [];
    const date = new Date(Date.UTC(1899, 11, 30 + born));
    const grown = Date.UTC(date.getUTCFullYear() + minorUnder, date.getUTCMonth(), date.getUTCDate());
    const young = shifts.filter((shift) => Date.UTC(1899, 11, 30 + dayOf(shift)) < grown);
    const found = (groups: PlainBlock[][], most: number | undefined) =>
      groups.filter((of) => isMore(of, most, given)).map((of) => ({ day: dayOf(of.at(-1)!), of }));
    const weeks = mondays(young, given.weekStart).map((monday) =>
      young.filter((shift) => dayOf(shift) >= monday && dayOf(shift) < monday + 7),
    );
    const isNight = (minute: number) =>
      minute % DAY < minorNotBefore * 60 || minute % DAY >= minorNotAfter * 60;
    return [
      ...found(workingDays(young, given), minorDayHours),
      ...found(weeks, minorWeekHours),
      ...young
        .filter((shift) => quarters(shift).some(isNight))
        .map((shift) => ({ day: dayOf(shift), of: [shift] })),
    ];
  },

  /** At the end of each week, the weeks up to it are summed, without the shifts that a breach has already. */
  'average-hours': (shifts, offs, given) => {
    const { rules, facts, weekStart } = given;
    const { averageHours: most, averageWeeks: weeks = 17 } = rules.numbers;
    if (most === undefined) return [];
    const days = facts.counting.ownDays.get(shifts[0]?.personId ?? '');
    const own = days?.some(Boolean) ? days : undefined;
    const isUsual = (day: number) => (own ? own[weekdayOf(day)] === true : weekdayOf(day) < 5);
    const daysAWeek = own ? own.filter(Boolean).length : 5;
    const worked = new Set(shifts.map(dayOf));
    const leaveIn = (monday: number) => {
      const week = range(monday, monday + 7);
      const away = week.filter((day) => isUsual(day) && !worked.has(day) && isAway(day, shifts, offs, given));
      const room = daysAWeek - week.filter((day) => worked.has(day)).length;
      return Math.max(0, Math.min(away.length, room)) / daysAWeek;
    };
    const found: { day: number; of: PlainBlock[] }[] = [];
    let left = shifts;
    for (const monday of mondays(shifts, weekStart)) {
      const after = monday + 7;
      const of = left.filter((shift) => dayOf(shift) < after && dayOf(shift) >= after - 7 * weeks);
      if (!of.some((shift) => dayOf(shift) >= monday)) continue;
      const all = Array.from({ length: weeks }, (_, at) => monday - 7 * at);
      const away = Math.round(all.reduce((sum, each) => sum + leaveIn(each), 0) * 100) / 100;
      if (!isMore(of, most, given, Math.max(1, weeks - away))) continue;
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

/** Whether the hours, in hundredths, are more than a number of hours for each of some weeks. */
function isMore(of: readonly PlainBlock[], most: number | undefined, given: Conditions, times = 1): boolean {
  if (most === undefined) return false;
  const sum = of.reduce((hours, block) => hours + hoursOf(block, given), 0);
  return Math.round(sum * 100) > Math.round(most * times * 100);
}

/** Typed hours stand; others are as many as pass. */
function hoursOf({ start, end, hours }: PlainBlock, { clockGap }: Conditions): number {
  return hours === (end - start) / 60 ? hours + clockGap(start, end) / 60 : hours;
}

/** Each shift after a rest begins a day, and each shift that begins 24 hours after the first of a day. */
function workingDays(
  shifts: readonly PlainBlock[],
  { rules: { numbers }, clockGap }: Conditions,
): PlainBlock[][] {
  const rest = numbers.restHours ?? 8;
  const days: PlainBlock[][] = [];
  shifts.forEach((shift, at) => {
    const before = endsLast(shifts.slice(0, at));
    const free = before ? shift.start - before.end + clockGap(before.end, shift.start) : Infinity;
    const day = days.at(-1);
    if (day && (shift.start < before!.end || free < rest * 60) && shift.start < day[0]!.start + DAY)
      day.push(shift);
    else days.push([shift]);
  });
  return days;
}
