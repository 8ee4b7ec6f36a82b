import { valueMessages } from './messages';
import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import { textOf } from './text';

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
  const parse = (source: string) => {
    const trimmed = source.trim();
    if (trimmed === '') return value<string>(null);
    const code = codeOf(trimmed);
    return code === undefined
      ? noValue(valueMessages.notOneOf(truncate(trimmed), Object.values(words)))
      : value(code);
  };
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
