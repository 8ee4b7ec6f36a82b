/**
 * Properties of a chart's parts. They are stored as they were set. Before that, they have Excel's documented values, if
 * there are some.
 */
import { booleanOf, textOf } from '../../arguments';
import { type Chart, type ChartPart, type Settings, CHART_TYPES, type ChartType } from '../../charts/chart';
import { colour } from '../../colour';
import type { Argument, Call, ObjectType, Property } from '../../wire/object-type';
import { HostProblem, invalidArgument, notModelled } from '../../problem';
import type { Json } from '../../protocol';

export interface ChartSelf {
  readonly sheet: string;
  readonly id: string;
}

/** A part of a chart. Its settings are looked up again each time, because the chart may be deleted. */
export interface PartSelf extends ChartSelf {
  settings(chart: Chart): Settings;
}

/** A part of a chart that has settings of its own. */
export const partOf = ({ sheet, id }: ChartSelf, part: ChartPart): PartSelf => ({
  sheet,
  id,
  settings: (chart) => chart.parts[part],
});

export function chartOf({ sheet, id }: ChartSelf, { book }: Call): Chart {
  const chart = book.charts.find((each) => each.id === id && each.sheet === sheet);
  if (!chart) throw new HostProblem('ItemNotFound');
  return chart;
}

export const settingsOf = (self: PartSelf, call: Call): Settings => self.settings(chartOf(self, call));

/** Part types of which only the name and the properties differ. */
export const partType = (
  name: string,
  properties: NonNullable<ObjectType<PartSelf>['properties']>,
  rest: Pick<ObjectType<PartSelf>, 'objects' | 'methods'> = {},
): ObjectType<PartSelf> => ({ name, exists: (self, call) => void chartOf(self, call), properties, ...rest });

export function change(self: PartSelf, call: Call, name: string, value: Json): void {
  settingsOf(self, call)[name] = value;
  call.book.isDirty = true;
}

/** Without a `standard`, it can't be read before it is set: Excel's first value is not documented. */
export const kept = (
  name: string,
  read: (value: Argument) => Json,
  standard?: Json | ((self: PartSelf, call: Call) => Json),
): Property<PartSelf> => ({
  get(self, call) {
    const value = settingsOf(self, call)[name];
    if (value !== undefined) return value;
    if (standard === undefined) throw notModelled(`the ${name} that a part of a chart begins with`);
    return typeof standard === 'function' ? standard(self, call) : standard;
  },
  set: (self, value, call) => change(self, call, name, read(value)),
});

export const keptFlag = (name: string, standard?: boolean): Property<PartSelf> =>
  kept(name, booleanOf, standard);

export const keptColour = (name: string): Property<PartSelf> => kept(name, colour);

export const keptChoice = (name: string, choices: readonly string[], standard?: string): Property<PartSelf> =>
  kept(name, (value) => anyCase(value, choices), standard);

export const keptNumber = (
  name: string,
  least: number,
  most: number,
  standard?: number,
): Property<PartSelf> => kept(name, (value) => numberOf(value, least, most), standard);

function numberOf(value: Argument | undefined, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) throw invalidArgument();
  return value;
}

/**
 * One of an enumeration's values in any case: the documentation's pages on charts write "auto" and "right".
 * ApiNotFound for the `others` that Excel takes.
 */
export function anyCase<Choice extends string>(
  value: Argument | undefined,
  choices: readonly Choice[],
  others: readonly string[] = [],
): Choice {
  const text = textOf(value);
  const isMeant = (each: string): boolean => each.toLowerCase() === text.toLowerCase();
  const found = choices.find(isMeant);
  if (found !== undefined) return found;
  if (others.some(isMeant)) throw notModelled(`the choice "${text}"`);
  throw invalidArgument();
}

const OTHERS =
  `3DArea 3DAreaStacked 3DAreaStacked100 3DBarClustered 3DBarStacked 3DBarStacked100 3DColumn 3DColumnClustered
3DColumnStacked 3DColumnStacked100 3DLine 3DPie 3DPieExploded BarOfPie Boxwhisker Bubble Bubble3DEffect ConeBarClustered
ConeBarStacked ConeBarStacked100 ConeCol ConeColClustered ConeColStacked ConeColStacked100 CylinderBarClustered
CylinderBarStacked CylinderBarStacked100 CylinderCol CylinderColClustered CylinderColStacked CylinderColStacked100
DoughnutExploded Funnel Histogram Pareto PieExploded PieOfPie PyramidBarClustered PyramidBarStacked
PyramidBarStacked100 PyramidCol PyramidColClustered PyramidColStacked PyramidColStacked100 Radar RadarFilled
RadarMarkers RegionMap StockHLC StockOHLC StockVHLC StockVOHLC Sunburst Surface SurfaceTopView
SurfaceTopViewWireframe SurfaceWireframe Treemap Waterfall XYScatter XYScatterLines XYScatterLinesNoMarkers
XYScatterSmooth XYScatterSmoothNoMarkers`.split(/\s+/);

export const chartType = (value: Argument | undefined): ChartType => anyCase(value, CHART_TYPES, OTHERS);
