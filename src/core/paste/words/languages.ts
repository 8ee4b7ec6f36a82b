import { english } from './english';
import { french } from './french';
import { german } from './german';
import type { LanguageWords } from './language-words';

export type Language = 'en' | 'de' | 'fr';

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = { en: english, de: german, fr: french };

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
    .join('|');
}

/** Seven letters in a row that are the weekdays of a language, from Monday. */
export const WEEKDAY_LETTERS = Object.values(LANGUAGES).map(({ weekdayLetters }) => weekdayLetters);

/** Words that join two shifts, two days or two names. */
export const AND_WORDS = wordsOfAll('and');
