import { danish } from './danish';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { italian } from './italian';
import type { LanguageWords } from './language-words';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import { swedish } from './swedish';

/** Languages with a file of words. If a file has no weekdays, the runtime's names are used. */
type WordLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt' | 'da' | 'sv';

/** Further languages, whose weekdays and months come from the runtime. */
const CALENDARS = ['nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'tr', 'el', 'uk', 'ru'] as const;

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
  da: danish,
  sv: swedish,
};

/** The languages that texts mix. Their names of days are known in any text. */
export const MAIN_LANGUAGES = ['en', 'de', 'fr'] as const;

/** The languages whose names of days count only if a text has several of them. */
export const OTHER_LANGUAGES: readonly Language[] = ['es', 'it', 'nl', 'pl', 'pt', 'da', 'sv', ...CALENDARS];

/** The words in a language's file. Undefined if there is no file. */
export function wordsIn(language: Language): LanguageWords | undefined {
  return (LANGUAGES as Partial<Record<Language, LanguageWords>>)[language];
}

/** The keys of the lists of words. */
type ListKey = {
  [Key in keyof LanguageWords]: LanguageWords[Key] extends readonly string[] ? Key : never;
}[keyof LanguageWords];

/** The words of all languages, because texts mix them. */
export function wordsOfAll(key: ListKey): readonly string[] {
  return [...new Set(Object.values(LANGUAGES).flatMap((words) => words[key]))];
}

/** The pattern of all languages, as alternatives of a regular expression. */
export function patternOfAll(key: keyof LanguageWords['patterns']): string {
  return Object.values(LANGUAGES)
    .map(({ patterns }) => patterns[key])
    .filter((pattern) => pattern !== '')
    .join('|');
}

/** For each language, the first letters of its seven weekdays from Monday on. */
export const WEEKDAY_LETTERS = Object.values(LANGUAGES)
  .map(({ weekdayLetters }) => weekdayLetters)
  .filter((letters) => letters !== '');

/** Words that join two shifts, two days or two names. */
export const AND_WORDS = wordsOfAll('and');
