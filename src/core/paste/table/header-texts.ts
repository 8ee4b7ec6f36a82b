import type { PastedLine } from '../draft';
import { HEADER_WORDS, plainHeader } from '../words/header-words';
import { isShiftName } from '../words/shift-words';

export type Side = 'in' | 'out';

/** The side of a shift that a header names: `In`, `Von`, `Fin`. */
export function sideOf(text: string): Side | undefined {
  const word = plainHeader(text);
  if (HEADER_WORDS['Start']?.includes(word)) return 'in';
  return HEADER_WORDS['End']?.includes(word) ? 'out' : undefined;
}

/** Words in headers of any column. */
const headerWords = new Set(Object.values(HEADER_WORDS).flat());

/** Whether a text is a header's word, or has one beside a slash: `Driver / Picker`. */
export function isHeaderText(text: string): boolean {
  return (
    headerWords.has(plainHeader(text)) || text.split('/').some((part) => headerWords.has(plainHeader(part)))
  );
}

/**
 * Whether a line has In and Out below the days. If its other cells are no headers, the row is a person's, and `A` or
 * `IN` are codes (rule 13).
 */
export function isSideLine({ cells }: PastedLine): boolean {
  const sides = cells.map(sideOf);
  const areHeaders = cells.every(
    (cell, at) => sides[at] !== undefined || cell.trim() === '' || isHeaderText(cell),
  );
  return areHeaders && sides.filter((side) => side !== undefined).length >= 2;
}

/** Whether a line repeats parts of the day below the days: `Matin`, `Après-midi`, `Matin`. */
export function isPartLine({ cells }: PastedLine): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length >= 2 && new Set(filled).size < filled.length && filled.every(isShiftName);
}

/** A header's text without the side: `Mon 23/11 In` names the day and the side. */
export function withoutSide(cell: string): string {
  const words = cell.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && sideOf(last) ? words.slice(0, -1).join(' ') : cell.trim();
}

/** The side in the header cell of a day. */
export function sideInHeader(cell: string): Side | undefined {
  const words = cell.trim().split(/\s+/);
  return words.length > 1 ? sideOf(words.at(-1) ?? '') : undefined;
}
