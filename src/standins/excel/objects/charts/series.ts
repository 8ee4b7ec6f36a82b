/** Excel.ChartSeriesCollection, ChartSeries and the points of a series. */
import { booleanOf, choiceOf, integerOf, textOf } from '../../arguments';
import type { Chart, ChartSeries, Settings } from '../../chart';
import { seriesCategories, seriesName, seriesValues } from '../../chart-data';
import { HostObject, type Argument, type Call, type ObjectType } from '../../object-type';
import { HostProblem, invalidArgument, notModelled } from '../../problem';
import { rangeArgument } from '../range-argument';
import { chartType } from './chart-types';
import { dataLabelsOf } from './data-labels';
import {
  anyCase,
  chartOf,
  keptChoice,
  keptColour,
  keptFlag,
  keptNumber,
  partType,
  settingsOf,
  type ChartSelf,
  type PartSelf,
} from './kept';
import { formatType } from './part-formats';

interface SeriesSelf extends PartSelf {
  readonly series: number;
}

/** Characters that a series' name may have (docs: ChartSeries.name). */
const LONGEST_NAME = 255;
/** Points that a marker may be wide (docs: ChartSeries.markerSize). */
const MARKER = { least: 2, most: 72 };
/** Percent of a column's width between columns, and by which columns cover each other. */
const GAP = { least: 0, most: 500 };
const OVERLAP = { least: -100, most: 100 };

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

const pointFormat = formatType('ChartPointFormat', ['Fill', 'Border']);
const seriesFormat = formatType('ChartSeriesFormat', ['Fill', 'Line']);

interface PointSelf extends SeriesSelf {
  readonly point: number;
}

const pointType: ObjectType<PointSelf> = {
  name: 'ChartPoint',
  properties: {
    Value: {
      get(self, call) {
        const chart = chartOf(self, call);
        return seriesValues(call.book.grid, chart, stateOf(self, call))[self.point] ?? null;
      },
    },
  },
  objects: { Format: (self) => HostObject.of(pointFormat, self) },
};

function pointAt(self: SeriesSelf, point: number): HostObject {
  const settings = (chart: Chart): Settings => (seriesIn(chart, self.series).points[point] ??= {});
  return HostObject.of(pointType, { ...self, point, settings });
}

const pointCount = (self: SeriesSelf, call: Call): number =>
  seriesValues(call.book.grid, chartOf(self, call), stateOf(self, call)).length;

const pointsType: ObjectType<SeriesSelf> = {
  name: 'ChartPointsCollection',
  properties: { Count: { get: pointCount } },
  items: (self, call) => Array.from({ length: pointCount(self, call) }, (_, point) => pointAt(self, point)),
  methods: {
    GetCount: (self, _args, call) => pointCount(self, call),
    GetItemAt(self, [index], call) {
      const point = integerOf(index);
      if (point < 0 || point >= pointCount(self, call)) throw new HostProblem('ItemNotFound');
      return pointAt(self, point);
    },
  },
};

const MARKERS = [
  'Automatic',
  'None',
  'Square',
  'Diamond',
  'Triangle',
  'X',
  'Star',
  'Dot',
  'Dash',
  'Circle',
  'Plus',
];

const seriesProperties = partType('ChartSeries', {
  GapWidth: keptNumber('GapWidth', GAP.least, GAP.most),
  Overlap: keptNumber('Overlap', OVERLAP.least, OVERLAP.most),
  Smooth: keptFlag('Smooth'),
  MarkerStyle: keptChoice('MarkerStyle', MARKERS),
  MarkerSize: keptNumber('MarkerSize', MARKER.least, MARKER.most),
  MarkerBackgroundColor: keptColour('MarkerBackgroundColor'),
  MarkerForegroundColor: keptColour('MarkerForegroundColor'),
});

const seriesType: ObjectType<SeriesSelf> = {
  name: 'ChartSeries',
  exists: (self, call) => void stateOf(self, call),
  properties: {
    ...seriesProperties.properties,
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
    PlotOrder: { get: (self, call) => chartOf(self, call).series.indexOf(stateOf(self, call)) + 1 },
    /** Labels of a series show its values until something else is chosen. */
    HasDataLabels: {
      get(self, call) {
        const labels = { ...chartOf(self, call).parts.labels, ...stateOf(self, call).labels };
        return Object.entries(labels).some(([name, value]) => name.startsWith('Show') && value === true);
      },
      set(self, value, call) {
        const { labels } = stateOf(self, call);
        const shown = Object.keys({ ...chartOf(self, call).parts.labels, ...labels });
        for (const name of shown) if (name.startsWith('Show')) labels[name] = false;
        labels['ShowValue'] = booleanOf(value);
      },
    },
  },
  objects: {
    Format: (self) => HostObject.of(seriesFormat, self),
    DataLabels: (self) => dataLabelsOf({ ...self, settings: (chart) => seriesIn(chart, self.series).labels }),
    Points: (self) => HostObject.of(pointsType, self),
  },
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
    // A series that is added shares the categories that are there.
    categories: chart.series[0]?.categories,
    settings: {},
    labels: {},
    points: {},
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
