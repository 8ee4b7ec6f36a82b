import { valueMessages } from '../values/messages';

/** The largest identifier that systems of this age store (32 bits); the specification names no limit. */
const LARGEST = 2_147_483_647;

/** The rule for identifiers that people type: they start at 0. */
export function identifierRule(wire: string): string | undefined {
  const number = Number(wire);
  if (number < 0) return valueMessages.belowZero;
  return number > LARGEST ? valueMessages.tooLarge(LARGEST) : undefined;
}
