/** A chart as a picture (SVG). It shows the chart's data, but not in Excel's exact look. */
import type { Chart } from '../../excel/book/chart';
import type { Grid } from '../../excel/grid';
import { formatValue } from '../../excel/values/number-format';

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
  const { categories: area } = chart.series[0] ?? {};
  const categories = area ? grid.texts(chart.sheet, area).flat() : [];
  const title = textOf(chart.parts.title['Text']);
  const { Visible: hasLegend = series.length > 1 } = chart.parts.legend;
  const legend = hasLegend === true ? series : [];
  const top = EDGE + (title === undefined ? 0 : TITLE + EDGE);
  const plot: Plot = {
    left: EDGE + AXIS,
    top,
    width: width - 2 * EDGE - AXIS,
    height: height - top - 2 * EDGE - LETTERS - (legend.length > 0 ? LETTERS + EDGE : 0),
  };
  const body = plot.width <= 0 || plot.height <= 0 ? '' : plotted(chart, series, categories, plot);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-size="${LETTERS}" fill="${INK}">` +
    `<rect width="${width}" height="${height}" fill="#FFFFFF" stroke="${LINE}"/>` +
    (title === undefined ? '' : text(title, width / 2, EDGE + TITLE, 'middle', `font-size="${TITLE}"`)) +
    body +
    legendSvg(legend, width, height - EDGE) +
    '</svg>'
  );
}

const textOf = (told: unknown): string | undefined => (typeof told === 'string' ? told : undefined);

function shownSeries(grid: Grid, { sheet, series }: Chart): ShownSeries[] {
  return series.map(({ values, told }, index) => ({
    name: textOf(told['Name']) ?? '',
    color: textOf(told['Color']) ?? COLOURS[index % COLOURS.length] ?? INK,
    values: (values ? grid.read(sheet, values).flat() : []).map(({ value }) =>
      typeof value === 'number' ? value : undefined,
    ),
  }));
}

function legendSvg(series: readonly ShownSeries[], width: number, bottom: number): string {
  const widths = series.map(({ name }) => name.length * LETTERS * 0.55 + 3 * EDGE);
  let left = Math.max(EDGE, (width - widths.reduce((sum, legendWidth) => sum + legendWidth, 0)) / 2);
  return series
    .map(({ name, color }, index) => {
      const x = left;
      left += widths[index] ?? 0;
      const mark = `<rect x="${x}" y="${bottom - EDGE}" width="${EDGE}" height="${EDGE}" fill="${color}"/>`;
      return mark + text(name, x + EDGE + 4, bottom, 'start');
    })
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (shown: string): string => shown.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const text = (shown: string, x: number, y: number, anchor: 'start' | 'middle' | 'end', more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${more}>${escaped(shown)}</text>`;

/** The name of the values' axis, along the axis. */
function upright(name: string, { top, height }: Plot): string {
  const [x, y] = [EDGE + 2, top + height / 2];
  return text(name, x, y, 'middle', `transform="rotate(-90 ${x} ${y})"`);
}

function plotted(
  chart: Chart,
  series: readonly ShownSeries[],
  categories: readonly string[],
  plot: Plot,
): string {
  const drawn = series.flatMap(({ values }) => values.map((value = 0) => value));
  const [least, most] = [Math.min(0, ...drawn), Math.max(0, ...drawn) || 1];
  const steps = niceSteps(least, most);
  const [low = 0, high = 1] = [Math.min(least, steps[0] ?? 0), Math.max(most, steps.at(-1) ?? 1)];
  const y = (value: number): number => plot.top + plot.height * (1 - (value - low) / (high - low || 1));
  const code = textOf(chart.parts.valueAxis['NumberFormat']) ?? 'General';
  const lines = steps.map((step) => {
    const at = y(step);
    const label = formatValue(step, code, { use1904: false });
    const ends = `x1="${plot.left}" y1="${at}" x2="${plot.left + plot.width}" y2="${at}"`;
    return `<line ${ends} stroke="${LINE}"/>${text(label, plot.left - 5, at + 4, 'end')}`;
  });
  const slot = plot.width / Math.max(1, categories.length);
  const every = Math.ceil(categories.length / MOST_LABELS);
  const names = categories.map((name, index) =>
    index % every === 0
      ? text(name, plot.left + (index + 0.5) * slot, plot.top + plot.height + LETTERS + 2, 'middle')
      : '',
  );
  const place: Place = { left: plot.left, slot, y };
  const shapes = chart.type === 'Line' ? series.map((line) => lineOf(line, place)) : columns(series, place);
  const axisTitle = textOf(chart.parts.valueTitle['Text']);
  return [...lines, ...shapes, ...names, axisTitle === undefined ? '' : upright(axisTitle, plot)].join('');
}

/** About how many steps an axis has. */
const STEPS = 5;

/** Round numbers from the least to the most, at most one step beyond. A step is 1, 2 or 5 times a power of ten. */
function niceSteps(least: number, most: number): number[] {
  const rough = (most - least) / STEPS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const [from, to] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

/** Where values are drawn: each category has a slot of the same width. */
interface Place {
  readonly left: number;
  readonly slot: number;
  readonly y: (value: number) => number;
}

/** The columns of a category stand beside each other in 70 percent of its slot. */
function columns(series: readonly ShownSeries[], { left, slot, y }: Place): string[] {
  const width = (slot * 0.7) / Math.max(1, series.length);
  return series.flatMap(({ values, color }, at) =>
    values.map((value, index) => {
      if (value === undefined) return '';
      const x = left + index * slot + slot * 0.15 + at * width;
      const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
      return (
        `<rect x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" ` +
        `height="${(bottom - top).toFixed(1)}" fill="${color}"/>`
      );
    }),
  );
}

function lineOf({ values, color }: ShownSeries, { left, slot, y }: Place): string {
  const points = values.flatMap((value, index) =>
    value === undefined ? [] : [`${(left + (index + 0.5) * slot).toFixed(1)},${y(value).toFixed(1)}`],
  );
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2.5"/>`;
}
