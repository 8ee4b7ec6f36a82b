import { byText } from '../by-text';
import { isHeaderText } from '../words/header-texts';
import { hasWord, isAlsoName, isShiftName, isWordFor, patternOfAll } from '../words/lexicon';
import type { NameReader } from './name-reader';

/** The largest number of words in a name. */
const LONGEST_NAME = 5;

/** Whether a text is the name of one of the company's people, or looks like a name. */
export function namesPerson(page: NameReader, text: string, isLabelled = false): boolean {
  return page.isPerson(text) || isPersonName(text, isLabelled);
}

/**
 * Whether words look like a person's name: few words, and none of them a place, a task or a shift. Each must have a
 * capital, unless a sign such as a colon shows that a name stands here (`isLabelled`).
 */
export const isPersonName = byText((text: string, isLabelled = false): boolean => {
  const plain = text.trim().replace(/:$/, '');
  const words = plain.split(/\s+/);
  const isWord = (word: string) =>
    isLabelled
      ? !/[\d@]/.test(word)
      : /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || isWordFor(word.toLowerCase(), 'particles');
  if (!/\p{L}/u.test(plain) || words.length > LONGEST_NAME || !words.every(isWord)) return false;
  if (words.some((word) => isWordFor(word, 'lowerPronouns') || saysNoName(word))) return false;
  return (
    isAlsoName(plain) ||
    !(isShiftName(plain) || isWordFor(plain.toLowerCase(), 'places') || isHeaderText(plain))
  );
});

function saysNoName(word: string): boolean {
  const plain = word.toLowerCase();
  return isWordFor(plain, 'noNames') || (isWordFor(plain, 'doubt') && !isAlsoName(word));
}

/** Whether a text in place of a name is about something else: `Opening hours`, `Delivery`, `Staff meeting`. */
export const namesSomethingElse = byText((text: string): boolean => {
  if (hasWord(text, 'noShiftsTitle') || DENIED_SHIFT.test(text.trim()) || EXAMPLE.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => isWordFor(word, 'noPeople'));
});

/** `NO CRECHE`, `Kein Dienst`, `Pas de service`. */
const DENIED_SHIFT = new RegExp(String.raw`^(?:${patternOfAll('deniedShift')})\p{L}{3}`, 'iu');
/** The beginning of a row that shows how to fill in the others: `e.g. Jane Smith`. */
const EXAMPLE = new RegExp(String.raw`^\W*(?:${patternOfAll('example')})\.?[\s:]`, 'iu');

/** Whether the text is a telephone number, which names nobody: `07700 900201`, `+44 20 7946 0000`. */
export function isTelephone(name: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(name) && name.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
/** The number of digits in the shortest telephone number. Staff numbers are shorter. */
const FEWEST_DIGITS = 7;
