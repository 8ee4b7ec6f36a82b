import { paneWords } from '../words/words';
import { minutesOfTime, clockText } from './clock';
import { dayNumber, type DayNumber, weekdayOf, dayOfSerial, readIsoDay } from './days';
import { ENGLISH_NAMES, regionFormat } from './region-format';

export function weekdayName(weekday: number, format = regionFormat()): string {
  return format.weekdays[weekday] ?? '';
}

/** `Mon 23 Nov`, `Mon Nov 23` or `Mon 11-23`, as the user's region has it. */
export function shortDay(day: DayNumber, format = regionFormat()): string {
  return `${weekdayName(weekdayOf(day), format)} ${dayAndMonth(day, format)}`;
}

export const dayWords = paneWords.words('dayWords', {
  span: (first: string, last: string) => `${first} to ${last}`,
});

/** `Mon 23 Nov 2026`, as the user's region has it. */
export function longDay(day: DayNumber, format = regionFormat()): string {
  return `${weekdayName(weekdayOf(day), format)} ${plainDay(day, format)}`;
}

/** `Mon 23 Nov 2026`, `Mon 23 to Fri 27 Nov 2026`, `Mon 30 Nov to Sun 6 Dec 2026`, or both days with their years. */
export function daysText(first: DayNumber, last: DayNumber): string {
  if (first === last) return longDay(first);
  const [begin, end] = [dayOfSerial(first) ?? '', dayOfSerial(last) ?? ''];
  if (begin.slice(0, 4) !== end.slice(0, 4)) return dayWords.span(longDay(first), longDay(last));
  const isOneMonth = begin.slice(0, 7) === end.slice(0, 7) && regionFormat().order === 'dmy';
  const dayOnly = `${weekdayName(weekdayOf(first))} ${Number(begin.slice(8))}`;
  return dayWords.span(isOneMonth ? dayOnly : shortDay(first), longDay(last));
}

/** `23 Nov 2026`, `Nov 23, 2026` or `2026-11-23`, as a sheet shows it. */
export function plainDay(day: DayNumber, format = regionFormat()): string {
  const iso = dayOfSerial(day) ?? '';
  const { order } = format;
  if (order === 'ymd') return iso;
  return `${dayAndMonth(day, format)}${order === 'mdy' ? ',' : ''} ${iso.slice(0, 4)}`;
}

/** `2026-11-30` after a weekday, which may be two words. */
const WEEKDAY_AND_ISO = /^\S+(?: \S+)? (?<iso>\d{4}-\d{2}-\d{2})$/;

/** `30 Nov 2026`, `Nov 30, 2026`, each also after a weekday. */
const SHOWN_DAYS = [
  /^(?:\p{L}+\.? )?(?<day>\d{1,2}) (?<month>\p{L}+)\.? (?<year>\d{4})$/u,
  /^(?:\p{L}+\.? )?(?<month>\p{L}+)\.? (?<day>\d{1,2}), (?<year>\d{4})$/u,
];

/** Reads a day that was typed as a sheet shows it, and returns `yyyy-MM-dd`; undefined if there is no such day. */
export function readShownDay(text: string): string | undefined {
  const iso = WEEKDAY_AND_ISO.exec(text)?.groups?.['iso'];
  if (iso !== undefined) return readIsoDay(iso);
  const parts = SHOWN_DAYS.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);
  const { day = '', month = '', year = '' } = parts ?? {};
  return readIsoDay(`${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** From 1, by its short name in the user's language or in English; 0 if it is no month. */
function monthNumber(name: string): number {
  const isSame = (other: string) => other.replace(/\.$/, '').toLowerCase() === name.toLowerCase();
  return regionFormat().months.findIndex(isSame) + 1 || ENGLISH_NAMES.months.findIndex(isSame) + 1;
}

/** `23 Nov`, `Nov 23` or `11-23`, as the user's region has it. */
export function dayAndMonth(day: DayNumber, { order, months } = regionFormat()): string {
  const iso = dayOfSerial(day) ?? '';
  const [date, month] = [Number(iso.slice(8, 10)), months[Number(iso.slice(5, 7)) - 1] ?? ''];
  if (order === 'ymd') return iso.slice(5);
  return order === 'mdy' ? `${month} ${date}` : `${date} ${month}`;
}

/** `Mon 23 Nov 2026 2:05 PM` of `yyyy-MM-ddTHH:mm`. */
export function longMoment(moment: string): string {
  const time = clockText(minutesOfTime(moment.slice(11, 16)));
  return `${longDay(dayNumber(moment.slice(0, 10)))} ${time}`;
}
