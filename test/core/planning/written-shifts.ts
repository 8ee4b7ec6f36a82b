/** Shifts of a planner's cases, written in one line. */
import { dayNumber } from '../../../src/core/calendar/days';
import { timeBlocks } from '../../../src/core/entities/time-blocks';
import type { FieldCells } from '../../../src/core/table/record';

/**
 * The cells of `Ana 2026-11-23 09:00-17:00`; `Open` is nobody's shift. `off` at the end is time off, and `h=7.5` are typed hours. A shift
 * may end at 24:00.
 */
export function cellsOfShift(text: string): FieldCells {
  const [person = '', date = '', times = '', ...more] = text.split(' ');
  const [from = '', until = ''] = times.split('-');
  const hours = more.find((each) => each.startsWith('h='))?.slice(2);
  return {
    ...Object.fromEntries(timeBlocks.fields.map(({ id }) => [id, ''])),
    Person: person === 'Open' ? 'Open shift' : person,
    Date: dayNumber(date),
    Start: from,
    End: until === '24:00' ? '0:00' : until,
    ...(hours !== undefined && { Hours: Number(hours) }),
    ...(more.includes('off') && { TimeOffReason: 'Vacation' }),
  };
}
