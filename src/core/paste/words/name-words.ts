import { wordsOfAll } from './languages';

/** Words that are no names of people. `LanguageWords` explains each list. */
export const PLACE_WORDS = wordsOfAll('places');
export const ROLE_WORDS: ReadonlySet<string> = new Set(wordsOfAll('roles'));
export const SENTENCE_WORDS = wordsOfAll('fillersInSentences');
export const NO_PEOPLE_WORDS = wordsOfAll('noPeople');
export const NO_NAMES = wordsOfAll('noNames');

/** Names of people that are also words of these lists, or names of days: `Will 9-17`, `Al: Mon 9-17`. */
const ALSO_NAMES: ReadonlySet<string> = new Set([
  ...[
    'will',
    'can',
    'si',
    'al',
    'sam',
    'don',
    'di',
    'jan',
    'mar',
    'eve',
    'day',
    'may',
    'april',
    'june',
    'august',
  ],
]);

/** Whether a word with a capital may be a name although a list has it. `AL` and `CAN` are codes. */
export function isAlsoName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && ALSO_NAMES.has(word.toLowerCase());
}
