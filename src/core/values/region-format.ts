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

/** One of these formats as the user's region writes days and times; any other format as it is. */
export function localFormat(of: string): string {
  switch (of) {
    case FORMATS.day:
      return dayFormat('dd');
    case FORMATS.weekday:
      return `ddd ${dayFormat('dd')}`;
    case FORMATS.moment:
      return `ddd ${dayFormat('dd')} ${timeFormat()}`;
    case FORMATS.time:
      return `[<1]${timeFormat()};General`;
    default:
      return of;
  }
}

/** The number format of a day. `day`: with one digit or two. */
export function dayFormat(day: 'd' | 'dd'): string {
  switch (format.order) {
    case 'mdy':
      return `mmm ${day}, yyyy`;
    case 'ymd':
      return 'yyyy-mm-dd';
    default:
      return `${day} mmm yyyy`;
  }
}

export function timeFormat(): string {
  return format.hours === 12 ? 'h:mm AM/PM' : 'hh:mm';
}
