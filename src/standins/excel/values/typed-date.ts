/** Texts that Excel takes for dates and times when they are typed or written. language.ts has the forms of each language. */
import { monthInLanguage, TYPED, type ExcelLanguage } from './language';
import { serialOf, type DateSystem } from './serial';

export interface DateRules extends DateSystem {
  /** The year of a date typed without one. */
  readonly year: number;
  /** By default American English. */
  readonly language?: ExcelLanguage | undefined;
}

/** The value that a text is read as, with the number format that typing it gives to a General cell. */
export interface TypedDate {
  readonly value: number | boolean;
  readonly format?: string | undefined;
}

interface Day {
  readonly serial: number;
  readonly format: string;
}

const TIME = /^(?<hour>\d{1,4})(?::(?<minute>\d{1,2})(?::(?<second>\d{1,2}))?)?(?<half>\s*[ap]m)?$/i;

/** The serial of a typed date, time, or date and time; undefined if the text stays text. */
export function readDate(text: string, rules: DateRules): TypedDate | undefined {
  const trimmed = text.trim();
  if (!/^[\da-z]/i.test(trimmed) || !/\d/.test(trimmed)) return undefined;
  const { halfDays } = TYPED[rules.language ?? 'en-US'];
  if (!halfDays && /[ap]m$/i.test(trimmed)) return undefined;
  const day = readDay(trimmed, rules);
  if (day) return { value: day.serial, format: day.format };
  const time = readTime(trimmed);
  if (time) return time;
  const dateAndTime = /^(.+?)\s+(\d{1,2}(?::\d{1,2}){1,2}(?:\s*[ap]m)?|\d{1,2}\s*[ap]m)$/i.exec(trimmed);
  const [date, clock] = [
    dateAndTime && readDay(dateAndTime[1] ?? '', rules),
    dateAndTime && readTime(dateAndTime[2] ?? ''),
  ];
  if (!date || !clock || clock.value >= 1) return undefined;
  return { value: date.serial + clock.value, format: 'm/d/yyyy h:mm' };
}

function readDay(text: string, rules: DateRules): Day | undefined {
  const forms = TYPED[rules.language ?? 'en-US'];
  for (const { shape, format } of forms.dates) {
    const parts = shape.exec(text)?.groups;
    if (!parts) continue;
    const { name, month: number } = parts;
    const month = name === undefined ? Number(number) : monthInLanguage(forms, name);
    const year = parts['year'] === undefined ? rules.year : fullYear(parts['year']);
    const serial = serialOf(year, month, Number(parts['day'] ?? 1), rules);
    if (serial !== undefined) return { serial, format };
  }
  return undefined;
}

/** Two digits: 00 to 29 are of this century, 30 to 99 of the last. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year + (year < 30 ? 2000 : 1900);
}

function readTime(text: string): { readonly value: number; readonly format: string } | undefined {
  const parts = TIME.exec(text)?.groups;
  if (!parts) return undefined;
  const { minute, second, half } = parts;
  if (minute === undefined && !half) return undefined;
  const hour = Number(parts['hour']);
  if (Number(minute ?? 0) > 59 || Number(second ?? 0) > 59 || (half && (hour > 12 || hour < 1)))
    return undefined;
  const hours = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  const clock = `h:mm${second === undefined ? '' : ':ss'}${half ? ' AM/PM' : ''}`;
  return {
    value: (hours * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0)) / 86_400,
    format: hours >= 24 ? '[h]:mm:ss' : clock,
  };
}
