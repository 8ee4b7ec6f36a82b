import { clockTime } from '../values/clock-time';
import { minutesOfTime, timeOfFraction, timeOfMinutes } from '../values/serial';

/** A shift's times of day, `HH:mm`; an end at or before the start is on the next day. */
export interface Shift {
  readonly start: string;
  readonly end: string;
}

export type WrittenShift =
  | {
      readonly kind: 'shifts';
      readonly shifts: readonly Shift[];
      /** For `9-5`: what it is where the end is meant to be in the afternoon; `shifts` is as written, over midnight. */
      readonly afternoon?: readonly Shift[];
    }
  | { readonly kind: 'off' };

const OFF = /^(?:off|day off|rest|rest day|rdo|free|none|n\/a|x+|[-–—/.])$/i;
const RANGE = /^(.+?)\s*(?:-|–|—|−|~|→|>|\bto\b|\buntil\b|\btill\b|\btil\b)\s*(.+)$/i;
const SEVERAL = /\s*(?:[\n;,+&/]|\band\b)\s*/i;
/** Characters of the longest cell that is looked at: a day, several shifts and a place take less. Longer texts are prose. */
export const LONGEST_SHIFT_TEXT = 200;
const HALF_DAY = 12 * 60;
const DAY = 24 * 60;

/** Reads a shift or several (`9-17`, `9a-5:30p`, `0900-1730`, `22:00–06:00`, `9 to 12, 13 to 17`, `off`); undefined where it is none. */
export function writtenShift(text: string): WrittenShift | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_SHIFT_TEXT) return undefined;
  if (OFF.test(trimmed)) return { kind: 'off' };
  const ranges = trimmed
    .split(SEVERAL)
    .filter((part) => part !== '')
    .map(range);
  const read = ranges.filter((each) => each !== undefined);
  if (read.length === 0 || read.length !== ranges.length) return undefined;
  const shifts = read.map(({ asWritten }) => asWritten);
  return read.some(({ afternoon }) => afternoon)
    ? { kind: 'shifts', shifts, afternoon: read.map(({ asWritten, afternoon }) => afternoon ?? asWritten) }
    : { kind: 'shifts', shifts };
}

/** A time of day as people write it, also as a fraction of a day, which is what Excel gives for one that lost its format. */
export function writtenTime(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_SHIFT_TEXT) return undefined;
  if (/^0?[.,]\d{3,}$/.test(trimmed)) return timeOfFraction(Number(trimmed.replace(',', '.')));
  if (/^noon$/i.test(trimmed)) return '12:00';
  if (/^midnight$/i.test(trimmed)) return '00:00';
  return clockTime(trimmed.replace(/\s*(?:h|hrs?|uhr|o.?clock)\.?$/i, ''));
}

function range(text: string): { asWritten: Shift; afternoon?: Shift } | undefined {
  const [, from = '', until = ''] = RANGE.exec(text) ?? [];
  const [start, end] = [writtenTime(from), writtenTime(until)];
  if (start === undefined || end === undefined) return undefined;
  const [startOpen, endOpen] = [hasNoHalf(from), hasNoHalf(until)];
  if (startOpen && endOpen)
    return end > start
      ? { asWritten: { start, end } }
      : { asWritten: { start, end }, afternoon: { start, end: later(end) } };
  // One half of the day is written: the other end is the one that makes the shorter shift.
  if (endOpen && saysHalf(from)) return { asWritten: shorter({ start, end }, { start, end: later(end) }) };
  if (startOpen && saysHalf(until))
    return { asWritten: shorter({ start, end }, { start: later(start), end }) };
  return { asWritten: { start, end } };
}

/** `9` and `5:30` may be of either half of the day; `09:00`, `17` and `9a` may not. */
export function hasNoHalf(text: string): boolean {
  return /^(?:[1-9]|1[0-2])(?:[:.h]?\d{2})?$/i.test(text.trim());
}

function saysHalf(text: string): boolean {
  return /[ap]\.?(?:m\.?)?$/i.test(text.trim());
}

function shorter(one: Shift, other: Shift): Shift {
  return lengthOf(other) < lengthOf(one) ? other : one;
}

function lengthOf({ start, end }: Shift): number {
  return (minutesOfTime(end) - minutesOfTime(start) + DAY - 1) % DAY;
}

function later(time: string): string {
  return timeOfMinutes((minutesOfTime(time) + HALF_DAY) % DAY);
}
