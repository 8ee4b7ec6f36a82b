import { wordsOfAll } from './languages';

/** Words beside a shift for the part of the day. */
export const DAY_PARTS: Readonly<Record<'morning' | 'afternoon' | 'night', readonly string[]>> = {
  morning: wordsOfAll('morning'),
  afternoon: wordsOfAll('afternoon'),
  night: wordsOfAll('night'),
};

/** Names of shifts that are not parts of the day. */
const SHIFT_NAMES = wordsOfAll('shiftNames');

/** The largest number of characters in the name of a shift. */
const LONGEST_NAME = 40;

/** Whether a text is the name of a shift and not of a person: `Opening`, `Late shift`, `Frühdienst`, `Shift 2`. */
export function isShiftName(text: string): boolean {
  if (text.length > LONGEST_NAME) return false;
  const plain = text.trim().toLowerCase().replace(/[:.]$/, '');
  if (/^(?:shift|schicht|dienst|équipe|poste)\s?[a-z0-9]$/.test(plain)) return true;
  const word = plain.replace(/\s*-?(?:shift|schicht|dienst)$/, '');
  return SHIFT_NAMES.includes(word) || Object.values(DAY_PARTS).some((words) => words.includes(word));
}
