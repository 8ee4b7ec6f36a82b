import { calendarOf } from '../words/calendar-names';
import type { PasteLanguage } from '../words/languages';
import { isAll, isWordFor, wordsOfAll } from '../words/lexicon';
import type { DayParts } from './calendar';
import { monthNamed, weekdayNamed } from './day-names';
import { writtenDay, type WrittenDay, clear } from './days';

export interface TitleToken {
  readonly text: string;
  readonly at: number;
  /** No space is between this token and the one before it. */
  readonly isJoined: boolean;
}

/** A date in a title. `next` is the index of the token after the date. A bare date has no month: `23`, `Mon 23rd`. */
export interface FoundDay {
  readonly written: WrittenDay;
  readonly isBare: boolean;
  /** The year has two digits, so it may be another number. */
  readonly isShortYear: boolean;
  /** A word such as `week` is before the number, so it may be the number of a week. */
  readonly isCount?: true;
  readonly begin: number;
  readonly next: number;
}

const BETWEEN: ReadonlySet<string> = new Set([
  ...['-', '->', '→', '~', '..', '...'],
  ...wordsOfAll('between', 'betweenInTitles'),
]);

export function tokensOf(text: string): TitleToken[] {
  const tokens: TitleToken[] = [];
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

/** Finds the dates among the words of a title. */
export class TitleReader {
  constructor(
    private readonly text: string,
    private readonly tokens: readonly TitleToken[],
    private readonly language: PasteLanguage,
  ) {}

  textOf(first: FoundDay, last: FoundDay): string {
    const from = this.tokens[first.begin];
    const to = this.tokens[last.next - 1];
    return this.text.slice(from?.at ?? 0, to === undefined ? undefined : to.at + to.text.length);
  }

  /** Whether only a sign or a word for ranges is between two dates. */
  areJoined(first: FoundDay, last: FoundDay): boolean {
    const [from, to] = [this.tokens[first.next], this.tokens[last.begin]];
    // `23 t/m 29 november`, `23 tot en met 29`: the word between the dates has several tokens.
    if (from && to && BETWEEN.has(this.text.slice(from.at, to.at).trim().toLowerCase())) return true;
    const words = this.tokens
      .slice(first.next, last.begin)
      .map(({ text }) => text)
      .filter((text) => text !== ',' && !isWordFor(text, 'dateLeads'));
    const [sign] = words;
    if (words.length !== 1 || sign === undefined) return false;
    return BETWEEN.has(sign) || (sign === '/' && !first.isBare && !last.isBare);
  }

  /**
   * Whether no space separates the sign from the numbers, or a word is between them: `23-29`, `23.-29.`, `23 to 29`.
   */
  areWithoutSpaces(first: FoundDay, last: FoundDay): boolean {
    const between = this.tokens.slice(first.next, last.begin + 1);
    const isWord = between.slice(0, -1).some(({ text }) => /\p{L}/u.test(text));
    return isWord || between.every(({ isJoined }) => isJoined);
  }

  dateAt(begin: number): FoundDay | undefined {
    if (this.#isWeekOfYear(begin)) return undefined;
    const weekday = this.#weekday(begin);
    const at = weekday === undefined ? begin : weekday.next;
    const found =
      this.#numeric(at) ?? this.#dayThenMonth(at) ?? this.#monthThenDay(at) ?? this.#bare(begin, at);
    if (!found) return undefined;
    const { written, ...rest } = found;
    return { ...rest, begin, written: weekday ? onWeekday(written, weekday.weekday) : written };
  }

  /** `KW 12/26` is a week with its year, not a date. */
  #isWeekOfYear(at: number): boolean {
    const word = this.#word(this.#word(at - 1) === '.' ? at - 2 : at - 1);
    return isAll(word, 'calendarWeek') && this.#word(at + 1) === '/';
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
    while (this.#word(next) === '.' || this.#word(next) === ',' || isWordFor(this.#word(next), 'dateLeads'))
      next += 1;
    return /^\d|^\p{L}{3}/u.test(this.#word(next)) ? { weekday, next } : undefined;
  }

  /** `2026-11-23`, `23.11.`, `11/23/2026`. */
  #numeric(at: number): Omit<FoundDay, 'begin'> | undefined {
    const rest = this.text.slice(this.tokens[at]?.at ?? this.text.length);
    const match =
      /^\d{4}-\d{1,2}-\d{1,2}(?!\d)|^\d{1,2}([./-])\s?\d{1,2}\1\s?(?:20\d\d|(?<!\s)\d\d|\d\d(?!\s?-\s?\d{1,2}(?![\d.])))(?!\d|:\d)|^\d{1,2}\.\s?\d{1,2}\.(?!\d)|^\d{1,2}\/\d{1,2}(?![\d/]|:\d)|^\d{1,2}\.\d{1,2}(?![\d.]|:\d)/.exec(
        rest,
      );
    const before = this.tokens[at - 1];
    const isPart = this.tokens[at]?.isJoined === true && /[\d.:]/.test(before?.text ?? '');
    if (!match || isPart) return undefined;
    // `8.10` may be a time or a version. No time has an hour above 24.
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
  #dayThenMonth(at: number): Omit<FoundDay, 'begin'> | undefined {
    const day = this.#number(at);
    if (day === undefined) return undefined;
    let next = this.#behindDay(at);
    while (calendarOf(this.language).fillers.includes(this.#word(next)) || this.#word(next) === '-')
      next += 1;
    const month = this.#month(next);
    return month === undefined ? undefined : this.#withYear({ day, month }, next + 1);
  }

  /** `November 23`, `Nov 23rd, 2026`. */
  #monthThenDay(at: number): Omit<FoundDay, 'begin'> | undefined {
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
  #bare(begin: number, at: number): Omit<FoundDay, 'begin'> | undefined {
    const day = this.#number(at);
    const isNumber = ['.', '#', '°'].includes(this.#word(begin - 1));
    if (day === undefined || isNumber || this.#isHour(at)) return undefined;
    const isCount = begin === at && isWordFor(this.#word(begin - 1), 'counts');
    return {
      written: clear({ day }),
      isBare: true,
      isShortYear: false,
      ...(isCount ? { isCount } : {}),
      next: this.#behindDay(at),
    };
  }

  /** Whether a number is the hour of a time: `9:30`, `9h`, `9am`, `22 Uhr`. */
  #isHour(at: number): boolean {
    const next = this.#word(at + 1);
    return /^(?:[:h]|[ap]m)$/.test(next) || isWordFor(next, 'hourMarks');
  }

  #month(at: number): number | undefined {
    return monthNamed(this.#word(at), this.language);
  }

  /** The index of the token after a day's number: `23rd`, `23.`. */
  #behindDay(at: number): number {
    const isOrdinal = isWordFor(this.#word(at + 1), 'ordinals') && this.tokens[at + 1]?.isJoined;
    const next = isOrdinal ? at + 2 : at + 1;
    return this.#word(next) === '.' ? next + 1 : next;
  }

  #withYear(parts: DayParts, at: number): Omit<FoundDay, 'begin'> {
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

  /** Whether no space is around the hyphens of `23-Nov-26`. */
  #isJoint(at: number): boolean {
    const month = this.tokens[at - 1];
    const isMonth = month?.isJoined === true && this.#word(at - 2) === '-' && /\p{L}/u.test(month.text);
    const stands = this.tokens[at]?.isJoined === true && this.tokens[at + 1]?.isJoined === true;
    return this.#word(at) === '-' && isMonth && stands;
  }

  /** A number of two digits after a date is its year, unless a month or a time follows. */
  #isShortYear(at: number): boolean {
    const behind = this.#behindDay(at);
    if (behind > at + 1 && this.#word(at + 1) !== '.') return false;
    return this.#month(behind) === undefined && !/^[:h]$/.test(this.#word(at + 1));
  }
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
