import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';

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
  fromWire: parse,
  toWire: (of) => String(Number(of.toFixed(DECIMALS))),
  fromCell: (cell: Cell) =>
    typeof cell === 'number' && Number.isFinite(cell) ? value(rounded(cell)) : parse(String(cell)),
  toCell: (of) => of,
};

function parse(source: string) {
  const trimmed = source.trim();
  if (trimmed === '') return value<number>(null);
  // 1,000 may mean a thousand or one: so a comma is a decimal sign only before one or two digits.
  const match = /^[+-]?(\d+(\.\d*)?|\.\d+|\d+,\d{1,2})$/.exec(trimmed);
  return match
    ? value(rounded(Number(trimmed.replace(',', '.'))))
    : noValue(valueMessages.notANumber(truncate(trimmed)));
}

function rounded(of: number): number {
  return Number(of.toFixed(DECIMALS));
}
