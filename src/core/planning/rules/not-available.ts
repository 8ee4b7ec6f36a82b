import { type DayNumber, MINUTES_A_DAY, weekdayOf } from '../../calendar/days';
import { breach, type Availability, type Block, type Rule } from '../plan';

/**
 * A shift at a time at which the person can't work, as "People limits" says. The weekday is the one on which the shift begins, or the
 * one before if its times last over midnight: 22:00-6:00 on Mondays includes a shift on Tuesday from 0:00 to 6:00.
 */
export const notAvailable: Rule<'not-available'> = {
  name: 'not-available',
  find: ({ shifts }, { facts: { limits } }) => {
    const days = limits.get(shifts[0]?.personId ?? '')?.days;
    if (!days) return [];
    return shifts.flatMap((shift) => {
      const on = (day: DayNumber) => days[weekdayOf(day)] ?? 'always';
      const available = on(shift.day);
      if (available === 'always') return [];
      const isAvailable =
        isInside(shift, available, shift.day) || isInside(shift, on(shift.day - 1), shift.day - 1);
      return isAvailable ? [] : [breach('not-available', [shift], { available })];
    });
  },
};

/** Whether a shift is within the times of a day. Times that end at or before their start end on the next day. */
function isInside({ start, end }: Block, times: Availability, day: DayNumber): boolean {
  if (typeof times === 'string') return false;
  const { from, until } = times;
  const midnight = day * MINUTES_A_DAY;
  return start >= midnight + from && end <= midnight + (until <= from ? until + MINUTES_A_DAY : until);
}
