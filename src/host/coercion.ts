/**
 * What a typed or written value becomes in a cell, as Excel (English, United States) decides it under the cell's
 * number format: under '@' every text stays as it is; elsewhere texts that look like numbers, percentages, dates,
 * times, TRUE or FALSE turn into them, and a leading '=', '+' or '-' can make a formula. Not covered: fractions
 * (`1 1/2`), and units of other countries.
 */
import { calculate, type ReadCell } from './formula';
import type { GridCell, Scalar } from './grid';
import { readDate, type Reading } from './typed-date';
import type { DateSystem } from './serial';

/** Longest text that a cell holds (Excel specifications and limits). */
export const MAX_CELL_TEXT = 32_767;
/** Excel keeps 15 digits of a number; typed digits after that become zeros. */
const MAX_DIGITS = 15;

export interface EntryRules extends DateSystem {
  /** The year of a date typed without one. */
  readonly year: number;
  readonly read: ReadCell;
}

/** What the cell gets; `format` where entering also changes a General cell's number format. */
export interface Entered {
  readonly cell: GridCell;
  readonly format?: string;
}

const GENERAL = /^general$/i;

/** Undefined: Excel refuses the entry (a formula that is none, or too long a text). */
export function enter(value: Scalar, format: string, rules: EntryRules): Entered | undefined {
  if (format === '@') return { cell: { value: typeof value === 'boolean' ? upper(value) : String(value) } };
  if (typeof value !== 'string') return { cell: { value } };
  if (value.length > MAX_CELL_TEXT) return undefined;
  if (value.startsWith("'")) return { cell: { value: value.slice(1) } };
  const found = readBoolean(value) ?? readNumber(value) ?? readDate(value, rules);
  if (found) {
    const keepsFormat = !GENERAL.test(format) || found.format === undefined;
    return { cell: { value: found.value }, ...(!keepsFormat && { format: found.format }) };
  }
  return enterFormula(value, rules);
}

function enterFormula(text: string, rules: EntryRules): Entered | undefined {
  const asText = { cell: { value: text } };
  if (!/^[=+-]./.test(text)) return asText;
  const formula = text.startsWith('=') ? text : `=${text}`;
  const value = calculate(formula, rules.read);
  if (value !== undefined) return { cell: { value, formula } };
  return text.startsWith('=') ? undefined : asText;
}

function readBoolean(text: string): Reading | undefined {
  const match = /^\s*(true|false)\s*$/i.exec(text);
  return match ? { value: match[1]?.toLowerCase() === 'true' } : undefined;
}

const NUMBER =
  /^\s*(?<open>\()?(?<sign>[+-])?(?<money>\$)?(?<whole>\d{1,3}(?:,\d{3})+|\d*)(?<fraction>\.\d*)?(?<power>E[+-]?\d+)?(?<percent>%)?(?<close>\))?\s*$/i;

function readNumber(text: string): Reading | undefined {
  const parts = NUMBER.exec(text)?.groups;
  if (!parts) return undefined;
  const { open, sign, money, whole = '', fraction = '', power, percent, close } = parts;
  if (!/\d/.test(whole + fraction) || Boolean(open) !== Boolean(close) || (open && sign)) return undefined;
  const size = Number(keepDigits(whole.replaceAll(',', '')) + fraction + (power ?? ''));
  if (!Number.isFinite(size)) return undefined;
  const negative = sign === '-' || open !== undefined;
  const value = (negative ? -size : size) / (percent ? 100 : 1);
  const decimals = fraction.length > 1 ? '.00' : '';
  if (percent) return { value, format: `0${decimals}%` };
  if (power) return { value, format: '0.00E+00' };
  if (money) return { value, format: `"$"#,##0${decimals}` };
  return { value, format: whole.includes(',') ? `#,##0${decimals}` : undefined };
}

const keepDigits = (whole: string): string =>
  whole.length > MAX_DIGITS ? whole.slice(0, MAX_DIGITS).padEnd(whole.length, '0') : whole;

const upper = (value: boolean): string => String(value).toUpperCase();
