import { dayOfMinute, type DayNumber, MINUTES_A_DAY, weekdayOf } from '../../calendar/days';
import { midnights } from '../../calendar/midnights';
import type { Shift } from '../../shifts/shift';
import { breach, type Availability, type Rule } from '../breach';

/**
 * A shift at a time at which the person can't work, as "People limits" says. The weekday is the one on which the shift begins, or the
 * one before if its times last over midnight: 22:00-6:00 on Mondays includes a shift on Tuesday from 0:00 to 6:00. Times of two days
 * that touch are one time: with 18:00-24:00 on Mondays and the whole Tuesday, a shift lasts from Monday 22:00 to Tuesday 6:00.
 */
export const notAvailable: Rule<'not-available'> = {
  name: 'not-available',
  find: ({ shifts }, { facts: { limits } }) => {
    const days = limits.get(shifts[0]?.personId ?? '')?.days;
    if (!days) return [];
    const on = (day: DayNumber) => days[weekdayOf(day)] ?? 'always';
    return shifts.flatMap((shift) => {
      const available = on(shift.day);
      // A person who can work all day can also work a night shift, which ends on the next day.
      if (available === 'always' || isInside(shift, on)) return [];
      return [breach('not-available', [shift], { available })];
    });
  },
};

/** Whether a shift is within the times of its days. Times that end at or before their start end on the next day. */
function isInside({ start, end, day: first }: Shift, on: (day: DayNumber) => Availability): boolean {
  let reached = start;
  for (let day = first - 1; day <= dayOfMinute(end - 1); day += 1) {
    const times = on(day);
    if (times === 'never') continue;
    const { from, until } = times === 'always' ? { from: 0, until: MINUTES_A_DAY } : times;
    const midnight = day * MINUTES_A_DAY;
    const close = midnight + midnights(from, until) * MINUTES_A_DAY + until;
    if (midnight + from <= reached && close > reached) reached = close;
  }
  return reached >= end;
}
