import { DAYS_A_WEEK, dayOfMinute, isWeekend, type DayNumber, MINUTES_A_DAY, weekOf } from '../calendar/days';
import { Absence } from '../shifts/absence';
import { awayDays } from '../shifts/away-days';
import { isUnknown } from '../shifts/known-since';
import { sumOfHours, type Shift } from '../shifts/shift';
import { groupBy } from '../table/group-by';
import type { BreachIndex } from './breach-index';
import { hundredths } from './rules/worked';

/**
 * In which order people are offered for a shift: first who has no leave around the day; then who has no second shift that day; who rests
 * enough before and after; who does not work many days in a row; who has worked less of the contract in five weeks, with leave
 * credited; and who had fewer nights or weekends in four weeks.
 */

/** Less rest than this is short, also where no rule asks for it: article 3 of Directive 2003/88/EC. */
export const ENOUGH_REST_HOURS = 11;

/**
 * Leave is around a shift on the day before it and on the day after it. A holiday, of at least three days, is around it also at this
 * distance: who was away from Monday to Wednesday is not the first for Saturday.
 */
const DAYS_AROUND = 3;
const HOLIDAY_DAYS = 3;
const AROUND = Array.from({ length: DAYS_AROUND + 1 }, (_, days) => days);

/** As many days in a row are usual. */
export const USUAL_DAYS = 5;

/** The week of the shift and the four before it. */
const WEEKS_BEFORE = 4;

/** What a day of leave counts beside hours of work: without it, who was ill last week would come first. */
const HOURS_OF_A_DAY_OFF = 8;

/** Without a contract, hours are compared with those of a usual week, so that people with and without one stand in one order. */
const USUAL_WEEK_HOURS = 40;

/** A shift that has a part of the hours from midnight to this minute is a night. */
const NIGHT_UNTIL = 5 * 60;

/** What decides where a person stands in the list. */
export interface Standing {
  /** The last day of leave at most DAYS_AROUND days before the shift; undefined if there is none. */
  readonly offUntil: DayNumber | undefined;
  /** The first day of leave at most DAYS_AROUND days after it; undefined if there is none. */
  readonly offFrom: DayNumber | undefined;
  readonly secondShift: boolean;
  /** Hours that are missing to enough rest before or after. */
  readonly restMissing: number;
  /** The days in a row on which the person works with the shift. */
  readonly daysInARow: number;
  /** Hours of five weeks, with the shift and with leave, and those of the contract. */
  readonly hours: number;
  readonly contractHours: number;
  /** The first day of the person's shifts, if weeks before it are among the five: nothing is known of them. */
  readonly knownSince: DayNumber | undefined;
  /** Nights of the four weeks before; undefined if the shift is no night. */
  readonly nights: number | undefined;
  /** Weekends of the four weeks before; undefined if the shift is on no weekend. */
  readonly weekends: number | undefined;
}

/** Sorts by what decides, the most important first. */
export function byStanding(one: Standing, other: Standing): number {
  const keys = (standing: Standing) => [
    standing.offUntil === undefined && standing.offFrom === undefined ? 0 : 1,
    standing.secondShift ? 1 : 0,
    standing.restMissing,
    Math.max(USUAL_DAYS, standing.daysInARow),
    standing.contractHours > 0 ? standing.hours / standing.contractHours : standing.hours,
    (standing.nights ?? 0) + (standing.weekends ?? 0),
  ];
  const others = keys(other);
  return keys(one).reduce((order, key, at) => order || key - (others[at] ?? 0), 0);
}

/** Where people stand for a shift. What all people share is computed once. */
export function standingsFor(block: Shift, breachIndex: BreachIndex): (personId: string) => Standing {
  const { facts, weekStart } = breachIndex.input;
  const week = weekOf(block.day, weekStart);
  const span = { first: week - WEEKS_BEFORE * DAYS_A_WEEK, after: week + DAYS_A_WEEK };
  const off = [...breachIndex.people].flatMap((id) =>
    [...breachIndex.blocksOf(id)].filter(({ isTimeOff }) => isTimeOff),
  );
  const absence = new Absence(off, facts.daysOff, facts.counting);
  const around = {
    first: Math.min(span.first, block.day - DAYS_AROUND),
    after: Math.max(span.after, block.day + DAYS_AROUND + 1),
  };
  const awayOf = groupBy(awayDays(absence, around), ({ personId }) => personId);
  return (personId) => {
    const shifts = [...breachIndex.blocksOf(personId)].filter((shift) => !shift.isTimeOff && shift !== block);
    const away = awayOf.get(personId) ?? [];
    const isOff = new Set(away.map(({ day }) => day));
    const offAt = (distance: number, day: DayNumber) =>
      isOff.has(day) && (distance <= 1 || runWith(day, isOff) >= HOLIDAY_DAYS);
    const lastOff = AROUND.find((days) => offAt(days, block.day - days));
    const firstOff = AROUND.find((days) => offAt(days, block.day + days));
    const credited = new Map(
      away
        .filter(
          (awayDay) =>
            awayDay.day >= span.first && awayDay.day < span.after && (awayDay.block || awayDay.isCounted),
        )
        .map(
          (awayDay) => [awayDay.day, awayDay.block ? creditOf(awayDay.block) : HOURS_OF_A_DAY_OFF] as const,
        ),
    );
    const known = shifts.filter(({ day }) => day >= span.first && day < span.after);
    const hours =
      sumOfHours(known) + block.hours + [...credited.values()].reduce((sum, credit) => sum + credit, 0);
    const contract = (facts.limits.get(personId)?.weekHours ?? USUAL_WEEK_HOURS) * (WEEKS_BEFORE + 1);
    const firstDay = shifts.reduce((first, { day }) => Math.min(first, day), Infinity);
    const rest = Math.min(...shifts.map((shift) => restBetween(shift, block)));
    const recent = shifts.filter(
      ({ day }) => day < block.day && day >= block.day - WEEKS_BEFORE * DAYS_A_WEEK,
    );
    return {
      offUntil: lastOff === undefined ? undefined : block.day - lastOff,
      offFrom: firstOff === undefined ? undefined : block.day + firstOff,
      secondShift: shifts.some(({ day }) => day === block.day),
      restMissing: Math.max(0, ENOUGH_REST_HOURS - rest / 60),
      daysInARow: runWith(block.day, new Set(shifts.map(({ day }) => day))),
      hours: hundredths(hours),
      contractHours: contract,
      knownSince: isUnknown(span.first, firstDay) && firstDay < Infinity ? firstDay : undefined,
      nights: isNight(block) ? recent.filter(isNight).length : undefined,
      weekends: isWeekend(block.day) ? weekendsOf(recent) : undefined,
    };
  };
}

/** Minutes between two shifts; 0 if they overlap. */
function restBetween(one: Shift, other: Shift): number {
  return Math.max(0, one.start - other.end, other.start - one.end);
}

/** Hours that a block of time off counts for each of its days. */
function creditOf({ start, end }: Shift): number {
  return Math.min(HOURS_OF_A_DAY_OFF, (end - start) / 60);
}

function runWith(day: DayNumber, days: ReadonlySet<DayNumber>): number {
  let [first, last] = [day, day];
  while (days.has(first - 1)) first -= 1;
  while (days.has(last + 1)) last += 1;
  return last - first + 1;
}

function isNight({ start, end }: Shift): boolean {
  return [dayOfMinute(start), dayOfMinute(end - 1)].some(
    (day) => start < day * MINUTES_A_DAY + NIGHT_UNTIL && end > day * MINUTES_A_DAY,
  );
}

function weekendsOf(shifts: readonly Shift[]): number {
  return new Set(shifts.filter(({ day }) => isWeekend(day)).map(({ day }) => weekOf(day, 0))).size;
}
