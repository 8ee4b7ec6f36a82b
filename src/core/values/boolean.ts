import { textOf } from './text';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';

const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['yes', true],
  ['no', false],
]);

/** The service sends `True`/`False` and takes `1`/`0`; the sheet shows TRUE/FALSE. Source: specification, section 2.1. */
export const boolean: ValueKind<boolean> = {
  name: 'boolean',
  format: 'General',
  serial: false,
  choices: ['TRUE', 'FALSE'],
  fromWire: parse,
  toWire: (of) => (of ? '1' : '0'),
  fromCell: (cell) => (typeof cell === 'boolean' ? value(cell) : parse(textOf(cell))),
  toCell: (of) => of,
};

function parse(source: string) {
  const word = source.trim().toLowerCase();
  if (word === '') return value<boolean>(null);
  const known = WORDS.get(word);
  return known === undefined ? noValue(`"${truncate(source)}" is neither TRUE nor FALSE`) : value(known);
}
