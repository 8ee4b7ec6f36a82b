/** Excel's error values. The grid has them in English, as formulas do; the API gives them in the language of Excel. */
import type { Scalar } from '../grid';
import type { Language } from './language';

/** The value of a formula with an unknown name. */
export const UNKNOWN_NAME = '#NAME?';

// prettier-ignore
/** In the order of ERROR.TYPE's numbers. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', UNKNOWN_NAME, '#NUM!', '#N/A', '#SPILL!', '#CALC!'],
  'de-DE': ['#NULL!', '#DIV/0!', '#WERT!', '#BEZUG!', '#NAME?', '#ZAHL!', '#NV', '#ÜBERLAUF!', '#KALK!'],
  'fr-FR': ['#NUL!', '#DIV/0!', '#VALEUR!', '#REF!', '#NOM?', '#NOMBRE!', '#N/A', '#PROPAGATION!', '#CALC!'],
  'ru-RU': ['#ПУСТО!', '#ДЕЛ/0!', '#ЗНАЧ!', '#ССЫЛКА!', '#ИМЯ?', '#ЧИСЛО!', '#Н/Д', '#ПЕРЕНОС!', '#ВЫЧИСЛ!'],
};

const ERRORS: ReadonlySet<Scalar> = new Set(WORDS['en-US']);

export const isErrorText = (value: Scalar | null): boolean =>
  typeof value === 'string' && value.startsWith('#') && ERRORS.has(value);

/** A value as Excel of a language shows it: an error has another word there. */
export const inLanguage = (value: Scalar, language: Language): Scalar =>
  isErrorText(value) ? (WORDS[language][WORDS['en-US'].indexOf(String(value))] ?? value) : value;
