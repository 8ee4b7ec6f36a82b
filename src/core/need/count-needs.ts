import {
  dayOfMinute,
  daysOf,
  MINUTES_A_DAY,
  weekdayOf,
  type DayNumber,
  type DaySpan,
  type WallMinute,
} from '../calendar/days';
import type { Place } from '../entities/entity';
import type { Qualified } from '../planning/breach';
import { OPEN_SHIFT } from '../shifts/open-shift';
import { type Shift } from '../shifts/shift';
import { groupBy } from '../table/group-by';
import type { Need, PlaceLabels, Wanted } from './need';
import { exactness } from './need-days';

/** A shift of the plan. Time off is none. */
export interface PlacedShift extends PlaceLabels {
  readonly personId: string;
  readonly start: WallMinute;
  /** After the start. */
  readonly end: WallMinute;
}

/** A person who is not chosen yet. */
export const SOMEBODY = 'somebody';

/** The shift as needs count it. */
export function placed({ personId, start, end, places }: Omit<Shift, 'row'>): PlacedShift {
  const labelOf = (kind: Place) => places.find((place) => place.kind === kind)?.label ?? '';
  return {
    personId,
    start,
    end,
    department: labelOf('departments'),
    area: labelOf('areas'),
    task: labelOf('tasks'),
  };
}

/** A need on one of its days. */
export interface NeedOnDay {
  readonly need: Need;
  /** The day on which it begins. */
  readonly day: DayNumber;
  readonly start: WallMinute;
  readonly end: WallMinute;
}

/** How a need is met on one of its days. */
export interface NeedCount extends NeedOnDay {
  /** The people who are there the whole time, each with one shift or several. */
  readonly whole: number;
  /** The fewest people at any minute. */
  readonly least: number;
  /** How many people are missing at the worst minute, and how many too many are there at each minute. One of both is 0. */
  readonly short: number;
  readonly over: number;
  /** The open shifts at any time of the need. Nobody has them yet, so they are no heads. */
  readonly open: number;
  /** How many people are still missing at the worst minute once somebody has each of these open shifts. */
  readonly unfilled: number;
}

/**
 * Counts each need on each day of a period on which it holds, in the order of days and then of needs. What is assumed:
 *
 * - A need belongs to the day on which it begins, also if it ends on the next one. Its times are those of the wall clock: when clocks
 *   change, it is as long as the shift with the same times.
 * - A shift counts for a need if it has the department, the area and the task that the need names. What the need does not name may be
 *   anything. So a shift may count for several needs, and a person counts once for each need at a minute.
 * - If the category of what a need names asks for qualified people, others do not count for the need.
 * - Each need is counted by itself. Two needs of the same place at the same time are not added: 2 from 9 to 17 and 3 from 12 to 14 are
 *   3 at noon.
 * - On a day, a need by its date goes before needs by holiday and by weekday, and a need by holiday goes before those by weekday, if both
 *   have the same department, area and task and begin on this day, and their times overlap. The others do not hold on this day.
 * - Time off and open shifts are no heads. A shift of somebody who is away counts until the shift is changed: the rules warn of it.
 *
 * @param work the shifts of the current schedule, without time off
 */
export function countNeeds(wanted: Wanted, work: readonly PlacedShift[], span: DaySpan): NeedCount[] {
  const index = new WorkIndex(wanted, work, span);
  return needsIn(wanted, span).map((needOnDay) => countOf(needOnDay, index.during(needOnDay)));
}

/** The needs that hold on the days of a period. */
export function needsIn({ needs, holidays }: Wanted, span: DaySpan): NeedOnDay[] {
  return daysOf(span).flatMap((day) => {
    const date = { day, weekday: weekdayOf(day), isHoliday: holidays.has(day) };
    const named = needs.flatMap((need) => {
      const { validFrom = day, validUntil = day, days } = need;
      const rank = day >= validFrom && day <= validUntil ? exactness(days, date) : 0;
      return rank === 0 ? [] : [{ need, rank }];
    });
    const exceptions = groupBy(
      named.filter(({ rank }) => rank > 1),
      ({ need }) => placeKey(need),
    );
    /** Many needs have the same few times. */
    const known = new Map<string, boolean>();
    const isReplaced = ({ need, rank }: (typeof named)[number]): boolean => {
      if (exceptions.size === 0) return false;
      const place = placeKey(need);
      const others = exceptions.get(place);
      if (!others) return false;
      const key = `${place} ${rank} ${need.from} ${need.until}`;
      const replaced =
        known.get(key) ??
        others.some(
          (other) => other.rank > rank && other.need.from < need.until && need.from < other.need.until,
        );
      known.set(key, replaced);
      return replaced;
    };
    return named
      .filter((rankedNeed) => !isReplaced(rankedNeed))
      .map(({ need }) => ({
        need,
        day,
        start: day * MINUTES_A_DAY + need.from,
        end: day * MINUTES_A_DAY + need.until,
      }));
  });
}

const SEPARATOR = '\u0000';

/** The same text for needs of the same department, area and task. */
export const placeKey = ({ department, area, task }: PlaceLabels): string =>
  [department, area, task].join(SEPARATOR);

/** The shifts by the places of needs and by day, so that a need looks only at the shifts that can count for it. */
export class WorkIndex {
  readonly #days: DaySpan;
  /** By the place of needs: the shifts that count there, for each day from the first one on. */
  readonly #places = new Map<string, PlacedShift[][]>();
  /** The places of needs for which a shift counts, by the place of the shift. */
  readonly #known = new Map<string, readonly PlacedShift[][][]>();
  readonly #needs: ReadonlyMap<Need, OfNeed>;
  readonly #items: Qualified['items'];

  constructor({ needs, qualified }: Wanted, work: readonly PlacedShift[], { first, after }: DaySpan) {
    this.#items = qualified?.items ?? new Map();
    this.#needs = new Map(
      needs.map((need) => {
        const place = placeKey(need);
        const days = this.#places.get(place) ?? [];
        this.#places.set(place, days);
        const asked = need.places.filter(({ kind }) => qualified?.asked.has(kind)).map(({ id }) => id);
        return [need, { days, asked }];
      }),
    );
    // A need of the last day may end on the next one.
    this.#days = { first, after: after + 1 };
    for (const shift of work) this.add(shift);
  }

  add(shift: PlacedShift): void {
    const { first, after } = this.#days;
    const begin = Math.max(dayOfMinute(shift.start), first);
    const last = Math.min(dayOfMinute(shift.end - 1), after - 1);
    if (last < begin) return;
    for (const days of this.#placesOf(shift))
      for (let day = begin; day <= last; day += 1) (days[day - first] ??= []).push(shift);
  }

  /** The shifts that count for a need and are at a time of it. */
  during({ need, start, end }: NeedOnDay): PlacedShift[] {
    const workOfNeed = this.#needs.get(need);
    if (!workOfNeed) return [];
    const [first, last] = [dayOfMinute(start), dayOfMinute(end - 1)];
    const found: PlacedShift[] = [];
    for (let day = first; day <= last; day += 1)
      for (const shift of workOfNeed.days[day - this.#days.first] ?? []) {
        if (shift.start >= end || start >= shift.end) continue;
        // What is on both days was found on the first one.
        if (day > first && dayOfMinute(shift.start) < day) continue;
        if (this.#isQualified(shift, workOfNeed.asked)) found.push(shift);
      }
    return found;
  }

  /** Who gets an open shift is not known yet. */
  #isQualified({ personId }: PlacedShift, asked: readonly string[]): boolean {
    if (asked.length === 0 || personId === OPEN_SHIFT || personId === SOMEBODY) return true;
    const theirItems = this.#items.get(personId);
    return asked.every((id) => theirItems?.has(id) === true);
  }

  #placesOf(shift: PlacedShift): readonly PlacedShift[][][] {
    const placeOfShift = placeKey(shift);
    let places = this.#known.get(placeOfShift);
    if (!places) {
      const { department, area, task } = shift;
      const all = ['', department].flatMap((one) =>
        ['', area].flatMap((other) => ['', task].map((third) => [one, other, third].join(SEPARATOR))),
      );
      places = [...new Set(all)].flatMap((place) => {
        const days = this.#places.get(place);
        return days ? [days] : [];
      });
      this.#known.set(placeOfShift, places);
    }
    return places;
  }
}

interface OfNeed {
  /** The shifts at the need's place, for each day from the first one on. */
  readonly days: readonly (readonly PlacedShift[])[];
  /** The IDs of what the need names and asks for qualified people. */
  readonly asked: readonly string[];
}

/** Counts a need with the shifts that count for it and are at a time of it. */
export function countOf(needOnDay: NeedOnDay, shifts: readonly PlacedShift[]): NeedCount {
  const { need, day, start, end } = needOnDay;
  const { heads: wanted } = need;
  const whole = new Set<string>();
  const parts: PlacedShift[] = [];
  const open: PlacedShift[] = [];
  for (const shift of shifts)
    if (shift.personId === OPEN_SHIFT) open.push(shift);
    else if (isWhole(needOnDay, shift)) whole.add(shift.personId);
    else parts.push(shift);
  const times = parts.length === 0 ? [] : presenceOf(needOnDay, parts, whole);
  const least = whole.size + fewest(needOnDay, times);
  const leastFilled = open.length === 0 ? least : whole.size + fewest(needOnDay, [...times, ...open]);
  const [short, over] = [Math.max(0, wanted - least), Math.max(0, least - wanted)];
  const unfilled = Math.max(0, wanted - leastFilled);
  // Written out, because a spread takes longer than the count.
  return { need, day, start, end, whole: whole.size, least, short, over, open: open.length, unfilled };
}

/** The times of the people who are there for a part of the need. Who is there the whole time with several shifts is added to `whole`. */
function presenceOf(needOnDay: NeedOnDay, parts: readonly PlacedShift[], whole: Set<string>): Time[] {
  const times: Time[] = [];
  for (const [person, shiftsOfPerson] of groupBy(parts, ({ personId }) => personId)) {
    if (whole.has(person)) continue;
    const there = presenceIn(needOnDay, shiftsOfPerson);
    if (there.some((time) => isWhole(needOnDay, time))) whole.add(person);
    else times.push(...there);
  }
  return times;
}

const isWhole = (needTime: Time, { start, end }: Time): boolean =>
  start <= needTime.start && end >= needTime.end;

type Time = Pick<PlacedShift, 'start' | 'end'>;

/** The times of a need at which a person is there: they are in their order and do not touch. */
function presenceIn({ start, end }: Time, shifts: readonly Time[]): Time[] {
  const times: { start: WallMinute; end: WallMinute }[] = [];
  for (const shift of [...shifts].sort((one, other) => one.start - other.start)) {
    const part = { start: Math.max(start, shift.start), end: Math.min(end, shift.end) };
    const last = times.at(-1);
    if (last && part.start <= last.end) last.end = Math.max(last.end, part.end);
    else times.push(part);
  }
  return times;
}

/** The fewest of these times at any minute of a need. */
function fewest({ start, end }: Time, times: readonly Time[]): number {
  if (times.length === 0) return 0;
  const begins = times.map((time) => Math.max(start, time.start)).sort(ascending);
  const ends = times.map((time) => time.end).sort(ascending);
  let [come, least] = [0, Infinity];
  // They are fewest at the beginning, or when somebody goes.
  for (let gone = 0, at = start; at < end; gone += 1, at = ends[gone - 1] ?? end) {
    while ((begins[come] ?? end) <= at) come += 1;
    least = Math.min(least, come - gone);
  }
  return least;
}

/** So many people are there from this minute on, until the next entry or the end of the need. */
interface HeadsFrom {
  readonly from: WallMinute;
  readonly heads: number;
}

/** How many of these times there are, from the start of a need on. */
function headsFrom({ start, end }: Time, times: readonly Time[]): HeadsFrom[] {
  const steps = new Map<WallMinute, number>([[start, 0]]);
  const step = (at: WallMinute, by: number) => void steps.set(at, (steps.get(at) ?? 0) + by);
  for (const time of times) {
    step(Math.max(start, time.start), 1);
    if (time.end < end) step(time.end, -1);
  }
  let heads = 0;
  return [...steps]
    .sort(([one], [other]) => one - other)
    .map(([from, by]) => ({ from, heads: (heads += by) }));
}

/** How many people are there during a need, by the shifts that count for it. Who has two shifts at once is there once. */
export function headsDuring(needTime: Time, shifts: readonly PlacedShift[]): HeadsFrom[] {
  const people = groupBy(
    shifts.filter(({ personId }) => personId !== OPEN_SHIFT),
    ({ personId }) => personId,
  );
  return headsFrom(
    needTime,
    [...people.values()].flatMap((shiftsOfPerson) => presenceIn(needTime, shiftsOfPerson)),
  );
}

const ascending = (one: number, other: number): number => one - other;
