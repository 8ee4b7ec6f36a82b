import { sheetWords } from '../words/words';
import { type Cell, textOf } from './cell';
import { value, type ValueKind } from './kind';
import { valueMessages } from './messages';
import { parsed } from './text';

/**
 * One of a few codes of the service, shown as its word: `E` is `Employee`. Cells take the code or the word, in any case.
 * `words` maps each code to its word; codes and words are unique. They may
 * change their language; the English ones are read too.
 */
export function choice(
  name: string,
  words: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>> = words,
): ValueKind<string> {
  const codeOf = (typed: string) =>
    Object.keys(words).find((code) =>
      [code, words[code], english[code]].some((word) => word?.toLowerCase() === typed.toLowerCase()),
    );
  const problem = (shown: string) => valueMessages.notOneOf(shown, Object.values(words));
  const parse = (source: string) => parsed(source, codeOf, problem);
  return {
    name,
    format: '@',
    serial: false,
    get choices() {
      return Object.values(words);
    },
    fromWire: parse,
    toWire: (code) => code,
    fromCell: (cell: Cell) => parse(textOf(cell)),
    toCell: (code) => words[code] ?? code,
  };
}

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
  fromWire: parseBoolean,
  toWire: (isYes) => (isYes ? '1' : '0'),
  fromCell: (cell) => (typeof cell === 'boolean' ? value(cell) : parseBoolean(textOf(cell))),
  toCell: (isYes) => (isYes ? cellWords.yes : cellWords.no),
};

function parseBoolean(source: string) {
  return parsed(source, booleanOf, notYesOrNo);
}

const notYesOrNo = (typed: string) => valueMessages.notYesOrNo(typed, cellWords.yes, cellWords.no);

function booleanOf(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return WORDS.get(word) ?? shownAs(word);
}

/** What the word means in the language of the sheets. */
function shownAs(word: string): boolean | undefined {
  return word === cellWords.yes.toLowerCase()
    ? true
    : word === cellWords.no.toLowerCase()
      ? false
      : undefined;
}

/** The types of users, by the service's codes. */
export const ENGLISH_USER_TYPES = { A: 'Administrator', M: 'Manager', E: 'Employee', R: 'Read-only' };

/**
 * The word for a shift of nobody in every language of Shiftsheet: lists, backups and pasted texts may come from a workbook in
 * another language.
 */
export const OPEN_SHIFT_WORDS: readonly string[] = ['Open shift', 'Offene Schicht'];

/** Words that stand in cells of records. They are read in English too, in every language of the sheets. */
export const cellWords = sheetWords.words('cellWords', {
  openShift: 'Open shift',
  yes: 'Yes',
  no: 'No',
  userTypes: ENGLISH_USER_TYPES,
});
