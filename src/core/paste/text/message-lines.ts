import { weekdayNamed } from '../days/days';
import type { PastedLine } from '../draft';
import { isPersonName } from '../people/names';
import { rangesIn } from '../times/cell';
import { LANGUAGES, type Language } from '../words/languages';
import { CLOSING_LINE, GREETING, GREETING_LINE, YOUR_SHIFTS } from '../words/title-words';

/** A message's greeting and its end, which hold no shifts, and the text without them. */
export interface MessageLines {
  /** The text with empty lines in their places, so that the other lines keep their numbers. */
  readonly text: string;
  readonly greetings: readonly PastedLine[];
  readonly closings: readonly PastedLine[];
  /** The one person whom the message greets; '' where it greets nobody or several. */
  readonly greeted: string;
}

/** Lines from the top in which a message greets, lines below its end that may hold the sender, and characters of each. */
const TOP = 5;
const SENDER_LINES = 4;
const LONGEST_CLOSING = 60;

/** Takes the greeting and the end out of a message: `Hi Anna, here is next week:` is no row of a list, and `Best, Tom` is nobody's shift. */
export function messageLines(text: string): MessageLines {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, place) => (line.trim() === '' ? [] : [place]));
  const top = filled.slice(0, TOP);
  // A message about the greeted person's own shifts is read with its greeting.
  const isOwn = top.some((place) => YOUR_SHIFTS.test(lines[place] ?? ''));
  const place = isOwn ? undefined : top.find((each) => greetingOf(lines[each] ?? '') !== undefined);
  const greeting = place === undefined ? '' : (greetingOf(lines[place] ?? '') ?? '');
  const name = GREETING.exec(greeting)?.[1]?.trim() ?? '';
  const closings = closingsIn(lines, filled);
  const rest = lines.map((line, at) => {
    if (at === place) return line.replace(greeting, '');
    return closings.includes(at) ? '' : line;
  });
  return {
    text: rest.join('\n'),
    greetings: place === undefined ? [] : [{ line: place + 1, cells: [greeting] }],
    closings: closings.map((at) => ({ line: at + 1, cells: [lines[at]?.trim() ?? ''] })),
    greeted: isPersonName(name) ? name : '',
  };
}

/** The greeting of a line: all of it where it says nothing of days, times or numbers, else what stands before them: `Hi Anna,`. */
function greetingOf(line: string): string | undefined {
  const plain = line.trim();
  if (!GREETING_LINE.test(plain) || plain.includes('\t')) return undefined;
  if (!/\d/.test(plain) && !namesDay(plain)) return plain;
  const [before = '', name = ''] = GREETING.exec(plain) ?? [];
  return /[,!:]$/.test(before) && !/\d/.test(name) && !namesDay(name) ? before : undefined;
}

/** Whether a text has a weekday in it. In three small letters most are other words: `die`, `mon`. */
function namesDay(text: string): boolean {
  const words = text.match(/(?<!\p{L})(?:\p{Lu}\p{L}{2}|\p{L}{4,})(?!\p{L})/gu) ?? [];
  const languages = Object.keys(LANGUAGES) as Language[];
  return words.some((word) => languages.some((language) => weekdayNamed(word, language) !== undefined));
}

/** The line with which a message ends, and what stands below it: who sent it. No times come after it. */
function closingsIn(lines: readonly string[], filled: readonly number[]): number[] {
  const timed = filled.filter((place) => rangesIn(lines[place] ?? '').length > 0);
  const end = filled.slice(filled.indexOf(timed.at(-1) ?? -1) + 1);
  const begin = end.findIndex((place) => {
    const line = lines[place]?.trim() ?? '';
    return line.length <= LONGEST_CLOSING && CLOSING_LINE.test(line) && !/[\d\t]/.test(line);
  });
  const rest = begin < 0 ? [] : end.slice(begin);
  return rest.length > SENDER_LINES + 1 ? rest.slice(0, 1) : rest;
}
