import { letterDays } from '../days/letter-days';
import type { DayParts, WrittenDay } from '../days/days';
import type { HeaderDays } from './day-header';
import { headText, isHeadText } from './header-texts';
import type { DayItem } from '../draft';
import { WEEKDAY_LETTERS } from '../words/languages';

/** A header of bare numbers (a month's days) has so many at least. */
const FEWEST_NUMBERS = 5;
const LETTERS = 7;

/** The days of a header that are written so shortly that only their run tells: `23/11`, `23`, `L 23`, `M T W T F S S`. */
export function shortDays(cells: readonly string[]): HeaderDays | undefined {
  return runOf(cells, shortDates) ?? runOf(cells, dayNumbers) ?? letterHeader(cells) ?? letters(cells);
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
