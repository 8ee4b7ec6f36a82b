import { minutesOfTime } from '../../calendar/clock';
import { plainText } from '../times/cell';
import { NAMED_TIME, NAMED_TIMES, UNTIL } from '../words/time-words';

/** A line of the text that gives one time for a word: `cl = 11.30pm`, `Close: 23:00`. */
const DEFINITION = new RegExp(
  String.raw`^[^\p{L}\d]{0,3}(\p{L}{1,10})\s?(?:=|:|→|\sis\s)\s?(${NAMED_TIME}|\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?)\.?$`,
  'iu',
);
/** The largest number of characters in a definition. */
const LONGEST_DEFINITION = 40;
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
  const all = text.split(/[\n\t;|]/).flatMap(defined);
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

function defined(part: string): [string, End][] {
  const [, word = '', written = ''] =
    (part.length <= LONGEST_DEFINITION && DEFINITION.exec(plainText(part))) || [];
  const time = minutesIn(written);
  if (word === '' || time === undefined || time.isOpen) return [];
  return [[word.toLowerCase(), { minutes: time.minutes, text: halved(time.minutes) }]];
}

/** The start in the half of the day that makes a usual shift. Undefined if both halves do or neither does. */
function startBefore(written: string, { minutes: end }: End): string | undefined {
  const start = minutesIn(written);
  if (!start) return undefined;
  if (!start.isOpen) return written;
  const possible = [start.minutes, (start.minutes + HALF) % DAY].filter((from) => {
    const length = (end - from + DAY) % DAY;
    return length >= SHORTEST_MINUTES && length <= LONGEST_MINUTES;
  });
  const [only] = possible;
  return possible.length === 1 && only !== undefined ? halved(only) : undefined;
}

function minutesIn(text: string): { minutes: number; isOpen: boolean } | undefined {
  const named = NAMED_TIMES.get(text.trim().toLowerCase());
  if (named !== undefined) return { minutes: minutesOfTime(named), isOpen: false };
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === '' || hours > 24 || minutes > 59 || (half !== '' && (hours > 12 || hours === 0)))
    return undefined;
  if (half === '')
    return {
      minutes: (hours * 60 + minutes) % DAY,
      isOpen: hours >= 1 && hours <= 12 && !hour.startsWith('0'),
    };
  const isLater = half.toLowerCase() === 'p';
  return { minutes: ((hours % 12) + (isLater ? 12 : 0)) * 60 + minutes, isOpen: false };
}

/** Writes `17:30` as `5:30pm`, so that this time says nothing about the clock of the text's other times. */
function halved(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${past}${hour < 12 ? 'am' : 'pm'}`;
}
