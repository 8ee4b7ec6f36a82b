import { MINUTES_A_DAY } from '../../calendar/days';
import type { Shift } from '../../shifts/shift';
import { breach, type Rule, type RuleInput } from '../breach';
import { hoursBetween, workedIn } from './worked';

/** Where no rest is chosen, a shorter time between shifts is a break. */
const USUAL_REST = 8;

/** Too many hours on one working day. */
export const dayHours: Rule<'day-hours'> = {
  name: 'day-hours',
  find: ({ shifts }, input) => {
    const most = input.rules.numbers.dayHours;
    if (most === undefined) return [];
    return workingDays(shifts, input).flatMap((ofDay) => {
      const hours = workedIn(ofDay, input);
      return hours > most ? [breach('day-hours', ofDay, { hours, most })] : [];
    });
  },
};

/**
 * The shifts of each working day. It begins with the first shift after a rest, goes on over midnight, and lasts at most 24 hours: what
 * begins later is of the next one. So 17:00-24:00 and 0:00-4:00 are one day, and a night that ends at 6:00 and one that begins at 22:00 are two.
 */
export function workingDays(shifts: readonly Shift[], input: RuleInput): Shift[][] {
  const rest = input.rules.numbers.restHours ?? USUAL_REST;
  const days: Shift[][] = [];
  let end = -Infinity;
  for (const shift of shifts) {
    const day = days.at(-1);
    const begin = day?.[0]?.start ?? -Infinity;
    const isBreak = shift.start < end || hoursBetween({ start: end, end: shift.start }, input) < rest;
    if (day && isBreak && shift.start < begin + MINUTES_A_DAY) day.push(shift);
    else days.push([shift]);
    end = Math.max(end, shift.end);
  }
  return days;
}
