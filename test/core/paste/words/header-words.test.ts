import { timeBlocks } from '../../../../src/core/entities/time-blocks';
import { pasteTargets } from '../../../../src/core/paste/targets';
import { languageIn } from '../../../../src/core/paste/text/language';
import { calendarOf, foldedName } from '../../../../src/core/paste/words/calendar-names';
import { namesTarget, targetOfHeader } from '../../../../src/core/paste/words/header-words';
import {
  LANGUAGES,
  MAIN_LANGUAGES,
  OTHER_LANGUAGES,
  wordsIn,
  type PasteLanguage,
} from '../../../../src/core/paste/words/languages';
import { wordList } from '../../../../src/core/paste/words/lexicon';

const spoken: readonly PasteLanguage[] = [...MAIN_LANGUAGES, ...OTHER_LANGUAGES];
const headersOf = (language: PasteLanguage) =>
  Object.values(wordsIn(language)?.headers ?? {}).flatMap((words) => wordList(words));

/** What a language calls weekdays, months, `and`, hours and absences. */
function commonWordsOf(language: PasteLanguage): Set<string> {
  const { weekdays, shortWeekdays, months, oddMonths } = calendarOf(language);
  const { and, hourMarks, hourWords, lengthHours, lengthMinutes, off, away } = wordsIn(language) ?? {};
  const lists = [and, hourMarks, hourWords, lengthHours, lengthMinutes, off, away].flatMap(wordList);
  return new Set([...weekdays, ...shortWeekdays, ...months, ...oddMonths.keys(), ...lists].map(foldedName));
}

/** Each header word of one language that is a common word, and no header, of another one. */
const pairs = spoken.flatMap((language) => {
  const [common, own] = [commonWordsOf(language), headersOf(language)];
  return (Object.keys(LANGUAGES) as PasteLanguage[]).flatMap((other) =>
    headersOf(other)
      .filter((word) => common.has(foldedName(word)) && !own.includes(word))
      .map((word) => ({ language, other, word })),
  );
});

test('the words that are headers in one language and common words in another are these', () => {
  expect(pairs.map(({ language, other, word }) => `${word}: ${other}, not ${language}`).sort()).toEqual([
    'do: pl, not de',
    'do: pl, not en',
    'do: pl, not nl',
    'h: de, not hu',
    'h: en, not hu',
    'h: fr, not hu',
    'lieu: fr, not en',
    'out: en, not pt',
    'qui: fr, not pt',
    'to: en, not fi',
  ]);
});

test.each(pairs)(
  '$word, a header in $other, is none in a text that speaks $language',
  ({ language, other, word }) => {
    const { weekdays, months } = calendarOf(language);
    const text = [...weekdays, ...months, word].join('\t');
    expect(languageIn(text)).toEqual({ language, spoken: language });
    const targets = pasteTargets(timeBlocks);
    expect(targetOfHeader(word, targets, languageIn(text).spoken)).toBeUndefined();
    expect(namesTarget(word, languageIn(text).spoken)).toBe(false);
    expect(namesTarget(word, other)).toBe(true);
    expect(namesTarget(word, undefined)).toBe(true);
  },
);
