import { byText } from '../by-text';
import type { Reading } from '../page';
import { withoutSide } from '../words/header-texts';

/** The fewest cells of a header whose days are short, or have other words beside them. */
const FEWEST_SHORT = 3;
/** The fewest cells of a header whose days are single words: `Pn`, `Wt`, `Śr`, `Cz`, `Pt`. */
const FEWEST_WORDS = 5;

/** `23/11`, `23`, `L 23`, `Mo`. */
const SHORT = /^\p{L}{0,2}\.?\s*(?:\d{1,2}(?:[./-]\d{1,2})?)?\.?$/u;
/** A date with other words: `niedz. 22/11`, `22/11 (holiday)`. */
const WORDED = /^\D{1,24}[\s,]+\d|^\d\S*(?:\s\p{L}+\.?)?[\s,]+\(?\D{1,24}\)?$/u;
const WORD = /^\p{L}{2,14}\.?,?\s*(?:\d{1,2}\.?)?$/u;
/** A number and a remark behind it. */
const REMARKED = /\d[^]*(?:[(*†\n]|\s[-–—]\s|\s\p{L})/u;

/** The largest number of characters of a date with a remark. */
const LONGEST = 60;

const formOf = byText((text): 'short' | 'word' | 'other' => {
  if (text === '' || text.length > LONGEST) return 'other';
  if (SHORT.test(text) || WORDED.test(text)) return 'short';
  return WORD.test(text) ? 'word' : 'other';
});
const isRemarked = byText((text) => text.length <= LONGEST && REMARKED.test(text));

/**
 * Whether a line is surely no header of days: at most one of its cells is a date, and too few others are so short that they may be
 * days together. The rows of a list are such lines.
 */
export function hasNoDays(page: Reading, cells: readonly string[]): boolean {
  let [short, words, dates] = [0, 0, 0];
  for (const cell of cells) {
    if (page.cell(cell).kind === 'ranges') return false;
    const text = withoutSide(cell, page.spoken);
    const form = formOf(text);
    if (form === 'short') short += 1;
    if (form !== 'other') words += 1;
    const [day] = page.days(text) ?? [];
    // A mistyped weekday may stand beside a weekday.
    if (day?.written.kind === 'clear' && day.written.parts.weekday !== undefined) return false;
    if (day || isRemarked(text)) dates += 1;
  }
  return short < FEWEST_SHORT && words < FEWEST_WORDS && dates < 2;
}
