import { monthNamed, weekdayNamed } from '../days/day-names';
import type { PastedLine } from '../lines';
import { isPersonName } from '../people/names';
import { CHAT_SENDER } from '../text/grid';
import { doubtIn, isOff, plainText, rangesIn } from '../times/cell';
import { MAIN_LANGUAGES, type PasteLanguage } from '../words/languages';
import { alternatives, isAlsoName, isWordFor, patternOfAll } from '../words/lexicon';
import { GREETING, GREETING_WITHIN, YOUR_SHIFTS } from '../words/message-words';
import { HOUR_MARK, UNTIL } from '../words/time-words';

/** The one person whom a message greets, if the message is about `your shifts`. Otherwise ''. */
export function greetedIn(lines: readonly PastedLine[]): string {
  const filled = lines.map(({ cells }) => (cells[0] ?? '').trim()).filter((text) => text !== '');
  const top = filled.slice(0, GREETING_WITHIN);
  if (!top.some((text) => YOUR_SHIFTS.test(text))) return '';
  for (const text of top) {
    const name = GREETING.exec(text)?.[1]?.trim() ?? '';
    if (isPersonName(name)) return name;
  }
  return '';
}

/** Removes bullets, stars and the sender that a chat puts before a line. */
export function withoutDecoration(line: string): string {
  return (
    plainText(line)
      .replace(CHAT_SENDER, '')
      .replace(/^(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)+/u, '')
      .replace(/^(?:[>*•·▪◦✅☑#-]+\s*|\d{1,2}[.)]\s+(?=\p{L}))+/u, (signs, at: number, all: string) =>
        isDayNumber(signs, all.slice(at + signs.length)) ? signs : '',
      )
      .replace(/(?<!~)[*_]+(?=\p{L})|(?<=[\p{L}\p{N}:])\s?[*_]+$|(?<=[\p{L}\p{N}:])[*_]+/gu, '')
      .replace(/=/g, ' ')
      // A tilde between words separates them. Between times it makes a range.
      .replace(/(?<=\p{L}\.?) ~ | ~ (?=\p{L})/gu, ', ')
      .trim()
  );
}

/** A dash between a month's day and two times: the `12` is no start. */
const DASH_BEHIND_DATE = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,10})(\.? \d{1,2}) - (?=\d{1,2}(?:[:.h]\d\d)?(?: ?(?:[ap]\.?m\.?|${HOUR_MARK}))? ?(?:-|${UNTIL}) ?\d)`,
  'giu',
);

/** Reads `Oct 12 - 9am to 5pm` as a day and its times. */
export function withoutDateDash(line: string, language: PasteLanguage): string {
  return line.replace(DASH_BEHIND_DATE, (whole, month: string, day: string) =>
    monthNamed(month, language) === undefined ? whole : `${month}${day}, `,
  );
}

/** Whether a line begins with a day: `23. November` does, `1. Ann` begins with the number of a list. */
function isDayNumber(signs: string, behind: string): boolean {
  const word = /^\p{L}+/u.exec(behind)?.[0] ?? '';
  return (
    /\d\.\s*$/.test(signs) && MAIN_LANGUAGES.some((language) => monthNamed(word, language) !== undefined)
  );
}

const BREAK_IN_BRACKETS = new RegExp(
  String.raw`\([^()]*(?<!\p{L})(?:${patternOfAll('breaks')})(?!\p{L})[^()]*\)`,
  'giu',
);

/** Removes breaks in brackets: `(1hr lunch)`. They cast no doubt on the times of the line. */
export function withoutBreaks(text: string): string {
  return text.replace(BREAK_IN_BRACKETS, (part) => (rangesIn(part).length > 0 ? part : ' '));
}

/**
 * Whether words beside times make them doubtful. Words that mean doubt only in sentences may be places and tasks
 * here.
 */
export function saysDoubt(text: string): boolean {
  return ['doubt', 'moved'].includes(doubtIn(text.replace(/\d/g, ''), 1) ?? '');
}

export function isDoubtful(text: string, language: PasteLanguage): boolean {
  const rest = withoutNames(text, language);
  const words = rest.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  return words.some((word) => isWordFor(word, 'doubt')) || saysDoubt(rest);
}

/**
 * Removes names that are also words of doubt: `Will: Mon 9-5` and `Will Mon 9-5` name Will, `Will Ann work?` does
 * not.
 */
function withoutNames(text: string, language: PasteLanguage): string {
  return text.replace(
    /(?<!\p{L})(\p{Lu}\p{Ll}+)(?=(\s*[:,;&+(–—-]|\s+\d|\s*$)|\s+(\p{L}{3,}))/gu,
    (word, name: string, sign?: string, next = '') =>
      isAlsoName(name) && (sign !== undefined || weekdayNamed(next as string, language) !== undefined)
        ? ' '
        : word,
  );
}

/** `Inka has leave`, `Inka ist krank`. */
const IS_AWAY = new RegExp(String.raw`\s(?:${alternatives('beforeAbsence')})$`, 'iu');

/** The name before words of absence at the end of a text: `Bo off`, `Spät fällt aus`. */
export function awayAtEnd(text: string): string | undefined {
  const words = text.split(' ');
  const isAway = (text: string) => isOff(text) && !isAlsoName(text);
  const at = words.findIndex((_, place) => place > 0 && isAway(words.slice(place).join(' ')));
  return at < 0 ? undefined : words.slice(0, at).join(' ').replace(IS_AWAY, '');
}
