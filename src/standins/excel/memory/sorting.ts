/** Sorting rows of the grid in memory. */
import { lastRow } from '../area';
import { sortedFormula } from '../formulas/rewrite';
import type { Area, Grid, GridChange, Scalar } from '../grid';
import type { GridState } from './grid-state';
import type { RowPart } from './row';
import { compareValues } from './sort-order';

export function sortParts(state: GridState): Pick<Grid, 'sortTable'> {
  const sortTable: Grid['sortTable'] = (table, column, ascending, by) => {
    const { sheet, area: whole } = state.tableOf(table);
    const area = { ...whole, row: whole.row + 1, rows: whole.rows - 1 };
    const cells = state.cellsOf(sheet);
    const rows: number[] = [];
    for (let row = area.row; row <= lastRow(area); row++) if (!cells.rows[row]?.hidden) rows.push(row);
    const keys = new Map(rows.map((row) => [row, cells.cell(row, area.column + column).value]));
    const key = (row: number): Scalar => keys.get(row) ?? '';
    const sorted = [...rows].sort((one, other) => compareValues(key(one), key(other), ascending));
    const parts = sorted.map((from, index) =>
      sortedPart(cells.part(from, area.column, area.columns), (rows[index] ?? from) - from),
    );
    placeRows(sheet, area, rows, parts, by);
  };
  /** A row's cells after they moved this many rows. */
  const sortedPart = (part: RowPart, rows: number): RowPart => ({
    ...part,
    formulas: part.formulas.map((formula) => formula && sortedFormula(formula, rows)),
  });
  /** Puts whole parts of rows where others were. */
  const placeRows = (
    sheet: string,
    area: Area,
    rows: readonly number[],
    parts: readonly RowPart[],
    by: GridChange['by'],
  ): void => {
    const cells = state.cellsOf(sheet);
    const before = rows.map((row) => cells.part(row, area.column, area.columns));
    rows.forEach((row, index) => {
      const part = parts[index];
      if (part) cells.setPart(row, area.column, area.columns, part);
    });
    state.history.record(() => placeRows(sheet, area, rows, before, 'user'));
    state.notify(sheet, by, { kind: 'sorted', area });
  };

  return { sortTable };
}
