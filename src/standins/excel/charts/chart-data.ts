/** How a chart reads its range: which cells are names of series, which are categories, and which are values. */
import type { Area, Grid, GridCell, Scalar } from '../grid';
import { notModelled } from '../problem';
import { isDateFormat } from '../values/number-format';
import type { CellSource, Chart, ChartSeries } from './chart';

interface SourcedSeries {
  readonly name: CellSource | undefined;
  readonly values: CellSource;
  readonly categories: CellSource | undefined;
}

/**
 * The series of a range. A first row or column of texts or dates has names or categories. If the corner is empty, both
 * the first row and the first column have them.
 * @throws ApiNotFound if Microsoft's pages do not say what Excel makes of the range.
 */
export function plotted(grid: Grid, sheet: string, area: Area, by: 'Rows' | 'Columns'): SourcedSeries[] {
  const cells = grid.read(sheet, area);
  const formats = grid.formats(sheet, area);
  const kind = (row: number, column: number): Kind =>
    kindOf(cells[row]?.[column], formats[row]?.[column] ?? 'General');
  const { top, left } = headings(area, kind);
  const values: Area = {
    row: area.row + Number(top),
    column: area.column + Number(left),
    rows: area.rows - Number(top),
    columns: area.columns - Number(left),
  };
  const source = (row: number, column: number, rows: number, columns: number): CellSource => ({
    sheet,
    area: { row, column, rows, columns },
  });
  const { row, column, rows, columns } = values;
  const topCells = (at: number, count: number) => (top ? source(area.row, at, 1, count) : undefined);
  const leftCells = (at: number, count: number) => (left ? source(at, area.column, count, 1) : undefined);
  return by === 'Columns'
    ? Array.from({ length: columns }, (_, index) => ({
        name: topCells(column + index, 1),
        categories: leftCells(row, rows),
        values: source(row, column + index, rows, 1),
      }))
    : Array.from({ length: rows }, (_, index) => ({
        name: leftCells(row + index, 1),
        categories: topCells(column, columns),
        values: source(row + index, column, 1, columns),
      }));
}

type Kind = 'empty' | 'label' | 'number';

function kindOf(cell: GridCell | undefined, format: string): Kind {
  const value = cell?.value ?? '';
  if (value === '') return 'empty';
  return typeof value === 'number' && !isDateFormat(format) ? 'number' : 'label';
}

function headings(
  { rows, columns }: Area,
  kind: (row: number, column: number) => Kind,
): { top: boolean; left: boolean } {
  if (rows > 1 && columns > 1 && kind(0, 0) === 'empty') return { top: true, left: true };
  const row = Array.from({ length: columns }, (_, column) => kind(0, column));
  const column = Array.from({ length: rows }, (_, each) => kind(each, 0));
  // The corner belongs to both sides, so it is only examined if the range is a single row or column.
  const top = rows > 1 && areLabels(columns > 1 ? row.slice(1) : row);
  const left = columns > 1 && areLabels(rows > 1 ? column.slice(1) : column.slice(0, 1));
  return { top, left };
}

function areLabels(kinds: readonly Kind[]): boolean {
  const told = new Set(kinds.filter((each) => each !== 'empty'));
  if (told.size > 1) throw notModelled('charts of ranges whose headings are texts and numbers');
  return told.has('label');
}

/** The cells of a source in reading order, without hidden ones unless `hidden` says so. */
function cellsOf(
  grid: Grid,
  { sheet, area }: CellSource,
  hidden: boolean,
  read: 'values' | 'texts',
): Scalar[] {
  if (sheet === undefined || area === undefined) return [];
  const lines: Scalar[][] =
    read === 'texts'
      ? grid.texts(sheet, area)
      : grid.read(sheet, area).map((line) => line.map(({ value }) => value));
  return lines.flatMap((line, row) =>
    line.filter((_, column) => {
      const isHidden =
        grid.rowHidden(sheet, area.row + row) || grid.columnHidden(sheet, area.column + column);
      return hidden || !isHidden;
    }),
  );
}

/** The series' name, or "Series1" and so on by its place in the chart. */
export function seriesName(grid: Grid, chart: Chart, series: ChartSeries): string {
  if (typeof series.name === 'string') return series.name;
  const text = series.name ? cellsOf(grid, series.name, true, 'texts').join(' ') : '';
  return text === '' ? `Series${chart.series.indexOf(series) + 1}` : text;
}

/** One value for each category: '' if the cell is empty. */
export const seriesValues = (grid: Grid, { values }: ChartSeries): Scalar[] =>
  values ? cellsOf(grid, values, false, 'values') : [];

/** The categories as the cells show them; 1, 2, 3 if there are none. */
export function seriesCategories(grid: Grid, series: ChartSeries): string[] {
  if (!series.categories) return seriesValues(grid, series).map((_, index) => String(index + 1));
  return cellsOf(grid, series.categories, false, 'texts').map(String);
}

/** The title that is shown; undefined if there is none. A single series gives its name. */
export function shownTitle(grid: Grid, chart: Chart): string | undefined {
  const { Text: text } = chart.parts.title;
  if (typeof text === 'string') return text;
  const [first, ...more] = chart.series;
  return first && more.length === 0 ? seriesName(grid, chart, first) : undefined;
}
