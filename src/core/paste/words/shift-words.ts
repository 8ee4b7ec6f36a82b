import { patternOfAll, wordsOfAll } from './languages';

/** What part of the day a word beside a shift says. */
export const DAY_PARTS: Readonly<Record<'morning' | 'afternoon' | 'night', readonly string[]>> = {
  morning: wordsOfAll('morning'),
  afternoon: wordsOfAll('afternoon'),
  night: wordsOfAll('night'),
};

/** Shifts by name, beside those of DAY_PARTS. */
const SHIFT_NAMES = wordsOfAll('shiftNames');

/** Whether a text names a shift and no person: `Opening`, `Late shift`, `Frühdienst`, `Shift 2`. */
export function isShiftName(text: string): boolean {
  const plain = text.trim().toLowerCase().replace(/[:.]$/, '');
  if (/^(?:shift|schicht|dienst|équipe|poste)\s?[a-z0-9]$/.test(plain)) return true;
  const word = plain.replace(/\s*-?(?:shift|schicht|dienst)$/, '');
  return SHIFT_NAMES.includes(word) || Object.values(DAY_PARTS).some((words) => words.includes(word));
}

/** Words of breaks, whose times are no shift's. */
export const BREAK_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('breaks')})(?!\p{L})`, 'iu');
