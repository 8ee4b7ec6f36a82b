import { ItemRefused, itemCode } from '../error-codes';
import type { Reader } from './fields';

/** Company wall-clock times (section 2.1), stored as ISO texts without a zone: `2026-11-21`, `09:00`, `2026-11-21T09:00`. */
const DATE = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2}) ([AP]M)$/;
const DATE_TIME = /^(\S+) (.+)$/;

/** `MM-DD-YYYY`; leading zeros may be omitted. */
export const date: Reader<string> = (name, sent) => {
  const found = isoDate(sent);
  if (found === undefined) throw new ItemRefused(itemCode.badDate, `${name} must be a real date, MM-DD-YYYY`);
  return found;
};

/** `h:mm AM|PM`. */
export const time: Reader<string> = (name, sent) => {
  const found = isoTime(sent);
  if (found === undefined) throw new ItemRefused(itemCode.badTime, `${name} must be a time, h:mm AM|PM`);
  return found;
};

/** `MM-DD-YYYY hh:mm AM|PM`. */
export const dateTime: Reader<string> = (name, sent) => {
  const found = isoDateTime(sent);
  if (found === undefined)
    throw new ItemRefused(itemCode.badDateTime, `${name} must be a real time, MM-DD-YYYY hh:mm AM|PM`);
  return found;
};

/** A datetime, or a date alone, which means its midnight: the specification's sample sends an account's times so (2.5). */
export const dateTimeOrDate: Reader<string> = (name, sent) => {
  const day = isoDate(sent);
  return day === undefined ? dateTime(name, sent) : `${day}T00:00`;
};

/** `2026-11-21` as `11-21-2026`. */
export function wireDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${month}-${day}-${year}`;
}

/** `09:05` as `9:05:00 AM`, the form in answers. */
export function wireTime(iso: string): string {
  const [hours = '', minutes = ''] = iso.split(':');
  return `${Number(hours) % 12 || 12}:${minutes}:00 ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

function isoDate(sent: string): string | undefined {
  const [, month = '', day = '', year = ''] = DATE.exec(sent) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${iso}T00:00:00Z`);
  // JavaScript reads February 30 as March 2, or not at all. A date is in the calendar only if it is the same after reading.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}

function isoTime(sent: string): string | undefined {
  const [, hours = '', minutes = '', half] = TIME.exec(sent) ?? [];
  const hour = Number(hours);
  if (half === undefined || hour < 1 || hour > 12 || Number(minutes) > 59) return undefined;
  return `${String((hour % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

function isoDateTime(sent: string): string | undefined {
  const [, day = '', hour = ''] = DATE_TIME.exec(sent) ?? [];
  const [iso, clock] = [isoDate(day), isoTime(hour)];
  return iso !== undefined && clock !== undefined ? `${iso}T${clock}` : undefined;
}
