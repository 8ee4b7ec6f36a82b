import { type DayNumber, DAYS_A_WEEK, weekOf } from '../../calendar/days';
import { isUnknown } from '../../shifts/known-since';
import { hoursOf } from '../../shifts/shift';
import type { Shift } from '../../shifts/shift';
import { breach, type Rule } from '../breach';

/** Four months: Directive 2003/88/EC, article 16(b). */
export const REFERENCE_WEEKS = 17;

/**
 * Too many hours a week on average over some weeks in a row. Weeks without a shift count as 0 hours, also those before the first
 * shift. Of periods that overlap, the one that ends first is found, with all its shifts; the search goes on with the shifts after it.
 * The source of 48 hours: Directive 2003/88/EC, article 6(b).
 */
export const averageHours: Rule<'average-hours'> = {
  name: 'average-hours',
  hasNumber: true,
  find: ({ shifts }, { rules: { numbers }, weekStart }) => {
    const { averageHours: most, averageWeeks: weeks = REFERENCE_WEEKS } = numbers;
    if (most === undefined) return [];
    const weekOfShift = ({ day }: Shift) => weekOf(day, weekStart);
    const found: ReturnType<typeof breach<'average-hours'>>[] = [];
    // A window of shifts: from `first` to the shift before `after`. It ends with a week that has shifts.
    let [first, after] = [0, 0];
    while (after < shifts.length) {
      const last = shifts[after];
      if (!last) break;
      const week = weekOfShift(last);
      while (after < shifts.length && weekOfShift(shifts[after] ?? last) === week) after += 1;
      const begins = week - (weeks - 1) * DAYS_A_WEEK;
      while (weekOfShift(shifts[first] ?? last) < begins) first += 1;
      const inWindow = shifts.slice(first, after);
      const sum = hoursOf(inWindow);
      // 38.3 * 17 is 651.0999999999999 for a computer.
      if (sum <= Math.round(most * weeks * 100) / 100) continue;
      const hours = Math.round((sum / weeks) * 100) / 100;
      found.push(breach('average-hours', inWindow, { hours, most, weeks, ...sinceWhen(shifts, begins) }));
      first = after;
    }
    return found;
  },
};

/** The first day of a person's shifts, if the first of some weeks is not known. */
function sinceWhen([first]: readonly Shift[], week: DayNumber): { readonly since?: DayNumber } {
  return first && isUnknown(week, first.day) ? { since: first.day } : {};
}
