import { byText } from '../by-text';
import { alternatives, isDitto, isWordFor, patternOfAll, wordsOfAll } from '../words/lexicon';
import { isArrow, pointsElsewhere, saysMoved } from '../words/moved-words';
import { BEFORE_TIMES, HOUR_MARK, NAMED_TIME, UNTIL } from '../words/time-words';
import { writtenTime, type WrittenTime } from './clock';
import { beforeNextDay } from './next-day';

/** Two times and the text around them. What the times mean is decided later, from the whole text. */
export interface WrittenRange {
  readonly from: WrittenTime;
  /** Undefined if `minutes` gives the length of the shift. */
  readonly to: WrittenTime | undefined;
  readonly minutes?: number;
  /** The range as it is written, with plain hyphens: `9-5`. The user is asked once about all ranges of one form. */
  readonly form: string;
  /** The words beside the times: a place, a task, a mark. */
  readonly label: string;
  /** The text explains the code twice, with different times. */
  readonly isContradicted?: true;
  /** The code of the text is a day of this time-off account. The times are those of the whole day. */
  readonly account?: string;
  /** The text has a code, and the user gave its meaning. */
  readonly isFromUser?: true;
  /**
   * The weekdays, from 0 (Monday), on which a code has these times: `E = 6-14 Mon-Fri`. Undefined means every day.
   */
  readonly weekdays?: ReadonlySet<number>;
}

export type TimeDoubt = 'off' | 'doubt' | 'moved' | 'numbers' | 'ditto';

export type CellText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'off' }
  | { readonly kind: 'ranges'; readonly ranges: readonly WrittenRange[] }
  /** The cell has a range that must not be read, because other words deny the shift or can't be separated from it. */
  | { readonly kind: 'doubt'; readonly doubt: TimeDoubt }
  | { readonly kind: 'time'; readonly time: WrittenTime }
  | { readonly kind: 'words' };

/**
 * The largest number of characters in a cell that is checked. Several shifts with their places are shorter, and
 * longer texts are prose.
 */
export const LONGEST_CELL = 200;

const HALF = String.raw`(?:\s?(?:[ap]\.?m\b\.?|[ap](?![\p{L}\p{N}]))|\s?${HOUR_MARK}(?![\p{L}\p{N}]))?`;
const TIME = String.raw`(?:${NAMED_TIME}|\d{3,4}${HALF}|\d{1,2}(?:[:.,h]\d{1,2})?(?::\d{2})?${HALF}|[.,]\d{1,4})`;
const BETWEEN = String.raw`\s?(?:-{1,2}|→|->|>|~|${UNTIL})\s?`;
const BEFORE = String.raw`(?<![\p{L}\p{N}:/-])(?<!\d[.,])(?:(?:${BEFORE_TIMES})\s)?`;
const AFTER = String.raw`(?![\p{L}\p{N}/]|:\d|[.,]\d|\s?-\s?\d)`;
const RANGE = new RegExp(`${BEFORE}(${TIME})${BETWEEN}(${TIME})${AFTER}`, 'giu');
/** The earlier times of a shift, at the end of a cell. */
const WAS = new RegExp(
  String.raw`\s[([]?(?:${patternOfAll('was')})\s*:?\s${TIME}${BETWEEN}${TIME}[)\]]?$`,
  'iu',
);
/** The next day behind a time: `22-6+1`, `10pm-6am +1d`. */
const NEXT_DAY = /(?<=[\d.mh])\s?\+1\s?(?:d(?:ay)?|j|t(?:ag)?)?$/iu;
const DECIMAL_DAY = /^(0?[.,]\d{1,20})\s?-\s?(0?[.,]\d{1,20}|1)$/;
const STACKED =
  /^(\d{1,2}(?::\d{2}|\s?[ap]m?|:\d{2}\s?[ap]m?))\s*\n\s*(\d{1,2}(?::\d{2}|\s?[ap]m?|:\d{2}\s?[ap]m?))$/i;
const NOTHING = /^(?:x+|[✗✘❌]|[-./\\_–—·•*]+)$/iu;
/** A number that belongs to a word (`Ward 3`, `(8)`, `30 min`) is part of a remark. */
const REMARKED_NUMBERS = new RegExp(
  String.raw`\([^()]*\)|\p{L}[\p{L}.'’-]*[ #]?\d+|\d+(?:[.,]\d+)?\s?(?:${alternatives('lengthHours', 'lengthMinutes', 'countUnits')}|%)(?!\p{L})`,
  'giu',
);
/** Such letters after an hour: `9u`, `17u30` in Dutch. */
const HOUR_LETTERS = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2})(?:${alternatives('hourLetters')})(\d\d)?(?![\p{L}\d])`,
  'giu',
);

const isPhrase = (word: string) => word.includes(' ');
const offPhrases = wordsOfAll('off', 'away').filter(isPhrase);
const unsurePhrases = wordsOfAll('unsure').filter(isPhrase);
const isDoubt = (word: string) => isWordFor(word, 'doubt', 'unsure') && !isWordFor(word, 'doubtInSentences');

/** Replaces the many forms of hyphens and spaces by plain ones. */
export const plainText = byText((text) =>
  text
    .replace(/[‐-―−﹘﹣-]/g, '-')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000 \t]+/g, ' ')
    .replace(/[\u00ad\u200b\u200c\u2060]/g, '')
    .replace(/ ?\r?\n ?/g, '\n')
    // `13 h 30` is one time.
    .replace(/(\d) ?h ?(\d\d)(?!\d| ?h)/gi, '$1h$2')
    .replace(HOUR_LETTERS, '$1h$2')
    .trim(),
);

/** Reads one cell of a roster. It decides nothing that depends on the rest of the text. */
export function readCell(text: string): CellText {
  if (text.length > LONGEST_CELL) return text.trim() === '' ? { kind: 'empty' } : { kind: 'words' };
  const plain = plainText(text).replace(/ +/g, ' ');
  if (plain === '') return { kind: 'empty' };
  if (isDitto(plain)) return { kind: 'doubt', doubt: 'ditto' };
  if (isOff(plain)) return { kind: 'off' };
  const time = writtenTime(plain);
  if (time) return { kind: 'time', time };
  const days = DECIMAL_DAY.exec(plain) ?? STACKED.exec(plain);
  if (days) {
    const only = timesToRange(days[1] ?? '', days[2] ?? '', '');
    if (only) return { kind: 'ranges', ranges: [only] };
  }
  const next = NEXT_DAY.exec(plain);
  if (next) return withNextDay(plain.slice(0, next.index));
  const was = WAS.exec(plain);
  if (was) return withWas(plain.slice(0, was.index).trim(), was[0].trim());
  return readRanges(withSpacedSigns(plain));
}

/** Reads `22-6+1`: the number says that the shift ends on the next day, as one past midnight does anyhow. */
function withNextDay(text: string): CellText {
  const read = readRanges(withSpacedSigns(text));
  if (read.kind !== 'ranges' || read.ranges.length > 1) return { kind: 'doubt', doubt: 'numbers' };
  return read.ranges.every(passesMidnight) ? read : { kind: 'doubt', doubt: 'numbers' };
}

const passesMidnight = ({ from, to }: WrittenRange): boolean =>
  from.kind === 'clock' && to?.kind === 'clock' && to.time <= from.time;

/** Reads `10-18 (was 9-17)`: the earlier times are a remark about the one shift before them. */
function withWas(now: string, was: string): CellText {
  const read = readRanges(withSpacedSigns(now));
  const isOne = read.kind === 'ranges' && read.ranges.length === 1;
  if (!isOne) return { kind: 'doubt', doubt: 'doubt' };
  const note = was.replace(/^[([]|[)\]]$/g, '');
  const ranges = read.ranges.map((range) => ({
    ...range,
    label: [range.label, note].filter((part) => part !== '').join(', '),
  }));
  return { kind: 'ranges', ranges };
}

function readRanges(text: string): CellText {
  const found = [...text.matchAll(RANGE)];
  if (found.length === 0) return { kind: 'words' };
  const ranges: WrittenRange[] = [];
  let around = '';
  for (const [at, match] of found.entries()) {
    const before = text.slice(at === 0 ? 0 : endOf(found[at - 1]), match.index);
    const after = at === found.length - 1 ? text.slice(endOf(match)) : '';
    if (at > 0 && isArrow(before)) return { kind: 'doubt', doubt: 'moved' };
    around += ` ${before} ${after}`;
    const range = timesToRange(match[1] ?? '', match[2] ?? '', '');
    if (!range) return { kind: 'doubt', doubt: 'numbers' };
    ranges.push(range);
  }
  const isElsewhere = pointsElsewhere(text.slice(endOf(found.at(-1))));
  const doubt = doubtIn(around, ranges.length) ?? (isElsewhere ? 'moved' : undefined);
  if (doubt) return { kind: 'doubt', doubt };
  return { kind: 'ranges', ranges: labelled(text, found, ranges) };
}

function endOf(match: RegExpExecArray | undefined): number {
  return match === undefined ? 0 : match.index + match[0].length;
}

/**
 * Gives each range the words beside it. If words are before the first range and none are after the last, each range
 * gets the words before it. Otherwise it gets the words after it.
 */
function labelled(
  text: string,
  found: readonly RegExpExecArray[],
  ranges: readonly WrittenRange[],
): WrittenRange[] {
  const head = cleanLabel(text.slice(0, found[0]?.index ?? 0));
  const tail = cleanLabel(text.slice(endOf(found.at(-1))));
  return ranges.map((range, at) => {
    const [previous, match, next] = [found[at - 1], found[at], found[at + 1]];
    const before = cleanLabel(text.slice(endOf(previous), match?.index));
    const after = cleanLabel(text.slice(endOf(match), next?.index ?? text.length));
    if (ranges.length === 1) return { ...range, label: [head, tail].filter((part) => part !== '').join(' ') };
    return {
      ...range,
      label:
        head !== '' && tail === ''
          ? before
          : at === 0
            ? [head, after].filter((part) => part !== '').join(' ')
            : after,
    };
  });
}

/** Removes signs and words that only join a label to its times. */
export function cleanLabel(text: string): string {
  let label = text.trim();
  const whole = /^\(([^()]*)\)$/.exec(label) ?? /^\[([^[\]]*)\]$/.exec(label);
  if (whole) label = whole[1] ?? '';
  label = label
    .replace(/^(?:[\s,;:/&|@=)·•-]|\+(?!\d))+/, '')
    .replace(/[\s,;:/+&|@=(·•-]+$/, '')
    .replace(/\s*\n\s*/g, ', ');
  const inner = /^\(([^()]*)\)$/.exec(label);
  if (inner) label = (inner[1] ?? '').trim();
  return isWordFor(label.toLowerCase(), 'and') ? '' : label;
}

/** The reason why the words around ranges forbid to read them. Undefined if they do not. */
export function doubtIn(around: string, ranges: number): TimeDoubt | undefined {
  const words = around.toLowerCase().match(/[\p{L}/’'-]+/gu) ?? [];
  if (isOff(around.replace(/[()[\]]/g, ' ').trim()) && /\p{L}/u.test(around)) return 'off';
  if (words.some((word) => isWordFor(word, 'off', 'away') && word.length > 1)) return 'off';
  const phrase = ` ${words.join(' ')} `;
  if (offPhrases.some((offPhrase) => phrase.includes(` ${offPhrase} `))) return 'off';
  if (saysMoved(around)) return 'moved';
  if (unsurePhrases.some((unsurePhrase) => phrase.includes(` ${unsurePhrase} `))) return 'doubt';
  if (around.includes('?') || around.includes('~') || words.some(isDoubt)) return 'doubt';
  if (ranges > 1 && words.some((word) => isWordFor(word, 'breakAmongRanges'))) return 'doubt';
  return /\d/.test(around.replace(REMARKED_NUMBERS, '')) ? 'numbers' : undefined;
}

/** Whether a word may be a reason for time off: `AL`, `sick`. `off` and `-` only say that there is no shift. */
export const isAbsence = byText((text: string): boolean => {
  return isOff(text) && /\p{L}{2}/u.test(text) && !isWordFor(text.trim().toLowerCase(), 'free');
});

/** Whether a text says only that there is no shift, as `off` and `-` do. `Vacation` says more. */
export function isFree(text: string): boolean {
  return isWordFor(text.trim().toLowerCase(), 'free') || NOTHING.test(text.trim());
}

export const isOff = byText((text: string): boolean => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[()[\].!]+$/g, '')
    .replace(/^[([]+/, '');
  const words = [plain, text.trim().toLowerCase()];
  return words.some((word) => isWordFor(word, 'off', 'away')) || NOTHING.test(text.trim());
});

const UNIT = new RegExp(`${HOUR_MARK}$`, 'i');

/** Makes a range from two times of one cell or two cells. Undefined if either is no time. */
export function timesToRange(fromText: string, end: string, label: string): WrittenRange | undefined {
  const nextDay = beforeNextDay(end);
  const toText = nextDay ?? end;
  // In `8 bis 16 Uhr` the last word belongs to both times.
  const unit = UNIT.exec(toText.trim())?.[0] ?? '';
  const from = (unit !== '' && writtenTime(`${fromText}${unit}`)) || writtenTime(fromText);
  const to = writtenTime(toText);
  if (!from || !to || isOtherNumber(fromText, toText)) return undefined;
  // `8:00` to `10:00 (+1)` would be longer than a day.
  const range = { from, to, form: `${fromText.trim()}-${toText.trim()}`, label };
  return nextDay === undefined || passesMidnight(range) ? range : undefined;
}

/**
 * Whether two numbers are no times: `555-1234`. Times in three digits are multiples of five minutes, as people plan.
 */
function isOtherNumber(fromText: string, toText: string): boolean {
  const numbers = [fromText.trim(), toText.trim()];
  return (
    numbers.some((text) => /^\d{3}$/.test(text)) &&
    numbers.some((text) => /^\d*[1-46-9]$/.test(text) && text.length > 2)
  );
}

const JOINED = new RegExp(String.raw`\d[^\d\n]{0,8}(?:-|>|${UNTIL})[^\d\n]{0,3}\d`, 'iu');

/** Puts spaces around a sign between two ranges: `9-12,13-17`. */
function withSpacedSigns(text: string): string {
  return [',', '/', '+', '&', ';'].reduce((spacedText, sign) => {
    const parts = spacedText.split(sign);
    const areRanges = parts.length > 1 && parts.every((part) => JOINED.test(part));
    return areRanges ? parts.map((part) => part.trim()).join(` ${sign} `) : spacedText;
  }, text);
}

/** A range and its position in a longer text. */
export interface FoundRange {
  readonly at: number;
  readonly length: number;
  readonly range: WrittenRange;
}

/** The ranges in a longer text, with their positions. */
export const rangesIn = byText((text: string): FoundRange[] => {
  return [...text.matchAll(RANGE)].flatMap((match) => {
    const range = timesToRange(match[1] ?? '', match[2] ?? '', '');
    return range ? [{ at: match.index, length: match[0].length, range }] : [];
  });
});
