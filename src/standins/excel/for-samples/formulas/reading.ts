/** Reads the result of an argument as the kind of value that a function needs. */
import { intersection } from '../../area';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../../grid';
import { BeyondFormulas } from './beyond';
import { isErrorText } from '../../values/error-values';
import {
  isMatrix,
  isReference,
  type Operand,
  type Reference,
  type Surroundings,
  type Value,
} from './operand';

type Rows = readonly (readonly Value[])[];

/** Ends a function with an error value. */
export class FormulaError extends Error {
  override name = 'FormulaError';

  constructor(readonly value: string) {
    super(value);
  }
}

/** The value itself. If it is an error, the function ends with that error. */
export function withoutError(value: Value): Value {
  if (typeof value === 'string' && isErrorText(value)) throw new FormulaError(value);
  return value;
}

export const isSeveral = (operand: Operand): operand is Exclude<Operand, Value> =>
  isReference(operand) || isMatrix(operand);

/** All values by row and column. Whole rows and columns are cut to those that are in use anywhere in the workbook. */
export function rowsOf(operand: Operand, { book }: Surroundings): Rows {
  if (isMatrix(operand)) return operand.rows;
  if (!isReference(operand)) return [[operand]];
  const { area, sheet } = operand;
  const { rows, columns } = book.extent();
  const isWhole = area.rows === SHEET_ROWS || area.columns === SHEET_COLUMNS;
  return book.block(sheet, isWhole ? cut(area, rows, columns) : area);
}

/** Like rowsOf, without the empty cells below and beside all used cells: for functions that skip empty cells. */
export function usedRowsOf(operand: Operand, surroundings: Surroundings): Rows {
  if (!isReference(operand)) return rowsOf(operand, surroundings);
  const { book } = surroundings;
  const { rows, columns } = book.extent();
  const used = intersection(operand.area, { row: 0, column: 0, rows, columns });
  return used ? book.block(operand.sheet, used) : [];
}

const cut = (area: Area, rows: number, columns: number): Area => ({
  ...area,
  rows: area.rows === SHEET_ROWS ? Math.max(1, rows) : area.rows,
  columns: area.columns === SHEET_COLUMNS ? Math.max(1, columns) : area.columns,
});

/** How many rows and columns an argument has, used or not. */
export function sizeOf(operand: Operand): { readonly rows: number; readonly columns: number } {
  if (isReference(operand)) return operand.area;
  if (isMatrix(operand)) return { rows: operand.rows.length, columns: operand.rows[0]?.length ?? 0 };
  return { rows: 1, columns: 1 };
}

/**
 * One value, for a function that takes one.
 * @throws BeyondFormulas if the argument has several: Excel then fills several cells.
 */
export function singleOf(operand: Operand, surroundings: Surroundings): Value {
  const one = narrowed(operand, surroundings);
  const { rows, columns } = sizeOf(one);
  if (rows * columns !== 1) throw new BeyondFormulas('formulas that fill several cells');
  return rowsOf(one, surroundings)[0]?.[0] ?? null;
}

/** Of a column of the formula's own table, the cell in its own row. */
export const narrowed = (operand: Operand, { place }: Surroundings): Operand =>
  isReference(operand) && operand.isOwnColumn && operand.area.columns === 1
    ? { ...operand, area: { ...operand.area, row: place.row, rows: 1 }, isOwnColumn: false }
    : operand;

/** The meaning of `@`: the one cell of a range that is in the formula's row or column. */
export function crossing(operand: Operand, { place }: Surroundings): Operand {
  if (isMatrix(operand)) return operand.rows[0]?.[0] ?? null;
  if (!isReference(operand)) return operand;
  const { area } = operand;
  const row = area.rows === 1 ? area.row : place.row;
  const column = area.columns === 1 ? area.column : place.column;
  const cell = intersection(area, { row, column, rows: 1, columns: 1 });
  return cell ? { ...operand, area: cell, isOwnColumn: false } : '#VALUE!';
}

/**
 * Applies a function of single values to arguments that may have several: value by value. A single row or column is
 * used for all rows or columns of the others (docs: Dynamic array formulas).
 */
export function lift(
  operands: readonly Operand[],
  run: (values: readonly Value[]) => Value,
  surroundings: Surroundings,
): Operand {
  if (!operands.some(isSeveral)) return run(operands as readonly Value[]);
  const blocks = operands.map((operand) => rowsOf(operand, surroundings));
  const rows = Math.max(...blocks.map((block) => block.length));
  const columns = Math.max(...blocks.map((block) => block[0]?.length ?? 0));
  const at = (block: Rows, row: number, column: number): Value => {
    const line = block.length === 1 ? block[0] : block[row];
    const value = line?.length === 1 ? line[0] : line?.[column];
    return value === undefined ? '#N/A' : value;
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => run(blocks.map((block) => at(block, row, column)))),
  );
  const [only] = lines.length === 1 ? lines : [];
  return only?.length === 1 ? (only[0] ?? null) : { kind: 'matrix', rows: lines };
}

/** A part of a range or of values; a range if possible. */
export function partOf(operand: Operand, part: Area, surroundings: Surroundings): Operand {
  if (isReference(operand)) {
    const { row, column } = operand.area;
    const area = { ...part, row: row + part.row, column: column + part.column };
    return { ...operand, area, isOwnColumn: false } satisfies Reference;
  }
  const rows = rowsOf(operand, surroundings)
    .slice(part.row, part.row + part.rows)
    .map((line) => line.slice(part.column, part.column + part.columns));
  return { kind: 'matrix', rows };
}
