import { utc } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse as parseDate } from 'date-fns/parse';
import type { Cell } from '../table/sheet';
import { clip } from './clip';
import { noValue, value, type ValueKind } from './kind';

/**
 * Day 0 of Excel's 1900 system as it counts from 1 March 1900 on. Excel believes in a 29 February 1900, so serials
 * before 61 are one day off: dates before 1 March 1900 are kept as text instead.
 * Source: Office documentation, "Work with dates using the Excel JavaScript API".
 */
const EPOCH = utc('1899-12-30');
const FIRST_TRUE_SERIAL = 61;
const LAST_SERIAL = 2_958_465; // 31 December 9999, the last day Excel knows

const WIRE = 'M-d-yyyy'; // leading zeros may be omitted on reading
const WIRE_OUT = 'MM-dd-yyyy';
const ISO = 'yyyy-MM-dd';

/**
 * A calendar day of the company, held as `yyyy-MM-dd` and never as an instant: no time zone can move it. Wire form
 * `MM-DD-YYYY` (specification, section 2.1). In cells an Excel serial, shown with the month by name.
 */
export const date: ValueKind<string> = {
  name: 'date',
  format: 'dd mmm yyyy',
  serial: true,
  fromWire: (wire) => parseAs(wire, [WIRE]),
  toWire: (iso) => format(dayOf(iso), WIRE_OUT),
  fromCell,
  toCell,
};

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue('TRUE and FALSE are not dates');
  if (typeof cell === 'string') return parseAs(cell, [ISO]);
  if (!Number.isFinite(cell) || cell < FIRST_TRUE_SERIAL || cell >= LAST_SERIAL + 1)
    return noValue(`${cell} is not a date that Excel knows`);
  return value(format(addDays(EPOCH, Math.floor(cell)), ISO));
}

function toCell(iso: string): Cell {
  const serial = differenceInCalendarDays(dayOf(iso), EPOCH);
  return serial < FIRST_TRUE_SERIAL ? iso : serial;
}

function dayOf(iso: string): Date {
  return utc(iso);
}

function parseAs(source: string, patterns: readonly string[]) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  for (const pattern of patterns) {
    const day = parseDate(trimmed, pattern, EPOCH, { in: utc });
    if (isValid(day) && day.getUTCFullYear() >= 1000) return value(format(day, ISO));
  }
  return noValue(
    `"${clip(trimmed)}" is not a date that can be read safely; type it as a date, for example 2026-11-21`,
  );
}
