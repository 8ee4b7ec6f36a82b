import type { Cell } from '../table/sheet';
import { clip } from './clip';
import { clockTime } from './clock-time';
import { noValue, value, type ValueKind } from './kind';
import { fractionOfTime, readClock, timeOfFraction } from './serial';

const WIRE = ['h:mm a', 'h:mm:ss a'];
const WIRE_OUT = 'h:mm a';
const ISO = 'HH:mm';

/**
 * A time of day on the company's wall clock, held as `HH:mm`. Sent as `h:mm AM|PM`, read as `h:mm:ss AM|PM` as well
 * (specification, section 2.1). In cells the fraction of a day; typed texts as people write them (`9`, `9a`, `17:30`, `0900`).
 */
export const time: ValueKind<string> = {
  name: 'time',
  format: 'h:mm AM/PM',
  serial: false,
  fromWire: (wire) => {
    const trimmed = wire.trim();
    if (trimmed === '') return value<string>(null);
    const read = readClock(trimmed, WIRE, ISO);
    return read === undefined ? notATime(trimmed) : value(read);
  },
  toWire: (of) => readClock(of, [ISO], WIRE_OUT) ?? of,
  fromCell,
  toCell: fractionOfTime,
};

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue('TRUE and FALSE are not times');
  if (typeof cell === 'string') {
    const trimmed = cell.trim();
    if (trimmed === '') return value<string>(null);
    const typed = clockTime(trimmed);
    return typed === undefined ? notATime(trimmed) : value(typed);
  }
  if (!Number.isFinite(cell) || cell < 0) return notATime(String(cell));
  // 1 is both what Excel makes of a typed 24:00 and a typed hour.
  if (cell === 1) return noValue('1 may be 1:00 AM or midnight; type 1:00 AM or 12:00 AM');
  if (cell === 0 || !Number.isInteger(cell)) return value(timeOfFraction(cell % 1));
  const typed = clockTime(String(cell));
  return typed === undefined ? notATime(String(cell)) : value(typed);
}

function notATime(text: string) {
  return noValue(`"${clip(text)}" is not a time of day; type it for example as 9:30 AM or 17:00`);
}
