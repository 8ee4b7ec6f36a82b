/**
 * How days and times are written in the user's region. Every sentence with a day and every new sheet needs it, so it is kept
 * here once, and the pane sets it when it starts. Until then, days are written as in English.
 */
export interface RegionFormat {
  /** Whether times have AM and PM. */
  readonly hours: 12 | 24;
  /** `23 Nov 2026`, `Nov 23, 2026`, or `2026-11-23`. The month is a name, so that nobody takes it for the day. */
  readonly order: 'dmy' | 'mdy' | 'ymd';
  /** Short names, from Monday and January on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}

export const ENGLISH_NAMES = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

const ENGLISH: RegionFormat = { hours: 12, order: 'dmy', ...ENGLISH_NAMES };

let format = ENGLISH;

export function regionFormat(): RegionFormat {
  return format;
}

/** The user's region with the names of another language, for a text in that language. */
export function formatIn(language: string): RegionFormat {
  return { ...format, ...namesIn(language) };
}

/** Without a format, days are written as in English again. */
export function setRegionFormat(next: RegionFormat = ENGLISH): void {
  format = next;
}

/** Excel's number formats for days and times. A two-digit day keeps the days of a column below each other. */
export const FORMATS = {
  day: 'dd mmm yyyy',
  weekday: 'ddd dd mmm yyyy',
  moment: 'ddd dd mmm yyyy hh:mm',
  // A typed bare hour stays visible as it was typed: for Excel, 9 is nine days, which a time format would show as midnight.
  time: '[<1]h:mm AM/PM;General',
} as const;

/** These formats as the user's region writes days and times. */
const LOCAL: Readonly<Record<string, (() => string) | undefined>> = {
  [FORMATS.day]: () => dayFormat('dd'),
  [FORMATS.weekday]: () => `ddd ${dayFormat('dd')}`,
  [FORMATS.moment]: () => `ddd ${dayFormat('dd')} ${timeFormat()}`,
  [FORMATS.time]: () => `[<1]${timeFormat()};General`,
};

/** A format as the user's region writes it; any other format as it is. */
export function localFormat(plainFormat: string): string {
  return LOCAL[plainFormat]?.() ?? plainFormat;
}

/** The number format of a day. `day`: with one digit or two. */
export function dayFormat(day: 'd' | 'dd'): string {
  if (format.order === 'ymd') return 'yyyy-mm-dd';
  return format.order === 'mdy' ? `mmm ${day}, yyyy` : `${day} mmm yyyy`;
}

export function timeFormat(): string {
  return format.hours === 12 ? 'h:mm AM/PM' : 'hh:mm';
}

/**
 * What Excel says of the user's region (Excel.CultureInfo). Its patterns are as in .NET, for example `M/d/yyyy` and `h:mm:ss tt`,
 * or have the letters of the region's language: `TT.MM.JJJJ` (OfficeDev/office-js, issue 2520).
 */
export interface Culture {
  /** `de-DE` */
  readonly name: string;
  readonly shortDatePattern: string;
  readonly longTimePattern: string;
}

/** The format of a region, as its Excel shows days and times. */
export function regionFormatOf(culture: Culture): RegionFormat {
  return { hours: hoursOf(culture), order: orderOf(culture), ...namesIn(culture.name) };
}

/** Only letters of .NET are read as such: in French, `aaaa` is the year and `jj` the day. */
function orderOf({ name, shortDatePattern }: Culture): RegionFormat['order'] {
  const groups = shortDatePattern.match(/(\p{L})\1*/gu) ?? [];
  const [first = ''] = groups;
  const isDotNet = groups.every((group) => /^[dmy]+$/i.test(group)) && groups.length > 0;
  const [letter] = isDotNet ? first.toLowerCase() : partsIn(name);
  // A group of four letters is the year in each language.
  if (letter === 'y' || first.length === 4) return 'ymd';
  return letter === 'm' ? 'mdy' : 'dmy';
}

/** A half of the day has letters of its own (`tt`). In French, `hh` alone are the hours of a whole day. */
function hoursOf({ name, longTimePattern }: Culture): 12 | 24 {
  if (/h.*t|t.*h/i.test(longTimePattern)) return 12;
  if (/H/.test(longTimePattern)) return 24;
  return intlOf(name, { hour: 'numeric' })?.resolvedOptions().hour12 === true ? 12 : 24;
}

/** The first letters of a date's parts in a region's order: `['m', 'd', 'y']`; empty if this browser does not know the region. */
function partsIn(name: string): string[] {
  const parts = intlOf(name, { day: '2-digit', month: '2-digit', year: 'numeric' })?.formatToParts(JANUARY);
  return (parts ?? []).filter(({ type }) => type !== 'literal').map(({ type }) => type.charAt(0));
}

/** Undefined if Excel's name of the region is none that this browser knows. */
function intlOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | undefined {
  try {
    // Excel counts days in this calendar, in every region.
    return new Intl.DateTimeFormat(name, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  } catch {
    return undefined;
  }
}

/** A Monday, and a day of January. */
const MONDAY = Date.UTC(2026, 10, 23);
const JANUARY = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;
const MONTH_MS = 30.4 * DAY_MS;

/** The short names of weekdays and months. English ones are as Excel shows them: `Sep`, which browsers write `Sept`. */
function namesIn(language: string): Pick<RegionFormat, 'weekdays' | 'months'> {
  if (/^en\b/i.test(language)) return ENGLISH_NAMES;
  const names = (unit: 'weekday' | 'month', first: number, step: number, count: number) => {
    const written = intlOf(language, { [unit]: 'short' });
    return written && Array.from({ length: count }, (_, at) => written.format(first + at * step));
  };
  const weekdays = names('weekday', MONDAY, DAY_MS, 7);
  const months = names('month', JANUARY, MONTH_MS, 12);
  return weekdays && months ? { weekdays, months } : ENGLISH_NAMES;
}
