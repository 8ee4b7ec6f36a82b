/** How Excel converts one kind of value to another, and compares values. */
import type { Scalar } from '../../grid';
import { readDate } from '../../values/typed-date';
import { readNumber } from '../../values/typed-number';
import { isErrorText } from '../../values/error-values';
import type { FormulaBook, Value } from './operand';

/** The number that a value counts as; undefined if Excel returns #VALUE!. Errors must be handled before. */
export function numberOf(value: Value, book: FormulaBook): number | undefined {
  if (value === null) return 0;
  if (typeof value !== 'string') return Number(value);
  const read = readNumber(value)?.value ?? readDate(value, book)?.value;
  return typeof read === 'number' ? read : undefined;
}

export function textOf(value: Value): string {
  if (value === null) return '';
  return typeof value === 'boolean' ? String(value).toUpperCase() : numberText(value);
}

/** Excel keeps 15 digits of a number, and writes large and small ones with E. */
function numberText(value: number | string): string {
  if (typeof value === 'string') return value;
  const size = Math.abs(value);
  const short = Number(value.toPrecision(15));
  if (size !== 0 && (size >= 1e20 || size < 1e-9)) {
    const [digits = '', power = ''] = short.toExponential().split('e');
    return `${digits}E${power.startsWith('-') ? '-' : '+'}${power.replace(/[+-]/, '').padStart(2, '0')}`;
  }
  const text = String(short);
  return text.includes('e') ? BigInt(short).toString() : text;
}

/** Undefined if Excel returns #VALUE!. */
export function booleanOf(value: Value): boolean | undefined {
  if (value === null) return false;
  if (typeof value !== 'string') return Boolean(value);
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  return undefined;
}

/**
 * The order is: numbers, texts, FALSE, TRUE. Case is ignored. An empty cell counts as 0, "" or FALSE, like the other
 * value.
 */
export function compare(one: Value, other: Value): number {
  const [left, right] = [one ?? emptyLike(other), other ?? emptyLike(one)];
  const order = rank(left) - rank(right);
  if (order !== 0) return order;
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  return compareNumbers(Number(left), Number(right));
}

/** Excel compares 15 digits: 0.1+0.2 is 0.3. */
function compareNumbers(one: number, other: number): number {
  const difference = one - other;
  // Writing digits takes time, so it is only done for numbers that are near each other.
  const isNear = Math.abs(difference) <= Math.abs(one) * 1e-13;
  return isNear && one.toPrecision(15) === other.toPrecision(15) ? 0 : difference;
}

const collator = new Intl.Collator('en', { sensitivity: 'accent' });
const compareTexts = (one: string, other: string): number =>
  one.toLowerCase() === other.toLowerCase() ? 0 : collator.compare(one, other);

function emptyLike(other: Value): Scalar {
  if (typeof other === 'string') return '';
  return typeof other === 'boolean' ? false : 0;
}

const rank = (value: Scalar): number => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);

export const firstError = (values: readonly Value[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && isErrorText(value));

/** A number that a formula may return: #NUM! if it is not a number or too large. */
export function settled(value: Value): Value {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return '#NUM!';
  return value === 0 ? 0 : value;
}
