/** Reading and writing the cells of the grid in memory. */
import { GRID_ROWS, type Area, type Grid } from '../grid';
import { formatValue } from '../values/number-format';
import type { GridState } from './grid-state';
import { sheetFormat } from './sheet-formats';

export function cellParts(state: GridState): Pick<Grid, 'used' | 'read' | 'values' | 'write' | 'texts'> {
  const write: Grid['write'] = (sheet, area, written, by) => {
    const cells = state.cellsOf(sheet);
    const before = blockOfCells(area, (row, column) => cells.cell(row, column));
    state.history.step(() => {
      written.forEach((line, row) =>
        line.forEach((cell, column) => cell && cells.setCell(area.row + row, area.column + column, cell)),
      );
      state.history.record(() => write(sheet, area, before, 'user'));
      state.notify(sheet, by, { kind: 'cells', area });
    });
  };

  return {
    used: (sheet) => state.cellsOf(sheet).used(),
    read(sheet, area) {
      const cells = state.cellsOf(sheet);
      return blockOfCells(area, (row, column) => cells.cell(row, column));
    },
    values: (sheet, area) => state.cellsOf(sheet).valuesOf(area),
    write,
    texts: (sheet, area) => textsOf(state, sheet, area),
  };
}

/** The displayed texts of an area. */
export function textsOf(state: GridState, sheet: string, area: Area): string[][] {
  const cells = state.cellsOf(sheet);
  const { use1904, language } = state.options;
  return blockOfCells(area, (row, column) =>
    formatValue(cells.cell(row, column).value, sheetFormat(cells, row, column), { use1904 }, language),
  );
}

/** One value for each cell of an area. */
export function blockOfCells<T>(area: Area, cell: (row: number, column: number) => T): T[][] {
  // A whole column is read only to the end of Excel's sheet. Callers limit the area.
  const rows = Math.min(area.rows, GRID_ROWS - area.row);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => cell(area.row + row, area.column + column)),
  );
}
