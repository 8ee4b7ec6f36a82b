import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { clockTime } from './clock-time';
import { noValue, value, type ValueKind } from './kind';
import { FORMATS } from './region-format';
import { dayOfSerial, fractionOfTime, timeOfMinutes, wireTime } from './serial';

/** 1 January 1930 in a workbook that counts days from 1904. No typed time of digits (`2400`) is as large. */
const FIRST_DAY = 9_497;

/**
 * A time of day on the company's wall clock, kept as `HH:mm`, or `HH:mm:ss` if the seconds are not 00. Sent as `h:mm AM|PM`,
 * which has no seconds, and also read as `h:mm:ss AM|PM` (specification, section 2.1): a warning says that seconds get lost. In cells it is the fraction of a day; texts are read as people write them (`9`, `9a`,
 * `17:30`, `0900`).
 */
export const time: ValueKind<string> = {
  name: 'time',
  format: FORMATS.time,
  serial: false,
  fromWire: parse,
  toWire: (of) => wireTime(of).replace(/^0/, ''),
  fromCell,
  toCell: (of) => fractionOfTime(of) + secondsOf(of) / SECONDS_A_DAY,
};

const SECONDS_A_DAY = 86_400;

/** The seconds of a time; 0 if it has none. */
export const secondsOf = (time: string): number => Number(time.slice(6));

/** A time with seconds, unless they are 00. */
const withSeconds = (time: string, seconds: number): string =>
  seconds === 0 ? time : `${time}:${String(seconds).padStart(2, '0')}`;

function timeOfCell(fraction: number): string {
  const seconds = Math.round(fraction * SECONDS_A_DAY) % SECONDS_A_DAY;
  return withSeconds(timeOfMinutes(Math.floor(seconds / 60)), seconds % 60);
}

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noTimes);
  if (typeof cell === 'string') return parse(cell);
  if (!Number.isFinite(cell) || cell < 0) return notATime(String(cell));
  // Excel makes 1 of a typed 24:00, and 1 may also be a typed hour.
  if (cell === 1) return noValue(valueMessages.oneOrMidnight);
  // Excel makes more than one day of a typed 25:30. A serial that has a calendar day of its own is a pasted date and time.
  if (!Number.isInteger(cell) && cell > 1 && dayOfSerial(cell) === undefined)
    return noValue(valueMessages.moreThanADay);
  if (cell === 0 || !Number.isInteger(cell)) return value(timeOfCell(cell % 1));
  // Where dates are written with points, Excel makes 1 August 1930 of a typed 8.30.
  if (cell >= FIRST_DAY) return noValue(valueMessages.dateOfATime);
  return parse(String(cell));
}

/** Seconds behind the minutes. */
const SECONDS = /^\d{1,2}:\d{2}:(\d{2})/;

function parse(source: string) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const read = clockTime(trimmed);
  return read === undefined
    ? notATime(trimmed)
    : value(withSeconds(read, Number(SECONDS.exec(trimmed)?.[1] ?? 0)));
}

function notATime(text: string) {
  return noValue(valueMessages.notATime(truncate(text)));
}
