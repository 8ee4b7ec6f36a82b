import { hoursOf } from '../../shifts/shift';
import { groupBy } from '../../table/group-by';
import { breach, type Rule } from '../breach';

/** Too many hours on one day. The hours of a night shift count for the day on which it begins. */
export const dayHours: Rule<'day-hours'> = {
  name: 'day-hours',
  hasNumber: true,
  find: ({ shifts }, { rules: { numbers } }) => {
    const most = numbers.dayHours;
    if (most === undefined) return [];
    return [...groupBy(shifts, ({ day }) => day).values()].flatMap((ofDay) => {
      const hours = hoursOf(ofDay);
      return hours > most ? [breach('day-hours', ofDay, { hours, most })] : [];
    });
  },
};
