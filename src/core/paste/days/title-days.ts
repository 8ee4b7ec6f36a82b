import {
  distance,
  isoOf,
  monthNamed,
  weekdayNamed,
  writtenDay,
  type DayParts,
  type WrittenDay,
} from './days';
import { LANGUAGES, type Language } from '../words/words';

/** What a title says about days: one day, or the first and the last of several. */
export type TitleDays =
  | { readonly kind: 'day'; readonly day: WrittenDay; readonly text: string }
  | { readonly kind: 'span'; readonly first: WrittenDay; readonly last: WrittenDay; readonly text: string }
  /** It names several days, and which of them are meant can't be told. */
  | { readonly kind: 'unclear' };

interface Token {
  readonly text: string;
  readonly at: number;
  /** The token stands against the one before it. */
  readonly isJoined: boolean;
}

/** A date in a title; `next` is the token behind it. A bare date has no month: `23`, `Mon 23rd`. */
interface Found {
  readonly written: WrittenDay;
  readonly isBare: boolean;
  /** Its year has two digits, and is perhaps another number. */
  readonly isShortYear: boolean;
  readonly begin: number;
  readonly next: number;
}

const BETWEEN: ReadonlySet<string> = new Set([
  ...['-', '->', '→', 'to', 'thru', 'through', 'until', 'till', 'bis', 'au', 'à', '~', '..', '...'],
]);
/** Words that may stand before the first date. */
const LEADS: ReadonlySet<string> = new Set(['from', 'vom', 'von', 'du', 'le', 'the', 'den', 'dem', 'der']);
/** A number behind these is none of a month: `Week 4 - 30 Nov to 6 Dec`. */
const COUNTS: ReadonlySet<string> = new Set([
  ...[
    'week',
    'wk',
    'kw',
    'woche',
    'semaine',
    'sem',
    's',
    'w',
    'v',
    'version',
    'no',
    'nr',
    'n',
    'store',
    'team',
  ],
  ...['period', 'site', 'unit', 'ward', 'filiale', 'magasin', 'page', 'seite'],
]);

/** Days in a title: `23 - 29 November 2026`, `Nov 23 - Nov 29`, `vom 30.11. bis 06.12.2026`, `W/C 7 December`. */
export function daysInTitle(text: string, language: Language): TitleDays | undefined {
  const tokens = tokensOf(text);
  const reader = new TitleReader(text, tokens, language);
  const dates: Found[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = reader.dateAt(at);
    if (found) dates.push(found);
    at = found?.next ?? at + 1;
  }
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

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/\d+|\p{L}+|\.{2,3}|->|[^\s]/gu)) {
    const before = tokens.at(-1);
    tokens.push({
      text: match[0].toLowerCase(),
      at: match.index,
      isJoined: before !== undefined && before.at + before.text.length === match.index,
    });
  }
  return tokens;
}

class TitleReader {
  constructor(
    private readonly text: string,
    private readonly tokens: readonly Token[],
    private readonly language: Language,
  ) {}

  textOf(first: Found, last: Found): string {
    const from = this.tokens[first.begin];
    const to = this.tokens[last.next - 1];
    return this.text.slice(from?.at ?? 0, to === undefined ? undefined : to.at + to.text.length);
  }

  /** Whether nothing but a sign or a word of ranges stands between two dates. */
  areJoined(first: Found, last: Found): boolean {
    const words = this.tokens
      .slice(first.next, last.begin)
      .map(({ text }) => text)
      .filter((text) => text !== ',' && !LEADS.has(text));
    const [sign] = words;
    if (words.length !== 1 || sign === undefined) return false;
    return BETWEEN.has(sign) || (sign === '/' && !first.isBare && !last.isBare);
  }

  dateAt(begin: number): Found | undefined {
    if (this.#isWeekOfYear(begin)) return undefined;
    const weekday = this.#weekday(begin);
    const at = weekday === undefined ? begin : weekday.next;
    const found =
      this.#numeric(at) ?? this.#dayThenMonth(at) ?? this.#monthThenDay(at) ?? this.#bare(begin, at);
    if (!found) return undefined;
    const { written, ...rest } = found;
    return { ...rest, begin, written: weekday ? onWeekday(written, weekday.weekday) : written };
  }

  /** `KW 12/26` is a week with its year, and no date. */
  #isWeekOfYear(at: number): boolean {
    const word = this.#word(this.#word(at - 1) === '.' ? at - 2 : at - 1);
    return /^(?:kw|kalenderwoche)$/.test(word) && this.#word(at + 1) === '/';
  }

  #word(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  #number(at: number): number | undefined {
    const text = this.#word(at);
    return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31 ? Number(text) : undefined;
  }

  #weekday(at: number): { weekday: number; next: number } | undefined {
    const weekday = weekdayNamed(this.#word(at), this.language);
    if (weekday === undefined) return undefined;
    let next = at + 1;
    while (this.#word(next) === '.' || this.#word(next) === ',' || LEADS.has(this.#word(next))) next += 1;
    return /^\d|^\p{L}{3}/u.test(this.#word(next)) ? { weekday, next } : undefined;
  }

  /** `2026-11-23`, `23.11.`, `11/23/2026`. */
  #numeric(at: number): Omit<Found, 'begin'> | undefined {
    const rest = this.text.slice(this.tokens[at]?.at ?? this.text.length);
    const match =
      /^\d{4}-\d{1,2}-\d{1,2}(?!\d)|^\d{1,2}([./-])\s?\d{1,2}\1\s?(?:20\d\d|\d\d)(?![\d:])|^\d{1,2}\.\s?\d{1,2}\.(?!\d)|^\d{1,2}\/\d{1,2}(?![\d/:])|^\d{1,2}\.\d{1,2}(?![\d.:])/.exec(
        rest,
      );
    const before = this.tokens[at - 1];
    const isPart = this.tokens[at]?.isJoined === true && /[\d.:]/.test(before?.text ?? '');
    if (!match || isPart) return undefined;
    // `8.10` may be a time or a version; there is no hour 30.
    const isPointed = /^\d{1,2}\.\d{1,2}$/.test(match[0]) && Number(match[0].split('.')[0]) <= 24;
    const written = writtenDay(
      /^\d{1,2}\.\d{1,2}$/.test(match[0]) ? `${match[0]}.` : match[0],
      this.language,
    );
    if (!written || (written.kind === 'clear' && written.serial)) return undefined;
    const end = (this.tokens[at]?.at ?? 0) + match[0].length;
    let next = at;
    while (next < this.tokens.length && (this.tokens[next]?.at ?? end) < end) next += 1;
    return { written, isBare: isPointed, isShortYear: false, next };
  }

  /** `23 November`, `23rd of Nov 2026`, `7. Dez.`. */
  #dayThenMonth(at: number): Omit<Found, 'begin'> | undefined {
    const day = this.#number(at);
    if (day === undefined) return undefined;
    let next = this.#behindDay(at);
    while (LANGUAGES[this.language].fillers.includes(this.#word(next)) || this.#word(next) === '-') next += 1;
    const month = this.#month(next);
    return month === undefined ? undefined : this.#withYear({ day, month }, next + 1);
  }

  /** `November 23`, `Nov 23rd, 2026`. */
  #monthThenDay(at: number): Omit<Found, 'begin'> | undefined {
    const month = this.#month(at);
    if (month === undefined) return undefined;
    let next = at + 1;
    if (this.#word(next) === '.') next += 1;
    const day = this.#number(next);
    return day === undefined || /^[:h]$/.test(this.#word(next + 1))
      ? undefined
      : this.#withYear({ day, month }, this.#behindDay(next));
  }

  /** `23`, `23rd`, `Mon 23.`. */
  #bare(begin: number, at: number): Omit<Found, 'begin'> | undefined {
    const day = this.#number(at);
    const isCount = COUNTS.has(this.#word(begin - 1)) || ['.', '#', '°'].includes(this.#word(begin - 1));
    if (day === undefined || isCount || /^[:h]$/.test(this.#word(at + 1))) return undefined;
    return { written: clear({ day }), isBare: true, isShortYear: false, next: this.#behindDay(at) };
  }

  #month(at: number): number | undefined {
    return monthNamed(this.#word(at), this.language);
  }

  /** Behind a day's number: `23rd`, `23.`. */
  #behindDay(at: number): number {
    const isOrdinal =
      /^(?:st|nd|rd|th|er|ter|ten)$/.test(this.#word(at + 1)) && this.tokens[at + 1]?.isJoined;
    const next = isOrdinal ? at + 2 : at + 1;
    return this.#word(next) === '.' ? next + 1 : next;
  }

  #withYear(parts: DayParts, at: number): Omit<Found, 'begin'> {
    let next = at;
    const isSign = [',', '.', '/'].includes(this.#word(next)) || this.#isJoint(next);
    if (isSign && /^(?:20)?\d\d$|^['’]$/.test(this.#word(next + 1))) next += 1;
    const isMarked = ["'", '’'].includes(this.#word(next));
    const year = this.#word(isMarked ? next + 1 : next);
    const isBefore = BETWEEN.has(this.#word(at)) && next === at;
    const isYear =
      /^20\d\d$/.test(year) || (/^\d\d$/.test(year) && this.#isShortYear(isMarked ? next + 1 : next));
    if (isBefore || !isYear)
      return {
        written: clear(parts),
        isBare: false,
        isShortYear: false,
        next: this.#word(at) === '.' ? at + 1 : at,
      };
    return {
      written: clear({ ...parts, year: year.length === 2 ? 2000 + Number(year) : Number(year) }),
      isBare: false,
      isShortYear: year.length === 2 && !isMarked,
      next: (isMarked ? next + 1 : next) + 1,
    };
  }

  /** The hyphens of `23-Nov-26` stand against what they join. */
  #isJoint(at: number): boolean {
    const month = this.tokens[at - 1];
    const isMonth = month?.isJoined === true && this.#word(at - 2) === '-' && /\p{L}/u.test(month.text);
    const stands = this.tokens[at]?.isJoined === true && this.tokens[at + 1]?.isJoined === true;
    return this.#word(at) === '-' && isMonth && stands;
  }

  /** A number of two digits behind a date is its year, unless a month or a time follows it. */
  #isShortYear(at: number): boolean {
    const behind = this.#behindDay(at);
    if (behind > at + 1 && this.#word(at + 1) !== '.') return false;
    return this.#month(behind) === undefined && !/^[:h]$/.test(this.#word(at + 1));
  }
}

function clear(parts: DayParts): WrittenDay {
  return { kind: 'clear', parts };
}

function onWeekday(written: WrittenDay, weekday: number): WrittenDay {
  if (written.kind === 'clear') return { ...written, parts: { ...written.parts, weekday } };
  const { parts } = written;
  return {
    kind: 'both',
    parts: {
      'day-first': { ...parts['day-first'], weekday },
      'month-first': { ...parts['month-first'], weekday },
    },
  };
}

/** The one year that a title names. */
function yearIn(text: string): number | undefined {
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g));
  const [only] = years;
  return years.size === 1 ? Number(only) : undefined;
}

function withYear(written: WrittenDay, year: number | undefined): WrittenDay {
  if (year === undefined || written.kind !== 'clear' || written.parts.year !== undefined) return written;
  return { ...written, parts: { ...written.parts, year } };
}

/** Days of the longest span that a title may name: a plan of two months. */
const LONGEST_DAYS = 62;

/** Both days in the order, the month and the year that make them follow one another. */
function spanOf(
  first: Found,
  last: Found,
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

/** A date's parts in one order; undefined where the calendar forbids this order. */
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

/** Any year that is not written will do: the days are at most two months apart. */
function daysBetween(from: DayParts, to: DayParts): number {
  const year = from.year ?? 2026;
  const lastYear = to.year ?? ((to.month ?? 0) < (from.month ?? 0) ? year + 1 : year);
  return distance(isoOf(year, from.month ?? 0, from.day ?? 0), isoOf(lastYear, to.month ?? 0, to.day ?? 0));
}
