/**
 * What a cell shows: a value under a number format code. Covers what this kind of workbook uses: General, @, digits
 * with separators, percent, E notation, sections (by sign or by a condition), quoted text, and dates and times with
 * English names. Colours, fractions and fill characters are left out.
 */
import type { Scalar } from './grid';
import { momentOf, type DateSystem, type Moment } from './serial';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const OFF_CALENDAR = '##########';

export function formatValue(value: Scalar, code: string, system: DateSystem): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return formatText(value, code);
  if (code === '@') return String(value);
  const { section, signless } = sectionFor(value, code);
  const number = signless ? Math.abs(value) : value;
  if (/^general$/i.test(section)) return formatGeneral(number);
  return isDateFormat(section) ? formatMoment(number, section, system) : formatDigits(number, section);
}

/** False for codes that show what this file leaves out: fractions, thousands cut off by a comma, fill characters. */
export function isModelledFormat(code: string): boolean {
  const signs = bare(code);
  return !/[?#0]\s*\/|[0#?],+(?![0#?,])|\*/.test(signs);
}

/** True when the code shows dates or times, as typing decides by it whether a cell already has a date format. */
export function isDateFormat(code: string): boolean {
  return /[ymdhs]/i.test(bare(code)) && !/^general$/i.test(code) && code !== '@';
}

/** General shows up to 11 characters, then E notation. */
function formatGeneral(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e11 || size < 1e-9)) return scientific(value, 5, true);
  const whole = String(Math.trunc(size)).length;
  return String(Number(value.toFixed(Math.max(0, 10 - whole))));
}

function scientific(value: number, decimals: number, trim: boolean): string {
  const [mantissa = '', exponent = ''] = value.toExponential(decimals).split('e');
  const digits = trim && mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${digits}E${sign}${exponent.replace(/[+-]/, '').padStart(2, '0')}`;
}

/** The parts between semicolons; an empty part shows nothing. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const piece of code.match(/"[^"]*"|\\.|[^]/g) ?? []) {
    if (piece === ';') sections.push('');
    else sections[sections.length - 1] += piece;
  }
  return sections;
}

/** Texts have the fourth part of a code, or show as they are. */
function formatText(value: string, code: string): string {
  const section = sectionsOf(code)[3];
  return section === undefined ? value : literal(section).replaceAll('@', () => value);
}

const CONDITION = /^\[(<=|>=|<>|[<>=])(-?\d+(?:\.\d+)?)\]/;

/** Splits positive;negative;zero, or condition;otherwise. A negative section shows its own sign, if any. */
function sectionFor(value: number, code: string): { section: string; signless: boolean } {
  const sections = sectionsOf(code);
  const [positive = code, negative, zero] = sections;
  const condition = CONDITION.exec(positive);
  if (condition) {
    const [marked, sign = '', bound = ''] = condition;
    const section = meets(value, sign, Number(bound))
      ? positive.slice(marked.length)
      : (negative ?? 'General');
    return { section, signless: false };
  }
  if (value < 0 && negative !== undefined) return { section: negative, signless: true };
  if (value === 0 && zero !== undefined) return { section: zero, signless: false };
  return { section: positive, signless: false };
}

function meets(value: number, sign: string, bound: number): boolean {
  if (value === bound) return sign === '=' || sign === '<=' || sign === '>=';
  return sign === '<>' || sign.startsWith(value < bound ? '<' : '>');
}

/** The code without quoted text, escapes and [brackets]. */
const bare = (code: string): string => code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '');

function formatDigits(value: number, section: string): string {
  const code = section.replace(/\[[^\]]*\]/g, '').replace(/_./g, ' ');
  const match = /[#0?][#0?,.]*(?:E[+-]0+)?/i.exec(
    code.replace(/"[^"]*"/g, (text) => '\u0000'.repeat(text.length)),
  );
  if (!match) return literal(code);
  const pattern = match[0];
  const before = literal(code.slice(0, match.index));
  const after = literal(code.slice(match.index + pattern.length));
  const scaled = bare(code).includes('%') ? value * 100 : value;
  const sign = scaled < 0 ? '-' : '';
  return sign + before + digits(Math.abs(scaled), pattern) + after;
}

function digits(size: number, pattern: string): string {
  const [whole = '', fraction = ''] = pattern.replace(/E.*$/i, '').split('.');
  const decimals = fraction.replace(/[^0#?]/g, '');
  if (/E/i.test(pattern)) return scientific(size, decimals.length, false);
  const [integer = '', rest = ''] = roundHalfUp(size, decimals.length).split('.');
  const places = whole.replace(/[^0]/g, '').length;
  const shown = (integer === '0' && places === 0 ? '' : integer).padStart(places, '0');
  const grouped = whole.includes(',') ? shown.replace(/\B(?=(\d{3})+$)/g, ',') : shown;
  const needed = decimals.replace(/#+$/, '').length;
  const trimmed = rest.slice(0, needed) + rest.slice(needed).replace(/0+$/, '');
  return pattern.includes('.') ? `${grouped}.${trimmed}` : grouped;
}

/** toFixed with Excel's rounding: 15 digits are what there is, so 1.005 is rounded up. */
const roundHalfUp = (size: number, decimals: number): string =>
  Number(size.toPrecision(15)).toFixed(decimals) === size.toFixed(decimals)
    ? Number(`${Math.round(Number(`${Number(size.toPrecision(15))}e${decimals}`))}e-${decimals}`).toFixed(
        decimals,
      )
    : size.toFixed(decimals);

const literal = (code: string): string =>
  code.replace(/"([^"]*)"|\\(.)|\*./g, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '');

const DATE_TOKENS = /"[^"]*"|\\.|\[h+\]|AM\/PM|A\/P|y+|m+|d+|h+|s+|\[[^\]]*\]|[^ymdhs]/gi;

function formatMoment(value: number, code: string, system: DateSystem): string {
  const moment = momentOf(value, system);
  if (!moment) return OFF_CALENDAR;
  const tokens = code.match(DATE_TOKENS) ?? [];
  const twelve = tokens.some((token) => /^(AM\/PM|A\/P)$/i.test(token));
  return tokens
    .map((token, index) => datePart(token, moment, value, twelve, isMinutes(tokens, index)))
    .join('');
}

/** m means minutes next to hours or seconds, months elsewhere. */
function isMinutes(tokens: readonly string[], index: number): boolean {
  const isPart = (token: string): boolean => /^\[?[ymdhs]/i.test(token);
  const before = tokens.slice(0, index).reverse().find(isPart);
  const after = tokens.slice(index + 1).find(isPart);
  return /^\[?h/i.test(before ?? '') || /^s/i.test(after ?? '');
}

function datePart(token: string, moment: Moment, value: number, twelve: boolean, minutes: boolean): string {
  const { year, month, day, weekday, hour, minute, second } = moment;
  const padded = (number: number): string => String(number).padStart(Math.min(token.length, 2), '0');
  if (/^\[h/i.test(token)) return String(Math.floor(Math.round(value * 86_400) / 3600));
  if (/^\[/.test(token)) return '';
  if (/^["\\]/.test(token)) return literal(token);
  if (/^AM\/PM$/i.test(token)) return hour < 12 ? 'AM' : 'PM';
  if (/^A\/P$/i.test(token)) return hour < 12 ? 'A' : 'P';
  switch (token[0]?.toLowerCase()) {
    case 'y':
      return token.length <= 2 ? String(year % 100).padStart(2, '0') : String(year);
    case 'm':
      if (minutes && token.length <= 2) return padded(minute);
      return token.length <= 2
        ? padded(month)
        : named(MONTHS, month - 1, token.length === 3 ? 3 : token.length === 5 ? 1 : 9);
    case 'd':
      return token.length <= 2 ? padded(day) : named(WEEKDAYS, weekday, token.length === 3 ? 3 : 9);
    case 'h':
      return padded(twelve ? hour % 12 || 12 : hour);
    case 's':
      return padded(second);
    default:
      return token;
  }
}

const named = (names: readonly string[], index: number, letters: number): string =>
  names[index]?.slice(0, letters) ?? '';
