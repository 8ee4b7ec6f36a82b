import type { PastedLine } from '../draft';
import { HEADER_WORDS, plainHeader } from '../words/header-words';
import { isShiftName } from '../words/shift-words';

export type Side = 'in' | 'out';

/** Which side of a shift a header names: `In`, `Von`, `Fin`. */
export function sideOf(text: string): Side | undefined {
  const word = plainHeader(text);
  if (HEADER_WORDS['Start']?.includes(word)) return 'in';
  return HEADER_WORDS['End']?.includes(word) ? 'out' : undefined;
}

/** Words that headers are made of. */
const headWords = new Set(Object.values(HEADER_WORDS).flat());

/** `Driver / Picker`: one of the words is that of a header. */
export function isHeadText(text: string): boolean {
  return headWords.has(plainHeader(text)) || text.split('/').some((part) => headWords.has(plainHeader(part)));
}

/** A line of In and Out below the days. A row whose other cells are no headers is a person's: its `A` or `IN` are codes. */
export function isSideLine({ cells }: PastedLine): boolean {
  const sides = cells.map(sideOf);
  const areHeaders = cells.every(
    (cell, at) => sides[at] !== undefined || cell.trim() === '' || isHeadText(cell),
  );
  return areHeaders && sides.filter((side) => side !== undefined).length >= 2;
}

/** A line of parts of the day below the days: `Matin`, `Après-midi` by turns. */
export function isPartLine({ cells }: PastedLine): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length >= 2 && new Set(filled).size < filled.length && filled.every(isShiftName);
}

/** `Mon 23/11 In` names the day and the side. */
export function headText(cell: string): string {
  const words = cell.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && sideOf(last) ? words.slice(0, -1).join(' ') : cell.trim();
}

/** The side that a day's header cell itself names. */
export function sideInHeader(cell: string): Side | undefined {
  const words = cell.trim().split(/\s+/);
  return words.length > 1 ? sideOf(words.at(-1) ?? '') : undefined;
}
