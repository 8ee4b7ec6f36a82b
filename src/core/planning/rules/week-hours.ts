import { weekOf } from '../../calendar/days';
import { hoursOf } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import { breach, type Rule } from '../breach';

/**
 * Too many hours in one week. All hours of a shift count for the week in which it begins. A person's contract hours count in place of
 * the limit for all. The source of 40 hours: Fair Labor Standards Act, 29 U.S.C. 207(a)(1).
 */
export const weekHours: Rule<'week-hours'> = {
  name: 'week-hours',
  hasNumber: true,
  find: ({ shifts }, { rules: { numbers }, facts: { limits }, weekStart }) => {
    const own = limits.get(shifts[0]?.personId ?? '')?.weekHours;
    const most = own ?? numbers.weekHours;
    if (most === undefined) return [];
    return [...groupBy(shifts, ({ day }) => weekOf(day, weekStart))].flatMap(([, ofWeek]) => {
      const hours = hoursOf(ofWeek);
      return hours > most ? [breach('week-hours', ofWeek, { hours, most, isOwn: own !== undefined })] : [];
    });
  },
};
