/** Excel's serial dates: whole days since 1899-12-30 (or since 1904-01-01), the time of day as a fraction. */

export interface DateSystem {
  /** True in workbooks that count from 1904, as old Mac workbooks do. */
  readonly use1904: boolean;
}

const DAY_MS = 86_400_000;
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
