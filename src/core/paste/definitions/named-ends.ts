import { minutesOfTime } from '../../calendar/clock';
import { mapped, type Sliced } from '../../slices';
import { byText } from '../by-text';
import { plainText } from '../times/cell';
import { isOpen, timeOf, writtenTime } from '../times/clock';
import { UNTIL } from '../words/time-words';
import { definitionsIn } from './definition';

/**
 * The shortest and the longest shift that begins or ends at a named time. These limits decide the half of the day of
 * its other time.
 */
const SHORTEST_MINUTES = 3 * 60;
const LONGEST_MINUTES = 13 * 60;
const HALF = 12 * 60;
const DAY = 24 * 60;

/** A word that is explained: `cl = 11.30pm`, `Close (cl): 11.30pm`. */
const EXPLAINS = /\p{L}[\s-]*[=:→]|\p{L}\)/u;

/**
 * Replaces the words that a text explains as times: with `cl = 11.30pm`, `5-cl` becomes `5pm-11:30pm`. If the half of
 * the day of the start is unknown, the word is kept and its cell is left.
 */
export function* withNamedEnds(text: string): Sliced<string> {
  const lines = text.split('\n').filter((line) => EXPLAINS.test(line));
  const all = (yield* mapped(lines, (line) => line.split('\t').flatMap((cell) => endIn(cell)))).flat();
  // A word with two times has no meaning.
  const ends = new Map(
    all.filter(([word, { minutes }]) =>
      all.every(([other, end]) => other !== word || end.minutes === minutes),
    ),
  );
  if (ends.size === 0) return text;
  const time = String.raw`\d{1,2}(?:[:.]\d{2})?(?:\s?(?:[ap]\.?m\.?|[ap](?!\p{L})))?|${[...ends.keys()].join('|')}`;
  const used = new RegExp(
    String.raw`(?<![\p{L}\d:./-])(${time})(\s?(?:[-–—]|${UNTIL})\s?)(${time})(?![\p{L}\d]|:\d)`,
    'giu',
  );
  return text.replace(used, (whole, start: string, sign: string, end: string) => {
    const [from, to] = [start, end].map((word) => ends.get(word.toLowerCase()));
    const first = from?.text ?? (to && timeBeside(start, (other) => to.minutes - other));
    const last = to?.text ?? (from && timeBeside(end, (other) => other - from.minutes));
    return first === undefined || last === undefined ? whole : `${first}${sign}${last}`;
  });
}

interface End {
  /** Minutes after midnight. */
  readonly minutes: number;
  readonly text: string;
}

const endIn = byText((text): readonly [string, End][] => {
  const words = definitionsIn(text).filter(
    (part) => part && /[=:]/.test(part.sign) && /^\p{L}+$/u.test(part.term),
  );
  return words.flatMap((part): [string, End][] => {
    const time = minutesIn(part?.means ?? '');
    return !part || !time || time.isOpen ? [] : [[part.key, { ...time, text: halved(time.minutes) }]];
  });
});

/**
 * The time beside a named one in the half of the day that makes a usual shift. Undefined if both halves do or neither
 * does.
 */
function timeBeside(written: string, lengthWith: (minutes: number) => number): string | undefined {
  const time = minutesIn(written);
  if (!time?.isOpen) return time && written;
  const possible = [time.minutes, (time.minutes + HALF) % DAY].filter((minutes) => {
    const length = (lengthWith(minutes) + DAY) % DAY;
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
