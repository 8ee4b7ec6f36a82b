/**
 * functions: the result of each function, as tables by subject. Sources: the functions' pages at support.microsoft.com.
 */
import type { Operand, Surroundings, Value } from '../operand';

interface Signature {
  /** The fewest and the most arguments. With any other number, the text is no formula. */
  readonly from: number;
  readonly to: number;
  /** Arguments beyond `from` come in groups of this size. */
  readonly step?: number;
  /** Within the arguments, columns of the own table mean all their rows, as in SUMPRODUCT. */
  readonly takesArrays?: boolean;
  /** The number format that a General cell gets when a formula of this function is entered. */
  readonly format?: string;
}

/**
 * Takes single values. If an argument has several values, the function is called value by value. An error among them is
 * its result.
 */
interface FunctionOfValues extends Signature {
  readonly kind: 'values';
  /** Gets errors as values too. */
  readonly keepsErrors?: boolean;
  run(values: readonly Value[], surroundings: Surroundings): Value;
}

/** Gets ranges as ranges. */
interface FunctionOfRanges extends Signature {
  readonly kind: 'ranges';
  run(operands: readonly Operand[], surroundings: Surroundings): Operand;
}

export type FormulaFunction = FunctionOfValues | FunctionOfRanges;
export type Functions = Readonly<Record<string, FormulaFunction>>;

/** The most arguments of one function in Excel. */
export const MANY = 255;
