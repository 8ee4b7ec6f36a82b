/** The formulas of all sheets, put into other words when what they look at moves or gets another name. */
import { afterDelete, afterInsert } from '../area';
import { sameName } from '../names';
import { withReferences } from '../formulas/rewrite';
import type { Run } from './moved-tables';
import type { SheetCells } from './sheet-cells';

export interface NamedCells {
  readonly id: string;
  readonly name: string;
  readonly cells: SheetCells;
}

export interface FormulaCell {
  readonly sheet: NamedCells;
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** Gives each formula its new text; returns the work that puts the old texts back where they were. */
export function rewriteFormulas(
  sheets: readonly NamedCells[],
  change: (cell: FormulaCell) => string,
): (() => void) | undefined {
  const before: FormulaCell[] = [];
  for (const sheet of sheets) {
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
  if (before.length === 0) return undefined;
  return () => {
    for (const { sheet, row, column, formula } of before) sheet.cells.setFormula(row, column, formula);
  };
}

/** A formula after rows or columns of a sheet were inserted or deleted. */
export function movedFormula(
  { formula, sheet }: FormulaCell,
  run: Run,
  isInsertion: boolean,
  movedSheet: string,
): string {
  return withReferences(formula, (reference) => {
    const isThere =
      reference.sheet === undefined ? sheet.id === run.sheet : sameName(reference.sheet, movedSheet);
    if (!isThere) return reference;
    const move = isInsertion ? afterInsert : afterDelete;
    const area = move(reference.area, run.axis, run.at, run.count);
    if (area === reference.area) return reference;
    return area && { ...reference, area };
  });
}
