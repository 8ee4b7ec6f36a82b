import {
  DAYS_A_WEEK,
  dayOfMinute,
  daysOf,
  MINUTES_A_DAY,
  weekOf,
  type DayNumber,
  type WallMinute,
} from '../calendar/days';
import { Absence, wholeDays } from '../shifts/absence';
import { isUnknown } from '../shifts/known-since';
import type { Shift, Span } from '../shifts/shift';
import type { Breach, RuleInput } from './breach';
import { weekParts } from './rules/week-hours';
import { hundredths, workedIn } from './rules/worked';

/** Why a rule is broken, as the data of a small drawing: days of 24 hours, or sums of days or weeks. */
export type Why = HoursDrawing | SumsDrawing;

/** Days from midnight to midnight, one below the other. */
export interface HoursDrawing {
  readonly as: 'hours';
  readonly days: readonly DrawnDay[];
  /** Days that are left out at the end: a typing mistake in End date can make a shift of a year. */
  readonly daysLeft: number;
  /** The bars that lie side by side because they are at the same time. At least 1. */
  readonly lanes: number;
  readonly measure?: Measure;
}

export interface DrawnDay {
  readonly day: DayNumber;
  readonly bars: readonly Bar[];
  /** The parts of the time that the rule is about. */
  readonly marked: readonly MinutesOfDay[];
}

interface MinutesOfDay {
  /** Minutes of the day, from 0 to 1440. */
  readonly from: number;
  readonly until: number;
}

/**
 * `shift`: a shift that breaks the rule; `other-shift`: another one of the person. `time-off` is a block of a schedule, and `leave` a day
 * of a transaction. `can-work` and `off` are what People limits says of the day.
 */
export type BarKind = 'shift' | 'other-shift' | 'time-off' | 'leave' | 'probable-leave' | 'can-work' | 'off';

/** A part of a day. */
export interface Bar extends MinutesOfDay {
  readonly kind: BarKind;
  /** When the whole of it begins and ends, perhaps on other days. */
  readonly whole: Span;
  /** From 0. */
  readonly lane: number;
}

/** Sums of hours, one below the other. */
export interface SumsDrawing {
  readonly as: 'sums';
  readonly by: 'day' | 'week';
  readonly rows: readonly SumRow[];
  readonly daysLeft: number;
  /** The hours of a bar of full length. */
  readonly scale: number;
  /** The limit of each row, if there is one. */
  readonly line?: number;
  readonly measure?: Measure;
}

interface SumRow {
  /** The day, or the first day of the week. */
  readonly first: DayNumber;
  readonly hours: number;
  /** Whole days on which the person is away, as the company counts. */
  readonly leave: number;
  /** How many weeks of which nothing is known the row stands for; 0 for a row that is known. */
  readonly unknownWeeks: number;
}

/** What the rule measures, beside its limit. Hours are numbers of hours. */
export type Measure =
  | { readonly kind: 'rest'; readonly hours: number; readonly least: number }
  | { readonly kind: 'overlap'; readonly span: Span }
  | { readonly kind: 'sum' | 'length' | 'average'; readonly hours: number; readonly most: number }
  | { readonly kind: 'days'; readonly days: number; readonly most: number };

/** A week has seven days, and the rest around it may touch one more. */
const MOST_DRAWN_DAYS = 8;
const MOST_SUMMED_DAYS = 14;
const HOURS_A_DAY = 24;

/** What the drawing needs beside the breach. */
export interface OwnPlan {
  /** The person's blocks, in any order. Those of the breach may be among them. */
  readonly blocks: Iterable<Shift>;
  readonly input: RuleInput;
}

interface Plan {
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly Shift[];
  readonly input: RuleInput;
  /** The days that transactions take, and whether each counts, and is certain. */
  readonly taken: ReadonlyMap<DayNumber, { readonly isCounted: boolean; readonly isProbable: boolean }>;
}

/** The drawing of a breach; undefined for rules that are about no times. */
export function whyOf(found: Breach, ownPlan: OwnPlan): Why | undefined {
  const plan = planOf(found, ownPlan);
  switch (found.rule) {
    case 'same-block':
    case 'do-not-schedule':
    case 'not-qualified':
      return undefined;
    case 'short-rest': {
      const [before, after] = [found.blocks[0], found.blocks[1]];
      const rest = before && after && { start: before.end, end: after.start };
      return hoursDrawing(found, plan, { measure: { kind: 'rest', ...found.facts }, marked: rest });
    }
    case 'double-booked':
      return overlapDrawing(found, plan);
    case 'on-time-off':
      return found.facts.leave ? hoursDrawing(found, plan) : overlapDrawing(found, plan);
    case 'not-available':
      return hoursDrawing(found, plan, { more: availableBars(found.facts) });
    case 'day-hours':
      return hoursDrawing(found, plan, { measure: { kind: 'sum', ...found.facts } });
    case 'long-shift':
      return hoursDrawing(found, plan, { measure: { kind: 'length', ...found.facts } });
    case 'week-hours': {
      const { hours, most, week } = found.facts;
      const ofWeek = shiftsOfWeek(week, plan);
      return daySums(weekDays(week), { ...plan, shifts: ofWeek }, { kind: 'sum', hours, most });
    }
    case 'weekly-rest':
      return hoursDrawing(found, plan, { measure: { kind: 'rest', ...found.facts } });
    case 'minor': {
      const { facts } = found;
      if (facts.what === 'night') return hoursDrawing(found, plan);
      const { hours, most, what } = facts;
      const measure = { kind: 'sum', hours, most } as const;
      if (what === 'day') return hoursDrawing(found, plan, { measure });
      return daySums(weekDays(weekOf(found.day, plan.input.weekStart)), plan, measure);
    }
    case 'days-in-a-row': {
      const first = found.blocks[0]?.day ?? found.day;
      const days = daysOf({ first, after: first + found.facts.days });
      return daySums(days, plan, { kind: 'days', ...found.facts });
    }
    case 'average-hours':
      return weekSums(found.day, plan, found.facts);
  }
}

/** The person's plan with the blocks of the breach: shifts that are about to be added are in no row yet. */
function planOf({ blocks, personId }: Breach, ownPlan: OwnPlan): Plan {
  const { facts, takesPlace } = ownPlan.input;
  const all = [...new Set([...ownPlan.blocks, ...blocks])].sort((one, other) => one.start - other.start);
  const timeOff = all.filter(({ isTimeOff }) => isTimeOff);
  const daysOff = takesPlace ? facts.daysOff.filter((transaction) => transaction.personId === personId) : [];
  const taken = new Map<DayNumber, { isCounted: boolean; isProbable: boolean }>();
  for (const { day, isCounted, isProbable } of new Absence(timeOff, daysOff, facts.counting).takenOf(
    personId,
  )) {
    const known = taken.get(day);
    taken.set(day, {
      isCounted: isCounted || known?.isCounted === true,
      isProbable: isProbable && known?.isProbable !== false,
    });
  }
  return { shifts: all.filter((block) => !block.isTimeOff), timeOff, input: ownPlan.input, taken };
}

/** What is drawn whole, before it is cut into days. */
type WholeBar = Pick<Bar, 'kind' | 'whole'>;

interface Extras {
  readonly measure?: Measure;
  readonly marked?: Span | undefined;
  readonly more?: readonly WholeBar[];
}

/** The days that the blocks of a breach touch, with everything that the person has on them. */
function hoursDrawing(
  { blocks }: Breach,
  { shifts, timeOff, taken }: Plan,
  { measure, marked, more = [] }: Extras = {},
): HoursDrawing {
  const start = Math.min(...blocks.map((block) => block.start));
  const end = Math.max(...blocks.map((block) => block.end));
  const touched = { first: dayOfMinute(start), after: dayOfMinute(end - 1) + 1 };
  const days = daysOf(touched).slice(0, MOST_DRAWN_DAYS);
  const broken = new Set(blocks);
  const wholes: WholeBar[] = [
    ...shifts.map((block) => ({ kind: broken.has(block) ? 'shift' : 'other-shift', whole: block }) as const),
    ...timeOff.map((block) => ({ kind: 'time-off', whole: block }) as const),
    ...days.flatMap((day) => {
      const leave = taken.get(day);
      return leave
        ? [{ kind: leave.isProbable ? 'probable-leave' : 'leave', whole: wholeDay(day) } as const]
        : [];
    }),
    ...more,
  ];
  const drawn = days.map((day) => ({
    day,
    bars: inLanes(wholes.flatMap((bar) => partOn(day, bar.whole).map((part) => ({ ...bar, ...part })))),
    marked: marked ? partOn(day, marked) : [],
  }));
  return {
    as: 'hours',
    days: drawn,
    daysLeft: touched.after - touched.first - days.length,
    lanes: Math.max(1, ...drawn.flatMap(({ bars }) => bars.map(({ lane }) => lane + 1))),
    ...(measure && { measure }),
  };
}

function overlapDrawing(found: Breach, plan: Plan): HoursDrawing {
  const span = {
    start: Math.max(...found.blocks.map(({ start }) => start)),
    end: Math.min(...found.blocks.map(({ end }) => end)),
  };
  return hoursDrawing(found, plan, { measure: { kind: 'overlap', span }, marked: span });
}

/** The times of the one day that the breach names. What People limits says of other days of the shift is not drawn. */
function availableBars({ on, available }: Extract<Breach, { rule: 'not-available' }>['facts']): WholeBar[] {
  if (available === 'never') return [{ kind: 'off', whole: wholeDay(on) }];
  const times = available === 'always' ? [] : available;
  const midnight = on * MINUTES_A_DAY;
  return times.map(({ from, until }) => ({
    kind: 'can-work',
    whole: { start: midnight + from, end: midnight + until },
  }));
}

function wholeDay(day: DayNumber): Span {
  return { start: day * MINUTES_A_DAY, end: (day + 1) * MINUTES_A_DAY };
}

/** The part of a span on a day; none if the span does not touch the day. */
function partOn(day: DayNumber, { start, end }: Span): MinutesOfDay[] {
  const within = (minute: WallMinute) => Math.min(MINUTES_A_DAY, Math.max(0, minute - day * MINUTES_A_DAY));
  const [from, until] = [within(start), within(end)];
  return until > from ? [{ from, until }] : [];
}

/** Each bar in the first lane in which it covers no other bar. */
function inLanes(bars: readonly Omit<Bar, 'lane'>[]): Bar[] {
  const ends: number[] = [];
  return [...bars]
    .sort((one, other) => one.from - other.from)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.from);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = bar.until;
      return { ...bar, lane };
    });
}

function weekDays(first: DayNumber): DayNumber[] {
  return daysOf({ first, after: first + DAYS_A_WEEK });
}

/** The shifts that count for a week, each with the hours that do. What a shift of the week before has in it counts on the first day. */
function shiftsOfWeek(week: DayNumber, { shifts, input }: Plan): Shift[] {
  return shifts.flatMap((shift) =>
    weekParts(shift, input)
      .filter((part) => part.week === week)
      .map((part) => ({ ...shift, day: Math.max(shift.day, week), hours: hundredths(part.hours) })),
  );
}

function daySums(days: readonly DayNumber[], plan: Plan, measure: Measure): SumsDrawing {
  const shown = days.slice(0, MOST_SUMMED_DAYS);
  const rows = shown.map((day) => sumRow({ first: day, after: day + 1 }, plan));
  return {
    as: 'sums',
    by: 'day',
    rows,
    daysLeft: days.length - shown.length,
    scale: Math.max(HOURS_A_DAY / 2, ...rows.map(({ hours }) => hours)),
    measure,
  };
}

/** The weeks of an average, up to the week of a day. The weeks before the person's first shift are one row. */
function weekSums(
  day: DayNumber,
  plan: Plan,
  { hours, most, weeks }: Extract<Breach, { rule: 'average-hours' }>['facts'],
): SumsDrawing {
  const last = weekOf(day, plan.input.weekStart);
  const firsts = Array.from({ length: weeks }, (_, at) => last - (weeks - 1 - at) * DAYS_A_WEEK);
  const firstDay = plan.shifts[0]?.day ?? day;
  const unknown = firsts.filter((first) => isUnknown(first, firstDay));
  const rows = firsts
    .slice(unknown.length)
    .map((first) => sumRow({ first, after: first + DAYS_A_WEEK }, plan));
  const [begins] = unknown;
  return {
    as: 'sums',
    by: 'week',
    rows:
      begins === undefined
        ? rows
        : [{ first: begins, hours: 0, leave: 0, unknownWeeks: unknown.length }, ...rows],
    daysLeft: 0,
    scale: Math.max(most, ...rows.map((row) => row.hours)),
    line: most,
    measure: { kind: 'average', hours, most },
  };
}

function sumRow(
  { first, after }: { readonly first: DayNumber; readonly after: DayNumber },
  { shifts, timeOff, taken, input }: Plan,
): SumRow {
  const away = new Set(timeOff.flatMap(wholeDays));
  for (const [day, { isCounted }] of taken) if (isCounted) away.add(day);
  return {
    first,
    hours: workedIn(
      shifts.filter(({ day }) => day >= first && day < after),
      input,
    ),
    leave: daysOf({ first, after }).filter((day) => away.has(day)).length,
    unknownWeeks: 0,
  };
}
