import { type MinuteSpan } from './days';
import { DAYS_A_WEEK, type DayNumber, weekOf } from '../values/day-text';
import { MINUTES_A_DAY } from '../values/serial';
import { dayOfMinute, type WallMinute } from '../bookings/span';
import type { Shift } from './facts';

/**
 * Hours are summed as whole numbers of this part of an hour, so that sums have no rounding errors: a minute is 500 parts,
 * and the last decimal of typed hours (values/decimal.ts keeps four) is 3.
 */
const PARTS_OF_AN_HOUR = 30_000;
const PARTS_OF_A_MINUTE = PARTS_OF_AN_HOUR / 60;
const TYPED_DECIMALS = 10_000;
const PARTS_OF_A_TYPED_DECIMAL = PARTS_OF_AN_HOUR / TYPED_DECIMALS;

/** A whole number of 30,000ths of an hour: the unit in which hours are summed. */
export type HourParts = number;

/** Hours as a cell shows them. */
export function hoursOf(parts: HourParts): number {
  return parts / PARTS_OF_AN_HOUR;
}

/** A shift's hours: the typed ones, else the hours between its ends by the clock. */
function wholeHours({ start, end, hoursTyped }: Shift): HourParts {
  return hoursTyped === undefined
    ? (end - start) * PARTS_OF_A_MINUTE
    : Math.round(hoursTyped * TYPED_DECIMALS) * PARTS_OF_A_TYPED_DECIMAL;
}

/**
 * A shift's hours between two moments. Typed hours are split in proportion to minutes. However the time is cut, the pieces
 * sum to the whole: each piece ends with the same rounded number with which the next one begins.
 */
export function hoursBetween(shift: Shift, from: WallMinute, until: WallMinute): HourParts {
  const { start, end, hoursTyped } = shift;
  const [first, last] = [Math.max(start, from), Math.min(end, until)];
  if (last <= first) return 0;
  if (hoursTyped === undefined) return (last - first) * PARTS_OF_A_MINUTE;
  const whole = wholeHours(shift);
  const upTo = (minute: WallMinute) => Math.round((whole * (minute - start)) / (end - start));
  return upTo(last) - upTo(first);
}

/** A shift's hours in each week of a span that it touches; `week` is the week's first day. */
export function hoursByWeek(
  shift: Shift,
  { first, after }: MinuteSpan,
  weekStart: number,
  add: (week: DayNumber, hours: HourParts) => void,
): void {
  const until = Math.min(shift.end, after);
  for (let from = Math.max(shift.start, first); from < until;) {
    const week = weekOf(dayOfMinute(from), weekStart);
    const weekEnd = (week + DAYS_A_WEEK) * MINUTES_A_DAY;
    add(week, hoursBetween(shift, from, Math.min(until, weekEnd)));
    from = weekEnd;
  }
}
