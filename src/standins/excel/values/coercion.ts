/**
 * What a typed or written value becomes in a cell, as Excel decides it under the cell's number format and in the language of
 * the writer: under '@' every text stays as it is; elsewhere texts that look like numbers, percentages, dates,
 * times, TRUE or FALSE turn into them, and a leading '=', '+' or '-' can make a formula. Not covered: fractions
 * (`1 1/2`), and units of other countries.
 */
import { isFormula } from '../formulas/tokens';
import type { GridCell, Scalar } from '../grid';
import { notModelled } from '../problem';
import { TYPED, type ExcelLanguage, type TypedForms } from './language';
import type { DateSystem } from './serial';
import { readDate, type TypedDate } from './typed-date';
import { UNKNOWN_NAME } from './value-type';

/** Numbers as people type them: `1,234.50` (in a German Excel `1.234,50`), `(3)`, `5%`, `$9`, `1E3`. */

/** Excel keeps 15 digits of a number; typed digits after that become zeros. */
const MAX_DIGITS = 15;

const NUMBERS: Readonly<Record<ExcelLanguage, RegExp>> = {
  'en-US': shapeOf(TYPED['en-US']),
  'de-DE': shapeOf(TYPED['de-DE']),
  'fr-FR': shapeOf(TYPED['fr-FR']),
  'ru-RU': shapeOf(TYPED['ru-RU']),
};

function shapeOf({ decimal, thousands, money = '' }: TypedForms): RegExp {
  const [point, comma, sign] = [decimal, thousands, money].map((character) => character && `\\${character}`);
  const whole = `(?<whole>\\d{1,3}(?:${comma}\\d{3})+|\\d*)`;
  const amount = `(?<money>${sign})?${whole}(?<fraction>${point}\\d*)?(?<power>E[+-]?\\d+)?(?<percent>%)?`;
  return new RegExp(`^\\s*(?<open>\\()?(?<sign>[+-])?${amount}(?<close>\\))?\\s*$`, 'i');
}

/** A typed number, amount or percentage; undefined if the text is none. */
function readNumber(text: string, language: ExcelLanguage = 'en-US'): TypedDate | undefined {
  const parts = NUMBERS[language].exec(text)?.groups;
  if (!parts) return undefined;
  const { open, sign, money, whole = '', fraction = '', power, percent, close } = parts;
  const { thousands } = TYPED[language];
  if (!/\d/.test(whole + fraction) || Boolean(open) !== Boolean(close) || (open && sign)) return undefined;
  const digits = keepDigits(whole.replaceAll(thousands, ''));
  const size = Number(digits + fraction.replace(/^\D/, '.') + (power ?? ''));
  if (!Number.isFinite(size)) return undefined;
  const negative = sign === '-' || open !== undefined;
  const value = (negative ? -size : size) / (percent ? 100 : 1);
  const decimals = fraction.length > 1 ? '.00' : '';
  if (percent) return { value, format: `0${decimals}%` };
  if (power) return { value, format: '0.00E+00' };
  if (money) return { value, format: `"$"#,##0${decimals}` };
  return { value, format: whole.includes(thousands) ? `#,##0${decimals}` : undefined };
}

const keepDigits = (whole: string): string =>
  whole.length > MAX_DIGITS ? whole.slice(0, MAX_DIGITS).padEnd(whole.length, '0') : whole;

/** The longest text of a cell (Excel specifications and limits). */
export const MAX_CELL_TEXT = 32_767;

export interface EntryRules extends DateSystem {
  /** The year of a date typed without one. */
  readonly year: number;
  /** A cell formatted as text takes an apostrophe before a text as its own. */
  readonly eatsApostrophes?: boolean;
  /** The language of typed texts; by default American English, which the API speaks. */
  readonly language?: ExcelLanguage | undefined;
}

/** What the cell gets. `format`: if entering also changes a General cell's number format. */
export interface Entered {
  readonly cell: GridCell;
  readonly format?: string;
}

/** A formula (with its '=') that is typed together with the value that Excel calculates for it. */
export interface TypedFormula {
  readonly formula: string;
  readonly value: Scalar;
}

const GENERAL = /^general$/i;

/** A formula with what other languages write otherwise: names of functions, decimal signs, and signs between arguments. */
const TRANSLATED = /^=.*[(.,;]/s;

/**
 * Undefined if Excel refuses the entry: a formula that is not valid, or a text that is too long. Formulas are not calculated: one
 * that is entered without its value has the value #NAME?, until a grid that calculates gives it another.
 */
export function enter(given: Scalar | TypedFormula, format: string, rules: EntryRules): Entered | undefined {
  const [value, result] = typeof given === 'object' ? [given.formula, given.value] : [given, UNKNOWN_NAME];
  if (typeof value === 'string' && value.length > MAX_CELL_TEXT) return undefined;
  if (format === '@') return { cell: { value: textIn(value, rules) } };
  if (typeof value !== 'string') return { cell: { value } };
  if (value.startsWith("'")) return { cell: { value: value.slice(1) } };
  const found =
    readBoolean(value, rules.language) ?? readNumber(value, rules.language) ?? readDate(value, rules);
  if (found) {
    const keepsFormat = !GENERAL.test(format) || found.format === undefined;
    return { cell: { value: found.value }, ...(!keepsFormat && { format: found.format }) };
  }
  return enterFormula(value, result, rules);
}

function enterFormula(text: string, value: Scalar, { language = 'en-US' }: EntryRules): Entered | undefined {
  if (language !== 'en-US' && TRANSLATED.test(text))
    throw notModelled(`${text.slice(0, 200)}: formulas in the language ${language}`);
  if (!/^[=+-]./.test(text)) return { cell: { value: text } };
  const formula = text.startsWith('=') ? text : `=${text}`;
  if (isFormula(formula)) return { cell: { value, formula } };
  return text.startsWith('=') ? undefined : { cell: { value: text } };
}

function textIn(value: Scalar, { eatsApostrophes = false }: EntryRules): string {
  const text = typeof value === 'boolean' ? upper(value) : String(value);
  return eatsApostrophes && text.startsWith("'") ? text.slice(1) : text;
}

function readBoolean(text: string, language: ExcelLanguage = 'en-US'): TypedDate | undefined {
  const word = text.trim().toLowerCase();
  const words = TYPED[language];
  if (word === words.true) return { value: true };
  return word === words.false ? { value: false } : undefined;
}

const upper = (value: boolean): string => String(value).toUpperCase();
