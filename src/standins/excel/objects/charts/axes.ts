/** Excel.ChartAxes, ChartAxis and what belongs to an axis: its title and its gridlines. */
import { booleanOf, textOf } from '../../arguments';
import type { CellSource } from '../../charts/chart';
import { HostObject, type Call, type ObjectType } from '../../wire/object-type';
import { HostProblem, notModelled } from '../../problem';
import type { Json } from '../../protocol';
import {
  anyCase,
  change,
  chartOf,
  kept,
  keptFlag,
  partOf,
  partType,
  settingsOf,
  type ChartSelf,
  type PartSelf,
} from './kept';

interface AxisSelf extends PartSelf {
  readonly axis: 'category' | 'value';
}

const axisTitleType = partType('ChartAxisTitle', {
  Text: {
    ...kept('Text', textOf),
    set: (self, value, call) =>
      void Object.assign(settingsOf(self, call), { Text: textOf(value), Visible: true }),
  },
  Visible: keptFlag('Visible', false),
});

/** The format of the first cell that the axis shows, until it has one of its own. */
function linkedFormat({ axis, ...self }: AxisSelf, call: Call): Json {
  const [series] = chartOf(self, call).series;
  const source: CellSource | undefined = axis === 'value' ? series?.values : series?.categories;
  if (source?.sheet === undefined || !source.area) return 'General';
  const cell = { ...source.area, rows: 1, columns: 1 };
  return call.book.grid.formats(source.sheet, cell)[0]?.[0] ?? 'General';
}

const axisType: ObjectType<AxisSelf> = {
  name: 'ChartAxis',
  exists: (self, call) => void chartOf(self, call),
  properties: {
    Type: { get: ({ axis }) => (axis === 'value' ? 'Value' : 'Category') },
    AxisGroup: { get: () => 'Primary' },
    Visible: keptFlag('Visible', true),
    NumberFormat: {
      get: (self, call) => settingsOf(self, call)['NumberFormat'] ?? linkedFormat(self, call),
      set: (self, value, call) => change(self, call, 'NumberFormat', textOf(value)),
    },
    LinkNumberFormat: {
      get: (self, call) => settingsOf(self, call)['NumberFormat'] === undefined,
      set(self, value, call) {
        if (!booleanOf(value)) throw notModelled('a number format that keeps without being set');
        delete settingsOf(self, call)['NumberFormat'];
      },
    },
  },
  objects: {
    Title: ({ axis, ...self }) => HostObject.of(axisTitleType, partOf(self, `${axis}Title`)),
  },
};

const axisOf =
  (axis: AxisSelf['axis']) =>
  ({ sheet, id }: ChartSelf, call: Call): HostObject => {
    const { type } = chartOf({ sheet, id }, call);
    if (type === 'Pie' || type === 'Doughnut')
      throw new HostProblem('InvalidOperation', 'A chart of this kind has no axes.');
    return HostObject.of(axisType, { ...partOf({ sheet, id }, `${axis}Axis`), axis });
  };
const [categoryAxis, valueAxis] = [axisOf('category'), axisOf('value')];

const axesType: ObjectType<ChartSelf> = {
  name: 'ChartAxes',
  exists: (self, call) => void chartOf(self, call),
  objects: { CategoryAxis: categoryAxis, ValueAxis: valueAxis },
  methods: {
    GetItem(self, [type, group], call) {
      if (group !== undefined && group !== null) anyCase(group, ['Primary'], ['Secondary']);
      return anyCase(type, ['Category', 'Value'], ['Series']) === 'Value'
        ? valueAxis(self, call)
        : categoryAxis(self, call);
    },
  },
};

export const axesOf = (self: ChartSelf): HostObject => HostObject.of(axesType, self);
