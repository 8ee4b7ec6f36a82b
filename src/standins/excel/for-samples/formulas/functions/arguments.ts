/**
 * Arguments in the form that functions need. If an argument does not have that form, the function ends with an error
 * value.
 */
import { isReference, type Operand, type Surroundings, type Value } from '../operand';
import { FormulaError, isSeveral, singleOf, usedRowsOf, withoutError } from '../reading';
import { booleanOf, numberOf } from '../values';

export function numberArgument(value: Value, { book }: Surroundings): number {
  const number = numberOf(withoutError(value), book);
  if (number === undefined) throw new FormulaError('#VALUE!');
  return number;
}

/** Numbers that count something lose their fraction. */
export const wholeArgument = (value: Value, surroundings: Surroundings): number =>
  Math.trunc(numberArgument(value, surroundings));

export function booleanArgument(value: Value): boolean {
  const truth = booleanOf(withoutError(value));
  if (truth === undefined) throw new FormulaError('#VALUE!');
  return truth;
}

/** One value; null if the argument is left out. */
export const single = (operand: Operand | undefined, surroundings: Surroundings): Value =>
  operand === undefined ? null : withoutError(singleOf(operand, surroundings));

/** One number; `otherwise` if the argument is left out. */
export const singleNumber = (
  operand: Operand | undefined,
  surroundings: Surroundings,
  otherwise = 0,
): number =>
  operand === undefined ? otherwise : numberArgument(single(operand, surroundings), surroundings);

/**
 * The numbers among arguments, as SUM uses them: of cells, only numbers; of a value that is given directly, everything
 * that counts as a number.
 */
export function numbersOf(operands: readonly Operand[], surroundings: Surroundings): number[] {
  const numbers: number[] = [];
  for (const operand of operands) {
    if (!isSeveral(operand)) numbers.push(numberArgument(operand, surroundings));
    else
      for (const line of usedRowsOf(operand, surroundings)) {
        for (const value of line) if (typeof withoutError(value) === 'number') numbers.push(value as number);
      }
  }
  return numbers;
}

/** All values of all arguments, without empty cells beyond the used part. */
export const valuesOf = (operands: readonly Operand[], surroundings: Surroundings): Value[] =>
  operands.flatMap((operand) => usedRowsOf(operand, surroundings).flat());

export function referenceArgument(operand: Operand | undefined) {
  if (operand === undefined || !isReference(operand)) throw new FormulaError('#VALUE!');
  return operand;
}
