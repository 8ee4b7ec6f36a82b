import { DAYS_A_WEEK, type DayNumber } from '../calendar/days';
import { Absence } from '../shifts/absence';
import { awayDays } from '../shifts/away-days';
import { sumOfHours } from '../shifts/shift';
import type { BreachIndex } from './breach-index';

/** A person with fewer hours in a week than "People limits" asks for. */
export interface FewHours {
  readonly personId: string;
  readonly hours: number;
  readonly least: number;
}

/**
 * The people who have less than their least hours in the week that begins with a day, also those without a shift. This is no rule:
 * no shift breaks it. Who is away or can't work on a day of the week is left out.
 */
export function fewHours(breachIndex: BreachIndex, first: DayNumber): FewHours[] {
  const { daysOff, counting, limits } = breachIndex.input.facts;
  const week = { first, after: first + DAYS_A_WEEK };
  const few = [...limits].flatMap(([personId, { leastHours: least = 0, notOn = [] }]): FewHours[] => {
    const shifts = [...breachIndex.blocksOf(personId)].filter(({ isTimeOff }) => !isTimeOff);
    const hours = sumOfHours(shifts.filter(({ day }) => day >= first && day < week.after));
    const isOff = notOn.some((off) => off.first < week.after && off.after > first);
    return hours >= least || isOff ? [] : [{ personId, hours, least }];
  });
  const off = few.flatMap(({ personId }) =>
    [...breachIndex.blocksOf(personId)].filter(({ isTimeOff }) => isTimeOff),
  );
  const away = awayDays(new Absence(off, daysOff, counting), week);
  const isAway = new Set(away.map(({ personId }) => personId));
  return few.filter(({ personId }) => !isAway.has(personId));
}
