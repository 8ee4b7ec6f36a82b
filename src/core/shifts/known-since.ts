import { DAYS_A_WEEK, dayOfMinute, MINUTES_A_DAY, type DayNumber, type WallMinute } from '../calendar/days';
import type { PersonSpan } from './absence';
import { OPEN_SHIFT } from './open-shift';

/** Since when people's shifts are known: a workbook has the shifts that were made or pushed in it, and no earlier ones. */

/** People of whom a week, and perhaps later ones, are not known. */
export interface KnownSince {
  readonly people: number;
  /** The first day on which one of these people has a shift. */
  readonly since: DayNumber;
}

/**
 * The people whose first shift is after a week; undefined if there are none.
 * @param shifts all shifts of the people that the table has, in any order, without time off
 * @param week the first day of the week
 */
export function knownSince(shifts: readonly PersonSpan[], week: DayNumber): KnownSince | undefined {
  return sinceOf([...lateStarts(shifts, week).values()]);
}

/** @param starts the starts of these people's first shifts */
export function sinceOf(starts: readonly WallMinute[]): KnownSince | undefined {
  return starts.length === 0
    ? undefined
    : { people: starts.length, since: dayOfMinute(starts.reduce((one, other) => Math.min(one, other))) };
}

/** The start of each person's first shift, of those whose first shift is after a week. Most people are none of them. */
export function lateStarts(shifts: readonly PersonSpan[], week: DayNumber): Map<string, WallMinute> {
  const after = (week + DAYS_A_WEEK) * MINUTES_A_DAY;
  const known = new Set<string>([OPEN_SHIFT]);
  for (const { personId, start } of shifts) if (start < after) known.add(personId);
  const starts = new Map<string, WallMinute>();
  for (const { personId, start } of shifts)
    if (!known.has(personId) && start < (starts.get(personId) ?? Infinity)) starts.set(personId, start);
  return starts;
}

/** Whether nothing is known of a week: the person's first shift is after it. */
export function isUnknown(week: DayNumber, firstDay: DayNumber): boolean {
  return firstDay >= week + DAYS_A_WEEK;
}
