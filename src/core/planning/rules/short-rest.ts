import type { Shift } from '../../shifts/shift';
import { breach, type Rule, type RuleInput } from '../breach';
import { hoursBetween, hundredths } from './worked';

const HOURS_A_DAY = 24;

/**
 * Too few hours of rest within the 24 hours from the beginning of work. Either one shift is so long that the hours that remain are too
 * few: it is found alone. Or the shifts of one stretch of work do not lie in the hours that remain, and the breaks between them are no
 * rest (a split shift). A shift that ends later breaks the rule, unless the rest before it was long enough: found are the shift that
 * ended last before the short rest, and the shift that begins after it; then the search begins again with that shift. Shifts that touch
 * have a rest of 0 hours. A shift that begins while another one lasts is for the rule about two shifts at the same time. The source of
 * 11 hours is in presets.ts.
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
