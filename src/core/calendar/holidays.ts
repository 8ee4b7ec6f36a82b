import { shortDay } from './day-text';
import type { DayNumber, DaySpan } from './days';

/** The names of the days that are holidays. Two holidays of one day have one name: `New Year, Founder’s day`. */
export type Holidays = ReadonlyMap<DayNumber, string>;

/** The holidays in a period, the first one first. */
export function holidaysIn(holidays: Holidays, { first, after }: DaySpan): [day: DayNumber, name: string][] {
  return [...holidays].filter(([day]) => day >= first && day < after).sort(([one], [other]) => one - other);
}

/** `Fri 25 Dec`, or `Fri 25 Dec, Christmas Day` if the day is a holiday. */
export function dayWithHoliday(day: DayNumber, holidays: Holidays): string {
  const name = holidays.get(day);
  return name === undefined ? shortDay(day) : `${shortDay(day)}, ${name}`;
}
