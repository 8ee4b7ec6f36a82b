/** Charts as the workbook keeps them: what they show, where they are, and which looks were set. */
import type { Axis } from '../area';
import { type Area, SHEET_COLUMNS, SHEET_ROWS, type Grid } from '../grid';
import type { Json } from '../protocol';

/** The kinds that are modelled: their series are rows or columns of one value for each category. */
export const CHART_TYPES = ['ColumnClustered', 'Line'] as const;
type ChartType = (typeof CHART_TYPES)[number];

/** Plain data, like everything that a workbook keeps. */
export interface Chart {
  readonly id: string;
  readonly sheet: string;
  name: string;
  type: ChartType;
  place: ChartPlace;
  series: ChartSeries[];
  /** The settings of each part, by Office.js's names. Settings that were never set are missing. */
  readonly parts: Record<ChartPart, Settings>;
}

type ChartPart = 'title' | 'legend' | 'valueAxis' | 'valueTitle';

export type Settings = Record<string, Json>;

export interface ChartSeries {
  readonly id: number;
  /** A text, or the cells that contain it; undefined means "Series1" and so on. */
  name: string | CellSource | undefined;
  values: CellSource | undefined;
  categories: CellSource | undefined;
  readonly settings: Settings;
}

/** Cells that a chart reads; undefined after the sheet or all of them were deleted. */
export interface CellSource {
  readonly sheet: string | undefined;
  readonly area: Area | undefined;
}

/** Both corners, by the cells that they are in: a chart moves and grows with its cells. */
export interface ChartPlace {
  readonly from: Corner;
  readonly to: Corner;
}

interface Corner {
  readonly row: number;
  readonly column: number;
  /** Pixels into the cell. */
  readonly down: number;
  readonly right: number;
}

export const newParts = (): Chart['parts'] => ({ title: {}, legend: {}, valueAxis: {}, valueTitle: {} });

type Move = (area: Area) => Area | undefined;

/** Moves charts, and the cells that they read, with inserted or deleted rows or columns of a sheet. */
export function moveCharts(charts: readonly Chart[], sheet: string, axis: Axis, move: Move): void {
  for (const chart of charts) {
    if (chart.sheet === sheet) {
      const { from, to } = chart.place;
      chart.place = { from: movedCorner(from, axis, move), to: movedCorner(to, axis, move) };
    }
    changeSources(chart, (source) =>
      source.sheet === sheet && source.area ? { sheet, area: move(source.area) } : source,
    );
  }
}

/** Removes a sheet's charts. The charts of other sheets no longer read its cells. */
export function withoutSheet(charts: readonly Chart[], sheet: string): Chart[] {
  const left = charts.filter((each) => each.sheet !== sheet);
  for (const chart of left)
    changeSources(chart, (source) => (source.sheet === sheet ? { ...source, sheet: undefined } : source));
  return left;
}

function changeSources(chart: Chart, change: (source: CellSource) => CellSource): void {
  for (const series of chart.series) {
    if (typeof series.name === 'object') series.name = change(series.name);
    series.values &&= change(series.values);
    series.categories &&= change(series.categories);
  }
}

function movedCorner(corner: Corner, axis: Axis, move: Move): Corner {
  const cell = move({ row: corner.row, column: corner.column, rows: 1, columns: 1 });
  if (cell) return { ...corner, row: cell.row, column: cell.column };
  // Its row or column is deleted: the corner is now where the next one begins.
  const left = move({ row: 0, column: 0, rows: corner.row + 1, columns: corner.column + 1 });
  return axis === 'rows'
    ? { ...corner, row: left?.rows ?? 0, down: 0 }
    : { ...corner, column: left?.columns ?? 0, right: 0 };
}

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
