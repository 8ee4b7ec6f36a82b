import type { ReportLayout } from '../../core/reports/report-layout';
import type { Area, ReportCell, ReportChart } from '../../core/reports/report';
import { CALL, type Canvas, type DrawCommand } from './draw-command';

/** The height of a chart, and the gap above it, in rows. */
const HEIGHT = 20;
const GAP = 1;

/** The width of a chart in characters, if the report is that wide. */
const WIDTH = 100;

const TYPES: Readonly<
  Record<ReportChart['type'], 'ColumnClustered' | 'ColumnStacked' | 'BarClustered' | 'Line'>
> = {
  'column-clustered': 'ColumnClustered',
  'column-stacked': 'ColumnStacked',
  'bar-clustered': 'BarClustered',
  line: 'Line',
};

/** The longest name of a series (Office.js reference, ChartSeries.name). */
const LONGEST_NAME = 255;

/** A chart and the cells that it covers, below the report's last row. */
export interface PlacedChart {
  readonly chart: ReportChart;
  readonly names: readonly string[];
  readonly area: Area;
}

/** The charts of all sections, one below the other. A chart without rows or values is left out. */
export function placeCharts({ sections, rows, widths }: ReportLayout): PlacedChart[] {
  const drawn = sections.flatMap(({ charts, headerRow }) =>
    charts
      .filter(({ firstRow, lastRow, values }) => lastRow >= firstRow && values.length > 0)
      .map((chart) => ({
        chart,
        names: chart.values.map((place) => nameOf(rows[headerRow]?.cells[place])),
      })),
  );
  let total = 0;
  const wider = widths.findIndex((width) => (total += width) >= WIDTH);
  const lastColumn = wider < 0 ? widths.length - 1 : wider;
  return drawn.map((each, at) => {
    const firstRow = rows.length + at * (GAP + HEIGHT) + GAP;
    return { ...each, area: { firstRow, lastRow: firstRow + HEIGHT - 1, firstColumn: 0, lastColumn } };
  });
}

/** The rows that charts take below a report. */
export const rowsOf = (charts: readonly PlacedChart[]): number => charts.length * (GAP + HEIGHT);

/** The beginning of the names of a report's charts: it distinguishes them from the user's own. */
export const chartPrefix = (key: string): string => `Shiftsheet ${key} `;

export function chartCommands(charts: readonly PlacedChart[], key: string): DrawCommand[] {
  return charts.map((placed, at) => ({
    weight: CALL * (10 + 4 * placed.names.length),
    draw: (on) => drawChart(on, placed, `${chartPrefix(key)}${at + 1}`),
  }));
}

function drawChart(on: Canvas, { chart, names, area }: PlacedChart, name: string): void {
  const { firstRow, lastRow, values, category } = chart;
  const column = (place: number): Excel.Range =>
    on.range({ firstRow, lastRow, firstColumn: place, lastColumn: place });
  const [first = 0] = values;
  // Excel makes one series of one column of numbers. The others are added one by one, so that Excel guesses nothing.
  const drawn = on.sheet.charts.add(TYPES[chart.type], column(first), 'Columns');
  drawn.name = name;
  for (const [at, place] of values.entries()) {
    const series = at === 0 ? drawn.series.getItemAt(0) : drawn.series.add(names[at]);
    if (at === 0) series.name = names[0] ?? '';
    else series.setValues(column(place));
    series.setXAxisValues(column(category));
  }
  drawn.title.text = chart.title;
  drawn.axes.valueAxis.title.text = chart.unit;
  drawn.axes.valueAxis.numberFormat = '#,##0';
  drawn.legend.position = 'Bottom';
  drawn.legend.visible = values.length > 1;
  drawn.setPosition(
    on.range(corner(area.firstRow, area.firstColumn)),
    on.range(corner(area.lastRow, area.lastColumn)),
  );
}

const corner = (row: number, column: number): Area => ({
  firstRow: row,
  lastRow: row,
  firstColumn: column,
  lastColumn: column,
});

/** A header as a series' name: a name that begins with an equals sign would be a reference. */
function nameOf(header: ReportCell): string {
  return String(header ?? '')
    .replace(/^=/, ' =')
    .slice(0, LONGEST_NAME);
}
