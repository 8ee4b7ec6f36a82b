import { utc } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/**
 * Day 0 of Excel's 1900 system as it counts from 1 March 1900 on. Excel believes in a 29 February 1900, so serials
 * before 61 are one day off: dates before 1 March 1900 are kept as text instead.
 * Source: Office documentation, "Work with dates using the Excel JavaScript API".
 */
const EPOCH = utc('1899-12-30');
const FIRST_TRUE_SERIAL = 61;
const LAST_SERIAL = 2_958_465; // 31 December 9999, the last day Excel knows

const ISO = 'yyyy-MM-dd';
const MINUTES_A_DAY = 1440;

/** A calendar day, `yyyy-MM-dd`, for a day number; undefined where Excel itself is not sure of it. */
export function dayOfSerial(serial: number): string | undefined {
  const isKnown = Number.isFinite(serial) && serial >= FIRST_TRUE_SERIAL && serial < LAST_SERIAL + 1;
  return isKnown ? format(addDays(EPOCH, Math.floor(serial)), ISO) : undefined;
}

/** The day number of a calendar day; undefined where Excel itself is not sure of it. */
export function serialOfDay(day: string): number | undefined {
  const serial = differenceInCalendarDays(utc(day), EPOCH);
  return serial < FIRST_TRUE_SERIAL ? undefined : serial;
}

/** A time of the day, `HH:mm`, for the fraction of a day; seconds and less are rounded off. */
export function timeOfFraction(fraction: number): string {
  return timeOfMinutes(Math.round(fraction * MINUTES_A_DAY) % MINUTES_A_DAY);
}

export function fractionOfTime(time: string): number {
  return minutesOfTime(time) / MINUTES_A_DAY;
}

/** A date and time, `yyyy-MM-ddTHH:mm`, for a serial number with a fraction; compared at whole minutes. */
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

/**
 * Reads a wall-clock text by the first pattern that fits (date-fns patterns) and writes it by `into`; undefined where none
 * fits or the day does not exist. No time zone is ever looked at.
 */
export function readClock(text: string, patterns: readonly string[], into: string): string | undefined {
  for (const pattern of patterns) {
    const read = parse(text, pattern, EPOCH, { in: utc });
    if (isValid(read) && (read.getUTCFullYear() >= 1000 || !pattern.includes('y'))) return format(read, into);
  }
  return undefined;
}

/** Writes an ISO wall-clock text (`yyyy-MM-dd`, `yyyy-MM-ddTHH:mm`) by a date-fns pattern. */
export function writeClock(iso: string, pattern: string): string {
  return format(utc(iso), pattern);
}

function two(of: number): string {
  return String(of).padStart(2, '0');
}
