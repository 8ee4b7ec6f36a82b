/** Excel's serial dates: whole days since 1899-12-30 (or since 1904-01-01), the time of day as a fraction. */

export interface DateSystem {
  /** True in workbooks that count from 1904, as old Mac workbooks do. */
  readonly use1904: boolean;
}

export interface Moment {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
export const DAYS_TO_1904 = 1462;
/**
 * Excel counts 29 February 1900 (serial 60), a day that never was. So the serials of all days before it are one lower
 * than they should be.
 */
const FALSE_LEAP_DAY = 60;

/** The serial of a calendar day; undefined if the calendar or the workbook has no such day. */
export function serialOf(year: number, month: number, day: number, system: DateSystem): number | undefined {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || year < 1900 || year > 9999) {
    return undefined;
  }
  const days = Math.round((time - EPOCH_1900) / DAY_MS);
  if (system.use1904) return days >= DAYS_TO_1904 ? days - DAYS_TO_1904 : undefined;
  return days > FALSE_LEAP_DAY ? days : days - 1;
}

/** Excel's DATE(year, month, day): months and days out of their range roll over. */
export function rolledSerial(year: number, month: number, day: number, system: DateSystem): number {
  const days = Math.round((Date.UTC(year < 1900 ? year + 1900 : year, month - 1, day) - EPOCH_1900) / DAY_MS);
  if (system.use1904) return days - DAYS_TO_1904;
  return days > FALSE_LEAP_DAY ? days : days - 1;
}

/** The calendar day and wall-clock time of a serial, to the nearest second; undefined if Excel shows #####. */
export function momentOf(serial: number, system: DateSystem): Moment | undefined {
  if (serial < 0 || serial >= 2_958_466) return undefined;
  const shifted = system.use1904 ? serial + DAYS_TO_1904 : serial;
  const seconds = Math.round(shifted * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const date = new Date(EPOCH_1900 + (days < FALSE_LEAP_DAY && !system.use1904 ? days + 1 : days) * DAY_MS);
  const rest = seconds - days * DAY_SECONDS;
  const isLeapDay = days === FALSE_LEAP_DAY && !system.use1904;
  return {
    year: isLeapDay ? 1900 : date.getUTCFullYear(),
    month: isLeapDay ? 2 : date.getUTCMonth() + 1,
    day: isLeapDay ? 29 : date.getUTCDate(),
    weekday: (days + 6) % 7,
    hour: Math.floor(rest / 3600),
    minute: Math.floor(rest / 60) % 60,
    second: rest % 60,
  };
}
