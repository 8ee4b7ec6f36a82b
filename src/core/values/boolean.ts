import { valueMessages } from './messages';
import { cellWords } from '../entities/cell-words';
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

/**
 * The service sends `True`/`False` and takes `1`/`0` (specification, section 2.1). The sheet shows Yes and No: these are
 * texts in each language of Excel. TRUE is not: in a German Excel a cell with the value TRUE shows WAHR, and TRUE picked
 * from a dropdown is a text beside it. What people type as TRUE, WAHR or 1 is read too.
 */
export const boolean: ValueKind<boolean> = {
  name: 'boolean',
  format: 'General',
  serial: false,
  get choices() {
    return [cellWords.yes, cellWords.no];
  },
  fromWire: parse,
  toWire: (of) => (of ? '1' : '0'),
  fromCell: (cell) => (typeof cell === 'boolean' ? value(cell) : parse(textOf(cell))),
  toCell: (of) => (of ? cellWords.yes : cellWords.no),
};

function parse(source: string) {
  const word = source.trim().toLowerCase();
  if (word === '') return value<boolean>(null);
  const known = WORDS.get(word) ?? shownAs(word);
  return known === undefined
    ? noValue(valueMessages.notYesOrNo(truncate(source), cellWords.yes, cellWords.no))
    : value(known);
}

/** What the word means in the language of the sheets. */
function shownAs(word: string): boolean | undefined {
  const { yes, no } = cellWords;
  return word === yes.toLowerCase() ? true : word === no.toLowerCase() ? false : undefined;
}
