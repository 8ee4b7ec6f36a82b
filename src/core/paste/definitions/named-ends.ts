import { minutesOfTime } from '../../calendar/clock';
import { plainText } from '../times/cell';
import { isOpen, timeOf, writtenTime } from '../times/clock';
import { UNTIL } from '../words/time-words';
import { definitionsIn } from './definition';

/**
 * The shortest and the longest shift that ends at a named time. These limits decide the half of the day of its start
 * (rule 40).
 */
const SHORTEST_MINUTES = 3 * 60;
const LONGEST_MINUTES = 13 * 60;
const HALF = 12 * 60;
const DAY = 24 * 60;

/**
 * Replaces the words that a text explains as times: with `cl = 11.30pm`, `5-cl` becomes `5pm-11:30pm`. If the half of
 * the day of the start is unknown, the word is kept and its cell is left.
 */
export function withNamedEnds(text: string): string {
  const all = text.split(/[\n\t]/).flatMap(endIn);
  // A word with two times has no meaning.
  const ends = new Map(
    all.filter(([word, { minutes }]) =>
      all.every(([other, end]) => other !== word || end.minutes === minutes),
    ),
  );
  if (ends.size === 0) return text;
  const words = [...ends.keys()].join('|');
  const used = new RegExp(
    String.raw`(?<![\p{L}\d:./-])(\d{1,2}(?:[:.]\d{2})?(?:\s?(?:[ap]\.?m\.?|[ap](?!\p{L})))?)(\s?(?:[-–—]|${UNTIL})\s?)(${words})(?![\p{L}\d])`,
    'giu',
  );
  return text.replace(used, (whole, start: string, sign: string, word: string) => {
    const end = ends.get(word.toLowerCase());
    const from = end && startBefore(start, end);
    return from === undefined || end === undefined ? whole : `${from}${sign}${end.text}`;
  });
}

interface End {
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly text: string;
}

function endIn(text: string): [string, End][] {
  const words = definitionsIn(text).filter(
    (part) => part && /[=:]/.test(part.sign) && /^\p{L}+$/u.test(part.of),
  );
  return words.flatMap((part): [string, End][] => {
    const time = minutesIn(part?.means ?? '');
    return !part || !time || time.isOpen ? [] : [[part.key, { ...time, text: halved(time.minutes) }]];
  });
}

/** The start in the half of the day that makes a usual shift. Undefined if both halves do or neither does. */
function startBefore(written: string, { minutes: end }: End): string | undefined {
  const start = minutesIn(written);
  if (!start?.isOpen) return start && written;
  const possible = [start.minutes, (start.minutes + HALF) % DAY].filter((from) => {
    const length = (end - from + DAY) % DAY;
    return length >= SHORTEST_MINUTES && length <= LONGEST_MINUTES;
  });
  const [only, second] = possible;
  return only === undefined || second !== undefined ? undefined : halved(only);
}

function minutesIn(text: string): { minutes: number; isOpen: boolean } | undefined {
  const written = writtenTime(plainText(text));
  const time = written && timeOf(written, 'clock');
  return written && time !== undefined
    ? { minutes: minutesOfTime(time), isOpen: isOpen(written, time) }
    : undefined;
}

/** Writes `17:30` as `5:30pm`, so that this time says nothing about the clock of the text's other times. */
function halved(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past}${hour < 12 ? 'am' : 'pm'}`;
}
