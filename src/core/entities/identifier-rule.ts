/** The largest number that systems of this age keep as an identifier (32 bits); the specification names no limit. */
const LARGEST = 2_147_483_647;

/** Identifiers that people give are counted from 0. */
export function identifierRule(wire: string): string | undefined {
  const number = Number(wire);
  if (number < 0) return 'is below zero: give a number from 0 on';
  return number > LARGEST
    ? `is larger than ${LARGEST}, the largest number that is sure to be kept`
    : undefined;
}
