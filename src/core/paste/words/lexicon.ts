import { byText } from '../by-text';
import type { PasteWords, WordLists, WordPatterns } from './language-words';
import { LANGUAGES } from './languages';

type Sense = keyof WordLists;
type Pattern = keyof WordPatterns;

const ALL: readonly PasteWords[] = Object.values(LANGUAGES);

/** The words and phrases of a list. */
export function wordList(text = ''): readonly string[] {
  return text === '' ? [] : text.split(',').map((word) => word.trim());
}

/** The words of all languages, because texts mix them. The longest are first, as alternatives of patterns must be. */
export function wordsOfAll(...senses: readonly Sense[]): readonly string[] {
  const words = ALL.flatMap((language) => senses.flatMap((sense) => wordList(language[sense])));
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

const known = new Map<Sense, ReadonlySet<string>>();

/** Whether a word in lower case has one of the senses in any language. */
export function isWordFor(word: string, ...senses: readonly Sense[]): boolean {
  return senses.some((sense) => {
    let words = known.get(sense);
    if (!words) known.set(sense, (words = new Set(wordsOfAll(sense))));
    return words.has(word);
  });
}

/** The words of lists as alternatives of a regular expression. */
export function alternatives(...senses: readonly Sense[]): string {
  return alternativesOf(wordsOfAll(...senses));
}

export function alternativesOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
}

/** The patterns of all languages as alternatives of a regular expression. */
export function patternOfAll(...keys: readonly Pattern[]): string {
  return ALL.flatMap(({ patterns }) => keys.flatMap((key) => patterns?.[key] ?? [])).join('|');
}

/** Makes one expression for patterns, when a text is first compared with them. */
function tester(
  sourceOf: (pattern: string) => string,
): (text: string, ...keys: readonly Pattern[]) => boolean {
  const made = new Map<string, RegExp>();
  return (text, ...keys) => {
    const name = keys.join(' ');
    let expression = made.get(name);
    if (!expression) made.set(name, (expression = new RegExp(sourceOf(patternOfAll(...keys)), 'iu')));
    return expression.test(text);
  };
}

/** Whether a text is in a pattern, begins or ends with it, has it as words, or has it as any part. */
export const isAll = tester((pattern) => `^(?:${pattern})$`);
export const begins = tester((pattern) => String.raw`^(?:${pattern})(?![\p{L}’'])`);
export const ends = tester((pattern) => String.raw`(?<!\p{L})(?:${pattern})$`);
export const hasWord = tester((pattern) => String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`);
export const hasPart = tester((pattern) => pattern);

const DITTO_MARK = /^[-–—\s]*(?:["“”„″〃〻]|'{2}|’{2}|,,)[-–—\s"“”„″〃〻'’,]*$/u;

/** Whether a cell repeats the cell above it: `"`, `〃`, `dito`. */
export const isDitto = byText((text): boolean => {
  const plain = text.trim().toLowerCase();
  return DITTO_MARK.test(plain) || isWordFor(plain, 'ditto');
});

/** Whether a cell means yes in a column such as Sick, or no in a column such as Published. */
export function isYesText(text: string): boolean {
  return isWordFor(text.toLowerCase(), 'yes') || /^[x1✓✔☑]$/iu.test(text);
}

export function isNo(text: string): boolean {
  return isWordFor(text.toLowerCase(), 'no') || /^[0✗✘]$/u.test(text);
}

/** Whether a word with a capital may be a name although a list has it. `AL` and `CAN` are codes. */
export function isAlsoName(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && isWordFor(word.toLowerCase(), 'alsoNames');
}

const NUMBERED_SHIFT = new RegExp(String.raw`^(?:${patternOfAll('numberedShift')})\s?[a-z0-9]$`);
const SHIFT_BEHIND = new RegExp(String.raw`\s*-?(?:${patternOfAll('numberedShift')})$`);

/** The largest number of characters in the name of a shift. */
const LONGEST_SHIFT_NAME = 40;

/** Whether a text is the name of a shift and not of a person: `Opening`, `Late shift`, `Frühdienst`, `Shift 2`. */
export function isShiftName(text: string): boolean {
  if (text.length > LONGEST_SHIFT_NAME) return false;
  const plain = text.trim().toLowerCase().replace(/[:.]$/, '');
  if (NUMBERED_SHIFT.test(plain)) return true;
  return isWordFor(plain.replace(SHIFT_BEHIND, ''), 'shiftNames', 'morning', 'afternoon', 'night');
}

/** Whether a row's name says that the row counts and names no person. */
export function isSum(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[:.=]+$/, '');
  return isWordFor(plain, 'sums') || begins(plain, 'sumStarts');
}

/** Whether a row's name is a sum above numbers, and a department or a person above times. */
export function mayCount(text: string): boolean {
  return isWordFor(text.trim().toLowerCase().replace(/:$/, ''), 'countsOrPlaces');
}

/** Whether a line has a word for sums beside a number: `Ann | TOTAL HOURS | 12`. */
export function isSumLine(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => isSum(cell) && !mayCount(cell)) &&
    cells.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell.trim()))
  );
}
