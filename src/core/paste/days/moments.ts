import { dayOfSerial } from '../../calendar/days';
import { plainText } from '../times/cell';
import { writtenTime } from '../times/clock';
import { beforeNextDay, isDayOfBareTime } from '../times/next-day';
import { alternatives } from '../words/lexicon';
import { HOUR_MARK } from '../words/time-words';
import type { DayReader } from './day-reader';
import type { WrittenDay } from './days';

/** A day and a time in one cell: `2026-11-23 09:00`. */
export interface Moment {
  readonly day?: WrittenDay;
  readonly dayText?: string;
  readonly time: string;
}

/** The form in exports of calendars: `20261123T070000`. */
const CALENDAR_TIME = /^(20\d{6})T(\d{2})(\d{2})(?:\d{2})?Z?$/i;

/** A time after a day, perhaps with an offset from UTC. */
const BEHIND_DAY = new RegExp(
  String.raw`^(.*\S)(?:\s+|T)(\d{1,2}(?:[:.h]\d{2}){0,2}\s?(?:[ap]\.?m?\.?|${HOUR_MARK})?)(?:\.0+)?(?:Z|[+-]\d\d:?\d\d)?$`,
  'i',
);

/** Reads a time, perhaps with a day before it. Undefined if the text is none. */
export function momentOf(page: Pick<DayReader, 'day'>, text: string): Moment | undefined {
  const plain = plainText(text);
  if (plain.length > 60) return undefined;
  const serial = /^(\d{5})([.,]\d+)$/.exec(plain);
  if (serial) {
    const iso = dayOfSerial(Number(serial[1]));
    const day = iso === undefined ? undefined : page.day(iso);
    return day && iso !== undefined ? { day, dayText: iso, time: `0${serial[2]}000` } : undefined;
  }
  if (writtenTime(plain) || beforeNextDay(plain) !== undefined) return { time: plain };
  const [, date, hour, minute] = CALENDAR_TIME.exec(plain) ?? [];
  if (date !== undefined && hour !== undefined && minute !== undefined) {
    const day = page.day(date);
    const time = `${hour}:${minute}`;
    return day && writtenTime(time) ? { day, dayText: date, time } : undefined;
  }
  const match = BEHIND_DAY.exec(plain);
  if (!match) return undefined;
  const [, head = '', tail = ''] = match;
  const dayText = head.replace(/[,;]$/, '');
  if (isDayOfBareTime(dayText)) return writtenTime(tail) ? { time: tail } : undefined;
  const day = page.day(dayText);
  return day && writtenTime(tail) ? { day, dayText, time: tail } : undefined;
}

/** An arrow, a dash or a word between two moments. A dash within a date has no spaces around it. */
const BETWEEN = new RegExp(
  String.raw`\s*(?:→|⇒|➔|➜|->|=>|>)\s*|\s+(?:-{1,2}|[‐-―−]|${alternatives('between', 'betweenInTitles')})\s+`,
  'iu',
);
/** The largest number of characters in two moments. */
const LONGEST_PAIR = 120;

/** Reads two moments of one cell, each with its day: `Mon 23 Nov 17:00 → Tue 24 Nov 08:00`. */
export function momentsOf(page: Pick<DayReader, 'day'>, text: string): readonly [Moment, Moment] | undefined {
  if (text.length > LONGEST_PAIR || !/\d/.test(text)) return undefined;
  const parts = text.trim().split(BETWEEN);
  if (parts.length !== 2) return undefined;
  const [start, end] = parts.map((part) => momentOf(page, part.replace(/[,;]$/, '')));
  return start?.day && end?.day ? [start, end] : undefined;
}
