/**
 * What a cell shows: a value in a number format. numfmt writes the text. This file does what Excel does before: dates
 * from 1904, times to the nearest second, and halves that binary fractions hide.
 */
import { format, isDateFormat } from 'numfmt';
import type { Scalar } from '../grid';
import type { ExcelLanguage } from './language';
import { DAYS_TO_1904, type DateSystem } from './serial';
import { inLanguage } from './value-type';

/** For dates before the first or after the last day. Excel fills the cell with number signs. */
const OFF_CALENDAR = '##########';
const DAY_SECONDS = 86_400;
/** A code that is not valid is shown as numfmt's number signs. Excel would not have accepted it. */
const OPTIONS = { overflow: OFF_CALENDAR, dateErrorNumber: false, dateSpanLarge: false, throws: false };

/**
 * Codes that Excel shows in the form of the user's region. The API names them in American English.
 * Source: ECMA-376, part 1, section 18.8.30 (the formats 14 to 22).
 */
const BUILT_IN: Readonly<Record<ExcelLanguage, Readonly<Record<string, string>>>> = {
  'en-US': {},
  'de-DE': {
    'm/d/yyyy': 'dd.mm.yyyy',
    'm/d/yyyy h:mm': 'dd.mm.yyyy hh:mm',
    'd-mmm-yy': 'dd. mmm yy',
    'd-mmm': 'dd. mmm',
    'mmm-yy': 'mmm yy',
    'h:mm': 'hh:mm',
    'h:mm:ss': 'hh:mm:ss',
  },
  'fr-FR': {
    'm/d/yyyy': 'dd/mm/yyyy',
    'm/d/yyyy h:mm': 'dd/mm/yyyy hh:mm',
    'h:mm': 'hh:mm',
    'h:mm:ss': 'hh:mm:ss',
  },
  'ru-RU': {
    'm/d/yyyy': 'dd.mm.yyyy',
    'm/d/yyyy h:mm': 'dd.mm.yyyy h:mm',
    'd-mmm-yy': 'dd.mmm.yy',
    'd-mmm': 'dd.mmm',
    'mmm-yy': 'mmm.yy',
  },
};

/** `language`: that of Excel, in which numbers, names of months, TRUE and FALSE are shown. */
export function formatValue(
  value: Scalar,
  code: string,
  system: DateSystem,
  language: ExcelLanguage = 'en-US',
): string {
  const options = { ...OPTIONS, locale: language };
  const shown = BUILT_IN[language][code] ?? code;
  if (typeof value !== 'number') return format(shown, inLanguage(value, language), options);
  const isDate = isDateFormat(code);
  return format(shown, isDate ? dateShown(value, code, system) : roundable(value, code), options);
}

/** The serial as the 1900 system counts it, to the second unless the code shows parts of one. */
function dateShown(serial: number, code: string, { use1904 }: DateSystem): number {
  const days = use1904 && serial >= 0 ? serial + DAYS_TO_1904 : serial;
  return /s\.0/i.test(code) ? days : Math.round(days * DAY_SECONDS) / DAY_SECONDS;
}

/** 1.005 is stored a little below 1.005; Excel rounds the digits that it shows. */
const roundable = (value: number, code: string): number =>
  Number.isInteger(value) || /^general$/i.test(code) ? value : value * (1 + Number.EPSILON);
