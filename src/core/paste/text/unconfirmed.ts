import { rangesIn } from '../times/cell';
import type { PastedLine } from '../draft';
import { patternOfAll } from '../words/languages';

/** `CANCELLED – do not attend`, `Still open:`: nothing but such words, perhaps with a remark behind a sign. */
const UNCONFIRMED = headingOf('unconfirmed');
const CONFIRMED = headingOf('confirmed');
/** `Next week (draft)`, `Sunday – provisional`. */
const ENDS_UNCONFIRMED = endOf('unconfirmed');
const ENDS_CONFIRMED = endOf('confirmed');

function endOf(key: 'unconfirmed' | 'confirmed'): RegExp {
  return new RegExp(String.raw`(?:\(|\s[-–—]\s|:\s)(?:${patternOfAll(key)})\)?\W*$`, 'iu');
}

/** A time of day in a cell of its own. */
const TIME = /^\s*\d{1,2}\s?(?:[:.]\d{2}|h\d{0,2}|uhr|[ap]\.?m)/iu;
/** Whether a text is such a heading. */
export function isUnconfirmed(text: string): boolean {
  return text.length <= LONGEST && UNCONFIRMED.test(text);
}

/** Characters of the longest heading. */
const LONGEST = 80;

function headingOf(key: 'unconfirmed' | 'confirmed'): RegExp {
  return new RegExp(
    String.raw`^[^\p{L}\d]*(?:${patternOfAll(key)})(?:\s+(?:shifts?|duties|dienste?|schichten?|services?|postes?))?\s*(?:$|[-–—(!.,:]\s*(?:\D*)$)`,
    'iu',
  );
}

/**
 * The lines below headings such as `CANCELLED` and `STILL OPEN`, each with its heading, up to a heading such as
 * `CONFIRMED`. Above the first shift such a heading is a title of the whole text, which is asked about.
 */
export function unconfirmedLines(lines: readonly PastedLine[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let heading = '';
  let hasShifts = false;
  for (const { line, cells } of lines) {
    const [only = '', ...more] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const isAlone = more.length === 0 && only !== '' && only.length <= LONGEST && cells[0]?.trim() === only;
    if (isAlone && hasShifts && (UNCONFIRMED.test(only) || ENDS_UNCONFIRMED.test(only))) heading = only;
    else if (isAlone && (CONFIRMED.test(only) || ENDS_CONFIRMED.test(only))) heading = '';
    else if (heading !== '' && only !== '') found.set(line, heading);
    hasShifts ||= cells.some((cell) => rangesIn(cell).length > 0 || TIME.test(cell));
  }
  return found;
}
