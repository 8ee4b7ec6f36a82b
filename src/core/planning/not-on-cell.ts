import {
  dayNumber,
  dayOfSerial,
  isoOf,
  readIsoDay,
  weekdayOf,
  type DayNumber,
  type DaySpan,
} from '../calendar/days';
import type { Cell } from '../values/cell';
import { oneOf, plainLimit, READ_LANGUAGES } from './limit-words';

/**
 * Reads the dates of a cell of "Not on": `12 Dec`, `24.-26.12., 31.12.`, `not until 1 March`. A text is read as a whole or not at
 * all. A date without a year is the next one from today on. Of a period, this is the last day.
 */

/** Texts without a date. */
const NOTHING = new Set('none,no,keine,nichts,-,–,n/a,aucune,ninguna,geen,nee'.split(','));
/** The person can't work before the date. The column says "not", so `not before` and `before` mean the same. */
const BEFORE =
  'not until,not before,before,only from,starts,starts on,starting on,available from,nicht vor dem,nicht vor,vor dem,vor,erst ab dem,erst ab,verfugbar ab,pas avant le,avant le,niet voor,voor';
/** The person can't work up to the date. */
const UNTIL =
  'until,till,through,up to,up to and including,bis,bis zum,bis einschliesslich,jusquau,hasta el,tot,tot en met,t/m';
const FROM = 'from,starting,as of,ab,ab dem,a partir du,a partir de,a partir del,des le,desde el,vanaf';
const ONWARDS = 'on,onwards,ff';
const TO = '-,–,—,..,to,until,till,through,bis,bis zum,au,al,tot,tot en met,t/m';
const AND = 'and,und,et,y,en,u';
/** Words beside a date that change nothing, as the column says "not" already. */
const BESIDE =
  'not on,not,on,am,nicht am,nicht,vom,le,du,del,el,van,from,holiday,vacation,leave,urlaub,ferien,conges';

/** What the first letters of the names in these languages do not give. */
const ODD_MONTHS: Readonly<Record<string, number>> = {
  maerz: 3,
  mrz: 3,
  mrt: 3,
  janner: 1,
  jaenner: 1,
  jan: 1,
  feber: 2,
};
const LEAST_LETTERS = 3;

const nameLists = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) =>
  READ_LANGUAGES.map((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    return dates.map((date) => plainLimit(format.format(date)));
  });
const range = (count: number) => Array.from({ length: count }, (_, at) => at);
let lists: { readonly months: string[][]; readonly weekdays: string[][] } | undefined;
/** Making the names takes some milliseconds, so that it is done when the first cell is read. */
const names = () =>
  (lists ??= {
    months: nameLists(
      { month: 'long' },
      range(12).map((month) => Date.UTC(2024, month, 1)),
    ),
    // 1 January 2024 is a Monday.
    weekdays: nameLists(
      { weekday: 'long' },
      range(7).map((day) => Date.UTC(2024, 0, day + 1)),
    ),
  });

/** The place of the name that begins with a word, in the first language in which there is one such name. */
function placeOf(word: string, languages: readonly string[][], least: number): number | undefined {
  if (word.length < least) return undefined;
  for (const namesInLanguage of languages) {
    const places = namesInLanguage.flatMap((name, at) => (name.startsWith(word) ? [at] : []));
    if (places.length === 1) return places[0];
  }
  return undefined;
}

/** The weekday with which a word begins, from 0 for Monday: `mon`, `dienstag`; undefined if it is none. In lower case, without accents. */
export function weekdayAtStart(word: string): number | undefined {
  return placeOf(word, names().weekdays, 2);
}

/** A date as it is typed. Its month and its year may be those of the date beside it. */
interface Written {
  readonly day: number;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
  readonly weekday?: number | undefined;
}

type Word = 'before' | 'until' | 'from' | 'onwards' | 'to' | 'and' | 'beside';
type Token = Word | Written;

const spaced = (list: string) => new RegExp(`^(?:${oneOf(list)})(?![\\p{L}\\d])[:.]?\\s*`, 'u');
const WORDS: readonly (readonly [Word, RegExp])[] = [
  ['before', spaced(BEFORE)],
  ['and', /^[,;&+\n]\s*/],
  ['and', spaced(AND)],
];
const FIRST: readonly (readonly [Word, RegExp])[] = [
  ...WORDS,
  ['until', spaced(UNTIL)],
  ['from', spaced(FROM)],
  ['beside', spaced(BESIDE)],
];
/** After a date, `-` and `until` stand between two dates. */
const AFTER: readonly (readonly [Word, RegExp])[] = [
  ...WORDS,
  ['onwards', spaced(ONWARDS)],
  ['to', new RegExp(`^(?:${oneOf(TO)})\\s*`)],
];

const WEEKDAY = /^(\p{L}{2,})\.?,? (?=\d|\p{L}{3,}\.? \d)/u;
const YEAR = String.raw`(\d{4}|\d{2})(?!\d)`;
const ISO = /^(\d{4})([-/])(\d\d)\2(\d\d)(?!\d)\s*/;
const DOTTED = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})(?:\.? ?(?:(?<=\.)(?:${YEAR}))|\.|(?!\d))\s*`);
const SLASHED = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})(?:/${YEAR})?(?![\d/])\s*`);
const DASHED = /^(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)\s*/;
const DAY_MONTH = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of | de |[ -])?(\p{L}{3,})\.?(?:-${YEAR}|,? (?:de )?(\d{4}))?(?![\p{L}\d])\s*`,
  'u',
);
const MONTH_DAY = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\p{L}\d])\s*/u;
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?(?![\p{L}\d:])\s*/u;

/** The days of a cell; undefined if it can't be read. Days from a date on have no end: they are before Infinity. */
export function readNotOn(cell: Cell, today: string): readonly DaySpan[] | undefined {
  if (typeof cell === 'boolean') return undefined;
  const first = dayNumber(today);
  if (typeof cell === 'number')
    // A date in Excel. The year of another century is a number that means something else.
    return Number.isInteger(cell) && Math.abs(cell - first) < LONGEST_DISTANCE
      ? [{ first: cell, after: cell + 1 }]
      : undefined;
  const text = plainLimit(cell);
  if (text === '' || NOTHING.has(text)) return [];
  const tokens = tokensIn(text);
  return tokens && spansIn(tokens, first);
}

/** Some 20 years. */
const LONGEST_DISTANCE = 7300;

function tokensIn(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  let rest = text;
  while (rest !== '') {
    const last = tokens.at(-1);
    const isAfter = typeof last === 'object';
    const found = (isAfter ? AFTER : FIRST).find(([, shape]) => shape.test(rest));
    // Two dates with dots may have a slash between them.
    const isSlash =
      isAfter && rest.startsWith('/') && /\.\s*$/.test(text.slice(0, text.length - rest.length));
    if (isSlash) {
      tokens.push('and');
      rest = rest.slice(1).trimStart();
    } else if (found) {
      tokens.push(found[0]);
      rest = rest.replace(found[1], '');
    } else {
      const [written, after] = dateAt(rest) ?? [];
      if (!written || after === undefined) return undefined;
      // `12.12. 24.12.`
      if (isAfter) {
        if (last.month === undefined || written.month === undefined) return undefined;
        tokens.push('and');
      }
      tokens.push(written);
      rest = after;
    }
  }
  return tokens;
}

/** The date with which a text begins, and the rest of the text. */
function dateAt(text: string): readonly [Written, string] | undefined {
  const [all = '', name = ''] = WEEKDAY.exec(text) ?? [];
  // `Mar 1` is a day in March, and `mar` is Tuesday in French.
  const weekday = monthOf(name) === undefined ? weekdayAtStart(name) : undefined;
  const from = weekday === undefined ? text : text.slice(all.length);
  const as = (match: RegExpExecArray, written: Omit<Written, 'weekday'>) =>
    [{ ...written, weekday }, from.slice(match[0].length)] as const;
  const iso = ISO.exec(from);
  if (iso) return as(iso, { year: Number(iso[1]), month: Number(iso[3]), day: Number(iso[4]) });
  const worded = DAY_MONTH.exec(from);
  const month = worded && monthOf(worded[2]);
  if (worded && month)
    return as(worded, { day: Number(worded[1]), month, year: yearOf(worded[3] ?? worded[4]) });
  const reversed = MONTH_DAY.exec(from);
  const before = reversed && monthOf(reversed[1]);
  if (reversed && before)
    return as(reversed, { day: Number(reversed[2]), month: before, year: yearOf(reversed[3]) });
  const dotted = DOTTED.exec(from);
  if (dotted)
    return as(dotted, { day: Number(dotted[1]), month: Number(dotted[2]), year: yearOf(dotted[3]) });
  const numbers = DASHED.exec(from) ?? SLASHED.exec(from);
  if (numbers) {
    const [one, other] = [Number(numbers[1]), Number(numbers[2])];
    // `3/4` is the third of April or the fourth of March.
    if (one <= MONTHS && other <= MONTHS && one !== other) return undefined;
    const [day, month] = one > MONTHS ? [one, other] : [other, one];
    return as(numbers, { day, month, year: yearOf(numbers[3]) });
  }
  const bare = DAY.exec(from);
  return bare ? as(bare, { day: Number(bare[1]) }) : undefined;
}

const MONTHS = 12;

function monthOf(word = ''): number | undefined {
  const at = placeOf(word, names().months, LEAST_LETTERS);
  return ODD_MONTHS[word] ?? (at === undefined ? undefined : at + 1);
}

function yearOf(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function spansIn(tokens: readonly Token[], today: DayNumber): DaySpan[] | undefined {
  const spans: DaySpan[] = [];
  const all = withMonths(tokens);
  let at = 0;
  const next = (...words: Word[]) => {
    const token = all[at];
    if (typeof token !== 'string' || !words.includes(token)) return undefined;
    at += 1;
    return token;
  };
  while (at < all.length) {
    while (next('beside', 'and'));
    if (at === all.length) break;
    const before = next('before', 'until', 'from');
    next('beside');
    const one = all[at];
    if (typeof one !== 'object') return undefined;
    at += 1;
    const until = before === 'before' || before === 'until' ? undefined : next('to') && all[at++];
    if (typeof until === 'string') return undefined;
    const isOpen = !until && (next('onwards') ?? before) !== undefined;
    const span = until
      ? periodOf(one, until, today)
      : isOpen
        ? openSpan(one, before, today)
        : dayOf(one, today);
    if (!span || (at < all.length && !next('and'))) return undefined;
    spans.push(span);
  }
  return spans.length > 0 ? spans : undefined;
}

/** Gives a day without a month that of the date after it, `24.-26.12.`, or else that of the date before it, `Dec 24-26`. */
function withMonths(tokens: readonly Token[]): Token[] {
  const filled = [...tokens];
  const take = (at: number, step: 1 | -1) => {
    const token = filled[at];
    const beside = filled.slice(step < 0 ? Math.max(0, at - 2) : at + 1, step < 0 ? at : at + 3);
    const [link, other] = step < 0 ? beside.reverse() : beside;
    if (typeof token !== 'object' || token.month !== undefined || typeof other !== 'object') return;
    if (link === 'and' || link === 'to')
      filled[at] = { ...token, month: other.month, ...(other.year !== undefined && { year: other.year }) };
  };
  for (let at = filled.length - 1; at >= 0; at -= 1) take(at, 1);
  for (let at = 0; at < filled.length; at += 1) take(at, -1);
  return filled;
}

/** A date without a year that is further away was probably meant in the past, when the cell was typed. */
const LONGEST_OPEN = 270;
const LONGEST_PERIOD = 200;

function dayOf(written: Written, today: DayNumber): DaySpan | undefined {
  const day = resolved(written, today, 1);
  return day === undefined ? undefined : { first: day, after: day + 1 };
}

/** The days before a date, up to it, or from it on. */
function openSpan(written: Written, word: string | undefined, today: DayNumber): DaySpan | undefined {
  const day = resolved(written, today, 1);
  if (day === undefined || (written.year === undefined && day - today > LONGEST_OPEN)) return undefined;
  if (word === 'before') return { first: Math.min(today, day), after: day };
  if (word === 'until') return { first: Math.min(today, day), after: day + 1 };
  return { first: day, after: Infinity };
}

function periodOf(one: Written, last: Written, today: DayNumber): DaySpan | undefined {
  // Of two days, the one with a year says which year the other is in.
  const known = one.year === undefined ? undefined : resolved(one, today, 1);
  const until = resolved(last, known ?? today, 1);
  const first = known ?? (until === undefined ? undefined : resolved(one, until, -1));
  if (first === undefined || until === undefined || first > until) return undefined;
  const isTyped = one.year !== undefined && last.year !== undefined;
  return isTyped || until - first < LONGEST_PERIOD ? { first, after: until + 1 } : undefined;
}

/**
 * The day of a date. Without a year: the first such day from another day on (`step` 1), or the last such day up to it (-1).
 * Undefined if there is no such day, or if it has another weekday.
 */
function resolved(
  { day, month, year, weekday }: Written,
  from: DayNumber,
  step: 1 | -1,
): DayNumber | undefined {
  if (month === undefined) return undefined;
  const near = Number((dayOfSerial(from) ?? '').slice(0, 4));
  // 29 February may be eight years away.
  const years = year === undefined ? range(9).map((count) => near + step * count) : [year];
  const days = years.flatMap((possibleYear) => {
    const iso = readIsoDay(isoOf(possibleYear, month, day));
    return iso === undefined ? [] : [dayNumber(iso)];
  });
  const found = days.find((possibleDay) => year !== undefined || (possibleDay - from) * step >= 0);
  return found !== undefined && weekday !== undefined && weekdayOf(found) !== weekday ? undefined : found;
}
