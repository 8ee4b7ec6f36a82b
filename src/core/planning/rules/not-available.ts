import { dayOfMinute, MINUTES_A_DAY, weekdayOf, type DayNumber } from '../../calendar/days';
import type { Shift } from '../../shifts/shift';
import { breach, type Availability, type DayTimes, type PersonLimits, type Rule } from '../breach';

/**
 * A shift at a time at which the person can't work, as "People limits" says, on any day that the shift touches. Times of a night go
 * into the next day: 22:00-6:00 on Mondays includes a shift on Tuesday from 0:00 to 6:00. Times that touch are one time: with
 * 18:00-24:00 on Mondays and the whole Tuesday, a shift lasts from Monday 22:00 to Tuesday 6:00. Nobody works on a date of "Not on".
 */
export const notAvailable: Rule<'not-available'> = {
  name: 'not-available',
  ofEachShift: true,
  find: ({ shifts }, { facts: { limits } }) => {
    const limitsOfPerson = limits.get(shifts[0]?.personId ?? '');
    if (!limitsOfPerson) return [];
    const found: ReturnType<typeof breach<'not-available'>>[] = [];
    for (const shift of shifts) {
      const on = dayWithout(shift, limitsOfPerson);
      if (on !== undefined)
        found.push(breach('not-available', [shift], { on, available: availableOn(on, limitsOfPerson) }));
    }
    return found;
  },
};

function availableOn(day: DayNumber, { days, notOn = [] }: PersonLimits): Availability {
  if (notOn.some(({ first, after }) => day >= first && day < after)) return 'never';
  return days[weekdayOf(day)] ?? 'always';
}

/** The first day on which the person can't work for the whole time that the shift has on it; undefined if there is none. */
function dayWithout({ start, end, day: first }: Shift, limitsOfPerson: PersonLimits): DayNumber | undefined {
  let reached = start;
  const last = dayOfMinute(end - 1);
  for (let day = first - 1; day <= last; day += 1) {
    const times = timesOf(availableOn(day, limitsOfPerson));
    // A night does not go into a date of "Not on".
    const isCut = limitsOfPerson.notOn?.some((off) => day + 1 >= off.first && day + 1 < off.after) === true;
    for (const { from, until } of times) {
      const midnight = day * MINUTES_A_DAY;
      const close = midnight + (isCut ? Math.min(until, MINUTES_A_DAY) : until);
      if (midnight + from <= reached && close > reached) reached = close;
    }
  }
  return reached < end ? dayOfMinute(reached) : undefined;
}

const NEVER: readonly DayTimes[] = [];
const ALWAYS: readonly DayTimes[] = [{ from: 0, until: MINUTES_A_DAY }];

function timesOf(available: Availability): readonly DayTimes[] {
  if (available === 'never') return NEVER;
  return available === 'always' ? ALWAYS : available;
}
