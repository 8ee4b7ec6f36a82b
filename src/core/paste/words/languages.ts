import { english } from './english';
import { dutch } from './dutch';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import type { LanguageWords } from './language-words';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { spanish } from './spanish';

/** Languages with a file of words. Where their file names no weekdays, these are those of the runtime. */
type WordLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt';

/** Further languages whose weekdays and months are known from the runtime. */
const CALENDARS = ['da', 'sv', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'tr', 'el', 'uk', 'ru'] as const;

export type Language = WordLanguage | (typeof CALENDARS)[number];

export const LANGUAGES: Readonly<Record<WordLanguage, LanguageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};

/** The languages that texts mix: their names of days are known in any text. */
export const MAIN_LANGUAGES = ['en', 'de', 'fr'] as const;

/** The languages whose names of days count only in a text that has several of them. */
export const OTHER_LANGUAGES: readonly Language[] = ['es', 'it', 'nl', 'pl', 'pt', ...CALENDARS];

/** The words of a language's file; undefined where it has none. */
export function wordsIn(language: Language): LanguageWords | undefined {
  return (LANGUAGES as Partial<Record<Language, LanguageWords>>)[language];
}

/** Lists of words by their keys. */
type ListKey = {
  [Key in keyof LanguageWords]: LanguageWords[Key] extends readonly string[] ? Key : never;
}[keyof LanguageWords];

/** The words of all languages: texts mix them. */
export function wordsOfAll(key: ListKey): readonly string[] {
  return [...new Set(Object.values(LANGUAGES).flatMap((words) => words[key]))];
}

/** The alternatives of a regular expression in all languages. */
export function patternOfAll(key: keyof LanguageWords['patterns']): string {
  return Object.values(LANGUAGES)
    .map(({ patterns }) => patterns[key])
    .filter((pattern) => pattern !== '')
    .join('|');
}

/** Seven letters in a row that are the weekdays of a language, from Monday. */
export const WEEKDAY_LETTERS = Object.values(LANGUAGES)
  .map(({ weekdayLetters }) => weekdayLetters)
  .filter((letters) => letters !== '');

/** Words that join two shifts, two days or two names. */
export const AND_WORDS = wordsOfAll('and');
