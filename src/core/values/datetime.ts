import type { Cell } from '../table/sheet';
import { clip } from './clip';
import { noValue, value, type ValueKind } from './kind';
import { dateTimeOfSerial, fractionOfTime, readClock, serialOfDay, writeClock } from './serial';

/** What a service may send: with and without seconds, and a day alone (specification, sections 2.1 and 2.5). */
const WIRE = ['M-d-yyyy h:mm a', 'M-d-yyyy h:mm:ss a', 'M-d-yyyy'];
const WIRE_OUT = 'MM-dd-yyyy hh:mm a';
const TYPED = ["yyyy-MM-dd'T'HH:mm", 'yyyy-MM-dd HH:mm', 'yyyy-MM-dd'];
const ISO = "yyyy-MM-dd'T'HH:mm";

/**
 * A day and a time on the company's wall clock, held as `yyyy-MM-ddTHH:mm`: 02:30 in the night when clocks change stays
 * what it is. Wire form `MM-DD-YYYY hh:mm AM|PM` (specification, section 2.1). In cells an Excel serial with its fraction.
 */
export const datetime: ValueKind<string> = {
  name: 'datetime',
  format: 'ddd dd mmm yyyy hh:mm',
  serial: true,
  fromWire: (wire) => parseAs(wire, WIRE),
  toWire: (iso) => writeClock(iso, WIRE_OUT),
  fromCell,
  toCell: (iso) => {
    const day = serialOfDay(iso.slice(0, 10));
    return day === undefined ? iso : day + fractionOfTime(iso.slice(11));
  },
};

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue('TRUE and FALSE are not dates');
  if (typeof cell === 'string') return parseAs(cell, TYPED);
  const iso = dateTimeOfSerial(cell);
  return iso === undefined ? noValue(`${cell} is not a date that Excel knows`) : value(iso);
}

function parseAs(source: string, patterns: readonly string[]) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const iso = readClock(trimmed, patterns, ISO);
  return iso === undefined
    ? noValue(
        `"${clip(trimmed)}" is not a date and time that can be read safely; type it for example as 2026-11-21 14:30`,
      )
    : value(iso);
}
