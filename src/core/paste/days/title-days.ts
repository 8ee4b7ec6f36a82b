import { distance, isoOf, weekdayOf } from '../../calendar/days';
import type { PasteLanguage } from '../words/languages';
import { type DayParts } from './calendar';
import type { WrittenDay } from './days';
import { TitleReader, tokensOf, type FoundDay } from './title-dates';

/** The days that a title names: one day, or the first and the last of several days. */
export type TitleDays =
  | { readonly kind: 'day'; readonly day: WrittenDay; readonly text: string }
  | { readonly kind: 'span'; readonly first: WrittenDay; readonly last: WrittenDay; readonly text: string }
  /** The title names several days, and it is unclear which of them it is about. */
  | { readonly kind: 'unclear' };

/**
 * Finds the days in a title: `23 - 29 November 2026`, `Nov 23 - Nov 29`, `vom 30.11. bis 06.12.2026`,
 * `W/C 7 December`.
 */
export function daysInTitle(text: string, language: PasteLanguage): TitleDays | undefined {
  const tokens = tokensOf(text);
  const reader = new TitleReader(text, tokens, language);
  const found: FoundDay[] = [];
  for (let at = 0; at < tokens.length;) {
    const date = reader.dateAt(at);
    if (date) found.push(date);
    at = date?.next ?? at + 1;
  }
  const counts = found.map((date, at) => countOf(reader, date, found[at + 1], text));
  if (counts.includes('unclear')) return { kind: 'unclear' };
  const dates = found.filter((_, at) => counts[at] === 'day');
  const spans = dates.flatMap((first, at) => {
    const last = dates[at + 1];
    return last && reader.areJoined(first, last) ? [{ first, last }] : [];
  });
  const dated = dates.filter(({ isBare }) => !isBare);
  const [span, second] = spans.filter(({ first, last }) => !first.isBare || !last.isBare);
  if (span) {
    const isOnly = second === undefined && dated.every((date) => date === span.first || date === span.last);
    const whole = isOnly ? spanOf(span.first, span.last, yearIn(text)) : undefined;
    return whole
      ? { kind: 'span', ...whole, text: reader.textOf(span.first, span.last) }
      : { kind: 'unclear' };
  }
  const [only, another] = dated;
  if (!only) return undefined;
  if (another) return { kind: 'unclear' };
  return { kind: 'day', day: withYear(only.written, yearIn(text)), text: reader.textOf(only, only) };
}

/** The number of days from the first to the last day of a week. */
const WEEK_DAYS = 6;
const MONDAY = 0;

/**
 * Decides whether a number after `week` is a day (`Week 23-29 Nov`) or the number of the week
 * (`Week 4 - 30 Nov to 6 Dec`). If spaces are around the sign (`Week 23 - 29 Nov 2026`), the number is a day only if
 * that day is a Monday.
 */
function countOf(
  reader: TitleReader,
  date: FoundDay,
  next: FoundDay | undefined,
  text: string,
): 'day' | 'count' | 'unclear' {
  if (!date.isCount) return 'day';
  const span = next && reader.areJoined(date, next) ? spanOf(date, next, yearIn(text)) : undefined;
  if (span?.first.kind !== 'clear' || span.last.kind !== 'clear') return 'count';
  const [from, to] = [span.first.parts, span.last.parts];
  const days = daysBetween(from, to);
  if (from.month !== to.month || days > WEEK_DAYS) return 'count';
  if (next && reader.areWithoutSpaces(date, next)) return 'day';
  if (from.year === undefined) return 'unclear';
  const weekday = weekdayOf(isoOf(from.year, from.month ?? 0, from.day ?? 0));
  if (weekday === MONDAY) return 'day';
  return (weekday + days) % 7 === MONDAY ? 'count' : 'unclear';
}

/** The year of a title that names exactly one year. */
function yearIn(text: string): number | undefined {
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g));
  const [only] = years;
  return years.size === 1 ? Number(only) : undefined;
}

function withYear(written: WrittenDay, year: number | undefined): WrittenDay {
  if (year === undefined || written.kind !== 'clear' || written.parts.year !== undefined) return written;
  return { ...written, parts: { ...written.parts, year } };
}

/** The largest number of days in a title's span: a plan of two months. */
const LONGEST_DAYS = 62;

/** Reads both days in the order, the month and the year that make the last day follow the first. */
function spanOf(
  first: FoundDay,
  last: FoundDay,
  year: number | undefined,
): { first: WrittenDay; last: WrittenDay } | undefined {
  if (first.isShortYear && !last.isShortYear) return undefined;
  const ways = (['day-first', 'month-first'] as const).flatMap((order) => {
    const [from, to] = [inOrder(first.written, order), inOrder(last.written, order)];
    const whole = from && to && joined(from, to, year);
    return whole ? [{ order, ...whole }] : [];
  });
  const [one, other] = ways;
  if (!one) return undefined;
  if (!other || JSON.stringify(one.from) === JSON.stringify(other.from)) {
    const only =
      other || (first.written.kind === 'clear' && last.written.kind === 'clear') ? {} : { only: one.order };
    return {
      first: { kind: 'clear', parts: one.from, ...only },
      last: { kind: 'clear', parts: one.to, ...only },
    };
  }
  return {
    first: { kind: 'both', parts: { 'day-first': one.from, 'month-first': other.from } },
    last: { kind: 'both', parts: { 'day-first': one.to, 'month-first': other.to } },
  };
}

/** A date's parts in one order. Undefined if the calendar does not allow this order. */
function inOrder(written: WrittenDay, order: 'day-first' | 'month-first'): DayParts | undefined {
  if (written.kind === 'both') return written.parts[order];
  return written.only === undefined || written.only === order ? written.parts : undefined;
}

function joined(
  first: DayParts,
  last: DayParts,
  year: number | undefined,
): { from: DayParts; to: DayParts } | undefined {
  const [day = 0, lastDay = 0] = [first.day, last.day];
  const isLater = lastDay > day;
  const month = first.month ?? (isLater ? last.month : before(last.month));
  const lastMonth = last.month ?? (isLater ? first.month : after(first.month));
  if (month === undefined || lastMonth === undefined) return undefined;
  const turns = lastMonth < month ? 1 : 0;
  const named = last.year ?? (first.year === undefined ? year : first.year + turns);
  const from: DayParts = {
    ...first,
    month,
    ...(named === undefined ? {} : { year: first.year ?? named - turns }),
  };
  const to: DayParts = { ...last, month: lastMonth, ...(named === undefined ? {} : { year: named }) };
  const days = daysBetween(from, to);
  return days >= 1 && days <= LONGEST_DAYS ? { from, to } : undefined;
}

const before = (month: number | undefined) => (month === undefined ? undefined : ((month + 10) % 12) + 1);
const after = (month: number | undefined) => (month === undefined ? undefined : (month % 12) + 1);

/** If no year is written, any year gives the distance, because the days are at most two months apart. */
function daysBetween(from: DayParts, to: DayParts): number {
  const year = from.year ?? 2026;
  const lastYear = to.year ?? ((to.month ?? 0) < (from.month ?? 0) ? year + 1 : year);
  return distance(isoOf(year, from.month ?? 0, from.day ?? 0), isoOf(lastYear, to.month ?? 0, to.day ?? 0));
}
