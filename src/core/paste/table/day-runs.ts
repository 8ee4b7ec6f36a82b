import type { DayParts } from '../days/calendar';
import type { DayItem, HeaderDays } from '../days/day-items';
import type { WrittenDay } from '../days/days';
import type { PastedPage } from '../page';
import { withoutSide } from '../words/header-texts';

/** The possible readings of a text as a day. Empty if the text is no day. */
export type DayTextReader = (text: string) => readonly DayParts[];

/** A header of bare numbers (the days of a month) or short dates has at least this many days. */
const FEWEST_NUMBERS = 5;

/** The longest run of neighbouring cells whose days follow one another, however short they are written. */
export function runOf(
  page: PastedPage,
  cells: readonly string[],
  read: DayTextReader,
  fewest = FEWEST_NUMBERS,
): HeaderDays | undefined {
  let best: Map<number, DayItem> = new Map();
  let run = new Map<number, DayItem>();
  let last: readonly DayParts[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = withoutSide(cell, page.spoken);
    // A merged cell leaves empty cells behind it.
    if (text === '') continue;
    const parts = read(text).filter(
      (dayParts) => last.length === 0 || last.some((before) => follows(before, dayParts)),
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
  if (best.size < fewest) return undefined;
  return withOneOrder(best, last);
}

/** If the run decides the order of its short dates, all of them have this order. */
function withOneOrder(run: Map<number, DayItem>, last: readonly DayParts[]): HeaderDays {
  if (last.length !== 1) return run;
  const isDayFirst = [...run.values()].every(({ written }, at, all) => {
    const before = all[at - 1]?.written;
    const parts = (writtenDay: WrittenDay) =>
      writtenDay.kind === 'both' ? writtenDay.parts['day-first'] : writtenDay.parts;
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

/** Reads `23/11` and `11-23` in both orders. */
export const shortDates: DayTextReader = (text) => {
  const match = /^(\d{1,2})[./-](\d{1,2})\.?$/.exec(text);
  if (!match) return [];
  const [one, two] = [Number(match[1]), Number(match[2])];
  const ways = [
    { day: one, month: two },
    { day: two, month: one },
  ];
  return ways.filter(({ day, month }) => day >= 1 && day <= 31 && month >= 1 && month <= 12);
};
