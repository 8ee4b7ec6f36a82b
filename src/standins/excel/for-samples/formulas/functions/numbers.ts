/** Functions of numbers. */
import type { Operand, Surroundings, Value } from '../operand';
import { FormulaError, rowsOf, sizeOf, withoutError } from '../reading';
import { numberArgument, numbersOf } from './arguments';
import { MANY, type FormulaFunction, type Functions } from './function';

/** A function of one to three numbers. */
const ofNumbers = (
  from: number,
  to: number,
  run: (one: number, other: number, third: number) => Value,
  otherwise = 0,
): FormulaFunction => ({
  kind: 'values',
  from,
  to,
  run(values, surroundings) {
    const [one = 0, other = otherwise, third = 0] = values.map((value) =>
      numberArgument(value, surroundings),
    );
    return run(one, other, third);
  },
});

const ofMany = (run: (numbers: readonly number[]) => Value): FormulaFunction => ({
  kind: 'ranges',
  from: 1,
  to: MANY,
  run: (operands, surroundings) => run(numbersOf(operands, surroundings)),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
export const product = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((total, each) => total * each, 1);

/** `base ^ exponent` by Excel's errors. */
export function power(base: number, exponent: number): Value {
  if (base === 0 && exponent === 0) return '#NUM!';
  return base === 0 && exponent < 0 ? '#DIV/0!' : base ** exponent;
}

/** Moves the decimal point in the number as it is written, so that no binary fraction is involved. */
function shifted(number: number, places: number): number {
  const [digits = '', power = '0'] = String(number).split('e');
  return Number(`${digits}e${Number(power) + places}`);
}

/** Rounds a number without its sign. Excel knows 15 digits of it. */
function rounded(number: number, places: number, round: (size: number) => number): number {
  const whole = Math.trunc(places);
  const size = shifted(Number(Math.abs(number).toPrecision(15)), whole);
  return Math.sign(number) * shifted(round(size), -whole);
}

function modulo(number: number, divisor: number): Value {
  return divisor === 0 ? '#DIV/0!' : number - divisor * Math.floor(number / divisor);
}

function toMultiple(number: number, multiple: number, round: (quotient: number) => number): Value {
  if (multiple === 0) return 0;
  if (number > 0 && multiple < 0) return '#NUM!';
  return round(Number((number / multiple).toPrecision(15))) * multiple;
}

/** Multiplies the values at the same place of each argument. A value that is no number counts as 0. */
function sumProduct(operands: readonly Operand[], surroundings: Surroundings): Value {
  const [first] = operands.map(sizeOf);
  const isAlike = operands.map(sizeOf).every((size) => isSameSize(size, first));
  if (!isAlike) throw new FormulaError('#VALUE!');
  const blocks = operands.map((operand) => rowsOf(operand, surroundings));
  let total = 0;
  for (let row = 0; row < (blocks[0]?.length ?? 0); row++) {
    for (let column = 0; column < (blocks[0]?.[row]?.length ?? 0); column++) {
      const factors = blocks.map((block) => withoutError(block[row]?.[column] ?? null));
      total += product(factors.map((factor) => (typeof factor === 'number' ? factor : 0)));
    }
  }
  return total;
}

const isSameSize = (one: ReturnType<typeof sizeOf>, other: ReturnType<typeof sizeOf> | undefined): boolean =>
  one.rows === other?.rows && one.columns === other.columns;

function randomBetween(bottom: number, top: number, random: number): Value {
  const [low, high] = [Math.ceil(bottom), Math.floor(top)];
  return low > high ? '#NUM!' : low + Math.floor(random * (high - low + 1));
}

export const numberFunctions: Functions = {
  SUM: ofMany(sum),
  PRODUCT: ofMany(product),
  SUMPRODUCT: { kind: 'ranges', from: 1, to: MANY, takesArrays: true, run: sumProduct },
  ABS: ofNumbers(1, 1, Math.abs),
  SIGN: ofNumbers(1, 1, Math.sign),
  INT: ofNumbers(1, 1, Math.floor),
  TRUNC: ofNumbers(1, 2, (number, places) => rounded(number, places, Math.floor)),
  ROUND: ofNumbers(2, 2, (number, places) => rounded(number, places, (size) => Math.floor(size + 0.5))),
  ROUNDUP: ofNumbers(2, 2, (number, places) => rounded(number, places, Math.ceil)),
  ROUNDDOWN: ofNumbers(2, 2, (number, places) => rounded(number, places, Math.floor)),
  CEILING: ofNumbers(2, 2, (number, multiple) => toMultiple(number, multiple, Math.ceil)),
  FLOOR: ofNumbers(2, 2, (number, multiple) =>
    multiple === 0 && number !== 0 ? '#DIV/0!' : toMultiple(number, multiple, Math.floor),
  ),
  MOD: ofNumbers(2, 2, modulo),
  QUOTIENT: ofNumbers(2, 2, (number, divisor) => (divisor === 0 ? '#DIV/0!' : Math.trunc(number / divisor))),
  POWER: ofNumbers(2, 2, power),
  SQRT: ofNumbers(1, 1, Math.sqrt),
  EXP: ofNumbers(1, 1, Math.exp),
  LN: ofNumbers(1, 1, (number) => (number > 0 ? Math.log(number) : '#NUM!')),
  LOG10: ofNumbers(1, 1, (number) => (number > 0 ? Math.log10(number) : '#NUM!')),
  PI: ofNumbers(0, 0, () => Number(Math.PI.toPrecision(15))),
  RAND: { kind: 'values', from: 0, to: 0, run: (_values, { book }) => book.random() },
  RANDBETWEEN: {
    kind: 'values',
    from: 2,
    to: 2,
    run([bottom = null, top = null], surroundings) {
      const ends = [numberArgument(bottom, surroundings), numberArgument(top, surroundings)] as const;
      return randomBetween(...ends, surroundings.book.random());
    },
  },
};
