import { wordsOfAll } from './languages';

const SUM_WORDS = wordsOfAll('sums');

/** Whether a row's name says that the row counts and names no person. */
export function isSum(text: string): boolean {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[:.=]+$/, '');
  return (
    SUM_WORDS.includes(plain) || /^(?:total|totals|summe|gesamt|somme|sub-?total|sum of|Σ)\b/iu.test(plain)
  );
}

/** Rows of numbers with these names count. With times, they belong to a department or a person. */
const COUNTS_OR_PLACES: ReadonlySet<string> = new Set(['sales', 'target', 'budget', 'forecast']);

export function mayCount(text: string): boolean {
  return COUNTS_OR_PLACES.has(text.trim().toLowerCase().replace(/:$/, ''));
}

/** Whether a line has a word for sums beside a number: `Ann | TOTAL HOURS | 12`. */
export function isSumLine(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => isSum(cell) && !mayCount(cell)) &&
    cells.some((cell) => /^\d+(?:[.,]\d+)?$/.test(cell.trim()))
  );
}
