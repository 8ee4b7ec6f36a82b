/**
 * How people type numbers, TRUE, FALSE and dates in the languages of Excel. The API always speaks American English:
 * OfficeDev/office-js, issue 1559.
 */
import type { Hardness } from '../hardness';

export type ExcelLanguage = Hardness['language'];

export interface TypedForms {
  readonly decimal: string;
  readonly thousands: string;
  readonly true: string;
  readonly false: string;
  /** A currency sign before an amount; undefined where amounts are not modelled. */
  readonly money: string | undefined;
  /** How the names of each month begin. Several beginnings of one month are divided by `|`. */
  readonly months: readonly string[];
  readonly dates: readonly DateForm[];
  /** True if a time may end in AM or PM. */
  readonly halfDays: boolean;
}

/** A form in which a date may be typed, with the format that it gives to a General cell. */
interface DateForm {
  /** Has the groups `day`, `month` or `name`, and `year`, as far as the form has them. */
  readonly shape: RegExp;
  readonly format: string;
}

const DAY = '(?<day>\\d{1,2})';
const MONTH = '(?<month>\\d{1,2})';
const YEAR = '(?<year>\\d{4}|\\d{2})';

const ENGLISH_MONTH =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const GERMAN_MONTH =
  '(?<name>jan(?:uar)?|feb(?:ruar)?|m(?:är|rz|ärz)|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sep(?:t(?:ember)?)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\\.?';

const FRENCH_MONTH =
  '(?<name>janv(?:ier)?|févr(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|août|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|déc(?:embre)?)\\.?';
const RUSSIAN_MONTH =
  '(?<name>янв(?:аря)?|фев(?:раля)?|мар(?:та)?|апр(?:еля)?|ма[йя]|июня?|июля?|авг(?:уста)?|сен(?:тября)?|окт(?:ября)?|ноя(?:бря)?|дек(?:абря)?)\\.?';

const form = (shape: string, format: string): DateForm => ({ shape: new RegExp(`^${shape}$`, 'i'), format });

/** Forms of a region where the day comes first. */
const dayFirst = (sign: string, monthName: string): DateForm[] => [
  form(`${DAY}(${sign})${MONTH}\\2${YEAR}`, 'm/d/yyyy'),
  form(`(?<year>\\d{4})(${sign})${MONTH}\\2${DAY}`, 'm/d/yyyy'),
  form(`${DAY}(${sign})${MONTH}\\.?`, 'd-mmm'),
  form(`${MONTH}${sign}${YEAR}`, 'mmm-yy'),
  form(`${DAY}[\\s.-]*${monthName}[\\s-]+${YEAR}`, 'd-mmm-yy'),
  form(`${DAY}[\\s.-]*${monthName}`, 'd-mmm'),
  form(`${monthName}[\\s-]+${YEAR}`, 'mmm-yy'),
];

export const TYPED: Readonly<Record<ExcelLanguage, TypedForms>> = {
  'en-US': {
    decimal: '.',
    thousands: ',',
    true: 'true',
    false: 'false',
    money: '$',
    months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
    dates: [
      form(`${MONTH}([/-])${DAY}\\2${YEAR}`, 'm/d/yyyy'),
      form(`(?<year>\\d{4})([/-])${MONTH}\\2${DAY}`, 'm/d/yyyy'),
      form(`${MONTH}[/-]${DAY}`, 'd-mmm'),
      form(`${MONTH}[/-]${YEAR}`, 'mmm-yy'),
      form(`${DAY}[\\s-]*${ENGLISH_MONTH}[\\s-]+${YEAR}`, 'd-mmm-yy'),
      form(`${ENGLISH_MONTH}\\s+${DAY}\\s*,\\s*${YEAR}`, 'd-mmm-yy'),
      form(`${DAY}[\\s-]*${ENGLISH_MONTH}`, 'd-mmm'),
      form(`${ENGLISH_MONTH}[\\s-]+${DAY}`, 'd-mmm'),
      form(`${ENGLISH_MONTH}[\\s-]+${YEAR}`, 'mmm-yy'),
    ],
    halfDays: true,
  },
  // The day comes first, also with slashes and hyphens. AM and PM are taken for text: nobody says which Excel reads them.
  'de-DE': {
    decimal: ',',
    thousands: '.',
    true: 'wahr',
    false: 'falsch',
    money: undefined,
    months: ['jan', 'feb', 'mär|mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
    dates: dayFirst('[./-]', GERMAN_MONTH),
    halfDays: false,
  },
  'fr-FR': {
    decimal: ',',
    thousands: '\u202f',
    true: 'vrai',
    false: 'faux',
    money: undefined,
    months: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
    dates: dayFirst('[/.-]', FRENCH_MONTH),
    halfDays: false,
  },
  'ru-RU': {
    decimal: ',',
    thousands: '\u00a0',
    true: 'истина',
    false: 'ложь',
    money: undefined,
    months: ['янв', 'фев', 'мар', 'апр', 'май|мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
    dates: dayFirst('[./-]', RUSSIAN_MONTH),
    halfDays: false,
  },
};

/** The month, 1 to 12, that a typed name begins; 0 if none does. */
export const monthInLanguage = ({ months }: TypedForms, name: string): number =>
  months.findIndex((month) => month.split('|').some((start) => name.toLowerCase().startsWith(start))) + 1;
