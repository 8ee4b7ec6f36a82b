import type { Cell } from '../table/sheet';
import { truncate } from './truncate';
import { noValue, value, type ValueKind } from './kind';
import { textOf } from './text';

/**
 * One of a few codes of the service, shown as its word: `E` is `Employee`. Cells take the code or the word, in any case.
 * `words` maps each code to its word; codes and words are unique.
 */
export function choice(name: string, words: Readonly<Record<string, string>>): ValueKind<string> {
  const codes = new Map<string, string>();
  for (const [code, word] of Object.entries(words))
    codes.set(code.toLowerCase(), code).set(word.toLowerCase(), code);
  const shown = Object.values(words);
  const parse = (source: string) => {
    const trimmed = source.trim();
    if (trimmed === '') return value<string>(null);
    const code = codes.get(trimmed.toLowerCase());
    return code === undefined
      ? noValue(`"${truncate(trimmed)}" is not one of ${shown.join(', ')}`)
      : value(code);
  };
  return {
    name,
    format: '@',
    serial: false,
    choices: shown,
    fromWire: parse,
    toWire: (code) => code,
    fromCell: (cell: Cell) => parse(textOf(cell)),
    toCell: (code) => words[code] ?? code,
  };
}
