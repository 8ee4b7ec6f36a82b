/** A chart as a picture (SVG). It shows the chart's data, but not in Excel's exact look. */
import type { Chart, Settings } from '../../excel/charts/chart';
import { seriesCategories, seriesName, seriesValues, shownTitle } from '../../excel/charts/chart-data';
import type { Grid } from '../../excel/grid';
import { formatValue } from '../../excel/values/number-format';
import { escaped } from './html';
import { niceSteps } from './nice-steps';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface ShownSeries {
  readonly name: string;
  readonly color: string;
  /** Undefined for empty cells and texts. */
  readonly values: readonly (number | undefined)[];
}

/** Excel's first six colours of the standard theme. */
const COLOURS = ['#4472C4', '#ED7D31', '#A5A5A5', '#FFC000', '#5B9BD5', '#70AD47'];
const INK = '#404040';
const LINE = '#D9D9D9';
/** In pixels. */
const LETTERS = 12;
const TITLE = 18;
const EDGE = 10;
const AXIS = 44;
/** The most category labels that one axis has room for. */
const MOST_LABELS = 40;

export function chartSvg(grid: Grid, chart: Chart, { width, height }: Size): string {
  const series = shownSeries(grid, chart);
  const [first] = chart.series;
  const categories = first ? seriesCategories(grid, chart, first) : [];
  const title = shownTitle(grid, chart);
  const isRound = chart.type === 'Pie' || chart.type === 'Doughnut';
  const legend = legendNames(chart, series, categories, isRound);
  const plot: Plot = {
    left: EDGE + (isRound ? 0 : AXIS),
    top: EDGE + (title === undefined ? 0 : TITLE + EDGE),
    width: width - 2 * EDGE - (isRound ? 0 : AXIS),
    height:
      height -
      2 * EDGE -
      (title === undefined ? 0 : TITLE + EDGE) -
      (legend.length > 0 ? LETTERS + EDGE : 0) -
      (isRound ? 0 : LETTERS + EDGE),
  };
  const body =
    plot.width <= 0 || plot.height <= 0
      ? ''
      : isRound
        ? pie(series[0], plot, chart.type === 'Doughnut')
        : cartesian(grid, chart, series, categories, plot);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="${LETTERS}" fill="${INK}">` +
    `<rect width="${width}" height="${height}" fill="#FFFFFF" stroke="${LINE}"/>` +
    (title === undefined ? '' : text(title, width / 2, EDGE + TITLE, 'middle', `font-size="${TITLE}"`)) +
    body +
    legendSvg(legend, width, height - EDGE) +
    '</svg>'
  );
}

const fillOf = (settings: Settings): string | undefined => {
  const fill = settings['FillColor'];
  return typeof fill === 'string' && fill !== '' ? fill : undefined;
};

function shownSeries(grid: Grid, chart: Chart): ShownSeries[] {
  const isLine = chart.type.startsWith('Line');
  return chart.series.map((series, index) => {
    const line = series.settings['LineColor'];
    const own = isLine && typeof line === 'string' ? line : fillOf(series.settings);
    const color = own ?? COLOURS[index % COLOURS.length] ?? INK;
    return {
      name: seriesName(grid, chart, series),
      color,
      values: seriesValues(grid, chart, series).map((value) =>
        typeof value === 'number' ? value : undefined,
      ),
    };
  });
}

/** Names and colours of a legend. None if it is hidden, or if there is only one series. */
function legendNames(
  chart: Chart,
  series: readonly ShownSeries[],
  categories: readonly string[],
  isRound: boolean,
): [string, string][] {
  const { Visible: visible = series.length > 1 || isRound } = chart.parts.legend;
  if (visible !== true) return [];
  if (!isRound) return series.map(({ name, color }) => [name, color]);
  return categories.map((name, index) => [name, sliceColor(index)]);
}

/** The slices of a pie have different colours. */
const sliceColor = (index: number): string => COLOURS[index % COLOURS.length] ?? INK;

function legendSvg(names: readonly (readonly [string, string])[], width: number, bottom: number): string {
  const widths = names.map(([name]) => name.length * LETTERS * 0.55 + 3 * EDGE);
  let left = Math.max(EDGE, (width - widths.reduce((sum, each) => sum + each, 0)) / 2);
  return names
    .map(([name, color], index) => {
      const x = left;
      left += widths[index] ?? 0;
      const mark = `<rect x="${x}" y="${bottom - EDGE}" width="${EDGE}" height="${EDGE}" fill="${color}"/>`;
      return mark + text(name, x + EDGE + 4, bottom, 'start');
    })
    .join('');
}

const text = (shown: string, x: number, y: number, anchor: 'start' | 'middle' | 'end', more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${more}>${escaped(shown)}</text>`;

/** The name of the values' axis, along the axis. */
function upright(name: string, { top, height }: Plot): string {
  const [x, y] = [EDGE + 2, top + height / 2];
  return text(name, x, y, 'middle', `transform="rotate(-90 ${x} ${y})"`);
}

/** What is drawn of each series: the start and end of each value on the axis. */
function reaches(chart: Chart, series: readonly ShownSeries[]): [number, number][][] {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  const isStacked = /Stacked/.test(chart.type);
  const isShare = /100$/.test(chart.type);
  const ends = Array.from({ length: count }, () => ({ above: 0, below: 0 }));
  const totals = ends.map((_, index) =>
    series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0),
  );
  return series.map(({ values }) =>
    ends.map((end, index) => {
      const whole = isShare ? (totals[index] ?? 0) || 1 : 1;
      const value = (values[index] ?? 0) / whole;
      if (!isStacked) return [0, value];
      const side = value < 0 ? 'below' : 'above';
      const from = end[side];
      end[side] += value;
      return [from, end[side]];
    }),
  );
}

function cartesian(
  grid: Grid,
  chart: Chart,
  series: readonly ShownSeries[],
  categories: readonly string[],
  plot: Plot,
): string {
  const spans = reaches(chart, series);
  const [least, most] = ends(spans.flat(2));
  const steps = niceSteps(least, most);
  const [low = 0, high = 1] = [Math.min(least, steps[0] ?? 0), Math.max(most, steps.at(-1) ?? 1)];
  const share = (value: number): number => (value - low) / (high - low || 1);
  const isAcross = chart.type.startsWith('Bar');
  const y = (value: number): number => plot.top + plot.height * (1 - share(value));
  const x = (value: number): number => plot.left + plot.width * share(value);
  const code = formatOf(grid, chart);
  const lines = steps
    .map((step) => {
      const label = formatValue(step, code, { use1904: false });
      const [x1, y1, x2, y2] = isAcross
        ? [x(step), plot.top, x(step), plot.top + plot.height]
        : [plot.left, y(step), plot.left + plot.width, y(step)];
      const line = `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${LINE}"/>`;
      return isAcross
        ? line + text(label, x1, plot.top + plot.height + LETTERS + 2, 'middle')
        : line + text(label, plot.left - 5, y1 + 4, 'end');
    })
    .join('');
  const slot = (isAcross ? plot.height : plot.width) / Math.max(1, categories.length);
  const every = Math.ceil(categories.length / MOST_LABELS);
  const names = categories
    .map((name, index) => {
      if (index % every !== 0) return '';
      const middle = (index + 0.5) * slot;
      return isAcross
        ? text(name, plot.left - 5, plot.top + plot.height - middle + 4, 'end')
        : text(name, plot.left + middle, plot.top + plot.height + LETTERS + 2, 'middle');
    })
    .join('');
  const isBars = isAcross || chart.type.startsWith('Column');
  const shapes = isBars
    ? bars(chart, series, spans, { plot, slot, isAcross, x, y })
    : lined(chart, series, spans, { plot, slot, y });
  const { Text: axisTitle, Visible: hasTitle } = chart.parts.valueTitle;
  const named = typeof axisTitle === 'string' && hasTitle !== false;
  return lines + shapes + names + (named ? upright(axisTitle, plot) : '');
}

/** The ends of the values' axis: zero and the drawn values. */
const ends = (drawn: readonly number[]): [number, number] => [
  Math.min(0, ...drawn),
  Math.max(0, ...drawn) || 1,
];

function formatOf(grid: Grid, chart: Chart): string {
  const own = chart.parts.valueAxis['NumberFormat'];
  if (typeof own === 'string') return own;
  if (/100$/.test(chart.type)) return '0%';
  const source = chart.series[0]?.values;
  if (source?.sheet === undefined || !source.area) return 'General';
  return grid.formats(source.sheet, { ...source.area, rows: 1, columns: 1 })[0]?.[0] ?? 'General';
}

interface BarPlace {
  readonly plot: Plot;
  readonly slot: number;
  readonly isAcross: boolean;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

function bars(
  chart: Chart,
  series: readonly ShownSeries[],
  spans: readonly (readonly [number, number][])[],
  { plot, slot, isAcross, x, y }: BarPlace,
): string {
  const beside = /Stacked/.test(chart.type) ? 1 : Math.max(1, series.length);
  const thick = (slot * 0.7) / beside;
  return series
    .map((each, at) =>
      (spans[at] ?? [])
        .map(([from, to], index) => {
          if (each.values[index] === undefined) return '';
          const start = index * slot + slot * 0.15 + (beside === 1 ? 0 : at * thick);
          const [low, high] = isAcross
            ? [Math.min(x(from), x(to)), Math.max(x(from), x(to))]
            : [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
          const box = isAcross
            ? { x: low, y: plot.top + plot.height - start - thick, width: high - low, height: thick }
            : { x: plot.left + start, y: low, width: thick, height: high - low };
          return `<rect ${attributes(box)} fill="${each.color}"/>`;
        })
        .join(''),
    )
    .join('');
}

function lined(
  chart: Chart,
  series: readonly ShownSeries[],
  spans: readonly (readonly [number, number][])[],
  { plot, slot, y }: Pick<BarPlace, 'plot' | 'slot' | 'y'>,
): string {
  const isArea = chart.type.startsWith('Area');
  return series
    .map((each, at) => {
      const points = (spans[at] ?? []).flatMap(([from, to], index) =>
        each.values[index] === undefined
          ? []
          : [{ x: plot.left + (index + 0.5) * slot, from: y(from), to: y(to) }],
      );
      const line = points.map((point) => `${point.x.toFixed(1)},${point.to.toFixed(1)}`);
      const back = points.map((point) => `${point.x.toFixed(1)},${point.from.toFixed(1)}`).reverse();
      return isArea
        ? `<polygon points="${[...line, ...back].join(' ')}" fill="${each.color}"/>`
        : `<polyline points="${line.join(' ')}" fill="none" stroke="${each.color}" stroke-width="2.5"/>`;
    })
    .join('');
}

const attributes = (values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value.toFixed(1)}"`)
    .join(' ');

function pie(series: ShownSeries | undefined, plot: Plot, isRing: boolean): string {
  const values = (series?.values ?? []).map((value) => Math.max(0, value ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return '';
  const radius = Math.min(plot.width, plot.height) / 2;
  const [middle, centre] = [plot.left + plot.width / 2, plot.top + plot.height / 2];
  const at = (share: number): string => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
  };
  let before = 0;
  const slices = values.map((value, index) => {
    const [from, to] = [before / total, (before + value) / total];
    before += value;
    const color = sliceColor(index);
    if (to - from >= 1) return `<circle cx="${middle}" cy="${centre}" r="${radius}" fill="${color}"/>`;
    const isLarge = to - from > 0.5 ? 1 : 0;
    const path = `M${middle} ${centre}L${at(from)}A${radius} ${radius} 0 ${isLarge} 1 ${at(to)}Z`;
    return `<path d="${path}" fill="${color}"/>`;
  });
  const hole = `<circle cx="${middle}" cy="${centre}" r="${radius / 2}" fill="#FFFFFF"/>`;
  return slices.join('') + (isRing ? hole : '');
}
