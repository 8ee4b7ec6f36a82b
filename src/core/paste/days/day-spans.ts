import { plainText } from '../times/cell';
import { alternatives } from '../words/lexicon';
import { ORDINAL, UNTIL_DAY } from '../words/time-words';
import type { DayReader } from './day-reader';
import type { WrittenDay } from './days';

export interface WrittenDaySpan {
  readonly first: { text: string; written: WrittenDay };
  readonly last: { text: string; written: WrittenDay };
}

/** The largest number of characters in a span of days. */
const LONGEST_SPAN = 60;
const SIGN = new RegExp(String.raw`\s?(?:-|→|${UNTIL_DAY})\s?`, 'giu');
const FIRST_DAY = new RegExp(String.raw`^(\d{1,2})${ORDINAL}?\.?$`);
const LAST_DAY = new RegExp(String.raw`^(\d{1,2})${ORDINAL}?\.?(?:,?\s(20\d\d))?$`);
/** The word before a span of days: `von Mo bis Fr`, `du lundi au vendredi`. */
const LEAD = new RegExp(String.raw`^(?:${alternatives('daySpanLeads')})\s`, 'iu');

/** `Mon-Fri`, `23.-27.11.`, `Nov 23-27`, `23 Nov to 27 Nov`: the first and the last of several days. */
export function writtenDaySpan(reader: DayReader, text: string): WrittenDaySpan | undefined {
  const plain = plainText(text).replace(LEAD, '');
  if (plain.length > LONGEST_SPAN || reader.day(plain)) return undefined;
  const weekdaysFirst = WEEKDAYS_FIRST.exec(plain);
  const dated = weekdaysFirst && writtenDaySpan(reader, weekdaysFirst[3] ?? '');
  if (weekdaysFirst && dated)
    return onWeekdays(reader, dated, weekdaysFirst[1] ?? '', weekdaysFirst[2] ?? '');
  for (const match of plain.matchAll(SIGN)) {
    const [head, tail] = [
      plain.slice(0, match.index).trim(),
      plain.slice(match.index + match[0].length).trim(),
    ];
    const last = reader.day(tail) ?? lastInMonth(reader.day(head), tail);
    const first = last && (reader.day(head) ?? sharedMonth(head, last));
    if (first && last)
      return {
        first: { text: head, written: withMonthOf(first, last) },
        last: { text: tail, written: last },
      };
  }
  return undefined;
}

/** Weekdays before a span of dates: in `Mon-Wed 23-25 Nov` the weekdays must fit the dates. */
const WEEKDAYS_FIRST = new RegExp(
  String.raw`^(\p{L}{2,}\.?)\s?(?:-|${UNTIL_DAY})\s?(\p{L}{2,}\.?),?\s+(.*\d.*)$`,
  'iu',
);

function onWeekdays(
  reader: DayReader,
  { first, last }: WrittenDaySpan,
  from: string,
  to: string,
): WrittenDaySpan | undefined {
  const [begin, end] = [withWeekday(reader, first, from), withWeekday(reader, last, to)];
  return begin && end && { first: begin, last: end };
}

function withWeekday(
  reader: DayReader,
  { text, written }: WrittenDaySpan['first'],
  word: string,
): WrittenDaySpan['first'] | undefined {
  const named = reader.day(word);
  if (named?.kind !== 'clear' || named.parts.weekday === undefined || written.kind !== 'clear')
    return undefined;
  return {
    text: `${word} ${text}`,
    written: { ...written, parts: { ...written.parts, weekday: named.parts.weekday } },
  };
}

/** The last day takes the month of the first day: `Nov 23-27`, `Nov 23 - 27, 2026`. */
function lastInMonth(first: WrittenDay | undefined, tail: string): WrittenDay | undefined {
  const [, day, year] = LAST_DAY.exec(tail) ?? [];
  if (day === undefined || first?.kind !== 'clear' || first.parts.month === undefined) return undefined;
  const { month } = first.parts;
  return inMonth(Number(day), month, year === undefined ? first.parts.year : Number(year));
}

function inMonth(day: number, month: number, year: number | undefined): WrittenDay | undefined {
  if (!(day >= 1 && day <= 31)) return undefined;
  return { kind: 'clear', parts: { day, month, ...(year === undefined ? {} : { year }) } };
}

/** The first day takes the month of the last day: `23.-27.11.`. */
export function sharedMonth(head: string, last: WrittenDay): WrittenDay | undefined {
  const number = FIRST_DAY.exec(head)?.[1];
  if (number === undefined || last.kind !== 'clear' || last.parts.month === undefined) return undefined;
  return inMonth(Number(number), last.parts.month, last.parts.year);
}

/**
 * The first day takes the month and the year of the last day: `Mon 23 - Fri 27 Nov 2026`. A year may end between
 * them.
 */
function withMonthOf(first: WrittenDay, last: WrittenDay): WrittenDay {
  if (first.kind !== 'clear' || last.kind !== 'clear' || first.parts.day === undefined) return first;
  const { year, month, day } = last.parts;
  if (month === undefined) return first;
  const isOfLast = first.parts.month === undefined && first.parts.day <= (day ?? 0);
  const parts = isOfLast ? { ...first.parts, month } : first.parts;
  if (year === undefined || parts.year !== undefined || parts.month === undefined)
    return { kind: 'clear', parts };
  return { kind: 'clear', parts: { ...parts, year: parts.month > month ? year - 1 : year } };
}
