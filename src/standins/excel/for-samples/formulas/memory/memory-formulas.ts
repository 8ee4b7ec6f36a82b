/**
 * The formulas of the grid in memory: their values, and their texts, which change with the cells that they refer to.
 */
import { intersection } from '../../../area';
import type { Grid } from '../../../grid';
import { DefinedNames } from '../../../defined-names';
import { sortedFormula, withSheet } from '../rewrite';
import { sameName } from '../../../names';
import { Calculation } from './calculation';
import {
  asCells,
  columnNames,
  columnsLeft,
  grownFormula,
  movedFormula,
  withTableReferences,
  rewriteFormulas,
  withColumns,
  type FormulaCell,
} from './formula-moves';
import type { GridState } from '../../../memory/grid-state';
import type { MemoryFormulas } from '../../../memory/formula-port';
import type { Run } from '../../../memory/moved-tables';

/** The formulas of a grid in memory, calculated and rewritten. */
export function formulasInMemory(state: GridState, grid: () => Grid): MemoryFormulas {
  const { history, options } = state;
  const year = options.now().getFullYear();
  const calculation = new Calculation(grid, (sheet) => state.cellsOf(sheet), { ...options, year });
  const forget = (): void => calculation.forget();
  /** Rewrites formulas so that their meaning stays the same. Undo restores their old texts. */
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
  /** Undo does not rename sheets or restore deleted ones, so nothing is recorded for undo. */
  const renameSheet = (from: string, to: string | undefined): void => {
    rewriteFormulas(state.sheets, ({ formula }) => withSheet(formula, from, to));
    forget();
  };
  /** Former names of sheets: undo may restore formulas that were written before a sheet was renamed. */
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
        rewrite((cell) =>
          withTableReferences(cell, table, (reference) => withColumns(reference, old, names)),
        );
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
          rewrite((cell) =>
            withTableReferences(cell, table, (reference) => withColumns(reference, names, after)),
          );
        }
      };
    },
    tableRenamed: (before, name) =>
      rewrite((cell) =>
        withTableReferences(cell, before, (reference) =>
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
      rewrite((cell) =>
        withTableReferences(cell, table, (reference) => asCells(reference, cell, table, plain)),
      );
    },
    tableDeleted(table) {
      if (hasFormulas()) rewrite((cell) => withTableReferences(cell, table, () => '#REF!'));
    },
    sorted: sortedFormula,
  };
}
