import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import { clockTime } from './clock-time';
import { FORMATS } from './region-format';
import {
  dateTimeOfSerial,
  dayAndTime,
  fractionOfTime,
  readIsoDay,
  readWireDay,
  serialOfDay,
  wireDay,
  wireTime,
} from './serial';

/**
 * A day and a time on the company's wall clock, kept as `yyyy-MM-ddTHH:mm`: 02:30 in the night when the clocks change stays
 * 02:30. Wire form `MM-DD-YYYY hh:mm AM|PM` (specification, section 2.1). In cells it is an Excel serial with its fraction.
 */
export const datetime: ValueKind<string> = {
  name: 'datetime',
  format: FORMATS.moment,
  serial: true,
  fromWire: (wire) => parse(wire, readWireDay),
  toWire: (iso) => `${wireDay(iso)} ${wireTime(iso.slice(11))}`,
  fromCell,
  toCell: (iso) => {
    const day = serialOfDay(iso.slice(0, 10));
    return day === undefined ? iso : day + fractionOfTime(iso.slice(11));
  },
};

function fromCell(cell: Cell) {
  if (typeof cell === 'boolean') return noValue(valueMessages.noDates);
  if (typeof cell === 'string') return parse(cell, readIsoDay);
  const iso = dateTimeOfSerial(cell);
  return iso === undefined ? noValue(valueMessages.notADayOfExcel(cell)) : value(iso);
}

function parse(source: string, readDay: (text: string) => string | undefined) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  // A day alone means its midnight: in the sample of the specification, section 2.5, a date is sent without a time.
  const { day, time = '0:00' } = dayAndTime(trimmed);
  const [on, at] = [readDay(day), clockTime(time)];
  return on === undefined || at === undefined
    ? noValue(valueMessages.notAMoment(truncate(trimmed)))
    : value(`${on}T${at}`);
}
