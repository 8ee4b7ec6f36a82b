/** The formulas of the grid in memory: their values, and their texts, which follow what they refer to. */
import { intersection } from '../area';
import type { Area, Grid, GridTable, Scalar } from '../grid';
import { DefinedNames } from '../formulas/defined-names';
import type { Place } from '../formulas/operand';
import { sortedFormula, withSheet } from '../formulas/rewrite';
import { sameName } from '../names';
import { Calculation } from './calculation';
import {
  asCells,
  columnNames,
  columnsLeft,
  grownFormula,
  movedFormula,
  retold,
  rewriteFormulas,
  withColumns,
  type FormulaCell,
} from './formula-moves';
import type { GridState } from './grid-state';
import type { Run } from './moved-tables';

export interface MemoryFormulas {
  /** What the host defines for formulas. */
  readonly names?: DefinedNames;
  /** The value of the formula of a cell. */
  valueAt(place: Place): Scalar;
  /** Must be called when something changed, or may have: all values are calculated again. */
  forget(): void;
  /** Must be called when another workbook is in the grid. */
  reset(): void;
  /** Must be called when undo has taken a step back. */
  stepUndone(): void;
  sheetRenamed(sheet: string, from: string, to: string): void;
  sheetDeleted(name: string): void;
  /** Does the work that writes to an area. Names of columns that it changes go into the formulas that use them. */
  whileWriting(sheet: string, area: Area, work: () => void): void;
  inserted(run: Run): void;
  /** Must be called before rows or columns are deleted; what it returns, afterwards. */
  beforeDelete(run: Run): () => void;
  tableRenamed(before: GridTable, name: string): void;
  tableResized(before: GridTable, area: Area): void;
  /** Must be called before a table becomes plain cells. */
  tableConverted(table: GridTable): void;
  /** A table was deleted with its cells. */
  tableDeleted(table: GridTable): void;
  /** The formula of a row that sorting moves, so many rows on. */
  sorted(formula: string, rows: number): string;
}

export interface MemoryFormulasOptions {
  readonly use1904: boolean;
  /** What NOW and TODAY give, by local time. */
  readonly now: () => Date;
  /** What RAND gives: 0 to 1, without 1. */
  readonly random: () => number;
}

export function formulasOf(state: GridState, grid: () => Grid): MemoryFormulas {
  const { history, options } = state;
  const year = options.now().getFullYear();
  const calculation = new Calculation(grid, (sheet) => state.cellsOf(sheet), { ...options, year });
  const forget = (): void => calculation.forget();
  /** Formulas are rewritten so that they mean the same as before; undo brings their old texts back. */
  const rewrite = (change: (cell: FormulaCell) => string): void => {
    forget();
    if (history.isReverting) return;
    const restore = rewriteFormulas(state.sheets, change);
    if (!restore) return;
    history.record(() => {
      restore();
      forget();
    });
  };
  /** Undo does not rename sheets or bring deleted ones back, so that nothing is noted for undo. */
  const renameSheet = (from: string, to: string | undefined): void => {
    rewriteFormulas(state.sheets, ({ formula }) => withSheet(formula, from, to));
    forget();
  };
  /** Former names of sheets: undo may bring formulas back that were written before a sheet was renamed. */
  const formerNames = new Map<string, string>();
  const moveFormulas = (run: Run, isInsertion: boolean): void => {
    const { name } = state.sheetOf(run.sheet);
    rewrite((cell) => movedFormula(cell, run, isInsertion, name));
  };
  const hasFormulas = (): boolean => state.sheets.some(({ cells }) => cells.hasFormulas);

  return {
    names: new DefinedNames(forget),
    valueAt: (place) => calculation.valueAt(place),
    forget,
    reset() {
      formerNames.clear();
      forget();
    },
    stepUndone() {
      for (const [former, id] of formerNames) {
        const now = state.sheets.find((each) => each.id === id)?.name;
        if (now === undefined || state.sheets.some((each) => sameName(each.name, former))) continue;
        renameSheet(former, now);
      }
    },
    sheetRenamed(sheet, from, to) {
      renameSheet(from, to);
      formerNames.set(from, sheet);
    },
    sheetDeleted: (name) => renameSheet(name, undefined),
    whileWriting(sheet, area, work) {
      const touched = hasFormulas()
        ? state.tables.filter((each) => each.sheet === sheet && intersection({ ...each.area, rows: 1 }, area))
        : [];
      const cells = state.cellsOf(sheet);
      const before = touched.map((table) => columnNames(table, cells, area));
      work();
      touched.forEach((table, index) => {
        const [old = [], names] = [before[index], columnNames(table, cells, area)];
        if (old.every((name, place) => name === names[place])) return;
        rewrite((cell) => retold(cell, table, (reference) => withColumns(reference, old, names)));
      });
    },
    inserted: (run) => moveFormulas(run, true),
    beforeDelete(run) {
      const narrowed = state.tables
        .filter((table) => run.axis === 'columns' && hasFormulas() && table.sheet === run.sheet)
        .map((table) => ({ table, names: columnNames(table, state.cellsOf(run.sheet), undefined) }));
      return () => {
        moveFormulas(run, false);
        for (const { table, names } of narrowed) {
          const after = columnsLeft(names, table, run);
          rewrite((cell) => retold(cell, table, (reference) => withColumns(reference, names, after)));
        }
      };
    },
    tableRenamed: (before, name) =>
      rewrite((cell) =>
        retold(cell, before, (reference) =>
          reference.table === undefined ? reference : { ...reference, table: name },
        ),
      ),
    tableResized(before, area) {
      const { name } = state.sheetOf(before.sheet);
      rewrite((cell) => grownFormula(cell, before, area, name));
    },
    tableConverted(table) {
      const { cells, name } = state.sheetOf(table.sheet);
      const plain = { names: columnNames(table, cells, undefined), sheet: name };
      rewrite((cell) => retold(cell, table, (reference) => asCells(reference, cell, table, plain)));
    },
    tableDeleted(table) {
      if (hasFormulas()) rewrite((cell) => retold(cell, table, () => '#REF!'));
    },
    sorted: sortedFormula,
  };
}
