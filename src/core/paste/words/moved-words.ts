import { patternOfAll } from './languages';

/** Words beside times for a shift that is now on another day or another person's. */
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('moved')})(?!\p{L})`, 'iu');
/** Words after `moved` for where a shift came from: `moved from Tue`. Such a shift is valid where it is written. */
const FROM = new RegExp(String.raw`^\s*(?:${patternOfAll('movedFrom')})`, 'iu');
/** Words such as `- now Gil`, `jetzt Mi`, which count only if a word follows. */
const NOW = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('now')})\s+\p{L}`, 'iu');
const SWAPPED = new RegExp(patternOfAll('swapped'), 'iu');
/** An arrow after the times: `-> Tue`. */
const ARROW = /^\W*(?:->|=>|→|⇒|➔|➜)\s*\p{L}/u;

/** Whether a text between two ranges says that the second took the place of the first: `9-14 -> 14-19`. */
export function isArrow(between: string): boolean {
  return /^\s*(?:->|=>|→|⇒|➔|➜)\s*$/u.test(between);
}

/** Whether words beside a shift say that the shift was moved or given away. */
export function saysMoved(text: string): boolean {
  const moved = MOVED.exec(text);
  return (moved !== null && !FROM.test(text.slice(moved.index + moved[0].length))) || NOW.test(text);
}

/** Whether a remark describes the row as it is written: people swapped, or who works the shift now. */
export function isSwapOrNow(text: string): boolean {
  return SWAPPED.test(text);
}

/** Whether the text after the times points to another day or person. */
export function pointsElsewhere(behind: string): boolean {
  return ARROW.test(behind);
}
