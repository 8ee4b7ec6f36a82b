import type { Sliced } from '../../slices';
import { calendarOf, foldedName } from '../words/calendar-names';
import { LANGUAGES, MAIN_LANGUAGES, OTHER_LANGUAGES, wordsIn, type PasteLanguage } from '../words/languages';
import { wordList } from '../words/lexicon';

/** The number of words that decide the language of a text. */
const SAMPLE_WORDS = 3000;
/** Fewer names of days prove nothing about a language. */
const FEWEST_NAMES = 2;
/** The points of three weekdays or months. Fewer may be names: `Jan`, `Mai`. */
const SURELY_SPOKEN = 5;

/** The language of a text, and the same as `spoken` if the text surely has words of it. */
export interface TextLanguage {
  readonly language: PasteLanguage;
  readonly spoken: PasteLanguage | undefined;
}

/**
 * The language with the most weekdays, months and words in a text. It is English if the text says nothing. Any other
 * language than English, German and French must have more of them than these.
 */
export function languageIn(text: string): TextLanguage {
  const words = new Set(
    text
      .slice(0, SAMPLE_WORDS * 10)
      .toLowerCase()
      .match(/\p{L}{2,}/gu)
      ?.slice(0, SAMPLE_WORDS),
  );
  const points = (language: (typeof MAIN_LANGUAGES)[number]) => {
    const { weekdays, months, shortWeekdays } = calendarOf(language);
    const [typical, letters] = [wordList(LANGUAGES[language].typical), LANGUAGES[language].ownLetters];
    let sum = letters && new RegExp(`[${letters}]`, 'iu').test(text.slice(0, SAMPLE_WORDS)) ? 1 : 0;
    for (const word of words) {
      const isName = [...weekdays, ...months].some(
        (name) => (word.length > 2 && name.startsWith(word)) || name === word,
      );
      if (isName || typical.includes(word)) sum += 2;
      else if (shortWeekdays.includes(word)) sum += 1;
    }
    return sum;
  };
  const [main, ofMain] = MAIN_LANGUAGES.map((language) => [language, points(language)] as const).reduce(
    (best, candidate) => (candidate[1] > best[1] ? candidate : best),
  );
  const folded = [...words].map((word) => ({ word, name: foldedName(word) }));
  let [found, most]: [PasteLanguage, number] = [main, ofMain];
  const least = most + 1;
  for (const language of OTHER_LANGUAGES) {
    const sum = pointsOf(language, folded);
    if (sum > Math.max(most, least)) [found, most] = [language, sum];
  }
  return { language: found, spoken: most >= SURELY_SPOKEN ? found : undefined };
}

/** Makes the names of days and months of all languages, one language after the other. They are made once, and take long. */
export function* makingNames(): Sliced<void> {
  for (const language of [...MAIN_LANGUAGES, ...OTHER_LANGUAGES]) {
    calendarOf(language);
    yield 0;
  }
}

/** Counts a language's names of days and its words in a text. */
function pointsOf(language: PasteLanguage, words: readonly { word: string; name: string }[]): number {
  const { weekdays, months, shortWeekdays, oddMonths } = calendarOf(language);
  const typical = wordList(wordsIn(language)?.typical);
  let [sum, names] = [0, 0];
  for (const { word, name } of words) {
    const isShort = shortWeekdays.includes(name);
    const isName = weekdays.includes(name) || months.includes(name) || oddMonths.has(name) || isShort;
    if (isName) names += 1;
    if (typical.includes(word) || (isName && name.length > 2)) sum += 2;
    else if (isName) sum += 1;
  }
  return names < FEWEST_NAMES ? 0 : sum;
}
