import { danish } from './danish';
import { dutch } from './dutch';
import { english } from './english';
import { french } from './french';
import { germanPaste } from './german';
import { italian } from './italian';
import type { PasteWords } from './language-words';
import { polish } from './polish';
import { portuguese } from './portuguese';
import { spanish } from './spanish';
import { swedish } from './swedish';

/** Further languages, whose weekdays and months come from the runtime. */
const CALENDARS = ['nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'hr', 'tr', 'el', 'uk', 'ru'] as const;

export type PasteLanguage = keyof typeof LANGUAGES | (typeof CALENDARS)[number];

/** Languages with a file of words. If a file has no weekdays, the runtime's names are used. */
export const LANGUAGES = {
  en: english,
  de: germanPaste,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  da: danish,
  sv: swedish,
} satisfies Record<string, PasteWords>;

/** The languages that texts mix. Their names of days are known in any text. */
export const MAIN_LANGUAGES = ['en', 'de', 'fr'] as const;

/** The languages whose names of days count only if a text has several of them. */
export const OTHER_LANGUAGES = ([...Object.keys(LANGUAGES), ...CALENDARS] as PasteLanguage[]).filter(
  (language) => !(MAIN_LANGUAGES as readonly PasteLanguage[]).includes(language),
);

/** The words in a language's file. Undefined if there is no file. */
export function wordsIn(language: PasteLanguage): PasteWords | undefined {
  return (LANGUAGES as Partial<Record<PasteLanguage, PasteWords>>)[language];
}

/** For each language, the first letters of its seven weekdays from Monday on. */
export const WEEKDAY_LETTERS = Object.values(LANGUAGES).flatMap(({ weekdayLetters }) => weekdayLetters ?? []);
