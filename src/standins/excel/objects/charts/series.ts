/** Excel.ChartSeriesCollection, ChartSeries and the points of a series. */
import { choiceOf, integerOf, textOf, rangeArgument } from '../../arguments';
import type { Chart, ChartSeries } from '../../charts/chart';
import { seriesCategories, seriesName, seriesValues } from '../../charts/chart-data';
import { HostObject, type Argument, type Call, type ObjectType } from '../../wire/object-type';
import { HostProblem, invalidArgument, notModelled } from '../../problem';
import {
  chartType,
  anyCase,
  chartOf,
  keptNumber,
  partType,
  settingsOf,
  type ChartSelf,
  type PartSelf,
  change,
  keptChoice,
  keptColour,
} from './kept';
import { colour } from '../../colour';

/** How a part of a chart is drawn: its fill and its line. The part keeps them among its own settings. */

/** The most points that a line is wide in Excel. */
const WIDEST_LINE = 1584;

const LINE_STYLES = [
  'None',
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Grey25',
  'Grey50',
  'Grey75',
  'Automatic',
  'RoundDot',
];
const lineType = partType(
  'ChartLineFormat',
  {
    Color: keptColour('LineColor'),
    LineStyle: keptChoice('LineStyle', LINE_STYLES),
    Weight: keptNumber('LineWeight', 0, WIDEST_LINE),
  },
  { methods: { Clear: (self, _args, call) => change(self, call, 'LineStyle', 'None') } },
);

const fillType = partType(
  'ChartFill',
  {},
  {
    methods: {
      SetSolidColor: (self, [value], call) => change(self, call, 'FillColor', colour(value ?? null)),
      /** No colour, written as ''. */
      Clear: (self, _args, call) => change(self, call, 'FillColor', ''),
    },
  },
);

interface SeriesSelf extends PartSelf {
  readonly series: number;
}

/** The most characters of a series' name (docs: ChartSeries.name). */
const LONGEST_NAME = 255;

/** The gap between groups of columns, in percent of a column's width. */
const GAP = { least: 0, most: 500 };

const seriesFormat = partType(
  'ChartSeriesFormat',
  {},
  {
    objects: {
      Fill: (self) => HostObject.of(fillType, self),
      Line: (self) => HostObject.of(lineType, self),
    },
  },
);

const seriesIn = (chart: Chart, id: number): ChartSeries => {
  const found = chart.series.find((each) => each.id === id);
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
};

const seriesSelf = ({ sheet, id }: ChartSelf, series: number): SeriesSelf => ({
  sheet,
  id,
  series,
  settings: (chart) => seriesIn(chart, series).settings,
});

const stateOf = (self: SeriesSelf, call: Call): ChartSeries => seriesIn(chartOf(self, call), self.series);

function setSource(name: 'values' | 'categories') {
  return (self: SeriesSelf, [given]: readonly Argument[], call: Call): void => {
    stateOf(self, call)[name] = rangeArgument(given);
    call.book.isDirty = true;
  };
}

function nameOf(value: Argument | undefined): string {
  const name = textOf(value);
  if (name.length > LONGEST_NAME) throw invalidArgument();
  if (name.startsWith('=')) throw notModelled('names of series that are formulas');
  return name;
}

const seriesType: ObjectType<SeriesSelf> = {
  name: 'ChartSeries',
  exists: (self, call) => void stateOf(self, call),
  properties: {
    Name: {
      get: (self, call) => seriesName(call.book.grid, chartOf(self, call), stateOf(self, call)),
      set(self, value, call) {
        stateOf(self, call).name = nameOf(value);
      },
    },
    ChartType: {
      get: (self, call) => settingsOf(self, call)['ChartType'] ?? chartOf(self, call).type,
      set(self, value, call) {
        settingsOf(self, call)['ChartType'] = chartType(value);
      },
    },
    AxisGroup: {
      get: () => 'Primary',
      set: (_self, value) => void anyCase(value, ['Primary'], ['Secondary']),
    },
    GapWidth: keptNumber('GapWidth', GAP.least, GAP.most),
    PlotOrder: { get: (self, call) => chartOf(self, call).series.indexOf(stateOf(self, call)) + 1 },
  },
  objects: { Format: (self) => HostObject.of(seriesFormat, self) },
  methods: {
    SetValues: setSource('values'),
    SetXAxisValues: setSource('categories'),
    /** Texts, as the library's types have it. */
    GetDimensionValues(self, [dimension], call) {
      const chart = chartOf(self, call);
      const series = stateOf(self, call);
      const { grid } = call.book;
      return choiceOf(dimension, ['Categories', 'Values']) === 'Values'
        ? seriesValues(grid, chart, series).map(String)
        : seriesCategories(grid, chart, series);
    },
    Delete(self, _args, call) {
      const chart = chartOf(self, call);
      chart.series = chart.series.filter((each) => each.id !== self.series);
      call.book.isDirty = true;
    },
  },
};

function add(self: ChartSelf, [name, index]: readonly Argument[], call: Call): HostObject {
  const chart = chartOf(self, call);
  const given = name === undefined || name === null ? undefined : nameOf(name);
  const at = integerOf(index, chart.series.length);
  if (at < 0 || at > chart.series.length) throw invalidArgument();
  const added: ChartSeries = {
    id: call.book.newNumber(),
    name: given,
    values: undefined,
    // An added series uses the existing categories.
    categories: chart.series[0]?.categories,
    settings: {},
  };
  chart.series.splice(at, 0, added);
  call.book.isDirty = true;
  return HostObject.of(seriesType, seriesSelf(self, added.id));
}

const collectionType: ObjectType<ChartSelf> = {
  name: 'ChartSeriesCollection',
  exists: (self, call) => void chartOf(self, call),
  properties: { Count: { get: (self, call) => chartOf(self, call).series.length } },
  items: (self, call) =>
    chartOf(self, call).series.map(({ id }) => HostObject.of(seriesType, seriesSelf(self, id))),
  methods: {
    Add: add,
    GetCount: (self, _args, call) => chartOf(self, call).series.length,
    GetItemAt(self, [index], call) {
      const found = chartOf(self, call).series[integerOf(index)];
      if (!found) throw new HostProblem('ItemNotFound');
      return HostObject.of(seriesType, seriesSelf(self, found.id));
    },
  },
};

export const seriesOf = (self: ChartSelf): HostObject => HostObject.of(collectionType, self);
