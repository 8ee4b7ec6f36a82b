import type { Shift } from '../../shifts/shift';
import { breach, type Rule } from '../breach';

const HOURS_A_DAY = 24;

/**
 * Too few hours of rest before work goes on. A person who begins to work rests so many hours within 24 hours: all shifts until then
 * lie in the hours that remain, and the breaks between them are no rest (a split shift). A shift that ends later breaks the rule,
 * unless the rest before it was long enough. Found are the shift that ended last before the short rest, and the shift that begins after
 * it; then the search begins again with that shift. Shifts that touch have a rest of 0 hours. A shift that begins while another one lasts is
 * for the rule about two shifts at the same time. The source of 11 hours: Directive 2003/88/EC, article 3.
 */
export const shortRest: Rule<'short-rest'> = {
  name: 'short-rest',
  hasNumber: true,
  find: ({ shifts }, { rules: { numbers } }) => {
    const least = numbers.restHours;
    if (least === undefined) return [];
    let begin: number | undefined;
    let last: Shift | undefined;
    return shifts.flatMap((shift) => {
      const before = last;
      if (!last || shift.end > last.end) last = shift;
      const hours = before ? (shift.start - before.end) / 60 : least;
      if (!before || begin === undefined || hours >= least) {
        begin = shift.start;
        return [];
      }
      if (hours < 0 || shift.end - begin <= (HOURS_A_DAY - least) * 60) return [];
      begin = shift.start;
      const shown = Math.round(hours * 100) / 100;
      return [breach('short-rest', [before, shift], { hours: shown, least })];
    });
  },
};
