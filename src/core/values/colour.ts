import { valueMessages } from './messages';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import { textOf } from './text';

/** Six hexadecimal digits without a leading `#` (specification, section 2.1); in cells as text, with or without `#`. */
export const colour: ValueKind<string> = {
  name: 'colour',
  format: '@',
  serial: false,
  fromWire: parse,
  toWire: (of) => of,
  fromCell: (cell) => parse(textOf(cell)),
  toCell: (of) => of,
};

function parse(source: string) {
  const trimmed = source.trim();
  if (trimmed === '') return value<string>(null);
  const match = /^#?([0-9a-f]{6})$/i.exec(trimmed);
  return match?.[1] === undefined
    ? noValue(valueMessages.notAColour(truncate(trimmed)))
    : value(match[1].toUpperCase());
}
