import type { PastedLine } from '../draft';
import type { Reading } from '../page';
import { sampleCells } from '../table/column-sample';
import { isHeaderText } from '../table/header-texts';
import { isNobody } from '../words/absence';
import { DOUBT_WORDS } from '../words/absence-words';
import { patternOfAll } from '../words/languages';
import { isAlsoName, NO_NAMES, NO_PEOPLE_WORDS, PLACE_WORDS } from '../words/name-words';
import { isShiftName } from '../words/shift-words';
import { DENIED_SHIFT, NO_SHIFTS_TITLE } from '../words/title-words';

/** The largest number of words in a name. */
const LONGEST_NAME = 5;

/** A sign or a word that separates the people of one cell. A comma is not one, because it may be part of a name. */
const BETWEEN_PEOPLE = /\s*(?:\n|;|\/|&|\+|\band\b|\bund\b|\bet\b)\s*/iu;

/** Whether a text is the name of one of the company's people, or looks like a name. */
export function namesPerson(page: Reading, text: string, isLabelled = false): boolean {
  return page.isPerson(text) || isPersonName(text, isLabelled);
}

/**
 * Whether words look like a person's name: few words, and none of them a place, a task or a shift. Each must have a
 * capital, unless a sign such as a colon shows that a name stands here (`isLabelled`).
 */
export function isPersonName(text: string, isLabelled = false): boolean {
  const plain = text.trim().replace(/:$/, '');
  const words = plain.split(/\s+/);
  const isWord = (word: string) =>
    isLabelled ? !/[\d@]/.test(word) : /^\p{Lu}[\p{L}.'’-]*$/u.test(word) || PARTICLES.test(word);
  if (!/\p{L}/u.test(plain) || words.length > LONGEST_NAME || !words.every(isWord)) return false;
  if (words.some((word) => LOWER_PRONOUNS.test(word) || saysNoName(word))) return false;
  return (
    isAlsoName(plain) ||
    !(isShiftName(plain) || PLACE_WORDS.includes(plain.toLowerCase()) || isHeaderText(plain))
  );
}

/** Words in lower case within names: `Ludwig van Dyk`. */
const PARTICLES = /^(?:de|da|di|du|la|le|van|von|der|den|al|bin|el|dos|y|zu|ter|ten|mc|o’|o')$/i;
/** Pronouns in lower case. With a capital these words are names. */
const LOWER_PRONOUNS = /^(?:my|ma|mon|mes|im)$/;

function saysNoName(word: string): boolean {
  const plain = word.toLowerCase();
  return NO_NAMES.includes(plain) || (DOUBT_WORDS.includes(plain) && !isAlsoName(word));
}

/**
 * The people that a cell names. Undefined if a comma may separate two people or be part of one name
 * (`Garcia, Maria`). `standsAlone` says whether a name has a cell of its own somewhere, which makes it a whole name.
 */
export function splitNames(
  page: Reading,
  cell: string,
  standsAlone: (name: string) => boolean,
): readonly string[] | undefined {
  if (page.isPerson(cell)) return [cell.trim()];
  if (page.cell(cell).kind !== 'words' && !isAlsoName(cell.trim())) return undefined;
  const groups = cell.split(BETWEEN_PEOPLE).map((part) => part.trim());
  const names: string[] = [];
  for (const group of groups.filter((part) => part !== '')) {
    const parts = group.split(/\s*,\s*/).filter((part) => part !== '');
    if (parts.length === 1) names.push(...parts);
    else {
      const areNames =
        parts.length > 2 ||
        parts.every((part) => part.includes(' ')) ||
        parts.every((part) => page.isPerson(part) || standsAlone(part));
      if (!areNames) return undefined;
      names.push(...parts);
    }
  }
  return names.every((name) => /\p{L}/u.test(name) && !/\d/.test(name)) ? names : undefined;
}

/** Whether a text in place of a name is about something else: `Opening hours`, `Delivery`, `Staff meeting`. */
export function namesSomethingElse(text: string): boolean {
  if (NO_SHIFTS_TITLE.test(text) || DENIED_SHIFT.test(text.trim()) || EXAMPLE.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => NO_PEOPLE_WORDS.includes(word));
}

/** The beginning of a row that shows how to fill in the others: `e.g. Jane Smith`. */
const EXAMPLE = new RegExp(String.raw`^\W*(?:${patternOfAll('example')})\.?[\s:]`, 'iu');

/** Whether the text is a telephone number, which names nobody: `07700 900201`, `+44 20 7946 0000`. */
export function isTelephone(name: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(name) && name.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
/** The number of digits in the shortest telephone number. Staff numbers are shorter. */
const FEWEST_DIGITS = 7;

/** Whether a row names two people: `Ann & Bo`. */
export function namesTwoPeople(name: string): boolean {
  const parts = name.split(/\s*(?:&|\+|\band\b|\bund\b|\bet\b)\s*/iu);
  return parts.length > 1 && parts.every((part) => isPersonName(part));
}

/**
 * The people in a list's cell of names. Undefined if a comma may separate two people or be part of one name. A sign
 * such as & separates people only if both sides are names.
 */
export function namesInList(
  page: Reading,
  cell: string,
  standsAlone: (name: string) => boolean,
): readonly string[] | undefined {
  if (page.isPerson(cell)) return [cell.trim()];
  // `N/A` is nobody, not two people.
  if (isNobody(cell)) return [cell];
  const parts = cell.split(BETWEEN_PEOPLE).filter((part) => part !== '');
  // If a part is no name, the sign belongs to one text: `http://` is not two people.
  const groups =
    parts.length > 1 && parts.every((part) => part.split(/\s*,\s*/).every((name) => namesPerson(page, name)))
      ? parts
      : [cell];
  const names: string[] = [];
  for (const group of groups) {
    const between = group.split(/\s*,\s*/).filter((part) => part !== '');
    const known = between.filter((name) => page.isPerson(name) || standsAlone(name)).length;
    if (between.length < 2) names.push(group);
    else if (
      known === between.length ||
      (between.length > 2 && between.every((name) => namesPerson(page, name)))
    )
      names.push(...between);
    else if (between.every((part) => part.includes(' '))) {
      if (known === 0) return undefined;
      names.push(...between);
    } else names.push(group);
  }
  return names;
}

/** In a column of people, at least this share of the cells look like names. */
const NAMES_SHARE = 0.6;

/** Whether most cells of a column look like names of people. */
export function holdsNames(page: Reading, body: readonly PastedLine[], at: number): boolean {
  const cells = sampleCells(body, at).filter(
    (cell) => isAlsoName(cell) || !(page.cell(cell).kind === 'off' || isHeaderText(cell)),
  );
  const isNames = (cell: string) =>
    page.isPerson(cell) || cell.split(/\s*[,;&+/\n]\s*/).every((part) => namesPerson(page, part));
  const names = cells.filter(isNames);
  return cells.length > 0 && names.length >= cells.length * NAMES_SHARE;
}
