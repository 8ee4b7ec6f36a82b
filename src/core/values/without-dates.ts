import { valueMessages } from './messages';
import { noValue, type ValueKind } from './kind';

/**
 * Hours and days of time off are smaller: a year has 8,760 hours. The day numbers of 1930 and later are larger, also in
 * workbooks that count days from 1904.
 */
const LARGEST = 9_000;

/**
 * A kind of amount that refuses the number of a day. Where Excel writes 7,5, it takes a typed 7.5 for 7 May and stores the
 * number of that day: 46149. The cell does not show that it was a date.
 */
export function withoutDates<V>(kind: ValueKind<V>): ValueKind<V> {
  return {
    ...kind,
    fromCell: (cell) =>
      typeof cell === 'number' && Math.abs(cell) > LARGEST
        ? noValue(valueMessages.dateOfANumber(cell))
        : kind.fromCell(cell),
  };
}
