/** What the product does not use of Excel.ChartSeries: markers, data labels and points. */
import { booleanOf, integerOf } from '../../arguments';
import type { Chart, Settings } from '../../charts/chart';
import { seriesValues } from '../../charts/chart-data';
import { HostObject, type Call, type Members, type ObjectType } from '../../object-type';
import { chartOf, keptChoice, keptColour, keptFlag, keptNumber } from '../../objects/charts/kept';
import { seriesIn, stateOf, type SeriesSelf } from '../../objects/charts/series';
import { HostProblem } from '../../problem';
import { dataLabelsOf } from './data-labels';
import { formatType } from '../../objects/charts/part-formats';

/** The sizes in points that a marker may have (docs: ChartSeries.markerSize). */
const MARKER = { least: 2, most: 72 };
/** How far columns overlap, in percent of a column's width. */
const OVERLAP = { least: -100, most: 100 };

const pointFormat = formatType('ChartPointFormat', ['Fill', 'Border']);

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

export const seriesMembers: Members<SeriesSelf> = {
  properties: {
    Overlap: keptNumber('Overlap', OVERLAP.least, OVERLAP.most),
    Smooth: keptFlag('Smooth'),
    MarkerStyle: keptChoice('MarkerStyle', MARKERS),
    MarkerSize: keptNumber('MarkerSize', MARKER.least, MARKER.most),
    MarkerBackgroundColor: keptColour('MarkerBackgroundColor'),
    MarkerForegroundColor: keptColour('MarkerForegroundColor'),
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
    DataLabels: (self) => dataLabelsOf({ ...self, settings: (chart) => seriesIn(chart, self.series).labels }),
    Points: (self) => HostObject.of(pointsType, self),
  },
};
