import { MINUTES_A_DAY } from '../calendar/days';
import { shortClock } from '../calendar/short-clock';
import type { Need } from './need';

/** What a need says beside its department: `9–17`, `22–6 Terrace`. An en dash is used as in shifts: Excel reads `9-12` as a date. */
export function inDepartment({ from, until, area, task }: Need): string {
  const end = until > MINUTES_A_DAY ? until - MINUTES_A_DAY : until;
  return [`${shortClock(from)}–${shortClock(end)}`, area, task].filter((part) => part !== '').join(' ');
}

/** The same with the department: `Kitchen 9–17`. */
export const needText = (need: Need): string =>
  [need.department, inDepartment(need)].filter((part) => part !== '').join(' ');
