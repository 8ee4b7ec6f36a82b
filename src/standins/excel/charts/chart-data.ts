/** What a chart's series show now: names, categories and values as their cells hold them. */
import type { CellSource, Chart, ChartSeries } from './chart';
import type { Grid, Scalar } from '../grid';

/** The cells of a source in reading order; hidden cells only if the chart plots them. */
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

const plotsHidden = (chart: Chart): boolean => chart.parts.chart['PlotVisibleOnly'] === false;

/** The series' name, or "Series1" and so on by its place in the chart. */
export function seriesName(grid: Grid, chart: Chart, series: ChartSeries): string {
  if (typeof series.name === 'string') return series.name;
  const text = series.name ? cellsOf(grid, series.name, true, 'texts').join(' ') : '';
  return text === '' ? `Series${chart.series.indexOf(series) + 1}` : text;
}

/** One value for each category: '' if the cell is empty. */
export const seriesValues = (grid: Grid, chart: Chart, { values }: ChartSeries): Scalar[] =>
  values ? cellsOf(grid, values, plotsHidden(chart), 'values') : [];

/** The categories as the cells show them; 1, 2, 3 if there are none. */
export function seriesCategories(grid: Grid, chart: Chart, series: ChartSeries): string[] {
  if (!series.categories) return seriesValues(grid, chart, series).map((_, index) => String(index + 1));
  return cellsOf(grid, series.categories, plotsHidden(chart), 'texts').map(String);
}

/** The title that is shown; undefined if there is none. A single series gives its name. */
export function shownTitle(grid: Grid, chart: Chart): string | undefined {
  const { Text: text, Visible: visible } = chart.parts.title;
  if (visible === false) return undefined;
  if (typeof text === 'string') return text;
  const [first, ...more] = chart.series;
  if (first && more.length === 0) return seriesName(grid, chart, first);
  return visible === true ? PLACEHOLDER : undefined;
}

/** The title that Excel shows on a chart until somebody writes one. */
const PLACEHOLDER = 'Chart Title';
