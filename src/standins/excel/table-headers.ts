/** The header cells of tables, which name the columns. */
import { intersection } from './area';
import type { Area, Grid, GridCell, GridChange } from './grid';
import { uniqueHeaders } from './names';

/** Header cells are texts, never empty and never equal: after a change of them Excel corrects the others. */
export function settleHeaders(grid: Grid, sheet: string, changed: Area, by: GridChange['by']): void {
  for (const table of grid.tables()) {
    const row = { ...table.area, rows: 1 };
    if (table.sheet !== sheet || !intersection(row, changed)) continue;
    const cells = grid.read(sheet, row)[0] ?? [];
    const isChanged = (index: number): boolean => {
      const column = row.column + index;
      return column >= changed.column && column < changed.column + changed.columns;
    };
    const headers = uniqueHeaders(
      cells.map((cell) => headerText(cell)),
      isChanged,
    );
    headers.forEach((header, index) => {
      if (cells[index]?.value === header && cells[index].formula === undefined) return;
      const cell = { ...row, column: row.column + index, columns: 1 };
      grid.write(sheet, cell, [[{ value: header }]], by);
    });
  }
}

const headerText = (cell: GridCell): string =>
  typeof cell.value === 'boolean' ? String(cell.value).toUpperCase() : String(cell.value);
