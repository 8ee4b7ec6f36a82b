import type { RowId } from '../table/layout';

/** 9 digits: identifiers are 32-bit numbers on many services, and a company's own numbers are far smaller. */
const SMALLEST = 100_000_000;
const RANGE = 900_000_000;

/** FNV-1a, 32 bits: offset basis and prime. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A random number of 9 digits: the key of an upsert that must add a record. A row gets the same number each time, so that a
 * repeated call names the same record. The number is as random as the row's id.
 */
export function randomNumberOf(row: RowId): string {
  let hash = BASIS;
  for (const sign of row) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME) >>> 0;
  return String(SMALLEST + (hash % RANGE));
}
