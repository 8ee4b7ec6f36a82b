import { weekdayNamed } from '../days/day-names';
import type { PastedLine } from '../lines';
import { isPersonName } from '../people/names';
import { rangesIn } from '../times/cell';
import { LANGUAGES, type PasteLanguage } from '../words/languages';
import { begins } from '../words/lexicon';
import { GREETING, GREETING_WITHIN, MAIL_LINE, MAIL_SUBJECT, YOUR_SHIFTS } from '../words/message-words';

/**
 * The parts of a message that hold no shifts (the head of an e-mail, the greeting, the end), and the text without them.
 */
export interface MessageLines {
  /** The text with empty lines in place of these parts, so that the other lines keep their numbers. */
  readonly text: string;
  /** The sender, receiver, subject and date of an e-mail. This date belongs to no shift. */
  readonly head: readonly PastedLine[];
  readonly greetings: readonly PastedLine[];
  readonly closings: readonly PastedLine[];
  /** The one person whom the message greets. '' if it greets nobody or several people. */
  readonly greeted: string;
}

/** The largest number of characters in a line that is checked. Longer lines are rows of a table, or prose. */
const LONGEST_LINE = 400;

function mayHoldTimes(line: string): boolean {
  return line.length > LONGEST_LINE || rangesIn(line).length > 0;
}

/** The sender is looked for in this many lines below the end of a message. */
const SENDER_LINES = 4;
/** The largest number of characters in the line that ends a message. */
const LONGEST_CLOSING = 60;

/**
 * Removes the greeting and the end from a message: `Hi Anna, here is next week:` is no row of a list, and `Best, Tom`
 * is no shift.
 */
export function messageLines(text: string): MessageLines {
  const lines = text.split('\n');
  const all = lines.flatMap((line, place) => (line.trim() === '' ? [] : [place]));
  const head = headIn(lines, all);
  const filled = all.slice(head.length);
  const top = filled.slice(0, GREETING_WITHIN);
  // A message about the greeted person's own shifts is read with its greeting.
  const isOwn = top.some((place) => YOUR_SHIFTS.test(lines[place] ?? ''));
  const place = isOwn ? undefined : top.find((topPlace) => greetingOf(lines[topPlace] ?? '') !== undefined);
  const greeting = place === undefined ? '' : (greetingOf(lines[place] ?? '') ?? '');
  const name = GREETING.exec(greeting)?.[1]?.trim() ?? '';
  const closings = closingsIn(lines, filled);
  const isWhole = place === undefined && closings.length === 0 && head.length === 0;
  const withoutParts = () =>
    lines.map((line, at) => {
      if (at === place) return line.replace(greeting, '');
      return closings.includes(at) || head.includes(at) ? '' : line;
    });
  const linesAt = (places: readonly number[]) =>
    places.map((at) => ({ line: at + 1, cells: [lines[at]?.trim() ?? ''] }));
  return {
    text: isWhole ? text : withoutParts().join('\n'),
    head: linesAt(head),
    greetings: place === undefined ? [] : [{ line: place + 1, cells: [greeting] }],
    closings: linesAt(closings),
    greeted: isPersonName(name) ? name : '',
  };
}

/** The lines of an e-mail's head at the top of the text. One of them must be the subject. */
function headIn(lines: readonly string[], filled: readonly number[]): number[] {
  const end = filled.findIndex((place) => !MAIL_LINE.test(`${lines[place]?.trim() ?? ''} `));
  const head = end < 0 ? [] : filled.slice(0, end);
  const isMail = head.length > 1 && head.some((place) => MAIL_SUBJECT.test(lines[place]?.trim() ?? ''));
  return isMail ? head : [];
}

/**
 * The greeting of a line: the whole line if it has no days, times or numbers, otherwise the words before them:
 * `Hi Anna,`.
 */
function greetingOf(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const plain = line.trim();
  if (!begins(plain, 'greetings') || plain.includes('\t')) return undefined;
  if (!/\d/.test(plain) && !namesDay(plain)) return plain;
  const [before = '', name = ''] = GREETING.exec(plain) ?? [];
  return /[,!:]$/.test(before) && !/\d/.test(name) && !namesDay(name) ? before : undefined;
}

/** Whether a text contains a weekday. Three letters without a capital are mostly other words: `die`, `mon`. */
function namesDay(text: string): boolean {
  const words = text.match(/(?<!\p{L})(?:\p{Lu}\p{L}{2}|\p{L}{4,})(?!\p{L})/gu) ?? [];
  const languages = Object.keys(LANGUAGES) as PasteLanguage[];
  return words.some((word) => languages.some((language) => weekdayNamed(word, language) !== undefined));
}

/** The line that ends a message and the sender below it. No times follow it. */
function closingsIn(lines: readonly string[], filled: readonly number[]): number[] {
  const first = filled.findIndex((place) => isClosing(lines[place]?.trim() ?? ''));
  if (first < 0) return [];
  let last = filled.length - 1;
  while (last >= first && !mayHoldTimes(lines[filled[last] ?? 0] ?? '')) last -= 1;
  const end = filled.slice(last + 1);
  const begin = end.findIndex((place) => isClosing(lines[place]?.trim() ?? ''));
  const rest = begin < 0 ? [] : end.slice(begin);
  return rest.length > SENDER_LINES + 1 ? rest.slice(0, 1) : rest;
}

function isClosing(line: string): boolean {
  return line.length <= LONGEST_CLOSING && !/[\d\t]/.test(line) && begins(line, 'closings');
}
