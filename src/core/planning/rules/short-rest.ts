import type { Shift } from '../../shifts/shift';
import { breach, type Rule, type RuleInput } from '../breach';
import { hoursBetween, hundredths } from './worked';

const HOURS_A_DAY = 24;

/**
 * Too little rest in the 24 hours from the beginning of work (source of the 11 hours: presets.ts). 24 − 11 = 13 hours may be worked in.
 *
 *     7:00–21:00              14 hours: found alone, 10 hours remain
 *     7:00–11:00, 16:00–20:00 both end within 13 hours of 7:00: not found, although the break has 5 hours only (a split shift)
 *     7:00–11:00, 16:00–21:00 21:00 is 14 hours after 7:00: both are found, and the 24 hours begin anew at 16:00
 *     7:00–15:00, 15:00–23:00 the rest between shifts that touch is 0 hours: both are found
 *     7:00–15:00, 14:00–22:00 not found here: double-booked.ts finds shifts that overlap
 */
export const shortRest: Rule<'short-rest'> = {
  name: 'short-rest',
  find: ({ shifts }, input) => {
    const least = input.rules.numbers.restHours;
    if (least === undefined) return [];
    const most = HOURS_A_DAY - least;
    let begin: number | undefined;
    let last: Shift | undefined;
    const found: ReturnType<typeof breach<'short-rest'>>[] = [];
    for (const shift of shifts) {
      const before = last;
      if (!last || shift.end > last.end) last = shift;
      const length = hoursBetween(shift, input);
      if (length > most) {
        const left = hundredths(Math.max(0, HOURS_A_DAY - length));
        found.push(breach('short-rest', [shift], { hours: left, least }));
      }
      const hours = before ? restBetween(before, shift, input) : least;
      if (!before || begin === undefined || hours >= least) {
        begin = shift.start;
        continue;
      }
      if (hours < 0 || hoursBetween({ start: begin, end: shift.end }, input) <= most) continue;
      begin = shift.start;
      found.push(breach('short-rest', [before, shift], { hours: hundredths(hours), least }));
    }
    return found;
  },
};

/** Below 0 if the shifts overlap. */
function restBetween({ end }: Shift, { start }: Shift, input: RuleInput): number {
  return start < end ? -1 : hoursBetween({ start: end, end: start }, input);
}
