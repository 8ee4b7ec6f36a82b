import { spanOf, minutesOf } from '../calendar/days';
import { isTimeOff, type Facts, type Shift } from './facts';
import type { ReportOptions } from './options';

/** The blocks of a schedule that a report contains. */
export interface Chosen {
  readonly work: readonly Shift[];
  readonly timeOff: readonly Shift[];
}

/**
 * Blocks with at least a minute in the period, of the chosen people and departments. Time off is chosen by its person alone:
 * most time off has no department.
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
