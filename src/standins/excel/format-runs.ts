/** Setting many number formats with few calls: a grid takes one format for one area. */
import type { Area, Grid } from './grid';

/** Sets the format of each cell of the area, run by run down its columns; undefined leaves a cell as it is. */
export function setFormats(
  grid: Grid,
  sheet: string,
  area: Area,
  formatAt: (row: number, column: number) => string | undefined,
): void {
  for (let column = 0; column < area.columns; column++) {
    for (let start = 0; start < area.rows;) {
      const format = formatAt(start, column);
      let end = start + 1;
      while (end < area.rows && formatAt(end, column) === format) end++;
      const run = { row: area.row + start, column: area.column + column, rows: end - start, columns: 1 };
      if (format !== undefined) grid.setFormat(sheet, run, format);
      start = end;
    }
  }
}
