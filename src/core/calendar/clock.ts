import { dayOfSerial, MINUTES_A_DAY, type WallMinute } from './days';
import { regionFormat } from './region-format';

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

/** A time of day (`HH:mm`) as the service takes it: `hh:mm AM` (specification, section 2.1). */
export function wireTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${two(hour % 12 || 12)}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `9:00 AM`, or `09:00` where people count 24 hours, of minutes since midnight. The end of a day is 12:00 AM, or 24:00. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  if (regionFormat().hours === 24) return timeOfMinutes(minutes);
  return `${hour % 12 || 12}:${two(minutes % 60)} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** `9:00 AM–5:00 PM` of two times of day (`HH:mm`). */
export function timesText(start: string, end: string): string {
  return `${clockText(minutesOfTime(start))}–${clockText(minutesOfTime(end))}`;
}

/** The same of two moments. */
export function spanTimes({ start, end }: { readonly start: WallMinute; readonly end: WallMinute }): string {
  return `${clockText(start % MINUTES_A_DAY)}–${clockText(end % MINUTES_A_DAY)}`;
}

/** `9`, `09`, `900`, `0900`, `9:30`, `9.30`, `9h30`, each with or without `a`, `am`, `p`, `p.m.`, and seconds after minutes. */
const SHAPE = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?(?:m\.?)?)?$/i;
const NOON = 12;

/** Reads a time of day as people write it, and returns `HH:mm`; undefined if the text is no time. `24:00` is midnight. */
export function clockTime(text: string): string | undefined {
  const match = SHAPE.exec(text.trim());
  if (!match) return undefined;
  const [, hourText = '', minuteText = '0', half = ''] = match;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (minute > 59) return undefined;
  if (half === '')
    return hour < 24 || (hour === 24 && minute === 0) ? timeOfMinutes((hour % 24) * 60 + minute) : undefined;
  if (hour < 1 || hour > NOON) return undefined;
  const afternoon = half.toLowerCase() === 'p' ? NOON : 0;
  return timeOfMinutes(((hour % NOON) + afternoon) * 60 + minute);
}

/** A number with two digits. */
export function two(number: number): string {
  return String(number).padStart(2, '0');
}
