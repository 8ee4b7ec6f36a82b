import { DAYS_A_WEEK } from '../../calendar/days';
import { plainText } from '../times/cell';
import { alternatives } from '../words/lexicon';
import type { DayItem } from './day-items';
import type { DayReader } from './day-reader';
import { sharedMonth, writtenDaySpan } from './day-spans';
import { isSerial, type WrittenDay } from './days';

/** The largest number of characters in a text that names several days. */
const LONGEST_LIST = 100;

const WORDS = alternatives('and');
const jointOf = (signs: string) =>
  new RegExp(String.raw`(?:\s*[${signs}]\s*(?:(?:${WORDS})\s)?|\s(?:${WORDS})\s)`, 'iu');
/** The slash is tried last, because it may be part of a date. */
const JOINTS = [jointOf(String.raw`,;+&\n`), jointOf(String.raw`,;+&\n/`)];

/**
 * The days that a text names: `Mon`, `23-27 Nov`, `Do und Fr`, `Mon-Wed & Fri`. Undefined if a part of the text is no
 * day.
 */
export function daysNamed(reader: DayReader, text: string): readonly DayItem[] | undefined {
  const written = reader.day(text);
  if (written) return [{ text: text.trim(), written }];
  if (text.length > LONGEST_LIST || !/[\d\p{L}]/u.test(text)) return undefined;
  const plain = plainText(text);
  const span = spanNamed(reader, plain);
  if (span) return span;
  for (const joint of JOINTS) {
    const items = listNamed(reader, plain.split(joint));
    if (items) return joint === JOINTS[1] ? markedNights(plain, items) : items;
  }
  return undefined;
}

/** The days of a header cell as one item. */
export function headerItem(reader: DayReader, text: string): DayItem | undefined {
  const [first, ...more] = reader.days(text) ?? [];
  return first && more.length > 0 ? { ...first, text, more } : first;
}

function spanNamed(reader: DayReader, text: string): DayItem[] | undefined {
  const span = writtenDaySpan(reader, text);
  return span && [{ ...span.first, text, until: span.last }];
}

function listNamed(reader: DayReader, split: readonly string[]): DayItem[] | undefined {
  const parts = split.filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  const items: DayItem[] = [];
  // The parts are read from the right, because `23, 25 und 27.11.` names the month last.
  for (const part of parts.reverse()) {
    const last = items[0]?.written;
    const [item] = partNamed(reader, part) ?? (last ? inSharedMonth(part, last) : undefined) ?? [];
    if (!item) return undefined;
    items.unshift(item);
  }
  return areAlike(items) ? items : undefined;
}

/** Marks two neighbouring days with a slash between them: `Fri/Sat` may be one night. */
function markedNights(text: string, items: readonly DayItem[]): readonly DayItem[] {
  const [first, second] = items;
  const mayBeNight =
    first && second && items.length === 2 && text.includes('/') && areNeighbours(first, second);
  return mayBeNight ? items.map((item) => ({ ...item, mayBeNight })) : items;
}

function partNamed(reader: DayReader, part: string): DayItem[] | undefined {
  const written = reader.day(part);
  return written ? [{ text: part, written }] : spanNamed(reader, part);
}

function inSharedMonth(part: string, last: WrittenDay): DayItem[] | undefined {
  const written = sharedMonth(part, last);
  return written && [{ text: part, written }];
}

/**
 * Whether all items are different weekdays, or all are different dates. `Mon, 23 Nov, Tue` may be two days or three.
 */
function areAlike(items: readonly DayItem[]): boolean {
  if (items.some(({ written }) => isSerial(written))) return false;
  const weekdays = items.map(bareWeekdays);
  if (weekdays.every((weekdaysOfItem) => weekdaysOfItem.length === 0)) {
    const dates = items.map(({ written, until }) => JSON.stringify([written, until?.written]));
    return new Set(dates).size === dates.length;
  }
  const all = weekdays.flat();
  return weekdays.every((weekdaysOfItem) => weekdaysOfItem.length > 0) && new Set(all).size === all.length;
}

/** Whether a header's item covers more than one day. */
export function isSeveral({ until, more }: DayItem): boolean {
  return until !== undefined || more !== undefined;
}

/** The weekdays of an item without a date: `Mon-Wed` gives 0, 1 and 2. Empty if the item has a date. */
export function bareWeekdays({ written, until }: DayItem): number[] {
  const [first, last] = [weekdayOnly(written), until ? weekdayOnly(until.written) : weekdayOnly(written)];
  if (first === undefined || last === undefined) return [];
  const length = ((last - first + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;
  return Array.from({ length }, (_, at) => (first + at) % DAYS_A_WEEK);
}

function weekdayOnly(written: WrittenDay): number | undefined {
  return written.kind === 'clear' && written.parts.day === undefined ? written.parts.weekday : undefined;
}

function areNeighbours(one: DayItem, other: DayItem): boolean {
  if (one.until || other.until) return false;
  const [first, second] = [weekdayOnly(one.written), weekdayOnly(other.written)];
  if (first !== undefined && second !== undefined) return (second - first + DAYS_A_WEEK) % DAYS_A_WEEK === 1;
  const [day, next] = [one.written, other.written].map((written) =>
    written.kind === 'clear' ? written.parts.day : undefined,
  );
  return day === undefined || next === undefined || next === day + 1 || next === 1;
}
