import type { Entity } from '../entities/entity';
import type { RowId } from '../table/layout';

/** 32 characters that don't look alike. An id made of them is never taken for a number, a date or a formula. */
export const SIGNS = 'abcdefghjkmnpqrstuvwxyzACDEFGHJK';
export const ID_LENGTH = 10;

/**
 * 50 random bits: among 100,000 rows, two have the same id once in 200,000 workbooks. Then one of the two rows counts as a
 * copy.
 * @param integer gives a random whole number from 0 to below its argument
 */
export function randomId(integer: (below: number) => number): RowId {
  return Array.from({ length: ID_LENGTH }, () => SIGNS[integer(SIGNS.length)]).join('');
}

/** Whether a second sending of an addition would be a second record, which only the number made from the row's id prevents. */
export function isAddedByNumberAlone({ add }: Entity): boolean {
  return add?.numbered !== undefined && add.upsertBy === undefined;
}

/** Begins the ID by which a cell names a new row's record until the service has given that record an ID. */
const NOT_STORED = '+';

/** The ID of a new row's record until the service has given it one. */
export function idUntilStored(row: RowId): string {
  return `${NOT_STORED}${row}`;
}

/** The row whose record an ID names; undefined for an ID of the service. */
export function rowNamedBy(id: string | undefined): RowId | undefined {
  return id?.startsWith(NOT_STORED) === true ? id.slice(NOT_STORED.length) : undefined;
}
