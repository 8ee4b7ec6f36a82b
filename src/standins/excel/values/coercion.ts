/**
 * What a typed or written value becomes in a cell, as Excel (English, United States) decides it under the cell's
 * number format: under '@' every text stays as it is; elsewhere texts that look like numbers, percentages, dates,
 * times, TRUE or FALSE turn into them, and a leading '=', '+' or '-' can make a formula. Not covered: fractions
 * (`1 1/2`), and units of other countries.
 */
import type { Calculate, Place } from '../formulas';
import type { GridCell, Scalar } from '../grid';
import { readDate, type Reading } from './typed-date';
import { readNumber } from './typed-number';
import type { DateSystem } from './serial';

/** The longest text of a cell (Excel specifications and limits). */
export const MAX_CELL_TEXT = 32_767;

export interface EntryRules extends DateSystem {
  /** The year of a date typed without one. */
  readonly year: number;
  readonly calculate: Calculate;
}

/** What the cell gets. `format`: if entering also changes a General cell's number format. */
export interface Entered {
  readonly cell: GridCell;
  readonly format?: string;
  /** The part of a formula that is not modelled. The formula's value is then #NAME?. */
  readonly beyond?: string;
}

const GENERAL = /^general$/i;

/** Undefined if Excel refuses the entry: a formula that is not valid, or a text that is too long. */
export function enter(value: Scalar, format: string, rules: EntryRules, place: Place): Entered | undefined {
  if (typeof value === 'string' && value.length > MAX_CELL_TEXT) return undefined;
  if (format === '@') return { cell: { value: typeof value === 'boolean' ? upper(value) : String(value) } };
  if (typeof value !== 'string') return { cell: { value } };
  if (value.startsWith("'")) return { cell: { value: value.slice(1) } };
  const found = readBoolean(value) ?? readNumber(value) ?? readDate(value, rules);
  if (found) {
    const keepsFormat = !GENERAL.test(format) || found.format === undefined;
    return { cell: { value: found.value }, ...(!keepsFormat && { format: found.format }) };
  }
  return enterFormula(value, format, rules, place);
}

function enterFormula(
  text: string,
  format: string,
  { calculate }: EntryRules,
  place: Place,
): Entered | undefined {
  const asText = { cell: { value: text } };
  if (!/^[=+-]./.test(text)) return asText;
  const found = calculate(text.startsWith('=') ? text : `=${text}`, place);
  if (!found) return text.startsWith('=') ? undefined : asText;
  const { value, formula, beyond, format: own } = found;
  return {
    cell: { value, formula },
    ...(own !== undefined && GENERAL.test(format) && { format: own }),
    ...(beyond !== undefined && { beyond }),
  };
}

function readBoolean(text: string): Reading | undefined {
  const match = /^\s*(true|false)\s*$/i.exec(text);
  return match ? { value: match[1]?.toLowerCase() === 'true' } : undefined;
}

const upper = (value: boolean): string => String(value).toUpperCase();
