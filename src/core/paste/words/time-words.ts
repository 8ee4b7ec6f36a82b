import { alternatives, alternativesOf, wordsOfAll } from './lexicon';

const BETWEEN = wordsOfAll('between');
/**
 * Words of plain letters must be whole words. `à` may touch the numbers, because it is part of no other word:
 * `8à16h`.
 */
const isApart = (word: string) => /^[a-z]+$/.test(word);
const APART = alternativesOf(BETWEEN.filter(isApart));
const TOUCHING = BETWEEN.filter((word) => !isApart(word));

/** A word between the first and the last of two times: `to`, `bis`, `au`. */
export const UNTIL = `(?:${[String.raw`\b(?:${APART})\b`, ...TOUCHING].join('|')})`;
/** Such a word between two days, with no letter beside it. */
export const UNTIL_DAY = String.raw`(?<!\p{L})(?:${alternatives('between')})(?!\p{L})`;

/** A word before two times: `from`, `von`. */
export const BEFORE_TIMES = alternatives('beforeTimes');
/** A sign or a word after the number of an hour: `h`, `Uhr`. */
export const HOUR_MARK = `(?:${alternatives('hourMarks')})`;
/** Such a sign or word after a time that is alone. */
export const HOUR_WORD = `(?:${alternatives('hourMarks', 'hourWords')})`;

/** Times of day by their words. This is a map, so that it does not contain `constructor` and `__proto__`. */
export const NAMED_TIMES: ReadonlyMap<string, string> = new Map([
  ...wordsOfAll('noon').map((word) => [word, '12:00'] as const),
  ...wordsOfAll('midnight').map((word) => [word, '00:00'] as const),
]);
export const NAMED_TIME = String.raw`(?:${alternatives('noon', 'midnight')})(?!\p{L})`;

/** Words after a length of time, in hours and in minutes. */
export const LENGTH_HOURS = String.raw`(?:(?:${alternatives('lengthHours')})\.?)`;
export const LENGTH_MINUTES = String.raw`(?:(?:${alternatives('lengthMinutes')})\.?)`;
/** The end of the number of a day: `23rd`. */
export const ORDINAL = `(?:${alternatives('ordinals')})`;
