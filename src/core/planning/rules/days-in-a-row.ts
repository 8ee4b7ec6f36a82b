import type { Shift } from '../../shifts/shift';
import { breach, type Rule } from '../breach';

/**
 * Too many days in a row on which a shift begins. A run of days is found once, with all its shifts, for the first day that is too
 * many. This is a company's own rule: no law of the presets has it.
 */
export const daysInARow: Rule<'days-in-a-row'> = {
  name: 'days-in-a-row',
  find: ({ shifts }, { rules: { numbers } }) => {
    const most = numbers.daysInARow;
    if (most === undefined) return [];
    return rowsOfDays(shifts).flatMap((run) => {
      const days = (run.at(-1)?.day ?? 0) - (run[0]?.day ?? 0) + 1;
      const over = (run[0]?.day ?? 0) + most;
      return days > most ? [breach('days-in-a-row', run, { days, most }, over)] : [];
    });
  },
};

/** The shifts of each run of days without a day off. */
function rowsOfDays(shifts: readonly Shift[]): Shift[][] {
  const runs: Shift[][] = [];
  for (const shift of shifts) {
    const run = runs.at(-1);
    if (run && shift.day - (run.at(-1)?.day ?? 0) <= 1) run.push(shift);
    else runs.push([shift]);
  }
  return runs;
}
