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

const YES = 'Yes';
const NO = 'No';

/**
 * The service sends `True`/`False` and takes `1`/`0` (specification, section 2.1). The sheet shows Yes and No: these are
 * texts in each language of Excel. TRUE is not: in a German Excel a cell with the value TRUE shows WAHR, and TRUE picked
 * from a dropdown is a text beside it. What people type as TRUE, WAHR or 1 is read too.
 */
export const boolean: ValueKind<boolean> = {
  name: 'boolean',
  format: 'General',
  serial: false,
  choices: [YES, NO],
  fromWire: parse,
  toWire: (of) => (of ? '1' : '0'),
  fromCell: (cell) => (typeof cell === 'boolean' ? value(cell) : parse(textOf(cell))),
  toCell: (of) => (of ? YES : NO),
};

function parse(source: string) {
  const word = source.trim().toLowerCase();
  if (word === '') return value<boolean>(null);
  const known = WORDS.get(word);
  return known === undefined ? noValue(`"${truncate(source)}" is neither Yes nor No`) : value(known);
}
