/** Excel's names for the types of cell values (Excel.RangeValueType). */
import type { Scalar } from '../grid';
import type { ExcelLanguage } from './language';

const NAMES = { string: 'String', number: 'Double', boolean: 'Boolean' } as const;

export function valueType(value: Scalar): string {
  if (value === '') return 'Empty';
  if (isErrorText(value)) return 'Error';
  return NAMES[typeof value as keyof typeof NAMES];
}

/** The value of a formula with an unknown name. */
export const UNKNOWN_NAME = '#NAME?';

// prettier-ignore
/** In the order of ERROR.TYPE's numbers. */
const WORDS: Readonly<Record<ExcelLanguage, readonly string[]>> = {
  'en-US': ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', UNKNOWN_NAME, '#NUM!', '#N/A', '#SPILL!', '#CALC!'],
  'de-DE': ['#NULL!', '#DIV/0!', '#WERT!', '#BEZUG!', '#NAME?', '#ZAHL!', '#NV', '#ÜBERLAUF!', '#KALK!'],
  'fr-FR': ['#NUL!', '#DIV/0!', '#VALEUR!', '#REF!', '#NOM?', '#NOMBRE!', '#N/A', '#PROPAGATION!', '#CALC!'],
  'ru-RU': ['#ПУСТО!', '#ДЕЛ/0!', '#ЗНАЧ!', '#ССЫЛКА!', '#ИМЯ?', '#ЧИСЛО!', '#Н/Д', '#ПЕРЕНОС!', '#ВЫЧИСЛ!'],
};

const ERRORS: ReadonlySet<Scalar> = new Set(WORDS['en-US']);

const isErrorText = (value: Scalar | null): boolean =>
  typeof value === 'string' && value.startsWith('#') && ERRORS.has(value);

/** A value as Excel of a language shows it: an error has another word there. */
export const inLanguage = (value: Scalar, language: ExcelLanguage): Scalar =>
  isErrorText(value) ? (WORDS[language][WORDS['en-US'].indexOf(String(value))] ?? value) : value;

const collator = new Intl.Collator('en', { sensitivity: 'accent' });

export function compareValues(one: Scalar, other: Scalar, ascending: boolean): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  const order = rank(one) - rank(other) || compareAlike(one, other);
  return ascending ? order : -order;
}

function rank(value: Scalar): number {
  return { number: 0, string: 1, boolean: 2 }[typeof value as 'number' | 'string' | 'boolean'];
}

function compareAlike(one: Scalar, other: Scalar): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}
