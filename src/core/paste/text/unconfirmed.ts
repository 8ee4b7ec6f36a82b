import { isDayInMainLanguage } from '../days/days';
import { onlyCell, type PastedLine } from '../lines';
import type { Overview } from '../overview';
import { isPersonName } from '../people/names';
import { rangesIn } from '../times/cell';
import { patternOfAll } from '../words/lexicon';
import { HOUR_MARK } from '../words/time-words';

/**
 * A heading with only such words, perhaps with a remark after a sign: `CANCELLED – do not attend`, `Still open:`.
 */
const UNCONFIRMED = headingOf('unconfirmed');
const CONFIRMED = headingOf('confirmed');
/** A heading that ends with such words: `Next week (draft)`, `Sunday – provisional`. */
const ENDS_UNCONFIRMED = endOf('unconfirmed');
const ENDS_CONFIRMED = endOf('confirmed');

function endOf(key: 'unconfirmed' | 'confirmed'): RegExp {
  return new RegExp(String.raw`(?:\(|\s[-–—]\s|:\s)(?:${patternOfAll(key)})\)?\W*$`, 'iu');
}

/** A time of day at the beginning of a cell. */
const TIME = new RegExp(String.raw`^\s*\d{1,2}\s?(?:[:.]\d{2}|${HOUR_MARK}|[ap]\.?m)`, 'iu');
/** Whether a text is a heading above unconfirmed shifts. */
export function isUnconfirmedHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && UNCONFIRMED.test(text);
}

/** The largest number of characters in a heading. */
const LONGEST_HEADING = 80;

function headingOf(key: 'unconfirmed' | 'confirmed'): RegExp {
  return new RegExp(
    String.raw`^[^\p{L}\d]*(?:${patternOfAll(key)})(?:\s+(?:${patternOfAll('shiftNouns')}))?\s*(?:$|[-–—(!.,:]\s*(?:\D*)$)`,
    'iu',
  );
}

/** A name and a sign before words about this person: `Abi - `. */
const ENTRY = /^[\p{L}][^\d:–—-]{1,30}?(\s?[:–—-])\s/u;

/** The signs between names and times in the lines of the text: `Sol - 8-16`. */
function entrySigns(lines: readonly PastedLine[]): ReadonlySet<string> {
  const signs = new Set<string>();
  for (const { cells } of lines) {
    const [text = ''] = cells;
    const [lead, sign] = (cells.length === 1 && text.length <= LONGEST_HEADING && ENTRY.exec(text)) || [];
    if (lead !== undefined && sign !== undefined && rangesIn(text.slice(lead.length)).length > 0)
      signs.add(sign);
  }
  return signs;
}

/**
 * Whether a line such as `Next week (draft)` is a heading. `Abi - TBC` among lines such as `Sol - 8-16` is about Abi alone.
 */
function endsUnconfirmed(text: string, signs: ReadonlySet<string>): boolean {
  const [lead = '', sign = ''] = ENTRY.exec(text) ?? [];
  const name = lead.slice(0, lead.length - sign.length - 1);
  const isEntry = signs.has(sign) && isPersonName(name) && !isDayInMainLanguage(name);
  // `Dora 10-18 (tbc)` is also about one person alone.
  const [range] = rangesIn(text);
  const worker = range ? text.slice(0, range.at).replace(/[\s:–—-]+$/, '') : '';
  const behind = range ? text.slice(range.at + range.length).replace(ENDS_UNCONFIRMED, '') : '';
  const isOne = [worker, behind].some(
    (possibleName) => isPersonName(possibleName.trim()) && !isDayInMainLanguage(possibleName),
  );
  return ENDS_UNCONFIRMED.test(text) && !isEntry && !isOne;
}

/** Whether a text may be a heading above unconfirmed shifts. */
function mayBegin(text: string): boolean {
  return isUnconfirmedHeading(text) || (text.length <= LONGEST_HEADING && ENDS_UNCONFIRMED.test(text));
}

/**
 * The lines below headings such as `CANCELLED` and `STILL OPEN`, each with its heading, until a heading such as
 * `CONFIRMED`. Above the first shift such a heading is the title of the whole text, and the user is asked.
 */
export function unconfirmedLines(
  lines: readonly PastedLine[],
  { alone }: Overview,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!alone.some(({ cells }) => mayBegin(onlyCell(cells) ?? ''))) return found;
  const signs = entrySigns(lines);
  let heading = '';
  let hasShifts = false;
  for (const { line, cells } of lines) {
    const only = onlyCell(cells) ?? '';
    const isAlone = only !== '' && only.length <= LONGEST_HEADING && cells[0]?.trim() === only;
    if (isAlone && hasShifts && (UNCONFIRMED.test(only) || endsUnconfirmed(only, signs))) heading = only;
    else if (isAlone && (CONFIRMED.test(only) || ENDS_CONFIRMED.test(only))) heading = '';
    else if (heading !== '' && cells.some((cell) => cell.trim() !== '')) found.set(line, heading);
    hasShifts ||= cells.some((cell) => rangesIn(cell).length > 0 || TIME.test(cell));
  }
  return found;
}
