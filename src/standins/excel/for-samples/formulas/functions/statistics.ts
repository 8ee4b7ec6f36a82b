/** Functions that sum up many values: counts, means, ranks, and SUBTOTAL. */
import { BeyondFormulas } from '../beyond';
import type { Operand, Surroundings, Value } from '../operand';
import { FormulaError, isSeveral, usedRowsOf } from '../reading';
import { numberOf } from '../values';
import { booleanArgument, numbersOf, referenceArgument, single, singleNumber, valuesOf } from './arguments';
import { MANY, type FormulaFunction, type Functions } from './function';
import { product, sum } from './numbers';

const ofMany = (run: (numbers: readonly number[]) => Value): FormulaFunction => ({
  kind: 'ranges',
  from: 1,
  to: MANY,
  run: (operands, surroundings) => run(numbersOf(operands, surroundings)),
});

/** Math.max(...numbers) fails if there are more numbers than the stack has room for. */
const extreme = (numbers: readonly number[], better: (one: number, other: number) => boolean): number =>
  numbers.reduce((best, each) => (better(each, best) ? each : best), numbers[0] ?? 0);

const largest = (numbers: readonly number[]): number => extreme(numbers, (one, other) => one > other);
const smallest = (numbers: readonly number[]): number => extreme(numbers, (one, other) => one < other);

export const mean = (numbers: readonly number[]): Value =>
  numbers.length === 0 ? '#DIV/0!' : sum(numbers) / numbers.length;

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

function median(numbers: readonly number[]): Value {
  const sorted = ascending(numbers);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? '#NUM!' : (low + high) / 2;
}

function deviation(numbers: readonly number[], isSample: boolean): Value {
  const divisor = numbers.length - (isSample ? 1 : 0);
  if (divisor <= 0) return '#DIV/0!';
  const middle = sum(numbers) / numbers.length;
  return Math.sqrt(sum(numbers.map((each) => (each - middle) ** 2)) / divisor);
}

/** How many arguments are numbers. Errors are ignored. */
function countNumbers(operands: readonly Operand[], surroundings: Surroundings): number {
  const counts = operands.map((operand) => {
    if (!isSeveral(operand)) return countsAsNumber(operand, surroundings) ? 1 : 0;
    return usedRowsOf(operand, surroundings)
      .flat()
      .filter((value) => typeof value === 'number').length;
  });
  return sum(counts);
}

const countsAsNumber = (value: Value, { book }: Surroundings): boolean => numberOf(value, book) !== undefined;

const countFilled = (operands: readonly Operand[], surroundings: Surroundings): number =>
  sum(
    operands.map((operand) =>
      isSeveral(operand) ? valuesOf([operand], surroundings).filter((value) => value !== null).length : 1,
    ),
  );

function countBlank([operand = null]: readonly Operand[], surroundings: Surroundings): number {
  const { area } = referenceArgument(operand);
  const filled = valuesOf([operand], surroundings).filter((value) => value !== null && value !== '');
  return area.rows * area.columns - filled.length;
}

/** LARGE and SMALL: the k-th number in an order. */
const numbered = (order: (numbers: readonly number[]) => number[]): FormulaFunction => ({
  kind: 'ranges',
  from: 2,
  to: 2,
  run([operand = null, k], surroundings) {
    const place = Math.ceil(singleNumber(k, surroundings));
    return order(numbersOf([operand], surroundings))[place - 1] ?? '#NUM!';
  },
});

/** Equal numbers have the same rank, the best one. */
const rank: FormulaFunction = {
  kind: 'ranges',
  from: 2,
  to: 3,
  run([operand, reference = null, order], surroundings) {
    const number = singleNumber(operand, surroundings);
    const numbers = numbersOf([referenceArgument(reference)], surroundings);
    if (!numbers.includes(number)) return '#N/A';
    const isAscending = order !== undefined && booleanArgument(single(order, surroundings));
    return numbers.filter((each) => (isAscending ? each < number : each > number)).length + 1;
  },
};

/** The meaning of SUBTOTAL's first argument. From 101 on, rows that a person has hidden are left out too. */
const SUBTOTALS: Readonly<Record<number, (operands: readonly Operand[], all: Surroundings) => Value>> = {
  1: (operands, all) => mean(numbersOf(operands, all)),
  2: countNumbers,
  3: countFilled,
  4: (operands, all) => largest(numbersOf(operands, all)),
  5: (operands, all) => smallest(numbersOf(operands, all)),
  6: (operands, all) => product(numbersOf(operands, all)),
  7: (operands, all) => deviation(numbersOf(operands, all), true),
  8: (operands, all) => deviation(numbersOf(operands, all), false),
  9: (operands, all) => sum(numbersOf(operands, all)),
};

function subtotal([which, ...references]: readonly Operand[], surroundings: Surroundings): Value {
  const number = Math.trunc(singleNumber(which, surroundings));
  const run = SUBTOTALS[number > 100 ? number - 100 : number];
  if (!run) {
    if ([10, 11, 110, 111].includes(number)) throw new BeyondFormulas(`SUBTOTAL(${number})`);
    throw new FormulaError('#VALUE!');
  }
  return run(
    references.map((operand) => ({ kind: 'matrix', rows: shown(operand, surroundings) })),
    surroundings,
  );
}

/** Without rows that a filter hides, and without other subtotals. */
function shown(operand: Operand, surroundings: Surroundings): Value[][] {
  const { sheet, area } = referenceArgument(operand);
  const { book } = surroundings;
  return usedRowsOf(operand, surroundings).flatMap((line, index) => {
    const row = area.row + index;
    if (book.isRowHidden(sheet, row)) return [];
    const isSubtotal = (column: number): boolean =>
      /\bSUBTOTAL\(/i.test(book.formulaAt({ sheet, row, column: area.column + column }) ?? '');
    return [line.map((value, column) => (isSubtotal(column) ? null : value))];
  });
}

export const statisticsFunctions: Functions = {
  COUNT: { kind: 'ranges', from: 1, to: MANY, run: countNumbers },
  COUNTA: { kind: 'ranges', from: 1, to: MANY, run: countFilled },
  COUNTBLANK: { kind: 'ranges', from: 1, to: 1, run: countBlank },
  AVERAGE: ofMany(mean),
  MAX: ofMany(largest),
  MIN: ofMany(smallest),
  MEDIAN: ofMany(median),
  STDEV: ofMany((numbers) => deviation(numbers, true)),
  'STDEV.S': ofMany((numbers) => deviation(numbers, true)),
  STDEVP: ofMany((numbers) => deviation(numbers, false)),
  'STDEV.P': ofMany((numbers) => deviation(numbers, false)),
  LARGE: numbered((numbers) => ascending(numbers).reverse()),
  SMALL: numbered(ascending),
  RANK: rank,
  'RANK.EQ': rank,
  SUBTOTAL: { kind: 'ranges', from: 2, to: MANY, run: subtotal },
};
