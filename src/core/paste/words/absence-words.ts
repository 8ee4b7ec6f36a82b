import { wordsOfAll } from './languages';

/** Words for a shift that is not worked or not certain, or for a missing name. `LanguageWords` explains each list. */
export const OFF_WORDS = wordsOfAll('off');
export const AWAY_WORDS = wordsOfAll('away');
export const UNSURE_WORDS = wordsOfAll('unsure');
export const DOUBT_WORDS = wordsOfAll('doubt');
export const DOUBT_IN_SENTENCES: ReadonlySet<string> = new Set(wordsOfAll('doubtInSentences'));
export const NOBODY_WORDS = wordsOfAll('nobody');
export const AGENCY_WORDS = wordsOfAll('agency');
