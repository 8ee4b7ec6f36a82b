import { MINUTES_A_DAY, weekdayOf } from '../../calendar/days';
import { breach, type Availability, type Block, type Rule } from '../plan';

/** A shift at a time at which the person can't work, as "People limits" says. The weekday is the one on which the shift begins. */
export const notAvailable: Rule<'not-available'> = {
  name: 'not-available',
  find: ({ shifts }, { facts: { limits } }) => {
    const days = limits.get(shifts[0]?.personId ?? '')?.days;
    if (!days) return [];
    return shifts.flatMap((shift) => {
      const available = days[weekdayOf(shift.day)] ?? 'always';
      return isInside(shift, available) ? [] : [breach('not-available', [shift], { available })];
    });
  },
};

/** A time that ends at or before its start ends on the next day. */
function isInside({ day, start, end }: Block, available: Availability): boolean {
  if (typeof available === 'string') return available === 'always';
  const { from, until } = available;
  const midnight = day * MINUTES_A_DAY;
  return start >= midnight + from && end <= midnight + (until <= from ? until + MINUTES_A_DAY : until);
}
