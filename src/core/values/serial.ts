/**
 * Day 0 of Excel's 1900 system, as it counts from 1 March 1900 on. Excel wrongly has a 29 February 1900, so serials before
 * 61 are one day off: dates before 1 March 1900 are kept as text instead. Source: Office documentation, "Work with dates
 * using the Excel JavaScript API".
 */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_TRUE_SERIAL = 61;
const FIRST_YEAR = '1900';
const LAST_SERIAL = 2_958_465; // 31 December 9999, the last day Excel knows

const ISO = 'yyyy-MM-dd';
export const MINUTES_A_DAY = 1440;
const DAY_MS = 86_400_000;

/** The calendar day, `yyyy-MM-dd`, of a serial; undefined outside the days that Excel counts correctly. */
export function dayOfSerial(serial: number): string | undefined {
  const isKnown = Number.isFinite(serial) && serial >= FIRST_TRUE_SERIAL && serial < LAST_SERIAL + 1;
  if (!isKnown) return undefined;
  const whole = Math.floor(serial);
  let day = writtenDays.get(whole);
  if (day === undefined) {
    day = isoDayAt(EPOCH + whole * DAY_MS);
    if (writtenDays.size >= MOST_DAYS) writtenDays.clear();
    writtenDays.set(whole, day);
  }
  return day;
}

/** A cache: a table needs the same few days in each of its rows, several times in a check. */
const writtenDays = new Map<number, string>();
/** Ten years of days. */
const MOST_DAYS = 3660;

/** The serial of a calendar day; undefined for days that Excel does not count correctly. */
export function serialOfDay(day: string): number | undefined {
  const serial = (utcOf(day) - EPOCH) / DAY_MS;
  // JavaScript takes the years 0 to 99 for those of the 20th century.
  return day >= FIRST_YEAR && serial >= FIRST_TRUE_SERIAL ? serial : undefined;
}

/** The next calendar day of `yyyy-MM-dd`. */
export function dayAfter(day: string): string {
  return isoDayAt(Date.parse(day) + DAY_MS);
}

/** The calendar day, `yyyy-MM-dd`, that has this UTC time in milliseconds in it. */
function isoDayAt(time: number): string {
  return new Date(time).toISOString().slice(0, ISO.length);
}

/** The time of day, `HH:mm`, of a fraction of a day, rounded to whole minutes. */
export function timeOfFraction(fraction: number): string {
  return timeOfMinutes(Math.round(fraction * MINUTES_A_DAY) % MINUTES_A_DAY);
}

export function fractionOfTime(time: string): number {
  return minutesOfTime(time) / MINUTES_A_DAY;
}

/** The date and time, `yyyy-MM-ddTHH:mm`, of a serial with a fraction, rounded to whole minutes. */
export function dateTimeOfSerial(serial: number): string | undefined {
  const minutes = Math.round(serial * MINUTES_A_DAY);
  const day = dayOfSerial(Math.floor(minutes / MINUTES_A_DAY));
  return day === undefined ? undefined : `${day}T${timeOfMinutes(minutes % MINUTES_A_DAY)}`;
}

export function minutesOfTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOfMinutes(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `MM-DD-YYYY`, leading zeros may be omitted (specification, section 2.1). */
const WIRE_DAY = /^(?<month>\d{1,2})-(?<day>\d{1,2})-(?<year>[1-9]\d{3})$/;
const ISO_DAY = /^(?<year>[1-9]\d{3})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Neither part contains the separators, so that a text of 30,000 T's is scanned only once. */
const DAY_AND_TIME = /^(?<day>[^T\s]+)[T\s]+(?<time>\d.*)$/;

/** Splits a text into a day and the time that follows it; if no time follows, the whole text is the day. */
export function dayAndTime(text: string): { readonly day: string; readonly time?: string } {
  const { day, time } = DAY_AND_TIME.exec(text)?.groups ?? {};
  return day === undefined || time === undefined ? { day: text } : { day, time };
}

/**
 * Reads a day as the service writes it, and returns `yyyy-MM-dd`; undefined if the text is no day or the day does not exist.
 */
export function readWireDay(text: string): string | undefined {
  return realDay(WIRE_DAY.exec(text)?.groups);
}

/** Reads a day typed as `yyyy-MM-dd`; undefined if the text is no day or the day does not exist. */
export function readIsoDay(text: string): string | undefined {
  return realDay(ISO_DAY.exec(text)?.groups);
}

/** A day (`yyyy-MM-dd`) as the service takes it: `MM-DD-YYYY` (specification, section 2.1). */
export function wireDay(day: string): string {
  return `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;
}

/** A time of day (`HH:mm`) as the service takes it: `hh:mm AM` (specification, section 2.1). */
export function wireTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${two(hour % 12 || 12)}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 29 February exists in leap years. 31 February does not exist, and is not read as a day in March. */
function realDay(parts: Readonly<Record<string, string | undefined>> | undefined): string | undefined {
  if (!parts) return undefined;
  const { year = '', month = '', day = '' } = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(utcOf(iso));
  return found.getUTCMonth() + 1 === Number(month) && found.getUTCDate() === Number(day) ? iso : undefined;
}

/**
 * Midnight UTC of `yyyy-MM-dd` in milliseconds. Computed by hand for speed: a list of 100,000 records has one or two days in
 * each.
 */
function utcOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

function two(of: number): string {
  return String(of).padStart(2, '0');
}
