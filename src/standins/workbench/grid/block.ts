import type { Area } from '../../excel/grid';

/** A value for each cell of an area, row by row. */
export function block<T>(area: Area, cell: (row: number, column: number) => T): T[][] {
  return Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => cell(area.row + row, area.column + column)),
  );
}
