import { byText } from '../by-text';
import { type PastedLine, filledCells } from '../lines';
import { namesTarget } from './header-words';
import type { PasteLanguage } from './languages';
import { isShiftName } from './lexicon';

export type ShiftEnd = 'in' | 'out';

/** The side of a shift that a header names: `In`, `Von`, `Fin`. */
export const shiftEndIn = byText((text: string, language?: PasteLanguage): ShiftEnd | undefined => {
  if (namesTarget(text, language, 'Start')) return 'in';
  return namesTarget(text, language, 'End') ? 'out' : undefined;
});

/** Whether a text is a header's word, or has one beside a slash: `Driver / Picker`. */
export const isHeaderText = byText((text: string, language?: PasteLanguage): boolean => {
  return [text, ...text.split('/')].some((part) => namesTarget(part, language));
});

/**
 * Whether a line has In and Out below the days. If its other cells are no headers, the row is a person's, and `A` or
 * `IN` are codes.
 */
export function isSideLine({ cells }: PastedLine, language?: PasteLanguage): boolean {
  let sides = 0;
  for (const cell of cells) {
    if (shiftEndIn(cell, language)) sides += 1;
    else if (cell.trim() !== '' && !isHeaderText(cell, language)) return false;
  }
  return sides >= 2;
}

/** Whether a line repeats parts of the day below the days: `Matin`, `Après-midi`, `Matin`. */
export function isPartLine({ cells }: PastedLine): boolean {
  const filled = filledCells(cells);
  return filled.length >= 2 && new Set(filled).size < filled.length && filled.every(isShiftName);
}

/** A header's text without the side: `Mon 23/11 In` names the day and the side. */
export const withoutSide = byText((cell: string, language?: PasteLanguage): string => {
  const words = cell.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && shiftEndIn(last, language) ? words.slice(0, -1).join(' ') : cell.trim();
});

/** The side in the header cell of a day. */
export function sideInHeader(cell: string, language?: PasteLanguage): ShiftEnd | undefined {
  const words = cell.trim().split(/\s+/);
  return words.length > 1 ? shiftEndIn(words.at(-1) ?? '', language) : undefined;
}
