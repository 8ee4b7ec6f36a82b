/** Formulas of the grid in memory keep their meaning when rows, columns or sheets that they refer to move, change or go. */
import type { afterDelete, afterInsert } from '../area';
import { withReferences, withSheet } from '../formulas/rewrite';
import { sameExcelName } from '../names';
import type { GridState, SheetState } from './grid-state';
import type { TableRun } from './tables';

interface FormulaCell {
  readonly sheet: SheetState;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** After rows or columns of a sheet were inserted or deleted. Undo restores the old texts. */
export function moveFormulas(
  state: GridState,
  run: TableRun,
  move: typeof afterInsert | typeof afterDelete,
): void {
  if (state.history.isReverting) return;
  const { name } = state.sheetOf(run.sheet);
  const before = rewritten(state, ({ formula, sheet }) =>
    withReferences(formula, (reference) => {
      const isThere =
        reference.sheet === undefined ? sheet.id === run.sheet : sameExcelName(reference.sheet, name);
      if (!isThere) return reference;
      const area = move(reference.area, run.axis, run.at, run.count);
      if (area === reference.area) return reference;
      return area && { ...reference, area };
    }),
  );
  if (before.length === 0) return;
  state.history.record(() => {
    for (const { sheet, row, column, formula } of before) sheet.cells.setFormula(row, column, formula);
  });
}

/** A sheet was renamed, or deleted if `to` is undefined. Undo brings back neither, so nothing is recorded. */
export function renameInFormulas(state: GridState, from: string, to: string | undefined): void {
  rewritten(state, ({ formula }) => withSheet(formula, from, to));
}

/** Gives each formula its new text. Returns the formulas that had another text before. */
function rewritten({ sheets }: GridState, change: (cell: FormulaCell) => string): FormulaCell[] {
  const before: FormulaCell[] = [];
  for (const sheet of sheets) {
    if (!sheet.cells.hasFormulas) continue;
    sheet.cells.rows.forEach((stored, row) => {
      stored?.formulas?.forEach((formula, column) => {
        if (formula === undefined) return;
        const cell = { sheet, row, column, formula };
        const next = change(cell);
        if (next === formula) return;
        before.push(cell);
        sheet.cells.setFormula(row, column, next);
      });
    });
  }
  return before;
}
