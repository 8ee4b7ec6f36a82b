import { headerItem, isSeveral } from '../days/day-lists';
import { plainHeader, HEADER_WORDS } from '../words/header-words';
import { monthIn } from '../days/titles';
import { mistypedWeekday, type DayParts, type WrittenDay } from '../days/days';
import type { DayItem, PastedLine, WeekHint } from '../draft';
import { letterDays } from '../days/letter-days';
import type { Page } from '../page';
import { WEEKDAY_LETTERS } from '../words/languages';
import { isShiftName } from '../words/shift-words';

/** Days of a header, by their columns. */
export type HeaderDays = ReadonlyMap<number, DayItem>;

/** A header of bare numbers (a month's days) has so many at least. */
const FEWEST_NUMBERS = 5;
const LETTERS = 7;

export type Side = 'in' | 'out';

/** Which side of a shift a header names: `In`, `Von`, `Fin`. */
export function sideOf(text: string): Side | undefined {
  const word = plainHeader(text);
  if (HEADER_WORDS['Start']?.includes(word)) return 'in';
  return HEADER_WORDS['End']?.includes(word) ? 'out' : undefined;
}

/** Words that headers are made of. */
const headWords = new Set(Object.values(HEADER_WORDS).flat());

/** `Driver / Picker`: one of the words is that of a header. */
function isHeadText(text: string): boolean {
  return headWords.has(plainHeader(text)) || text.split('/').some((part) => headWords.has(plainHeader(part)));
}

/** A line of In and Out below the days. A row whose other cells are no headers is a person's: its `A` or `IN` are codes. */
export function isSideLine({ cells }: PastedLine): boolean {
  const sides = cells.map(sideOf);
  const areHeaders = cells.every(
    (cell, at) => sides[at] !== undefined || cell.trim() === '' || isHeadText(cell),
  );
  return areHeaders && sides.filter((side) => side !== undefined).length >= 2;
}

/** A line of parts of the day below the days: `Matin`, `Après-midi` by turns. */
export function isPartLine({ cells }: PastedLine): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length >= 2 && new Set(filled).size < filled.length && filled.every(isShiftName);
}

/** The days that a line names in two or more cells; empty where it is no header of days. */
export function daysOfLine(page: Page, { cells }: PastedLine): HeaderDays {
  const days = new Map<number, DayItem>();
  for (const [at, cell] of cells.entries()) {
    const text = headText(cell);
    const item = text === '' ? undefined : headerItem(page, text);
    if (item) days.set(at, item);
    else if (text !== '' && page.cell(cell).kind === 'ranges' && !isShortDate(text)) return new Map();
  }
  addMistyped(page, cells, days);
  if (days.size >= 2 && areSerialsInRun(days)) return days;
  const found = runOf(cells, shortDates) ?? runOf(cells, dayNumbers) ?? letterHeader(cells) ?? letters(cells);
  if (found && found.size > days.size) return found;
  return days.size >= 2 && ![...days.values()].every(isSerial) ? days : new Map();
}

/** A weekday with one wrong, missing or turned letter, where it is the day between those of the cells beside it. */
function addMistyped(page: Page, cells: readonly string[], days: Map<number, DayItem>): void {
  const weekdayAt = (at: number) => {
    const written = days.get(at)?.written;
    return written?.kind === 'clear' ? written.parts.weekday : undefined;
  };
  for (const [at, cell] of cells.entries()) {
    const [before, after] = [weekdayAt(at - 1), weekdayAt(at + 1)];
    const word = cell.trim();
    if (days.has(at) || !/^\p{L}{5,12}$/u.test(word) || (before === undefined && after === undefined))
      continue;
    const weekday = mistypedWeekday(word, page.language);
    if (weekday === undefined) continue;
    const fits =
      (before === undefined || (before + 1) % LETTERS === weekday) &&
      (after === undefined || (weekday + 1) % LETTERS === after);
    if (fits) days.set(at, { text: word, written: { kind: 'clear', parts: { weekday } } });
  }
}

/** `Mon 23/11 In` names the day and the side. */
function headText(cell: string): string {
  const words = cell.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && sideOf(last) ? words.slice(0, -1).join(' ') : cell.trim();
}

/** The side that a day's header cell itself names. */
export function sideInHeader(cell: string): Side | undefined {
  const words = cell.trim().split(/\s+/);
  return words.length > 1 ? sideOf(words.at(-1) ?? '') : undefined;
}

const isSerial = ({ written }: DayItem): boolean => written.kind === 'clear' && written.serial === true;

/** Bare numbers of Excel are dates only where they follow one another. */
function areSerialsInRun(days: HeaderDays): boolean {
  const items = [...days.values()];
  if (!items.every(isSerial)) return true;
  const numbers = items.map(({ text }) => Number(text));
  return numbers.every(
    (number, at) =>
      at === 0 || (number - (numbers[at - 1] ?? 0) >= 0 && number - (numbers[at - 1] ?? 0) <= 7),
  );
}

function isShortDate(text: string): boolean {
  return /^\d{1,2}[.-]\d{1,2}$/.test(text);
}

type Reader = (text: string) => readonly DayParts[];

/** The longest run of neighbouring cells that are days one after another, however short they are written. */
function runOf(cells: readonly string[], read: Reader): HeaderDays | undefined {
  let best: Map<number, DayItem> = new Map();
  let run = new Map<number, DayItem>();
  let last: readonly DayParts[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = headText(cell);
    // A merged cell leaves empty ones behind it.
    if (text === '') continue;
    const parts = read(text).filter(
      (each) => last.length === 0 || last.some((before) => follows(before, each)),
    );
    if (parts.length === 0) {
      last = read(text);
      run = new Map();
      if (last.length > 0) run.set(at, itemOf(text, last));
    } else {
      last = parts;
      run.set(at, itemOf(text, parts));
    }
    if (run.size > best.size) best = run;
  }
  if (best.size < FEWEST_NUMBERS) return undefined;
  return settled(best, last);
}

/** Where the run decided the order of its short dates, all of them are in this order. */
function settled(run: Map<number, DayItem>, last: readonly DayParts[]): HeaderDays {
  if (last.length !== 1) return run;
  const isDayFirst = [...run.values()].every(({ written }, at, all) => {
    const before = all[at - 1]?.written;
    const parts = (of: WrittenDay) => (of.kind === 'both' ? of.parts['day-first'] : of.parts);
    return before === undefined || follows(parts(before), parts(written));
  });
  const order = isDayFirst ? 'day-first' : 'month-first';
  return new Map(
    [...run].map(([at, item]) => [
      at,
      item.written.kind === 'both'
        ? { ...item, written: { kind: 'clear', parts: item.written.parts[order], only: order } }
        : item,
    ]),
  );
}

function itemOf(text: string, parts: readonly DayParts[]): DayItem {
  const [first = {}, second] = parts;
  const isNumber = first.month === undefined;
  if (second)
    return { text, written: { kind: 'both', parts: { 'day-first': first, 'month-first': second } } };
  return { text, written: { kind: 'clear', parts: first }, ...(isNumber ? { isNumber } : {}) };
}

function follows(before: DayParts, next: DayParts): boolean {
  const [day = 0, after = 0] = [before.day, next.day];
  if (before.month === next.month && after === day + 1) return true;
  return (
    after === 1 && day >= 28 && (next.month === undefined || next.month === ((before.month ?? 0) % 12) + 1)
  );
}

const shortDates: Reader = (text) => {
  const match = /^(\d{1,2})[./-](\d{1,2})\.?$/.exec(text);
  if (!match) return [];
  const [one, two] = [Number(match[1]), Number(match[2])];
  const ways = [
    { day: one, month: two },
    { day: two, month: one },
  ];
  return ways.filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12);
};

const dayNumbers: Reader = (text) => {
  const number = /^(\d{1,2})\.?$/.exec(text)?.[1];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 31 ? [{ day: Number(number) }] : [];
};

/** So many letters with numbers that follow one another are days, whatever stands beside them. */
const SURELY_LETTER_DAYS = 5;

/** `L 23 | M 24 | M 25`; fewer of them beside anything but headers may be a row of codes. */
function letterHeader(cells: readonly string[]): HeaderDays | undefined {
  const days = letterDays(cells);
  const areHeaders = cells.every(
    (cell, at) => days?.has(at) === true || cell.trim() === '' || isHeadText(cell),
  );
  return days && (days.size >= SURELY_LETTER_DAYS || areHeaders) ? days : undefined;
}

/** M T W T F S S: seven or more letters in their order. */
function letters(cells: readonly string[]): HeaderDays | undefined {
  const singles = [...cells.entries()].filter(([, cell]) => /^\p{L}\.?$/u.test(cell.trim()));
  if (singles.length < LETTERS) return undefined;
  const word = singles.map(([, cell]) => cell.trim().charAt(0).toLowerCase()).join('');
  for (const week of WEEKDAY_LETTERS) {
    for (let first = 0; first < LETTERS; first += 1) {
      const expected = Array.from({ length: word.length }, (_, at) => week[(first + at) % LETTERS]).join('');
      if (word !== expected) continue;
      return new Map(
        singles.map(([at, cell], place) => [
          at,
          { text: cell.trim(), written: { kind: 'clear', parts: { weekday: (first + place) % LETTERS } } },
        ]),
      );
    }
  }
  return undefined;
}

/** Two lines of a header about the same days, as one: `Mon` above `23`. Undefined where they are of different columns. */
export function mergedDays(upper: HeaderDays, lower: HeaderDays): HeaderDays | undefined {
  const shared = [...lower.keys()].filter((at) => upper.has(at));
  if (shared.length * 2 < Math.min(upper.size, lower.size)) return undefined;
  const merged = new Map<number, DayItem>();
  for (const at of [...new Set([...upper.keys(), ...lower.keys()])].sort((a, b) => a - b)) {
    const [above, below] = [upper.get(at), lower.get(at)];
    const item = above && below ? mergedSpan(above, below) : (above ?? below);
    if (item) merged.set(at, item);
  }
  return merged;
}

/** `Mon-Fri` above `23-27 Nov`; a span above the first of its days says which date that day is. */
function mergedSpan(above: DayItem, below: DayItem): DayItem {
  if (!isSeveral(above) && !isSeveral(below)) return mergedItem(above, below);
  if (above.more || below.more) return below;
  const item = mergedItem(dayOf(above), dayOf(below));
  if (!below.until) return item;
  return { ...item, until: above.until ? mergedItem(above.until, below.until) : below.until };
}

function dayOf({ text, written }: DayItem): DayItem {
  return { text, written };
}

function mergedItem(above: DayItem, below: DayItem): DayItem {
  const text = `${above.text} ${below.text}`;
  const [fuller, other] = saysOf(below.written) >= saysOf(above.written) ? [below, above] : [above, below];
  if (other.written.kind !== 'clear') return { ...fuller, text };
  const { weekday } = other.written.parts;
  if (weekday === undefined || other.written.parts.month !== undefined)
    return { ...fuller, text, also: other };
  const isNumber = fuller.isNumber === true ? { isNumber: true } : {};
  if (fuller.written.kind === 'clear')
    return { text, written: { ...fuller.written, parts: { ...fuller.written.parts, weekday } }, ...isNumber };
  const { parts } = fuller.written;
  return {
    text,
    written: {
      kind: 'both',
      parts: {
        'day-first': { ...parts['day-first'], weekday },
        'month-first': { ...parts['month-first'], weekday },
      },
    },
  };
}

/** How much a written day says: a date more than a number, a number more than a weekday. */
export function saysOf(written: WrittenDay): number {
  const parts = written.kind === 'clear' ? written.parts : written.parts['day-first'];
  return (
    (parts.year === undefined ? 0 : 4) +
    (parts.month === undefined ? 0 : 2) +
    (parts.day === undefined ? 0 : 1)
  );
}

/** What kind of days a header line has, so that two lines of one kind are never one header. */
export function kindOf(days: HeaderDays): string {
  const [first] = days.values();
  return first === undefined
    ? ''
    : isSeveral(first)
      ? `several ${saysOf(first.written) === 0 ? 'weekdays' : 'dates'}`
      : saysOf(first.written) === 0
        ? 'weekdays'
        : first.isNumber
          ? 'numbers'
          : 'dates';
}

/** A month that stands in a header's own line, above the names. */
export function monthInLine(page: Page, { cells }: PastedLine, days: HeaderDays): WeekHint | undefined {
  for (const [at, cell] of cells.entries()) {
    if (days.has(at) || cell.trim() === '') continue;
    const month = monthIn(cell, page.language);
    if (month) return month;
  }
  return undefined;
}
