import { DAYS_A_WEEK, shortDay, type DayNumber } from '../values/day-text';
import type { Booking } from './bookings';
import { OPEN_SHIFT } from './open-shift';
import { dayOfMinute } from './span';

/** What people work on one day. */
export interface WorkDay {
  /** `Mon 23 Nov`. */
  readonly day: string;
  readonly hours: number;
  /** People with a shift. */
  readonly people: number;
  /** Shifts that nobody has yet. Their hours are among `hours`. */
  readonly openShifts: number;
}

/** The seven days from `first` on. A shift counts on the day on which it begins; time off does not count. */
export function weekDays(bookings: readonly Booking[], first: DayNumber): WorkDay[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const shifts = bookings.filter(({ start, isTimeOff }) => !isTimeOff && dayOfMinute(start) === first + at);
    const people = new Set(shifts.map(({ personId }) => personId));
    people.delete(OPEN_SHIFT);
    return {
      day: shortDay(first + at),
      hours: shifts.reduce((sum, { hours }) => sum + hours, 0),
      people: people.size,
      openShifts: shifts.filter(({ personId }) => personId === OPEN_SHIFT).length,
    };
  });
}
