import { patternOfAll } from './lexicon';

/** Words beside times for a shift that is now on another day or another person's. */
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('moved')})(?!\p{L})`, 'iu');
const FROM = new RegExp(String.raw`^\s*(?:${patternOfAll('movedFrom')})`, 'iu');
/** Words such as `- now Gil`, `jetzt Mi`, which count only if a word follows. */
const NOW = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('now')})\s+\p{L}`, 'iu');
const SIGN = '(?:->|=>|→|⇒|➔|➜)';
const ONLY_ARROW = new RegExp(String.raw`^\s*${SIGN}\s*$`, 'u');
const ARROW = new RegExp(String.raw`^\W*${SIGN}\s*\p{L}`, 'u');

/** Whether a text between two ranges says that the second took the place of the first: `9-14 -> 14-19`. */
export const isArrow = (between: string): boolean => ONLY_ARROW.test(between);

/** Whether the text after the times points to another day or person: `-> Tue`. */
export const pointsElsewhere = (behind: string): boolean => ARROW.test(behind);

/** Whether words beside a shift say that the shift was moved or given away. */
export function saysMoved(text: string): boolean {
  const moved = MOVED.exec(text);
  return (moved !== null && !FROM.test(text.slice(moved.index + moved[0].length))) || NOW.test(text);
}
