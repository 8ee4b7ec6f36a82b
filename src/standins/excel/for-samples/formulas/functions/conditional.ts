/** Functions that count, sum and average the cells that meet criteria. */
import { lastColumn, lastRow } from '../../../area';
import { SHEET_COLUMNS, SHEET_ROWS } from '../../../grid';
import type { Operand, Reference, Surroundings, Value } from '../operand';
import { FormulaError, singleOf, usedRowsOf, withoutError } from '../reading';
import { referenceArgument } from './arguments';
import { criterionOf } from './criteria';
import { MANY, type FormulaFunction, type Functions } from './function';
import { sum } from './numbers';
import { mean } from './statistics';

/** Row and column within a range. */
type Spot = readonly [number, number];

/** The places in equally large ranges where every criterion is met. Arguments are range, criterion, range, ... */
function placesOf(pairs: readonly Operand[], surroundings: Surroundings): Spot[] {
  const tests = [];
  for (let index = 0; index < pairs.length; index += 2) {
    const reference = referenceArgument(pairs[index]);
    const meets = criterionOf(singleOf(pairs[index + 1] ?? null, surroundings), surroundings.book);
    tests.push({ reference, meets, rows: usedRowsOf(reference, surroundings) });
  }
  const [first] = tests;
  if (!first) return [];
  const { rows, columns } = first.reference.area;
  if (tests.some(({ reference: { area } }) => area.rows !== rows || area.columns !== columns))
    throw new FormulaError('#VALUE!');
  const height = Math.max(...tests.map((test) => test.rows.length));
  const width = Math.max(...tests.map((test) => test.rows[0]?.length ?? 0));
  const found: Spot[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (tests.every((test) => test.meets(test.rows[row]?.[column] ?? null))) found.push([row, column]);
    }
  }
  return found;
}

/** How many cells of equally large ranges meet every criterion. Cells beyond the used part are empty. */
function countMet(pairs: readonly Operand[], surroundings: Surroundings): number {
  const found = placesOf(pairs, surroundings);
  const tests = pairs.filter((_, index) => index % 2 === 1);
  const meetsEmpty = tests.every((test) =>
    criterionOf(singleOf(test, surroundings), surroundings.book)(null),
  );
  if (!meetsEmpty) return found.length;
  const references = pairs.filter((_, index) => index % 2 === 0).map(referenceArgument);
  const blocks = references.map((reference) => usedRowsOf(reference, surroundings));
  const height = Math.max(...blocks.map((block) => block.length));
  const width = Math.max(...blocks.map((block) => block[0]?.length ?? 0));
  const { rows = 0, columns = 0 } = references[0]?.area ?? {};
  return found.length + rows * columns - height * width;
}

/** The numbers at these places of a range. */
function numbersAt(places: readonly Spot[], reference: Reference, surroundings: Surroundings): number[] {
  const rows = usedRowsOf(reference, surroundings);
  const values = places.map(([row, column]) => withoutError(rows[row]?.[column] ?? null));
  return values.filter((value) => typeof value === 'number');
}

/** SUMIF(range, criterion, [summed]): `summed` gives the first cell; the summed area is as large as the range. */
const oneCriterion = (run: (numbers: readonly number[]) => Value): FormulaFunction => ({
  kind: 'ranges',
  from: 2,
  to: 3,
  run([range = null, criterion = null, summed = range], surroundings) {
    const { area } = referenceArgument(range);
    const target = referenceArgument(summed);
    const { row, column } = target.area;
    const moved = { row, column, rows: area.rows, columns: area.columns };
    if (lastRow(moved) >= SHEET_ROWS || lastColumn(moved) >= SHEET_COLUMNS) throw new FormulaError('#REF!');
    const places = placesOf([range, criterion], surroundings);
    return run(numbersAt(places, { ...target, area: moved }, surroundings));
  },
});

/** SUMIFS(summed, range, criterion, ...). */
const manyCriteria = (run: (numbers: readonly number[]) => Value): FormulaFunction => ({
  kind: 'ranges',
  from: 3,
  to: MANY,
  step: 2,
  run([summed = null, ...pairs], surroundings) {
    const target = referenceArgument(summed);
    const { area } = referenceArgument(pairs[0]);
    if (area.rows !== target.area.rows || area.columns !== target.area.columns)
      throw new FormulaError('#VALUE!');
    return run(numbersAt(placesOf(pairs, surroundings), target, surroundings));
  },
});

const best =
  (pick: (one: number, other: number) => number) =>
  (numbers: readonly number[]): number =>
    numbers.length === 0 ? 0 : numbers.reduce((one, other) => pick(one, other));

export const conditionalFunctions: Functions = {
  COUNTIF: { kind: 'ranges', from: 2, to: 2, run: countMet },
  COUNTIFS: { kind: 'ranges', from: 2, to: MANY - 1, step: 2, run: countMet },
  SUMIF: oneCriterion(sum),
  SUMIFS: manyCriteria(sum),
  AVERAGEIF: oneCriterion(mean),
  AVERAGEIFS: manyCriteria(mean),
  MAXIFS: manyCriteria(best(Math.max)),
  MINIFS: manyCriteria(best(Math.min)),
};
