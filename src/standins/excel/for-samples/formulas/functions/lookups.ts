/** Functions that find values by others. */
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../../../grid';
import { BeyondFormulas } from '../beyond';
import { isErrorText } from '../../../values/error-values';
import type { Operand, Surroundings, Value } from '../operand';
import { FormulaError, partOf, rowsOf, sizeOf } from '../reading';
import { compare } from '../values';
import { booleanArgument, single, singleNumber } from './arguments';
import type { FormulaFunction, Functions } from './function';
import { wildcard } from './wildcards';

const isAlike = (value: Value, wanted: Value): boolean =>
  value !== null && typeof value === typeof wanted && !isErrorText(value);

/** The first place of a value. Texts may have wildcards if the function allows them. -1 if there is none. */
function findExactly(list: readonly Value[], wanted: Value, hasWildcards: boolean): number {
  if (hasWildcards && typeof wanted === 'string') {
    const pattern = wildcard(wanted, 'whole');
    return list.findIndex((value) => isAlike(value, wanted) && pattern.test(String(value)));
  }
  return list.findIndex((value) => isAlike(value, wanted) && compare(value, wanted) === 0);
}

/**
 * The last place of a value that is equal, or else next below (ascending) or next above (descending). -1 if there is
 * none.
 * @throws BeyondFormulas if the list is not sorted: no rule says what Excel's search then finds.
 */
function findSorted(list: readonly Value[], wanted: Value, isAscending: boolean): number {
  let found = -1;
  let before: Value = null;
  list.forEach((value, index) => {
    if (!isAlike(value, wanted)) return;
    const order = before === null ? 0 : compare(value, before);
    if (order !== 0 && order > 0 !== isAscending)
      throw new BeyondFormulas('searching a list that is not sorted for the nearest value');
    before = value;
    const side = compare(value, wanted);
    if (side === 0 || side < 0 === isAscending) found = index;
  });
  return found;
}

const linesOf = (rows: readonly (readonly Value[])[], isAcross: boolean): Value[] =>
  isAcross ? [...(rows[0] ?? [])] : rows.map((line) => line[0] ?? null);

/** The searched cells as a list: one row or one column. */
function listOf(operand: Operand, surroundings: Surroundings, failure: string): Value[] {
  const { rows, columns } = sizeOf(operand);
  if (rows !== 1 && columns !== 1) throw new FormulaError(failure);
  return linesOf(rowsOf(operand, surroundings), rows === 1 && columns > 1);
}

const wantedOf = (operand: Operand, surroundings: Surroundings): Value => single(operand, surroundings) ?? 0;

/** VLOOKUP; with `isAcross`, HLOOKUP. */
const lookup = (isAcross: boolean): FormulaFunction => ({
  kind: 'ranges',
  from: 3,
  to: 4,
  run([key = null, table = null, index = null, isNear], surroundings) {
    const wanted = wantedOf(key, surroundings);
    const place = Math.trunc(singleNumber(index, surroundings));
    const { rows, columns } = sizeOf(table);
    if (place < 1) return '#VALUE!';
    if (place > (isAcross ? rows : columns)) return '#REF!';
    const nearest = isNear === undefined || booleanArgument(single(isNear, surroundings));
    const list = linesOf(rowsOf(table, surroundings), isAcross);
    const found = nearest ? findSorted(list, wanted, true) : findExactly(list, wanted, true);
    if (found < 0) return '#N/A';
    const cell = isAcross ? { row: place - 1, column: found } : { row: found, column: place - 1 };
    return valueAt(table, cell, surroundings);
  },
});

function valueAt(operand: Operand, cell: Pick<Area, 'row' | 'column'>, surroundings: Surroundings): Operand {
  return partOf(operand, { ...cell, rows: 1, columns: 1 }, surroundings);
}

const match: FormulaFunction = {
  kind: 'ranges',
  from: 2,
  to: 3,
  run([key = null, list = null, type], surroundings) {
    const wanted = wantedOf(key, surroundings);
    const values = listOf(list, surroundings, '#N/A');
    const way = Math.sign(singleNumber(type, surroundings, 1));
    const found = way === 0 ? findExactly(values, wanted, true) : findSorted(values, wanted, way > 0);
    return found < 0 ? '#N/A' : found + 1;
  },
};

/** The place that XLOOKUP and XMATCH find by their match and search modes. -1 if there is none. */
function findByModes(
  values: readonly Value[],
  wanted: Value,
  [mode, search]: readonly [number, number],
): number {
  if (![-1, 0, 1, 2].includes(mode) || ![-2, -1, 1, 2].includes(search)) throw new FormulaError('#VALUE!');
  const isBackwards = search < 0;
  const list = isBackwards && search === -1 ? [...values].reverse() : values;
  const at = (index: number): number => (index < 0 || search !== -1 ? index : values.length - 1 - index);
  const exact = findExactly(list, wanted, mode === 2);
  if (exact >= 0 || mode === 0 || mode === 2) return at(exact);
  // The next smaller or larger value, in a list of any order.
  let best = -1;
  list.forEach((value, index) => {
    if (!isAlike(value, wanted) || compare(value, wanted) > 0 !== mode > 0) return;
    const order = best < 0 ? mode : compare(list[best] ?? null, value);
    if (order > 0 === mode > 0 && order !== 0) best = index;
  });
  return at(best);
}

const modesOf = (
  mode: Operand | undefined,
  search: Operand | undefined,
  surroundings: Surroundings,
): readonly [number, number] => [
  singleNumber(mode, surroundings),
  singleNumber(search ?? undefined, surroundings, 1),
];

const xlookup: FormulaFunction = {
  kind: 'ranges',
  from: 3,
  to: 6,
  run([key = null, list = null, answers = null, otherwise, mode, search], surroundings) {
    const wanted = wantedOf(key, surroundings);
    const values = listOf(list, surroundings, '#VALUE!');
    const { rows, columns } = sizeOf(list);
    const isAcross = rows === 1 && columns > 1;
    const size = sizeOf(answers);
    if (isAcross ? size.columns !== columns : size.rows !== rows) return '#VALUE!';
    const found = findByModes(values, wanted, modesOf(mode, search, surroundings));
    if (found < 0) return otherwise ?? '#N/A';
    const part = isAcross
      ? { row: 0, column: found, rows: size.rows, columns: 1 }
      : { row: found, column: 0, rows: 1, columns: size.columns };
    return partOf(answers, part, surroundings);
  },
};

const xmatch: FormulaFunction = {
  kind: 'ranges',
  from: 2,
  to: 4,
  run([key = null, list = null, mode, search], surroundings) {
    const values = listOf(list, surroundings, '#VALUE!');
    const modes = modesOf(mode, search, surroundings);
    const found = findByModes(values, wantedOf(key, surroundings), modes);
    return found < 0 ? '#N/A' : found + 1;
  },
};

/** INDEX(range, row, [column]). 0 means all rows or columns. For a single row or column, one number is enough. */
const index: FormulaFunction = {
  kind: 'ranges',
  from: 2,
  to: 3,
  run([operand = null, first = null, second], surroundings) {
    const { rows, columns } = sizeOf(operand);
    const number = Math.trunc(singleNumber(first, surroundings));
    const isAlong = rows === 1 && second === undefined;
    const row = isAlong ? 1 : number;
    const column = isAlong ? number : Math.trunc(singleNumber(second, surroundings, columns === 1 ? 1 : 0));
    if (row < 0 || column < 0) return '#VALUE!';
    if (row > Math.min(rows, SHEET_ROWS) || column > Math.min(columns, SHEET_COLUMNS)) return '#REF!';
    const part = {
      row: Math.max(0, row - 1),
      column: Math.max(0, column - 1),
      rows: row === 0 ? rows : 1,
      columns: column === 0 ? columns : 1,
    };
    return partOf(operand, part, surroundings);
  },
};

export const lookupFunctions: Functions = {
  VLOOKUP: lookup(false),
  HLOOKUP: lookup(true),
  MATCH: match,
  INDEX: index,
  XLOOKUP: xlookup,
  XMATCH: xmatch,
};
