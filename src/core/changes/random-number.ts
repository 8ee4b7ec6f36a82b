import type { RowId } from '../table/layout';
import { hashOf } from '../values/hash';

/** 9 digits: identifiers are 32-bit numbers on many services, and a company's own numbers are far smaller. */
const SMALLEST = 100_000_000;
const RANGE = 900_000_000;

/**
 * A random number of 9 digits: the key of an upsert that must add a record. A row gets the same number each time, so that a
 * repeated call names the same record. The number is as random as the row's id.
 */
export function randomNumberOf(row: RowId): string {
  return String(SMALLEST + (hashOf(row) % RANGE));
}
