import { byText } from '../by-text';
import type { PastedPage } from '../page';
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

function formOf(text: string): 'short' | 'word' | 'other' {
  if (text === '' || text.length > LONGEST) return 'other';
  if (SHORT.test(text) || WORDED.test(text)) return 'short';
  return WORD.test(text) ? 'word' : 'other';
}
const isRemarked = (text: string) => text.length <= LONGEST && REMARKED.test(text);

/** What a cell says about whether its line is a header of days. */
interface Counted {
  /** The line may be a header, whatever its other cells hold. */
  readonly mayBeHeader: boolean;
  readonly form: ReturnType<typeof formOf>;
  readonly isDate: boolean;
}

function countedIn(page: PastedPage, cell: string): Counted {
  const text = withoutSide(cell, page.spoken);
  const [day] = page.days(text) ?? [];
  // A mistyped weekday may stand beside a weekday.
  const isWeekday = day?.written.kind === 'clear' && day.written.parts.weekday !== undefined;
  return {
    mayBeHeader: isWeekday || page.cell(cell).kind === 'ranges',
    form: formOf(text),
    isDate: day !== undefined || isRemarked(text),
  };
}

/**
 * Whether a line is surely no header of days: at most one of its cells is a date, and too few others are so short that they may be
 * days together. The rows of a list are such lines.
 */
export function noDaysTest(page: PastedPage): (cells: readonly string[]) => boolean {
  const counted = byText((cell) => countedIn(page, cell));
  return (cells) => {
    let [short, words, dates] = [0, 0, 0];
    for (const cell of cells) {
      const { mayBeHeader, form, isDate } = counted(cell);
      if (mayBeHeader) return false;
      if (form === 'short') short += 1;
      if (form !== 'other') words += 1;
      if (isDate) dates += 1;
    }
    return short < FEWEST_SHORT && words < FEWEST_WORDS && dates < 2;
  };
}
