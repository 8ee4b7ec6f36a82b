import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { readShownDay } from './day-text';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import { FORMATS } from './region-format';
import { dayAndTime, dayOfSerial, readIsoDay, readWireDay, serialOfDay, wireDay } from './serial';

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
  fromWire: (wire) => parse(wire, readMidnight),
  toWire: (day) => wireDay(day),
  likeWire: (shown) => {
    const day = readWireDay(dayAndTime(shown.trim()).day);
    return day === undefined ? undefined : wireDay(day);
  },
  fromCell,
  toCell: (day) => serialOfDay(day) ?? day,
};

function readMidnight(text: string): string | undefined {
  const { day, time } = dayAndTime(text);
  return time === undefined || MIDNIGHT.test(time) ? readWireDay(day) : undefined;
}

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noDates);
  if (typeof cell === 'string') return parse(cell, (text) => readIsoDay(text) ?? readShownDay(text));
  const day = dayOfSerial(cell);
  return day === undefined ? noValue(valueMessages.notADayOfExcel(cell)) : value(day);
}

function parse(source: string, read: (text: string) => string | undefined) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const day = read(trimmed);
  return day === undefined ? noValue(valueMessages.notADate(truncate(trimmed))) : value(day);
}
