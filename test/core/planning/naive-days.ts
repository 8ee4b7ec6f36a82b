/** The days, quarters and minutes of blocks, for the second checker of the rules. */
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

export const DAY = 1440;
const MONDAY = 2;
export const QUARTER = 15;

export function dayOf({ start }: PlainBlock): number {
  return Math.floor(start / DAY);
}

/** The last day on which one of some shifts begins. */
export function lastDay(shifts: readonly PlainBlock[]): number {
  return Math.max(...shifts.map(dayOf));
}

/** The first days of the weeks that have a part of a shift. */
export function mondays(shifts: readonly PlainBlock[], weekStart: number): number[] {
  if (shifts.length === 0) return [];
  const after = Math.max(...shifts.map(({ end }) => end)) / DAY;
  return daysFrom(shifts)
    .concat(range(lastDay(shifts) + 1, Math.ceil(after)))
    .filter((day) => weekdayOf(day) === weekStart);
}

/** The quarters of an hour of a shift. All times of the rosters are at quarters. */
export function quarters({ start, end }: PlainBlock): number[] {
  return range(start / QUARTER, end / QUARTER).map((at) => at * QUARTER);
}

export function minutesOf({ start, end }: PlainBlock): number[] {
  return range(start, end);
}

/** Each day from a week before the first shift to the last shift. */
function daysFrom(shifts: readonly PlainBlock[]): number[] {
  return shifts.length === 0 ? [] : range(Math.min(...shifts.map(dayOf)) - 7, lastDay(shifts) + 1);
}

/** 0 is Monday. */
export function weekdayOf(day: number): number {
  return (day + 7 - MONDAY) % 7;
}

export function range(first: number, after: number): number[] {
  return Array.from({ length: after - first }, (_, at) => first + at);
}
