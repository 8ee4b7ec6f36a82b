import { minutesOf, spanOf } from './days';
import { isTimeOff, type Facts, type Shift } from './facts';
import type { ReportOptions } from './options';

/** The blocks of a schedule that a report is about. */
export interface Chosen {
  readonly work: readonly Shift[];
  readonly timeOff: readonly Shift[];
}

/**
 * Blocks that lie in the period with at least a minute, of the people and departments chosen. People's time off is chosen
 * with them: it has a department only by chance.
 */
export function chosenShifts(
  { shifts }: Pick<Facts, 'shifts'>,
  { period, people, departments }: ReportOptions,
  schedule: Shift['schedule'] = 'current',
): Chosen {
  const { first, after } = minutesOf(spanOf(period));
  const [work, timeOff]: [Shift[], Shift[]] = [[], []];
  for (const shift of shifts) {
    if (shift.schedule !== schedule || shift.start >= after || shift.end <= first) continue;
    if (people && !people.has(shift.personId)) continue;
    if (isTimeOff(shift)) timeOff.push(shift);
    else if (!departments || departments.has(shift.departmentId)) work.push(shift);
  }
  return { work, timeOff };
}
