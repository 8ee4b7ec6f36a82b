import type { PlacedChart } from '../../core/reports/layout';
import { areaAt, type ReportChart } from '../../core/reports/report';
import { errorCodeOf } from '../calls/run';
import { CALL, type Canvas, type DrawCommand } from './draw-command';

const TYPES: Readonly<Record<ReportChart['type'], 'ColumnClustered' | 'Line'>> = {
  'column-clustered': 'ColumnClustered',
  line: 'Line',
};

/** The colours of the series, in their order: each can be seen on white (3 : 1), and apart from the next in grey print. */
const COLOURS = ['#1F5A8A', '#D98B3A', '#5B8C6B'];

/** The gap between groups of columns, in percent of a column. */
const COLUMN_GAP = 60;

/** The longest name of a series (Office.js reference, ChartSeries.name). */
const LONGEST_NAME = 255;

/** The beginning of the names of a report's charts: it distinguishes them from the user's own. */
export const chartPrefix = (key: string): string => `Shiftsheet ${key} `;

/** Removes the charts of a report, also half drawn ones. If Excel refuses that, they stay. */
export async function removeCharts(
  context: Excel.RequestContext,
  { charts }: Excel.Worksheet,
  key: string,
): Promise<void> {
  try {
    charts.load('items/name');
    await context.sync();
    for (const chart of charts.items) if (chart.name.startsWith(chartPrefix(key))) chart.delete();
    await context.sync();
  } catch (error) {
    if (errorCodeOf(error) === '') throw error;
  }
}

export function chartCommands(charts: readonly PlacedChart[], key: string): DrawCommand[] {
  return charts.map((placed, at) => ({
    weight: CALL * (10 + 6 * placed.chart.series.length),
    draw: (on) => drawChart(on, placed, `${chartPrefix(key)}${at + 1}`),
  }));
}

function drawChart(on: Canvas, { chart, area }: PlacedChart, name: string): void {
  const [first, ...others] = chart.series;
  if (!first) return;
  const isRow = first.values.firstRow === first.values.lastRow;
  // Excel makes one series of one row or column of numbers. The others are added one by one, so that Excel guesses nothing.
  const drawn = on.sheet.charts.add(TYPES[chart.type], on.range(first.values), isRow ? 'Rows' : 'Columns');
  drawn.name = name;
  const firstSeries = drawn.series.getItemAt(0);
  firstSeries.name = nameOf(first.name);
  const added = others.map(({ name: title, values }) => {
    const series = drawn.series.add(nameOf(title));
    series.setValues(on.range(values));
    return series;
  });
  for (const [at, series] of [firstSeries, ...added].entries()) {
    series.setXAxisValues(on.range(chart.categories));
    const colour = COLOURS[at % COLOURS.length] ?? '';
    if (chart.type === 'line') series.format.line.color = colour;
    else series.format.fill.setSolidColor(colour);
  }
  if (chart.type !== 'line') firstSeries.gapWidth = COLUMN_GAP;
  drawn.title.text = chart.title;
  drawn.axes.valueAxis.title.text = chart.unit;
  drawn.axes.valueAxis.numberFormat = '#,##0';
  drawn.legend.position = 'Bottom';
  drawn.legend.visible = others.length > 0;
  drawn.setPosition(
    on.range(areaAt(area.firstRow, area.firstColumn)),
    on.range(areaAt(area.lastRow, area.lastColumn)),
  );
}

/** A name that begins with an equals sign would be a reference. */
function nameOf(name: string): string {
  return name.replace(/^=/, ' =').slice(0, LONGEST_NAME);
}
