import type { Area } from './report';

/** The first rows of a section's column: the cells of a chart. */
export function columnOf(column: number, rows: number): Area {
  return { firstRow: 0, lastRow: rows - 1, firstColumn: column, lastColumn: column };
}
