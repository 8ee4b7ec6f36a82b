import { daysAfter, mondayOf } from '../days';
import type { Occasion, Occasions } from '../transactions';

/** What people of a care home have booked this year, seen from a day (`yyyy-MM-dd`): past leave, and leave in the next weeks. */
export function plainOccasions(today: string): Occasions {
  const year = today.slice(0, 4);
  const monday = (weeks: number) => daysAfter(mondayOf(today), 7 * weeks);
  const taken = (
    account: string,
    description: string,
    amount: number,
    effectiveDate: string,
    canEdit = true,
  ): Occasion => [account, { description, amount, effectiveDate, canEdit }];
  return (position) => [
    taken('Vacation', `Entitlement ${year}`, 25, `${year}-01-01`, false),
    ...(position % 2 === 0 ? [taken('Vacation', 'Summer holiday', -10, `${year}-07-13`)] : []),
    ...(position % 5 === 1 ? [taken('Sick', '', -2, `${year}-02-11`, false)] : []),
    ...(position % 6 === 2 ? [taken('Comp. time', 'Worked on a bank holiday', 1, `${year}-05-04`)] : []),
    ...(position % 7 === 3 ? [taken('Study', 'First aid course', -1, monday(2))] : []),
    ...(position % 8 === 4 ? [taken('Vacation', 'A few days off', -3, monday(1))] : []),
    ...(position % 9 === 5 ? [taken('Vacation', 'Family visit', -5, monday(3))] : []),
  ];
}
