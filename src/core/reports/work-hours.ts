import { type MinuteSpan, type DayNumber, weekOf, dayOfMinute } from '../calendar/days';
import type { Shift } from './facts';

/**
 * Hours are summed as whole numbers of this part of an hour, so that sums have no rounding errors: a minute is 500 parts,
 * and the last decimal of typed hours (values/numbers.ts keeps four) is 3.
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

/** A shift's hours in a span: all of them if it begins there, as payroll counts them, else none. */
export function hoursIn(shift: Shift, { first, after }: MinuteSpan): HourParts {
  return shift.start >= first && shift.start < after ? wholeHours(shift) : 0;
}

/** The week in which a shift begins, by its first day. */
export function weekOfShift({ start }: Shift, weekStart: number): DayNumber {
  return weekOf(dayOfMinute(start), weekStart);
}
