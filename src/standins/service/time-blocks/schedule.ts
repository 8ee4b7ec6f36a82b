import { CallRefused, callCode } from '../error-codes';
import type { Parameters } from '../operation';

/** The ScheduleIDs of section 4.4 that are not templates. */
export const CURRENT = 1;
export const RECURRING = 2;
const TIMESHEET = 7;
const FIRST_TEMPLATE = 1000;

/**
 * ScheduleID: 1, 2, 7, or the number of a template. Any template's number is accepted, because no operation lists templates.
 * Throws CallRefused.
 */
export function scheduleOf(parameters: Parameters): number {
  const text = parameters['ScheduleID'] ?? '';
  const scheduleId = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (![CURRENT, RECURRING, TIMESHEET].includes(scheduleId) && !(scheduleId >= FIRST_TEMPLATE))
    throw new CallRefused(callCode.parameterWrong, 'ScheduleID must be 1, 2, 7, or 1000 or more');
  return scheduleId;
}
