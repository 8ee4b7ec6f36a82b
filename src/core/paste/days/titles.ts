import { plainText } from '../times/cell';
import { calendarOf } from '../words/calendar-names';
import { MAIN_LANGUAGES, type PasteLanguage } from '../words/languages';
import { alternatives, hasPart, hasWord, patternOfAll } from '../words/lexicon';
import { ORDINAL, UNTIL_DAY } from '../words/time-words';
import type { WeekHint } from './day-items';
import { monthNamed } from './day-names';
import { daysInTitle } from './title-days';

/** The largest number of characters in a title. */
const LONGEST_TITLE = 120;
/** Words directly before the date with which a week begins, with no other number between: `w/c Monday`, `Week 48, from`. */
const BEGINS_WEEK = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${patternOfAll('week', 'calendarWeek')})\s*\d{1,2}|(?:${patternOfAll('week', 'weekMarks', 'weekLeads')})(?!\p{L}))\D*$`,
  'iu',
);
const CALENDAR_WEEK = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll('calendarWeek')})\s*\.?\s*(\d{1,2})(?:\s*[/,-]?\s*(20\d\d)|\s?\/\s?(\d\d)(?!\d))?`,
  'iu',
);
const ISO_WEEK = /(?<!\d)(20\d\d)-?W(0[1-9]|[1-4]\d|5[0-3])(?!\d)/i;
const NUMBERED_WEEK = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOfAll('week', 'weekLetter')})\.?\s*(?:#|${patternOfAll('weekNumber')})?\s*(\d{1,2})(?![\d/.-])(?:\s*[/,-]?\s*(20\d\d))?`,
  'iu',
);

/** Whether a date may begin or end a week because of the words beside it. */
export function namesWeek(text: string): boolean {
  return hasWord(text, 'week', 'weekMarks', 'weekLeads');
}

/** Reads the week or month that a line above or between rows names: `W/C 7 December`, `KW 48`, `November 2026`. */
export function weekHintIn(text: string, language: PasteLanguage): WeekHint | undefined {
  if (text.length > LONGEST_TITLE) return undefined;
  const plain = withoutOtherDates(plainText(text).replace(/\n/g, ' '));
  if (plain === undefined) return undefined;
  const days = daysInTitle(plain, language);
  // Several days that are no range: the user is asked for the week.
  if (days?.kind === 'unclear') return undefined;
  const beside = days && numberBeside(plain.replace(days.text, ' '));
  const besideDays = beside === undefined ? {} : { besideDays: beside };
  if (days?.kind === 'span')
    return { day: { written: days.first, until: days.last, text: days.text }, ...besideDays };
  if (days) {
    const ends = hasWord(plain, 'weekEnding') ? { ends: true } : {};
    const begins = BEGINS_WEEK.test(plain.slice(0, plain.indexOf(days.text))) ? { begins: true } : {};
    return { day: { written: days.day, text: days.text, ...ends, ...begins }, ...besideDays };
  }
  const iso = ISO_WEEK.exec(plain);
  if (iso) return { number: Number(iso[2]), year: Number(iso[1]), isCalendarWeek: true };
  const calendar = CALENDAR_WEEK.exec(plain);
  const numbered = calendar ?? NUMBERED_WEEK.exec(plain);
  if (numbered) {
    const [, week, full, short] = numbered;
    const number = Number(week);
    // `KW 48/49` may be two weeks.
    if (number < 1 || number > LAST_WEEK || Number(short) === number + 1) return undefined;
    const year = full ?? (short === undefined ? undefined : `20${short}`);
    return {
      number,
      ...(year === undefined ? {} : { year: Number(year) }),
      isCalendarWeek: calendar !== null || hasPart(plain, 'weekOfYear'),
      ...(calendar === null ? {} : { isNamedKind: true }),
    };
  }
  return monthIn(plain, language);
}

/** The number of weeks in the longest plan that repeats: `Week 2` may be the second week of a plan. */
export const LONGEST_PLAN = 8;

/** The number of the week of the year beside a title's days: `Week 48 (23 - 29 Nov 2026)`. */
function numberBeside(title: string): number | undefined {
  const named = ISO_WEEK.exec(title)?.[2] ?? CALENDAR_WEEK.exec(title)?.[1];
  const number = Number(named ?? NUMBERED_WEEK.exec(title)?.[1]);
  const least = named === undefined ? LONGEST_PLAN + 1 : 1;
  return number >= least && number <= LAST_WEEK ? number : undefined;
}

/** The last week that a year can have. */
const LAST_WEEK = 53;

/** Words beside a date in a title that is about something else. */
const OTHER_DATE = new RegExp(String.raw`\b(?:${patternOfAll('otherDate')})\b`, 'i');
const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?|\d{1,2}(?:${ORDINAL}|\.)?\s\p{L}{3,}\.?(?:\s\d{4})?|\p{L}{3,}\s\d{1,2}(?:,?\s\d{4})?)`;
/** A word such as `updated` with its own date and time. A date that begins a range is not its date. */
const DATED = new RegExp(
  String.raw`(?:${OTHER_DATE.source})\.?\s*:?\s*(?:(?:${alternatives('beforeDates')})\s+)?(?:\p{L}{2,}\.?,?\s+)?${DATE}(?![\d./])(?:,?\s\d{1,2}:\d{2})?(?!\s?(?:-|${UNTIL_DAY})\s?\d)`,
  'giu',
);

/**
 * A title without dates that are about something else: `(updated 20/11/2026)`, `Stand: 20.11.2026`. Undefined if it
 * is unclear which dates those are.
 */
function withoutOtherDates(title: string): string | undefined {
  const rest = title
    .replace(/\([^()]*\)/g, (part) => (OTHER_DATE.test(part) ? ' ' : part))
    .replace(DATED, ' ');
  return OTHER_DATE.test(rest) ? undefined : rest;
}

/** Finds the month of a title: `November 2026`, `11/2026`, `2026-11`. */
export function monthIn(text: string, language: PasteLanguage): WeekHint | undefined {
  const numbers = /(?:^|\D)(\d{1,2})[/.](20\d\d)(?!\d)/.exec(text) ?? undefined;
  const turned = /(?:^|\D)(20\d\d)-(\d{1,2})(?![\d-])/.exec(text) ?? undefined;
  const [month, year] = numbers ? [numbers[1], numbers[2]] : turned ? [turned[2], turned[1]] : [];
  if (month !== undefined && Number(month) >= 1 && Number(month) <= 12)
    return { month: Number(month), year: Number(year) };
  for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
    const named = monthNamed(word, language);
    if (named === undefined || !isMonthIn(text, word, language)) continue;
    const written = /(20\d\d)/.exec(text)?.[1] ?? /['’ -](\d\d)\b/.exec(text)?.[1];
    if (written === undefined) return { month: named };
    return { month: named, year: written.length === 2 ? 2000 + Number(written) : Number(written) };
  }
  return undefined;
}

/**
 * `Marc` and `Juni` begin like months. A word counts as a month if it is the month's whole name or has a year beside
 * it.
 */
function isMonthIn(text: string, word: string, language: PasteLanguage): boolean {
  const isWhole = [...MAIN_LANGUAGES, language].some((possibleLanguage) =>
    calendarOf(possibleLanguage).months.includes(word.toLowerCase()),
  );
  if (isWhole && word.length > 3) return true;
  if (/^\W*\p{L}+\W*(?:20)?\d\d\W*$/u.test(text)) return true;
  const [, after = ''] = text.split(word);
  return /^\.?\s?20\d\d(?!\d)/.test(after);
}
