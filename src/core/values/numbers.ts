import type { Cell } from './cell';
import { noValue, value, type ValueKind } from './kind';
import { valueMessages } from './messages';
import { parsed } from './text';

/** Excel keeps 15 digits of a number. Longer identifiers are written as text, so that none is rounded. */
const EXACT_DIGITS = 15;

/**
 * Whole numbers and identifiers, kept as their digits without leading zeros, because they may be longer than a number can be
 * exact. Source: specification, section 2.1 (keys are integers).
 */
export const integer: ValueKind<string> = {
  name: 'integer',
  format: '0',
  serial: false,
  fromWire: parseInteger,
  toWire: (digits) => digits,
  fromCell: (cell) =>
    cell === '' ? value(null) : Number.isSafeInteger(cell) ? value(String(cell)) : parseInteger(String(cell)),
  toCell: digitsAsCell,
};

function parseInteger(source: string) {
  return parsed(source, digitsOf, valueMessages.notWhole);
}

function digitsOf(text: string): string | undefined {
  const [, sign = '', digits] = /^(-?)0*(0|[1-9]\d*)$/.exec(text) ?? [];
  return digits === '0' ? digits : digits && sign + digits;
}

function digitsAsCell(digits: string): Cell {
  return digits.replace('-', '').length <= EXACT_DIGITS ? Number(digits) : digits;
}

/** Hours are kept to a ten-thousandth: digits beyond that come from Excel's binary fractions. */
const DECIMALS = 4;

/**
 * Numbers with a fraction, such as hours. They are sent with a point (specification, section 2.3: float), and typed with a
 * point or a comma.
 */
export const decimal: ValueKind<number> = {
  name: 'decimal',
  format: '0.00##',
  serial: false,
  fromWire: parseDecimal,
  toWire: (number) => String(Number(number.toFixed(DECIMALS))),
  fromCell: (cell: Cell) =>
    typeof cell === 'number' && Number.isFinite(cell) ? value(rounded(cell)) : parseDecimal(String(cell)),
  toCell: (number) => number,
};

function parseDecimal(source: string) {
  return parsed(source, decimalNumber, valueMessages.notANumber);
}

function decimalNumber(text: string): number | undefined {
  // 1,000 may mean a thousand or one: so a comma is a decimal sign only before one or two digits.
  return /^[+-]?(\d+(\.\d*)?|\.\d+|\d+,\d{1,2})$/.test(text)
    ? rounded(Number(text.replace(',', '.')))
    : undefined;
}

function rounded(number: number): number {
  return Number(number.toFixed(DECIMALS));
}

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

/** The largest identifier that systems of this age store (32 bits); the specification names no limit. */
const LARGEST_IDENTIFIER = 2_147_483_647;

/** The rule for identifiers that people type: they start at 0. */
export function identifierRule(wire: string): string | undefined {
  const number = Number(wire);
  if (number < 0) return valueMessages.belowZero;
  return number > LARGEST_IDENTIFIER ? valueMessages.tooLarge(LARGEST_IDENTIFIER) : undefined;
}
