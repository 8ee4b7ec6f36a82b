import type { DayNumber } from './days';

/** The names of the days that are holidays. Two holidays of one day have one name: `New Year, Founder’s day`. */
export type Holidays = ReadonlyMap<DayNumber, string>;
