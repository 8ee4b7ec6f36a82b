import { plainText } from './cell';
import { monthNamed } from './days';
import type { WeekHint } from './draft';
import { daysInTitle } from './title-days';
import { OTHER_DATE, type Language } from './words';

/** Characters of the longest title. */
const LONGEST_TITLE = 120;
const WEEK_ENDS = /\b(?:w\/?e|week ending|semaine finissant|endet)\b/i;
const CALENDAR_WEEK = /\b(?:kw|kalenderwoche|iso week)\s*\.?\s*(\d{1,2})(?:\s*[/,-]?\s*(20\d\d))?/i;
const ISO_WEEK = /(?<!\d)(20\d\d)-?W(0[1-9]|[1-4]\d|5[0-3])(?!\d)/i;
const NUMBERED_WEEK =
  /\b(?:week|wk|woche|semaine|sem\.?|s)\s*(?:no\.?|nr\.?|n°|#)?\s*(\d{1,2})(?![\d/.-])(?:\s*[/,-]?\s*(20\d\d))?/i;

/** What a line above or between rows says about their days: `W/C 7 December`, `KW 48`, `November 2026`. */
export function weekHintIn(text: string, language: Language): WeekHint | undefined {
  if (text.length > LONGEST_TITLE) return undefined;
  const plain = plainText(text).replace(/\n/g, ' ');
  if (OTHER_DATE.test(plain)) return undefined;
  const days = daysInTitle(plain, language);
  // Several days that make no range: the week is asked about.
  if (days?.kind === 'unclear') return undefined;
  if (days?.kind === 'span') return { day: { written: days.first, until: days.last, text: days.text } };
  if (days)
    return { day: { written: days.day, text: days.text, ...(WEEK_ENDS.test(plain) ? { ends: true } : {}) } };
  const iso = ISO_WEEK.exec(plain);
  if (iso) return { number: Number(iso[2]), year: Number(iso[1]), isCalendarWeek: true };
  const calendar = CALENDAR_WEEK.exec(plain);
  const numbered = calendar ?? NUMBERED_WEEK.exec(plain);
  if (numbered) {
    const year = numbered[2] === undefined ? {} : { year: Number(numbered[2]) };
    const number = Number(numbered[1]);
    if (number < 1 || number > 53) return undefined;
    return { number, ...year, isCalendarWeek: calendar !== null || /semaine|woche/i.test(plain) };
  }
  return monthIn(plain, language);
}

/** The month of a title: `November 2026`, `11/2026`, `2026-11`. */
export function monthIn(text: string, language: Language): WeekHint | undefined {
  const numbers = /(?:^|\D)(\d{1,2})[/.](20\d\d)(?!\d)/.exec(text) ?? undefined;
  const turned = /(?:^|\D)(20\d\d)-(\d{1,2})(?![\d-])/.exec(text) ?? undefined;
  const [month, year] = numbers ? [numbers[1], numbers[2]] : turned ? [turned[2], turned[1]] : [];
  if (month !== undefined && Number(month) >= 1 && Number(month) <= 12)
    return { month: Number(month), year: Number(year) };
  for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
    const named = monthNamed(word, language);
    if (named === undefined || (word.length === 3 && !/^\W*\p{L}{3}\W*(?:20)?\d\d\W*$/u.test(text))) continue;
    const written = /(20\d\d)/.exec(text)?.[1] ?? /['’ -](\d\d)\b/.exec(text)?.[1];
    if (written === undefined) return { month: named };
    return { month: named, year: written.length === 2 ? 2000 + Number(written) : Number(written) };
  }
  return undefined;
}
