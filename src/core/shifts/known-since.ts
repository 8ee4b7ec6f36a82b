import { DAYS_A_WEEK, dayOfMinute, type DayNumber, type WallMinute } from '../calendar/days';
import type { PersonSpan } from './absence';
import { OPEN_SHIFT } from './shift';

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
  const firstStarts = new Map<string, WallMinute>();
  for (const { personId, start } of shifts)
    if (start < (firstStarts.get(personId) ?? Infinity)) firstStarts.set(personId, start);
  firstStarts.delete(OPEN_SHIFT);
  const later = [...firstStarts.values()].map(dayOfMinute).filter((day) => isUnknown(week, day));
  return later.length === 0
    ? undefined
    : { people: later.length, since: later.reduce((one, other) => Math.min(one, other)) };
}

/** Whether nothing is known of a week: the person's first shift is after it. */
export function isUnknown(week: DayNumber, firstDay: DayNumber): boolean {
  return firstDay >= week + DAYS_A_WEEK;
}
