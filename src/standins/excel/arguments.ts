/**
 * Reads arguments from the wire as the values that a rule expects. Excel answers InvalidArgument for any other
 * argument.
 */
import { parseAddress } from './address';
import type { Scalar, Area } from './grid';
import { invalidArgument, notModelled, HostProblem } from './problem';
import type { Json, JsonObject } from './protocol';
import { HostObject, type Argument } from './wire/object-type';
import { RangeSelf } from './wire/pane';

export function textArgument(argument: Argument | undefined): string {
  if (typeof argument !== 'string') throw invalidArgument();
  return argument;
}

export function booleanOf(argument: Argument | undefined): boolean {
  if (typeof argument !== 'boolean') throw invalidArgument();
  return argument;
}

/** A whole number; `fallback` if the caller left the argument out. */
export function integerOf(argument: Argument | undefined, fallback?: number): number {
  if ((argument === undefined || argument === null) && fallback !== undefined) return fallback;
  if (typeof argument !== 'number' || !Number.isInteger(argument)) throw invalidArgument();
  return argument;
}

/**
 * One of the modelled values of an enumeration, compared exactly as Office.js sends them. ApiNotFound for another text: Excel
 * takes more choices than the stand-in has.
 */
export function choiceArgument<Choice extends string>(
  argument: Argument | undefined,
  choices: readonly Choice[],
  fallback?: Choice,
): Choice {
  if ((argument === undefined || argument === null) && fallback !== undefined) return fallback;
  const text = textArgument(argument);
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw notModelled(`the choice "${text}"`);
  return found;
}

export function plainOf(argument: Argument | undefined): Json {
  if (argument === undefined || argument instanceof HostObject) throw invalidArgument();
  return argument;
}

export function recordOf(argument: Argument | undefined): JsonObject {
  const plain = plainOf(argument);
  if (typeof plain !== 'object' || plain === null || isList(plain)) throw invalidArgument();
  return plain;
}

export const isList = (value: Argument): value is readonly Json[] => Array.isArray(value);

const isScalar = (value: Json): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * A block of values for `rows` x `columns` cells: a list of rows of exactly that size, or one value for every cell.
 * Null leaves a cell unchanged (undefined in the result).
 */
export function blockArgument(argument: Argument, rows: number, columns: number): (Scalar | undefined)[][] {
  if (!isList(argument)) {
    const value = plainOf(argument);
    if (!isScalar(value)) throw invalidArgument();
    return Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
  }
  const fits = argument.length === rows && argument.every((line) => isList(line) && line.length === columns);
  if (!fits) {
    throw invalidArgument(
      "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
    );
  }
  return argument.map((line) =>
    (line as readonly Json[]).map((value) => {
      if (value === null) return undefined;
      if (!isScalar(value)) throw invalidArgument();
      return value;
    }),
  );
}

/** The area of a range that still exists. */
export function areaOfArgument({ area }: RangeSelf): Area {
  if (!area) throw new HostProblem('InvalidReference');
  return area;
}

/** The place of the range that an argument is a proxy of; InvalidArgument for anything else. */
export function rangeArgument(argument: Argument | undefined): { sheet: string; area: Area } {
  const range = argument instanceof HostObject ? argument.self : undefined;
  if (!(range instanceof RangeSelf)) throw invalidArgument();
  return { sheet: range.sheet, area: areaOfArgument(range) };
}

/** The area on this sheet of a range, or of an address, given as an argument. */
export function areaArgument(argument: Argument | undefined, sheet: string): Area {
  if (typeof argument !== 'string') {
    const range = rangeArgument(argument);
    if (range.sheet !== sheet) throw invalidArgument();
    return range.area;
  }
  const area = parseAddress(argument);
  if (!area) throw invalidArgument();
  return area;
}
