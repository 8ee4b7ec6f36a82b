import type { RowId } from '../../core/table/layout';
import type { Random } from '../ports';

/** 32 characters that don't look alike. An id made of them is never taken for a number, a date or a formula. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzACDEFGHJK';
const ID_LENGTH = 10;

/**
 * 50 random bits: among 100,000 rows, two have the same id once in 200,000 workbooks. Then one of the two rows counts as a
 * copy.
 */
export function freshId(random: Random): RowId {
  return Array.from({ length: ID_LENGTH }, () => SIGNS[random.integer(SIGNS.length)]).join('');
}
