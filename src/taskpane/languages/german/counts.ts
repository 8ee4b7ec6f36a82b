/** Counts and endings of German sentences. */
import { countText } from '../../../core/values/shown';

export const n = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;
export const pick = (count: number, one: string, many: string): string => (count === 1 ? one : many);
export const germanRows = (count: number): string => n(count, 'Zeile', 'Zeilen');
export const joinedWords = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');
export const germanSome = (count: number, what: string): string =>
  count === 0 ? '' : `${countText(count)} ${what}`;
export const shifts = (count: number): string => n(count, 'Schicht', 'Schichten');
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const undoHint = 'drücken Sie Strg+Z, falls Excel es noch anbietet';
export const nothingLost = 'nichts, was Sie eingegeben haben, ist verloren';
export const days = (count: number): string => n(count, 'Tag', 'Tage');
