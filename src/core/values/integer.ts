import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';

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
  fromWire: parse,
  toWire: (digits) => digits,
  fromCell: (cell) => (cell === '' ? value(null) : parse(String(cell))),
  toCell: toCell,
};

function parse(source: string) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const match = /^(-?)0*(0|[1-9]\d*)$/.exec(trimmed);
  if (!match) return noValue(valueMessages.notWhole(truncate(trimmed)));
  const digits = match[2] ?? '';
  return value(digits === '0' ? '0' : `${match[1]}${digits}`);
}

function toCell(digits: string): Cell {
  return digits.replace('-', '').length <= EXACT_DIGITS ? Number(digits) : digits;
}
