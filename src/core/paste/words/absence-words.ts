import { wordsOfAll } from './languages';

/** Words that say that a shift is not worked, that it is not sure, or that nobody is named. `LanguageWords` says more. */
export const OFF_WORDS = wordsOfAll('off');
export const AWAY_WORDS = wordsOfAll('away');
export const UNSURE_WORDS = wordsOfAll('unsure');
export const DOUBT_WORDS = wordsOfAll('doubt');
export const DOUBT_IN_SENTENCES: ReadonlySet<string> = new Set(wordsOfAll('doubtInSentences'));
export const NOBODY_WORDS = wordsOfAll('nobody');
export const AGENCY_WORDS = wordsOfAll('agency');
