/** Charts as the workbook keeps them: what they were told. What Excel makes of it is not modelled. */
import type { MoveArea } from '../area';
import type { Area } from '../grid';
import type { ToldEvent } from '../protocol';

export const CHART_TYPES = ['ColumnClustered', 'Line'] as const;

/** Plain data, like everything that a workbook keeps. Its cells are on its own sheet. */
export interface Chart {
  readonly id: string;
  readonly sheet: string;
  name: string;
  readonly type: (typeof CHART_TYPES)[number];
  /** The cells that it covers. */
  area: Area;
  readonly series: ChartSeries[];
  readonly parts: Record<'title' | 'legend' | 'valueAxis' | 'valueTitle', ToldEvent>;
}

export interface ChartSeries {
  readonly id: number;
  /** Undefined until it is told. */
  values: Area | undefined;
  categories: Area | undefined;
  readonly told: ToldEvent;
}

/** Moves the charts of a sheet, and the areas that they show, with inserted or deleted rows or columns. */
export const movedCharts = (charts: readonly Chart[], sheet: string, move: MoveArea): Chart[] =>
  charts.map((chart) => {
    if (chart.sheet !== sheet) return chart;
    const series = chart.series.map((chartSeries) => ({
      ...chartSeries,
      values: chartSeries.values && move(chartSeries.values),
      categories: chartSeries.categories && move(chartSeries.categories),
    }));
    return { ...chart, area: move(chart.area) ?? chart.area, series };
  });
