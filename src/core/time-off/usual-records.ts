import type { TimeOffRecords } from './entry';
import type { TimeOffFacts } from './outlook';

/** Where the sheets show that the company keeps time off. If they show nothing, both sheets get it. */
export function usualRecords({ leave = [], bookings = [] }: TimeOffFacts): TimeOffRecords {
  const hasTaken = leave.some(({ amount }) => amount < 0);
  const hasBlock = bookings.some(({ isTimeOff }) => isTimeOff);
  if (hasTaken === hasBlock) return 'both';
  return hasTaken ? 'transaction' : 'blocks';
}
