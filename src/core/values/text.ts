import { textOf, cellText } from './cell';
import { noValue, value, type Parsed, type ValueKind } from './kind';
import { valueMessages } from './messages';
import { truncate } from './shown';

/**
 * Reads a text without its outer spaces, of which a large table has a million: so `read` and `problem` are made once, and not for
 * each text. `read` returns undefined for a text that is no value; `problem` then says why. */
export function parsed<V>(
  source: string,
  read: (text: string) => V | undefined,
  problem: (shown: string) => string,
): Parsed<V> {
  const text = source.trim();
  const found = text === '' ? null : read(text);
  return found === undefined ? noValue(problem(truncate(text))) : value(found);
}

/** Text that stays text: with the column format `@`, Excel keeps `0123`, `=1+1`, `1-2` and `TRUE` as they were typed. */
export const text: ValueKind<string> = {
  name: 'text',
  format: '@',
  serial: false,
  fromWire: (wire) => value(wire === '' ? null : wire),
  toWire: (content) => content,
  fromCell: (cell) => value(cell === '' ? null : textOf(cell)),
  // Longer text is cut to what a cell can contain. The check refuses to send such a cell after an edit
  // (checks/check-rows.ts).
  toCell: (content) => cellText(content),
};

/** What a joiner joins: the letters of Persian and Indian names, and the parts of one emoji, such as a nurse's. */
const JOINED = '[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
/** Signs without a width. A joiner stays between what it joins. */
const WITHOUT_WIDTH = new RegExp(
  `[\\u200B\\u2060\\uFEFF]|(?<!${JOINED})[\\u200C\\u200D]|[\\u200C\\u200D](?!${JOINED})`,
  'gu',
);

/** Pasted texts often contain outer spaces and signs without a width. Nobody sees them, and with them a name is another one. */
export function withoutStraySpaces(typed: string): string {
  return typed.replace(WITHOUT_WIDTH, '').trim();
}

/** The rule of a text by which people know a record: two names must not differ in spaces that nobody sees. */
export function nameRule(wire: string): string | undefined {
  return wire === withoutStraySpaces(wire) ? undefined : valueMessages.straySpaces;
}

/** Six hexadecimal digits without a leading `#` (specification, section 2.1); in cells as text, with or without `#`. */
export const colour: ValueKind<string> = {
  name: 'colour',
  format: '@',
  serial: false,
  fromWire: parseColour,
  toWire: (digits) => digits,
  fromCell: (cell) => parseColour(textOf(cell)),
  toCell: (digits) => digits,
};

function parseColour(source: string) {
  return parsed(source, colourDigits, valueMessages.notAColour);
}

function colourDigits(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1]?.toUpperCase();
}

/** The colour of letters that people can read on a fill (`RRGGBB`): black or white, by relative luminance (WCAG 2). */
export function readableTextColour(fill: string): '#000000' | '#FFFFFF' {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < LUMINANCE_OF_EQUAL_CONTRAST ? '#FFFFFF' : '#000000';
}

/** Below this luminance, white letters have more contrast than black ones. */
const LUMINANCE_OF_EQUAL_CONTRAST = 0.18;
