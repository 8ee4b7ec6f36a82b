import { plainText } from './cell';
import { monthNamed, writtenDay } from './days';
import type { WeekHint } from './draft';
import { OTHER_DATE, WEEK_OF, type Language } from './words';

/** Characters of the longest title. */
const LONGEST_TITLE = 120;
const WEEK_ENDS = /\b(?:w\/?e|week ending|semaine finissant|endet)\b/i;
const CALENDAR_WEEK = /\b(?:kw|kalenderwoche|iso week)\s*\.?\s*(\d{1,2})(?:\s*[/,-]?\s*(20\d\d))?/i;
const NUMBERED_WEEK =
  /\b(?:week|wk|woche|semaine|sem\.?|s)\s*(?:no\.?|nr\.?|n°|#)?\s*(\d{1,2})(?![\d/.-])(?:\s*[/,-]?\s*(20\d\d))?/i;

/** What a line above or between rows says about their days: `W/C 7 December`, `KW 48`, `November 2026`. */
export function weekHintIn(text: string, language: Language): WeekHint | undefined {
  if (text.length > LONGEST_TITLE) return undefined;
  const plain = plainText(text).replace(/\n/g, ' ');
  if (OTHER_DATE.test(plain)) return undefined;
  const day = firstDayIn(plain, language);
  if (day && (WEEK_OF.test(plain) || /\d/.test(day.text)))
    return { day: { ...day, ...(WEEK_ENDS.test(plain) ? { ends: true } : {}) } };
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

const NUMERIC = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d{4}|\d{2})(?!\d)|\.|(?=\D|$))/g;

/** The first day that is named in a title; of `23 - 29 November 2026` the 23rd. */
function firstDayIn(text: string, language: Language): WeekHint['day'] {
  const words = text.split(/[\s,;()]+/).filter((word) => word !== '');
  const span =
    /(\d{1,2})(?:st|nd|rd|th|er)?\.?\s*(?:-|to|bis|au|until)\s*(\d{1,2}(?:st|nd|rd|th)?\.?\s+\p{L}{3,}\.?,?(?:\s+\d{4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)/iu.exec(
      text,
    );
  if (span) {
    const end = (span[2] ?? '').replace(/^\d{1,2}(?:st|nd|rd|th)?\.?/, '');
    const first = writtenDay(
      `${span[1]}${end.startsWith('.') || end.startsWith(' ') ? '' : '.'}${/^\d/.test(end) ? `.${end}` : end}`,
      language,
    );
    if (first) return { written: first, text: span[0] };
  }
  for (let length = 4; length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(' ');
      const written = /\d/.test(part) ? writtenDay(part, language) : undefined;
      if (written && !(written.kind === 'clear' && written.serial))
        return { written: withYear(written, text), text: part };
    }
  }
  for (const [part] of text.matchAll(NUMERIC)) {
    const written = writtenDay(part, language);
    if (written) return { written: withYear(written, text), text: part };
  }
  return undefined;
}

/** `23.11. - 29.11.2026`: the year at the end is of both days. */
function withYear(
  written: NonNullable<ReturnType<typeof writtenDay>>,
  text: string,
): NonNullable<ReturnType<typeof writtenDay>> {
  const year = /\b(20\d\d)\b/.exec(text)?.[1];
  if (year === undefined || written.kind !== 'clear' || written.parts.year !== undefined) return written;
  return { ...written, parts: { ...written.parts, year: Number(year) } };
}
