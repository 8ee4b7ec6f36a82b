import { clockTime, dateTimeOfSerial, fractionOfTime, wireTime, timeOfMinutes } from '../calendar/clock';
import { readShownDay } from '../calendar/day-text';
import { dayAndTime, dayOfSerial, readIsoDay, readWireDay, serialOfDay, wireDay } from '../calendar/days';
import { FORMATS } from '../calendar/region-format';
import type { Cell } from './cell';
import { noValue, value, type ValueKind } from './kind';
import { valueMessages } from './messages';
import { parsed } from './text';

/** Midnight as a service writes it if it sends each date with a time: `12:00 AM`, `12:00:00 AM`, `00:00:00`, `0:00`. */
const MIDNIGHT = /^(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00(?:\.0+)?)?\s*am)$/i;

/**
 * A calendar day of the company, kept as `yyyy-MM-dd` and never as an instant: so no time zone can move it. Wire form
 * `MM-DD-YYYY` (specification, section 2.1). If a time follows, midnight is ignored, and any other time makes the text no
 * date. In cells it is an Excel serial, shown with the name of the month.
 */
export const date: ValueKind<string> = {
  name: 'date',
  format: FORMATS.day,
  serial: true,
  fromWire: (wire) => parseDay(wire, readMidnight),
  toWire: (day) => wireDay(day),
  likeWire: (shown) => {
    const day = readWireDay(dayAndTime(shown.trim()).day);
    return day === undefined ? undefined : wireDay(day);
  },
  fromCell: dayOfCell,
  toCell: (day) => serialOfDay(day) ?? day,
};

function readMidnight(text: string): string | undefined {
  const { day, time } = dayAndTime(text);
  return time === undefined || MIDNIGHT.test(time) ? readWireDay(day) : undefined;
}

function dayOfCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noDates);
  if (typeof cell === 'string') return parseDay(cell, (text) => readIsoDay(text) ?? readShownDay(text));
  const day = dayOfSerial(cell);
  return day === undefined ? noValue(valueMessages.notADayOfExcel(cell)) : value(day);
}

function parseDay(source: string, read: (text: string) => string | undefined) {
  return parsed(source, read, valueMessages.notADate);
}

/**
 * A day and a time on the company's wall clock, kept as `yyyy-MM-ddTHH:mm`: 02:30 in the night when the clocks change stays
 * 02:30. Wire form `MM-DD-YYYY hh:mm AM|PM` (specification, section 2.1). In cells it is an Excel serial with its fraction.
 */
export const datetime: ValueKind<string> = {
  name: 'datetime',
  format: FORMATS.moment,
  serial: true,
  fromWire: (wire) => wireMoment(wire),
  toWire: (iso) => `${wireDay(iso)} ${wireTime(iso.slice(11))}`,
  fromCell: momentOfCell,
  toCell: (iso) => {
    const day = serialOfDay(iso.slice(0, 10));
    return day === undefined ? iso : day + fractionOfTime(iso.slice(11));
  },
};

function momentOfCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noDates);
  if (typeof cell === 'string') return isoMoment(cell);
  const iso = dateTimeOfSerial(cell);
  return iso === undefined ? noValue(valueMessages.notADayOfExcel(cell)) : value(iso);
}

const wireMoment = momentReader(readWireDay);
const isoMoment = momentReader(readIsoDay);

function momentReader(readDay: (text: string) => string | undefined) {
  const read = (text: string) => {
    // A day alone means its midnight: in the sample of the specification, section 2.5, a date is sent without a time.
    const { day, time = '0:00' } = dayAndTime(text);
    const on = readDay(day);
    const at = clockTime(time);
    return on === undefined || at === undefined ? undefined : `${on}T${at}`;
  };
  return (source: string) => parsed(source, read, valueMessages.notAMoment);
}

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
  fromWire: parseTime,
  toWire: (timeOfDay) => wireTime(timeOfDay).replace(/^0/, ''),
  fromCell: timeOfDayOfCell,
  toCell: (timeOfDay) => fractionOfTime(timeOfDay) + secondsOf(timeOfDay) / SECONDS_A_DAY,
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

function timeOfDayOfCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noTimes);
  if (typeof cell === 'string' || !Number.isFinite(cell) || cell < 0) return parseTime(String(cell));
  // Excel makes 1 of a typed 24:00, and 1 may also be a typed hour.
  if (cell === 1) return noValue(valueMessages.oneOrMidnight);
  // Excel makes more than one day of a typed 25:30. A serial that has a calendar day of its own is a pasted date and time.
  if (!Number.isInteger(cell) && cell > 1 && dayOfSerial(cell) === undefined)
    return noValue(valueMessages.moreThanADay);
  if (cell === 0 || !Number.isInteger(cell)) return value(timeOfCell(cell % 1));
  // Where dates are written with points, Excel makes 1 August 1930 of a typed 8.30.
  if (cell >= FIRST_DAY) return noValue(valueMessages.dateOfATime);
  return parseTime(String(cell));
}

/** Seconds behind the minutes. */
const SECONDS = /^\d{1,2}:\d{2}:(\d{2})/;

function parseTime(source: string) {
  return parsed(source, timeOfText, valueMessages.notATime);
}

function timeOfText(text: string): string | undefined {
  const time = clockTime(text);
  return time === undefined ? undefined : withSeconds(time, Number(SECONDS.exec(text)?.[1] ?? 0));
}
