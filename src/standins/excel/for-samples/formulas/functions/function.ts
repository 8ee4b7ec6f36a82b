/** functions: what each function of a formula answers, as tables by subject; sources are the functions' pages at support.microsoft.com. */
import type { Operand, Surroundings, Value } from '../operand';

interface Signature {
  /** Fewest and most arguments; others are no formula. */
  readonly from: number;
  readonly to: number;
  /** Arguments beyond `from` come in groups of this size. */
  readonly step?: number;
  /** Columns of the own table mean all their rows within the arguments, as in SUMPRODUCT. */
  readonly takesArrays?: boolean;
  /** The number format that a General cell gets when a formula of this function is entered. */
  readonly format?: string;
}

/** Takes single values, and is asked value by value where an argument is several; errors among them are its answer. */
interface FunctionOfValues extends Signature {
  readonly kind: 'values';
  /** Errors are handed in as well. */
  readonly keepsErrors?: boolean;
  run(values: readonly Value[], surroundings: Surroundings): Value;
}

/** Takes ranges as ranges. */
interface FunctionOfRanges extends Signature {
  readonly kind: 'ranges';
  run(operands: readonly Operand[], surroundings: Surroundings): Operand;
}

export type FormulaFunction = FunctionOfValues | FunctionOfRanges;
export type Functions = Readonly<Record<string, FormulaFunction>>;

/** Excel's most for one function. */
export const MANY = 255;
