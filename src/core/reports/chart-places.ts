import type { LayoutSection, PlacedChart } from './layout';
import { movedDown } from './moved-down';
import type { ReportChart, ReportSection } from './report';

/** The height of a chart with the gap below it, in rows. */
export const CHART_ROWS = 19;
const GAP = 1;

/** A chart beside the tables covers so many columns of this width in characters, after an empty one. */
export const BESIDE = { columns: 9, width: 9 };

/** The width of a chart below its table, in characters. */
const WIDTH_BELOW = 100;

/** What decides where charts have room. */
interface Room {
  readonly widths: readonly number[];
  /** Whether the report leaves no room beside it. */
  readonly isWide: boolean;
  readonly frozenRows: number;
  readonly frozenColumns: number;
}

/**
 * The places of all charts: beside the tables, from the top, one below the other, where people see them first. A report that
 * is too wide for that has each chart below its own table. A chart without values is left out.
 */
export function placeCharts(
  reported: readonly ReportSection[],
  laid: readonly LayoutSection[],
  { widths, isWide, frozenRows, frozenColumns }: Room,
): PlacedChart[] {
  // A chart in rows that stay visible would never leave the window.
  const top = Math.max(frozenRows, laid[0]?.titleRow ?? 0);
  const firstColumn = widths.length + 1;
  let beside = 0;
  return reported.flatMap(({ charts = [] }, at) => {
    const section = laid[at];
    if (!section) return [];
    return charts.filter(isDrawn).map((chart, below): PlacedChart => {
      const place = isWide
        ? {
            firstRow: (section.chartRow ?? 0) + below * CHART_ROWS,
            firstColumn: frozenColumns,
            lastColumn: wideColumns(widths, frozenColumns),
          }
        : { firstRow: top + beside * CHART_ROWS, firstColumn, lastColumn: firstColumn + BESIDE.columns - 1 };
      beside += 1;
      return {
        chart: inReport(chart, section.firstRow),
        area: { ...place, lastRow: place.firstRow + CHART_ROWS - GAP - 1 },
      };
    });
  });
}

/** How many columns right of the tables belong to the report: those of its charts. */
export function columnsBeside(charts: readonly PlacedChart[], widths: readonly number[]): number {
  return charts.some(({ area }) => area.firstColumn >= widths.length) ? BESIDE.columns + 1 : 0;
}

function isDrawn({ series, categories }: ReportChart): boolean {
  return series.length > 0 && categories.lastRow >= categories.firstRow;
}

function inReport(chart: ReportChart, firstRow: number): ReportChart {
  return {
    ...chart,
    categories: movedDown(chart.categories, firstRow),
    series: chart.series.map(({ name, values }) => ({ name, values: movedDown(values, firstRow) })),
  };
}

/** The last column of a chart that begins with a column. Columns that stay visible would cut the chart in two. */
function wideColumns(widths: readonly number[], first: number): number {
  let total = 0;
  const wider = widths.findIndex((width, at) => at >= first && (total += width) >= WIDTH_BELOW);
  return wider < 0 ? widths.length - 1 : wider;
}
