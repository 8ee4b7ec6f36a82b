import { minutesOfTime, timeOfMinutes } from '../../calendar/clock';
import { isWordFor } from '../words/lexicon';
import type { WrittenRange } from './cell';
import { isOpen, timeOf, type Dots } from './clock';

/** The start and the end of a shift, `HH:mm`. An end at or before the start is on the next day. */
export interface Times {
  readonly start: string;
  readonly end: string;
}

/** A way of writing a shift without am or pm, and its two readings. */
export interface HalfForm {
  readonly form: string;
  readonly asWritten: Times;
  readonly proposed: Times;
}

const HALF = 12 * 60;
const DAY = 24 * 60;
/** Hardly anybody plans longer shifts: the user is asked about ranges of 16 hours and more. */
const LONG_MINUTES = 16 * 60;
/** A shift that begins at five or six is an evening shift only if it is at most this long. */
const EVENING_MINUTES = 6 * 60;

/** Reads a range on the clock of 24 hours. Undefined if the points in it make no time. */
export function asWritten(range: WrittenRange, dots: Dots): (Times & { open: boolean }) | undefined {
  const start = timeIn(range, 'from', dots);
  if (start === undefined) return undefined;
  if (!range.to) {
    const end = timeOfMinutes((minutesOfTime(start) + (range.minutes ?? 0)) % DAY);
    return { start, end, open: false };
  }
  const end = timeIn(range, 'to', dots);
  if (end === undefined) return undefined;
  const [fromOpen, toOpen] = [isOpen(range.from, start), isOpen(range.to, end)];
  const [fromHalf, toHalf] = [range.from, range.to].map((time) => time.kind === 'clock' && time.half);
  if (toOpen && fromHalf) return { ...shorter({ start, end }, { start, end: later(end) }), open: false };
  if (fromOpen && toHalf) return { ...shorter({ start, end }, { start: later(start), end }), open: false };
  return { start, end, open: fromOpen && toOpen };
}

function timeIn(range: WrittenRange, side: 'from' | 'to', dots: Dots): string | undefined {
  const time = range[side];
  if (!time) return undefined;
  // Among parts of a day, 0 and 1 are midnight.
  if (dots === 'day' && /^[01]$/.test(range.form.split('-')[side === 'from' ? 0 : 1]?.trim() ?? ''))
    return '00:00';
  return timeOf(time, dots);
}

/** The key of a form. The same times have another meaning beside `Night` than beside `Day`. */
export function formKey(range: WrittenRange): string {
  const part = dayPartOf(range.label);
  return part === undefined ? range.form : `${range.label.trim()} ${range.form}`;
}

/**
 * The forms that may be in either half of the day. One unclear range makes all of them doubtful: people who
 * write `3-11` for the evening write `1-9` for the afternoon.
 */
export function openForms(ranges: readonly WrittenRange[], dots: Dots, languageIs24: boolean): HalfForm[] {
  const read = ranges.flatMap((range) => {
    const times = asWritten(range, dots);
    return times ? [{ range, times }] : [];
  });
  const is24 = languageIs24 || read.some(({ range }) => says24(range, dots));
  const padded = !is24 && read.some(({ range, times }) => isPadded(range) && lengthOf(times) >= LONG_MINUTES);
  const open = read.filter(({ range, times }) => times.open || (padded && isPadded(range)));
  const isSure = is24 || isPaddedClock(read);
  const isDoubtful = open.some(({ times }) => times.end <= times.start || (!isSure && !isMorning(times)));
  if (!isDoubtful) return [];
  const forms = new Map<string, { range: WrittenRange; times: Times }>();
  for (const { range, times } of open)
    forms.set(formKey(range), { range, times: { start: times.start, end: times.end } });
  const chain = threeShifts([...forms.values()].map(({ times }) => times));
  const proposals = [...forms].map(([form, { range, times }]) => ({
    form,
    part: dayPartOf(range.label),
    asWritten: times,
    proposed: proposalFor(times, dayPartOf(range.label), chain),
  }));
  // `5-12` beside `5-11` begins at the same time, so both are evenings.
  const evenings = new Set(
    proposals.flatMap(({ asWritten: { start }, proposed }) => (proposed.start > start ? [start] : [])),
  );
  return proposals.map(({ form, part, asWritten: times, proposed }) => {
    const isEvening = part === undefined && !chain.has(keyOf(times)) && evenings.has(times.start);
    return {
      form,
      asWritten: times,
      proposed: isEvening && proposed.start === times.start ? bothLater(times) : proposed,
    };
  });
}

function bothLater({ start, end }: Times): Times {
  return { start: later(start), end: later(end) };
}

function says24(range: WrittenRange, dots: Dots): boolean {
  return [range.from, range.to].some((time) => {
    if (!time) return false;
    if (time.kind === 'clock') return time.is24;
    if (time.kind === 'fraction') return true;
    const hour = Number(timeOf(time, dots)?.slice(0, 2) ?? 1);
    return dots === 'day' || hour > 12 || hour === 0;
  });
}

function isPadded({ from, to }: WrittenRange): boolean {
  const loose = [from, to].every((time) => time?.kind === 'clock' && !time.half && !time.is24);
  return loose && [from, to].some((time) => time?.kind === 'clock' && time.padded);
}

/**
 * Whether all ranges have two digits, one of them has a zero before its hour, and none ends before it begins:
 * `09:45-10:30`, `10:15-11:45`. Then the text uses the clock of 24 hours.
 */
function isPaddedClock(read: readonly { range: WrittenRange; times: Times }[]): boolean {
  return (
    read.some(({ range: { form } }) => /(?:^|-)0[1-9]:/.test(form)) &&
    read.every(({ range: { form }, times }) => PADDED.test(form) && times.start < times.end)
  );
}

const PADDED = /^\d{2}:\d{2}\s?-\s?\d{2}:\d{2}$/;

/** A range from the morning until noon is the same on both clocks, because nobody plans it for the night. */
function isMorning({ start, end }: Times): boolean {
  return start >= '07:00' && start < end && end === '12:00';
}

/** Three shifts that follow one another around the day: 7-3, 3-11, 11-7. The first begins in the morning. */
function threeShifts(times: readonly Times[]): ReadonlyMap<string, Times> {
  const found = new Map<string, Times>();
  const twelve = (time: string) => minutesOfTime(time) % HALF;
  const length = ({ start, end }: Times) => (twelve(end) - twelve(start) + HALF) % HALF || HALF;
  for (const first of times) {
    if (twelve(first.start) < 5 * 60 || twelve(first.start) > 9 * 60) continue;
    const second = times.find((shift) => shift !== first && twelve(shift.start) === twelve(first.end));
    const third =
      second &&
      times.find(
        (shift) => shift !== first && shift !== second && twelve(shift.start) === twelve(second.end),
      );
    if (!second || !third || twelve(third.end) !== twelve(first.start)) continue;
    let at = twelve(first.start);
    for (const shift of [first, second, third]) {
      const end = at + length(shift);
      found.set(keyOf(shift), { start: timeOfMinutes(at % DAY), end: timeOfMinutes(end % DAY) });
      at = end;
    }
  }
  return found;
}

const keyOf = ({ start, end }: Times): string => `${start}-${end}`;

const DAY_PARTS = ['morning', 'afternoon', 'night'] as const;
type DayPart = (typeof DAY_PARTS)[number];

function dayPartOf(label: string): DayPart | undefined {
  const words = label.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return DAY_PARTS.find((part) => words.some((word) => isWordFor(word, part)));
}

/** The reading that most planners intend. It is only a proposal. */
function proposalFor(times: Times, part: DayPart | undefined, chain: ReadonlyMap<string, Times>): Times {
  const chained = chain.get(keyOf(times));
  if (chained && part === undefined) return chained;
  const start = minutesOfTime(times.start) % HALF;
  const length = (minutesOfTime(times.end) - minutesOfTime(times.start) + DAY) % HALF || HALF;
  const at = (isAfternoon(start, length, part) ? start + HALF : start) % DAY;
  return { start: timeOfMinutes(at), end: timeOfMinutes((at + length) % DAY) };
}

function isAfternoon(start: number, length: number, part: DayPart | undefined): boolean {
  switch (part) {
    case 'morning':
      return start === 0;
    case 'afternoon':
      return true;
    case 'night':
      return start >= 5 * 60;
    case undefined:
      return start < 5 * 60 || (start < 7 * 60 && length <= EVENING_MINUTES);
  }
}

function shorter(one: Times, other: Times): Times {
  return lengthOf(other) < lengthOf(one) ? other : one;
}

export function lengthOf({ start, end }: Times): number {
  return ((minutesOfTime(end) - minutesOfTime(start) + DAY - 1) % DAY) + 1;
}

function later(time: string): string {
  return timeOfMinutes((minutesOfTime(time) + HALF) % DAY);
}
