/** Texts that Excel (English, United States) takes for dates and times when they are typed or written. */
import { serialOf, type DateSystem } from './serial';

export interface DateRules extends DateSystem {
  /** The year of a date typed without one. */
  readonly year: number;
}

/** The value that a text is read as, with the number format that typing it gives to a General cell. */
export interface Reading {
  readonly value: number | boolean;
  readonly format?: string | undefined;
}

interface Day {
  readonly serial: number;
  readonly format: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The forms in which a date may be typed, each with the format that it gives to a General cell. */
const SHAPES: readonly { readonly shape: RegExp; readonly format: string }[] = [
  { shape: /^(?<month>\d{1,2})([/-])(?<day>\d{1,2})\2(?<year>\d{4}|\d{2})$/, format: 'm/d/yyyy' },
  { shape: /^(?<year>\d{4})([/-])(?<month>\d{1,2})\2(?<day>\d{1,2})$/, format: 'm/d/yyyy' },
  { shape: /^(?<month>\d{1,2})[/-](?<day>\d{1,2})$/, format: 'd-mmm' },
  { shape: /^(?<month>\d{1,2})[/-](?<year>\d{4}|\d{2})$/, format: 'mmm-yy' },
  {
    shape: new RegExp(`^(?<day>\\d{1,2})[\\s-]*${MONTH}[\\s-]+(?<year>\\d{4}|\\d{2})$`, 'i'),
    format: 'd-mmm-yy',
  },
  {
    shape: new RegExp(`^${MONTH}\\s+(?<day>\\d{1,2})\\s*,\\s*(?<year>\\d{4}|\\d{2})$`, 'i'),
    format: 'd-mmm-yy',
  },
  { shape: new RegExp(`^(?<day>\\d{1,2})[\\s-]*${MONTH}$`, 'i'), format: 'd-mmm' },
  { shape: new RegExp(`^${MONTH}[\\s-]+(?<day>\\d{1,2})$`, 'i'), format: 'd-mmm' },
  { shape: new RegExp(`^${MONTH}[\\s-]+(?<year>\\d{4}|\\d{2})$`, 'i'), format: 'mmm-yy' },
];

const TIME = /^(?<hour>\d{1,4})(?::(?<minute>\d{1,2})(?::(?<second>\d{1,2}))?)?(?<half>\s*[ap]m)?$/i;

/** The serial of a typed date, time, or date and time; undefined if the text stays text. */
export function readDate(text: string, rules: DateRules): Reading | undefined {
  const trimmed = text.trim();
  if (!/^[\da-z]/i.test(trimmed) || !/\d/.test(trimmed)) return undefined;
  const day = readDay(trimmed, rules);
  if (day) return { value: day.serial, format: day.format };
  const time = readTime(trimmed);
  if (time) return time;
  const both = /^(.+?)\s+(\d{1,2}(?::\d{1,2}){1,2}(?:\s*[ap]m)?|\d{1,2}\s*[ap]m)$/i.exec(trimmed);
  const [date, clock] = [both && readDay(both[1] ?? '', rules), both && readTime(both[2] ?? '')];
  if (!date || !clock || clock.value >= 1) return undefined;
  return { value: date.serial + clock.value, format: 'm/d/yyyy h:mm' };
}

function readDay(text: string, rules: DateRules): Day | undefined {
  for (const { shape, format } of SHAPES) {
    const parts = shape.exec(text)?.groups;
    if (!parts) continue;
    const month = parts['name']
      ? MONTHS.indexOf(parts['name'].slice(0, 3).toLowerCase()) + 1
      : Number(parts['month']);
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
