/** Functions of TRUE and FALSE, and choices. */
import type { Operand, Surroundings, Value } from '../operand';
import { FormulaError, isSeveral, usedRowsOf, withoutError } from '../reading';
import { isErrorText } from '../../../values/error-values';
import { compare } from '../values';
import { booleanArgument, wholeArgument } from './arguments';
import { MANY, type FormulaFunction, type Functions } from './function';

/** The truth values among arguments: of cells, only booleans and numbers count. */
function truths(operands: readonly Operand[], surroundings: Surroundings): boolean[] {
  const found = operands.flatMap((operand) => {
    if (!isSeveral(operand)) return [booleanArgument(operand)];
    const values = usedRowsOf(operand, surroundings).flat().map(withoutError);
    return values.filter((value) => value !== null && typeof value !== 'string').map(Boolean);
  });
  if (found.length === 0) throw new FormulaError('#VALUE!');
  return found;
}

const ofTruths = (run: (found: readonly boolean[]) => boolean): FormulaFunction => ({
  kind: 'ranges',
  from: 1,
  to: MANY,
  run: (operands, surroundings) => run(truths(operands, surroundings)),
});

/** A function that returns one of its arguments. Errors in the arguments that it skips do not matter. */
const choice = (
  from: number,
  to: number,
  run: (values: readonly Value[], surroundings: Surroundings) => Value,
  step = 1,
): FormulaFunction => ({ kind: 'values', from, to, step, keepsErrors: true, run });

const isError = (value: Value): boolean => isErrorText(value);

/** A choice that is left out is 0. */
const chosen = (value: Value | undefined): Value => (value === undefined ? '#N/A' : (value ?? 0));

function firstTrue(values: readonly Value[]): Value {
  for (let index = 0; index < values.length; index += 2) {
    if (booleanArgument(values[index] ?? null)) return chosen(values[index + 1]);
  }
  return '#N/A';
}

function switched([value = null, ...cases]: readonly Value[]): Value {
  const wanted = withoutError(value);
  for (let index = 0; index + 1 < cases.length; index += 2) {
    if (compare(withoutError(cases[index] ?? null), wanted) === 0) return chosen(cases[index + 1]);
  }
  return chosen(cases.length % 2 === 1 ? cases.at(-1) : undefined);
}

export const logicFunctions: Functions = {
  TRUE: { kind: 'values', from: 0, to: 0, run: () => true },
  FALSE: { kind: 'values', from: 0, to: 0, run: () => false },
  AND: ofTruths((found) => found.every(Boolean)),
  OR: ofTruths((found) => found.some(Boolean)),
  XOR: ofTruths((found) => found.filter(Boolean).length % 2 === 1),
  NOT: { kind: 'values', from: 1, to: 1, run: ([value = null]) => !booleanArgument(value) },
  IF: choice(2, 3, ([condition = null, then = null, otherwise = false]) =>
    booleanArgument(condition) ? then : otherwise,
  ),
  IFS: choice(2, MANY - 1, firstTrue, 2),
  SWITCH: choice(3, MANY - 1, switched),
  CHOOSE: choice(2, MANY, ([index = null, ...values], surroundings) => {
    const number = wholeArgument(index, surroundings);
    if (number < 1 || number > values.length) return '#VALUE!';
    return chosen(values[number - 1]);
  }),
  IFERROR: choice(2, 2, ([value = null, otherwise = null]) => chosen(isError(value) ? otherwise : value)),
  IFNA: choice(2, 2, ([value = null, otherwise = null]) => chosen(value === '#N/A' ? otherwise : value)),
};
