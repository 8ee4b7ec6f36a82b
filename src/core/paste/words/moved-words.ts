import { patternOfAll } from './languages';

/** Words beside times that say that the shift is now on another day or of somebody else, in small letters. */
const MOVED = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('moved')})(?!\p{L})`, 'iu');
/** Where a shift was moved from is no doubt: it is here now. */
const FROM = new RegExp(String.raw`^\s*(?:${patternOfAll('movedFrom')})`, 'iu');
/** `- now Gil`, `jetzt Mi`: only with something behind it. */
const NOW = new RegExp(String.raw`(?<!\p{L})(?:${patternOfAll('now')})\s+\p{L}`, 'iu');
const SWAPPED = new RegExp(patternOfAll('swapped'), 'iu');
/** `-> Tue` behind the times. */
const ARROW = /^\W*(?:->|=>|→|⇒|➔|➜)\s*\p{L}/u;

/** Whether words beside a shift say that it was moved or given away. */
export function saysMoved(text: string): boolean {
  const moved = MOVED.exec(text);
  return (moved !== null && !FROM.test(text.slice(moved.index + moved[0].length))) || NOW.test(text);
}

/** Whether a remark says so of the row as it is written: people swapped, or who works it now. */
export function isSwapOrNow(text: string): boolean {
  return SWAPPED.test(text);
}

/** Whether what stands behind the times points to another day or person. */
export function pointsElsewhere(behind: string): boolean {
  return ARROW.test(behind);
}
