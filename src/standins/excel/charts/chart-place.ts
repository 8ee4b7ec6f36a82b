/**
 * The places of charts on their sheet. Converts between the cells of a chart's corners and pixels from the sheet's
 * corner.
 */
import type { ChartPlace, Corner } from './chart';
import { SHEET_COLUMNS, SHEET_ROWS, type Grid } from '../grid';

/** Pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is needed to compute the place of a chart. */
type Sizes = Pick<Grid, 'columnWidth' | 'columnHidden' | 'rowHeight' | 'rowHidden'>;

const widthOf = (grid: Sizes, sheet: string, column: number): number =>
  grid.columnHidden(sheet, column) ? 0 : grid.columnWidth(sheet, column);
const heightOf = (grid: Sizes, sheet: string, row: number): number =>
  grid.rowHidden(sheet, row) ? 0 : grid.rowHeight(sheet, row);

/** Pixels from the sheet's corner to a cell's corner. */
export function offsetOf(grid: Sizes, sheet: string, row: number, column: number) {
  let [top, left] = [0, 0];
  for (let each = 0; each < row; each++) top += heightOf(grid, sheet, each);
  for (let each = 0; each < column; each++) left += widthOf(grid, sheet, each);
  return { top, left };
}

function cornerOffset(grid: Sizes, sheet: string, corner: Corner) {
  const { top, left } = offsetOf(grid, sheet, corner.row, corner.column);
  return {
    top: top + Math.min(corner.down, heightOf(grid, sheet, corner.row)),
    left: left + Math.min(corner.right, widthOf(grid, sheet, corner.column)),
  };
}

export function boxOf(grid: Sizes, sheet: string, { from, to }: ChartPlace): Box {
  const [start, end] = [cornerOffset(grid, sheet, from), cornerOffset(grid, sheet, to)];
  return { ...start, width: end.left - start.left, height: end.top - start.top };
}

export function placeOf(grid: Sizes, sheet: string, { left, top, width, height }: Box): ChartPlace {
  const cornerAt = (x: number, y: number): Corner => {
    const [row, down] = along((each) => heightOf(grid, sheet, each), y, SHEET_ROWS);
    const [column, right] = along((each) => widthOf(grid, sheet, each), x, SHEET_COLUMNS);
    return { row, column, down, right };
  };
  return { from: cornerAt(left, top), to: cornerAt(left + width, top + height) };
}

/** The number of the row or column at a distance, and the rest of the distance within it. */
function along(size: (index: number) => number, distance: number, count: number): [number, number] {
  let rest = distance;
  for (let index = 0; index < count; index++) {
    const here = size(index);
    if (rest < here) return [index, rest];
    rest -= here;
  }
  return [count - 1, 0];
}
