import { DAYS_A_WEEK } from '../../calendar/days';
import { byText } from '../by-text';
import { calendarOf, foldedName } from '../words/calendar-names';
import { MAIN_LANGUAGES, type PasteLanguage } from '../words/languages';
import { isWordFor, patternOfAll } from '../words/lexicon';

/** A shorter word could be anything. Two letters count only as a short weekday of the text's own language. */
const SHORTEST_NAME = 3;

/** The s of a weekday in the plural. */
const PLURAL = new RegExp(`(?<=${patternOfAll('weekdayEnds')})s$`, 'u');

/** The weekday that a word names, from 0 (Monday). Undefined if the word names none. */
export const weekdayNamed = byText((word: string, language: PasteLanguage): number | undefined => {
  // `Mondays`, `Weds`, `montags`, `lundis`.
  const plain = word.toLowerCase().replace(PLURAL, '');
  const short = calendarOf(language).shortWeekdays.indexOf(isMain(language) ? plain : foldedName(plain));
  if (short >= 0 || plain.length === 2) return short < 0 ? undefined : short % DAYS_A_WEEK;
  return named(plain, language, (nameLanguage) => calendarOf(nameLanguage).weekdays);
});

/** The weekday that a word names if one letter is wrong, missing, extra or swapped with the next. */
export const mistypedWeekday = byText((word: string, language: PasteLanguage): number | undefined => {
  const plain = word.toLowerCase();
  const near = calendarOf(language).weekdays.flatMap((name, at) => (isOneOff(plain, name) ? [at] : []));
  return near.length === 1 ? near[0] : undefined;
});

function isOneOff(word: string, name: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === name[from]) from += 1;
  const [rest, right] = [word.slice(from), name.slice(from)];
  const turned = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === right.slice(1) || rest.slice(1) === right || rest === right.slice(1) || turned === right
  );
}

/** The month that a word names, from 1. Undefined if the word names none. */
export const monthNamed = byText((word: string, language: PasteLanguage): number | undefined => {
  const plain = word.toLowerCase();
  const odd = calendarOf(language).oddMonths.get(isMain(language) ? plain : foldedName(plain));
  const at = odd ?? named(plain, language, (nameLanguage) => calendarOf(nameLanguage).months);
  return at === undefined ? undefined : at + 1;
});

/** Finds a name by its first letters in the text's own language, and by its whole name in the main languages. */
function named(
  word: string,
  language: PasteLanguage,
  names: (nameLanguage: PasteLanguage) => readonly string[],
): number | undefined {
  if (word.length < SHORTEST_NAME || isWordFor(word, 'off', 'codeHeaders')) return undefined;
  const firstLetters = isMain(language) ? word : foldedName(word);
  const found = names(language).filter((name) => name.startsWith(firstLetters));
  if (found.length === 1) return names(language).indexOf(found[0] ?? '');
  for (const mainLanguage of MAIN_LANGUAGES) {
    const at = names(mainLanguage).indexOf(word);
    if (at >= 0) return at;
  }
  // Exports and Excel write English short names into texts of any language.
  const english = names('en').filter((name) => name.startsWith(word));
  return english.length === 1 ? names('en').indexOf(english[0] ?? '') : undefined;
}

function isMain(language: PasteLanguage): boolean {
  return (MAIN_LANGUAGES as readonly PasteLanguage[]).includes(language);
}
