import { textOf, cellText } from './cell';
import { value, type ValueKind, noValue } from './kind';
import { valueMessages } from './messages';
import { truncate } from './shown';

/** Text that stays text: with the column format `@`, Excel keeps `0123`, `=1+1`, `1-2` and `TRUE` as they were typed. */
export const text: ValueKind<string> = {
  name: 'text',
  format: '@',
  serial: false,
  fromWire: (wire) => value(wire === '' ? null : wire),
  toWire: (of) => of,
  fromCell: (cell) => value(cell === '' ? null : textOf(cell)),
  // Longer text is cut to what a cell can contain. The check refuses to send such a cell after an edit
  // (checks/check-rows.ts).
  toCell: (of) => cellText(of),
};

/** Six hexadecimal digits without a leading `#` (specification, section 2.1); in cells as text, with or without `#`. */
export const colour: ValueKind<string> = {
  name: 'colour',
  format: '@',
  serial: false,
  fromWire: parseColour,
  toWire: (of) => of,
  fromCell: (cell) => parseColour(textOf(cell)),
  toCell: (of) => of,
};

function parseColour(source: string) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const match = /^#?([0-9a-f]{6})$/i.exec(trimmed);
  return match?.[1] === undefined
    ? noValue(valueMessages.notAColour(truncate(trimmed)))
    : value(match[1].toUpperCase());
}
