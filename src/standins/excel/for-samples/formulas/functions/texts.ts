/** Functions of texts. */
import { formatValue } from '../../../values/number-format';
import { BeyondFormulas } from '../beyond';
import type { Operand, Surroundings, Value } from '../operand';
import { FormulaError, usedRowsOf, withoutError } from '../reading';
import { numberOf, textOf } from '../values';
import { booleanArgument, numberArgument, single, wholeArgument } from './arguments';
import { MANY, type FormulaFunction, type Functions } from './function';
import { wildcard } from './wildcards';

type Run = (texts: readonly string[], values: readonly Value[], surroundings: Surroundings) => Value;

const ofTexts = (from: number, to: number, run: Run): FormulaFunction => ({
  kind: 'values',
  from,
  to,
  run: (values, surroundings) => run(values.map(textOf), values, surroundings),
});

/** A count of letters; 1 if it is left out. */
function countOf(value: Value | undefined, surroundings: Surroundings, least = 0): number {
  const count = value === undefined ? 1 : wholeArgument(value, surroundings);
  if (count < least) throw new FormulaError('#VALUE!');
  return count;
}

/**
 * The first letter of each word, also after a character that is no letter, becomes a capital; all others become small.
 */
const proper = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function substituted([text = '', old = '', next = '']: readonly string[], which: number | undefined): string {
  if (old === '') return text;
  if (which === undefined) return text.replaceAll(old, () => next);
  let at = -1;
  for (let count = 0; count < which; count++) {
    at = text.indexOf(old, at + 1);
    if (at < 0) return text;
  }
  return text.slice(0, at) + next + text.slice(at + old.length);
}

const found = (index: number): Value => (index < 0 ? '#VALUE!' : index + 1);

/** The start of a search counts from 1 and is within the text. */
function startOf(text: string, value: Value | undefined, surroundings: Surroundings): number {
  const start = countOf(value, surroundings, 1);
  if (start > text.length + 1) throw new FormulaError('#VALUE!');
  return start - 1;
}

function formatted([value = null, code = null]: readonly Value[], { book }: Surroundings): string {
  const number = typeof value === 'boolean' ? undefined : numberOf(value, book);
  const format = textOf(code);
  return number === undefined ? formatValue(value ?? '', format, book) : formatValue(number, format, book);
}

function valueOf(value: Value, surroundings: Surroundings): Value {
  if (typeof value === 'boolean') return '#VALUE!';
  return numberArgument(value, surroundings);
}

function joined([between, ignores, ...texts]: readonly Operand[], surroundings: Surroundings): Value {
  const delimiter = textOf(single(between, surroundings));
  const ignoresEmpty = booleanArgument(single(ignores, surroundings));
  const all = texts.flatMap((operand) => usedRowsOf(operand, surroundings).flat());
  const parts = all.map((value) => textOf(withoutError(value)));
  return parts.filter((part) => part !== '' || !ignoresEmpty).join(delimiter);
}

/** Other characters depend on the machine's code page. */
function character(code: number): Value {
  if (code < 1 || code > 255) return '#VALUE!';
  if (code > 126) throw new BeyondFormulas(`CHAR(${code})`);
  return String.fromCharCode(code);
}

export const textFunctions: Functions = {
  CONCATENATE: ofTexts(1, MANY, (texts) => texts.join('')),
  CONCAT: {
    kind: 'ranges',
    from: 1,
    to: MANY,
    run: (operands, surroundings) => joined(['', false, ...operands], surroundings),
  },
  TEXTJOIN: { kind: 'ranges', from: 3, to: MANY, run: joined },
  LEN: ofTexts(1, 1, ([text = '']) => text.length),
  LEFT: ofTexts(1, 2, ([text = ''], [, count], surroundings) => text.slice(0, countOf(count, surroundings))),
  RIGHT: ofTexts(1, 2, ([text = ''], [, count], surroundings) =>
    text.slice(Math.max(0, text.length - countOf(count, surroundings))),
  ),
  MID: ofTexts(3, 3, ([text = ''], [, start, count], surroundings) => {
    const from = countOf(start, surroundings, 1) - 1;
    return text.slice(from, from + countOf(count, surroundings));
  }),
  TRIM: ofTexts(1, 1, ([text = '']) => text.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, '')),
  UPPER: ofTexts(1, 1, ([text = '']) => text.toUpperCase()),
  LOWER: ofTexts(1, 1, ([text = '']) => text.toLowerCase()),
  PROPER: ofTexts(1, 1, ([text = '']) => proper(text)),
  EXACT: ofTexts(2, 2, ([one, other]) => one === other),
  REPT: ofTexts(2, 2, ([text = ''], [, count], surroundings) => {
    const times = countOf(count, surroundings);
    return text.length * times > 32_767 ? '#VALUE!' : text.repeat(times);
  }),
  SUBSTITUTE: ofTexts(3, 4, (texts, [, , , which], surroundings) =>
    substituted(texts, which === undefined ? undefined : countOf(which, surroundings, 1)),
  ),
  REPLACE: ofTexts(4, 4, ([text = '', , , next = ''], [, start, count], surroundings) => {
    const from = countOf(start, surroundings, 1) - 1;
    return text.slice(0, from) + next + text.slice(from + countOf(count, surroundings));
  }),
  FIND: ofTexts(2, 3, ([wanted = '', text = ''], [, , start], surroundings) =>
    found(text.indexOf(wanted, startOf(text, start, surroundings))),
  ),
  SEARCH: ofTexts(2, 3, ([wanted = '', text = ''], [, , start], surroundings) => {
    const from = startOf(text, start, surroundings);
    const index = text.slice(from).search(wildcard(wanted, 'part'));
    return found(index < 0 ? index : index + from);
  }),
  CHAR: { kind: 'values', from: 1, to: 1, run: ([code = null], all) => character(wholeArgument(code, all)) },
  TEXT: { kind: 'values', from: 2, to: 2, run: formatted },
  VALUE: { kind: 'values', from: 1, to: 1, run: ([value = null], all) => valueOf(value, all) },
  HYPERLINK: ofTexts(1, 2, ([link = ''], [, shown]) => (shown === undefined ? link : shown)),
};
