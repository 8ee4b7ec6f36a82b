/**
 * What the grid in memory needs of its formulas: their values, and texts that change with the cells that they refer to.
 */
import type { DefinedNames } from '../defined-names';
import type { Place } from '../formulas';
import type { Area, GridTable, Scalar } from '../grid';
import type { GridState } from './grid-state';
import type { Run } from './moved-tables';

export interface MemoryFormulas {
  /** What the host defines for formulas. */
  readonly names?: DefinedNames;
  /** The value of the formula of a cell. */
  valueAt(place: Place): Scalar;
  /** Must be called if something has changed, or may have changed: all values are calculated again. */
  forget(): void;
  /** Must be called when another workbook is in the grid. */
  reset(): void;
  /** Must be called after undo has undone a step. */
  stepUndone(): void;
  sheetRenamed(sheet: string, from: string, to: string): void;
  sheetDeleted(name: string): void;
  /** Runs work that writes to an area. New names of columns are put into the formulas that use them. */
  whileWriting(sheet: string, area: Area, work: () => void): void;
  inserted(run: Run): void;
  /** Must be called before rows or columns are deleted. The returned function must be called afterwards. */
  beforeDelete(run: Run): () => void;
  tableRenamed(before: GridTable, name: string): void;
  tableResized(before: GridTable, area: Area): void;
  /** Must be called before a table becomes plain cells. */
  tableConverted(table: GridTable): void;
  /** A table was deleted with its cells. */
  tableDeleted(table: GridTable): void;
  /** The formula of a row that sorting moves by this many rows. */
  sorted(formula: string, rows: number): string;
}

const nothing = (): void => undefined;

/** Formulas without an engine: their values and texts stay as they were stored. */
export const storedFormulas = (state: GridState): MemoryFormulas => ({
  valueAt: ({ sheet, row, column }) => state.cellsOf(sheet).cell(row, column).value,
  forget: nothing,
  reset: nothing,
  stepUndone: nothing,
  sheetRenamed: nothing,
  sheetDeleted: nothing,
  whileWriting: (_sheet, _area, work) => work(),
  inserted: nothing,
  beforeDelete: () => nothing,
  tableRenamed: nothing,
  tableResized: nothing,
  tableConverted: nothing,
  tableDeleted: nothing,
  sorted: (formula) => formula,
});
