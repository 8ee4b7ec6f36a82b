/** Excel.ChartAxes, ChartAxis and what belongs to an axis: its title and its gridlines. */
import { booleanOf, textOf } from '../../arguments';
import type { CellSource, ChartPart } from '../../chart';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../../object-type';
import { HostProblem, notModelled } from '../../problem';
import type { Json } from '../../protocol';
import { rangeArgument } from '../range-argument';
import {
  anyCase,
  change,
  chartOf,
  kept,
  keptChoice,
  keptFlag,
  numberOf,
  partType,
  settingsOf,
  type ChartSelf,
  type PartSelf,
} from './kept';
import { formatType } from './part-formats';

interface AxisSelf extends PartSelf {
  readonly axis: 'category' | 'value';
}

const partOf = (self: ChartSelf, part: ChartPart): PartSelf => ({
  ...self,
  settings: (chart) => chart.parts[part],
});

const axisTitleFormat = formatType('ChartAxisTitleFormat', ['Fill', 'Font', 'Border']);
const axisTitleType = partType(
  'ChartAxisTitle',
  {
    Text: {
      ...kept('Text', textOf),
      set: (self, value, call) =>
        void Object.assign(settingsOf(self, call), { Text: textOf(value), Visible: true }),
    },
    Visible: keptFlag('Visible', false),
  },
  { objects: { Format: (self) => HostObject.of(axisTitleFormat, self) } },
);

const gridlinesFormat = formatType('ChartGridlinesFormat', ['Line']);
/** Only the lines of the values' large steps are there from the start. */
const gridlinesType = (visible: boolean) =>
  partType(
    'ChartGridlines',
    { Visible: keptFlag('Visible', visible) },
    { objects: { Format: (self) => HostObject.of(gridlinesFormat, self) } },
  );

/** A number, or '' for what Excel finds by itself: what it would find can't be read. */
const automatic = (name: string): Property<PartSelf> => ({
  get(self, call) {
    const value = settingsOf(self, call)[name] ?? '';
    if (value === '') throw notModelled(`the ${name} that Excel finds for an axis`);
    return value;
  },
  set: (self, value, call) =>
    change(self, call, name, value === '' ? '' : numberOf(value, -Number.MAX_VALUE, Number.MAX_VALUE)),
});

/** The format of the first cell that the axis shows, until it has one of its own. */
function linkedFormat({ axis, ...self }: AxisSelf, call: Call): Json {
  const [series] = chartOf(self, call).series;
  const source: CellSource | undefined = axis === 'value' ? series?.values : series?.categories;
  if (source?.sheet === undefined || !source.area) return 'General';
  const cell = { ...source.area, rows: 1, columns: 1 };
  return call.book.grid.formats(source.sheet, cell)[0]?.[0] ?? 'General';
}

const DISPLAY_UNITS = [
  'None', 'Hundreds', 'Thousands', 'TenThousands', 'HundredThousands', 'Millions', 'TenMillions', 'HundredMillions',
  'Billions', 'Trillions',
]; // prettier-ignore
const TICKS = ['None', 'Cross', 'Inside', 'Outside'];
/** Categories from one label, or mark, to the next. */
const MOST_SPACING = 31_999;
const axisFormat = formatType('ChartAxisFormat', ['Fill', 'Font', 'Line']);

function setCategoryNames(self: ChartSelf, [given]: readonly Argument[], call: Call): void {
  const source = rangeArgument(given);
  for (const series of chartOf(self, call).series) series.categories = { ...source };
  call.book.isDirty = true;
}

const spacing = (name: string): Property<PartSelf> =>
  kept(name, (value) => (value === '' ? '' : numberOf(value, 1, MOST_SPACING)));

const axisType: ObjectType<AxisSelf> = {
  name: 'ChartAxis',
  exists: (self, call) => void chartOf(self, call),
  properties: {
    Type: { get: ({ axis }) => (axis === 'value' ? 'Value' : 'Category') },
    AxisGroup: { get: () => 'Primary' },
    Visible: keptFlag('Visible', true),
    Minimum: automatic('Minimum'),
    Maximum: automatic('Maximum'),
    MajorUnit: automatic('MajorUnit'),
    MinorUnit: automatic('MinorUnit'),
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
    DisplayUnit: keptChoice('DisplayUnit', DISPLAY_UNITS, 'None'),
    ShowDisplayUnitLabel: keptFlag('ShowDisplayUnitLabel'),
    ReversePlotOrder: keptFlag('ReversePlotOrder', false),
    CategoryType: keptChoice('CategoryType', ['Automatic', 'TextAxis', 'DateAxis'], 'Automatic'),
    TickLabelPosition: keptChoice('TickLabelPosition', ['NextToAxis', 'High', 'Low', 'None'], 'NextToAxis'),
    TickLabelSpacing: spacing('TickLabelSpacing'),
    TickMarkSpacing: spacing('TickMarkSpacing'),
    MajorTickMark: keptChoice('MajorTickMark', TICKS),
    MinorTickMark: keptChoice('MinorTickMark', TICKS),
    ScaleType: {
      get: () => 'Linear',
      set: (_self, value) => void anyCase(value, ['Linear'], ['Logarithmic']),
    },
  },
  objects: {
    Format: (self) => HostObject.of(axisFormat, self),
    Title: ({ axis, ...self }) => HostObject.of(axisTitleType, partOf(self, `${axis}Title`)),
    MajorGridlines: ({ axis, ...self }) =>
      HostObject.of(gridlinesType(axis === 'value'), partOf(self, `${axis}Gridlines`)),
    MinorGridlines: ({ axis, ...self }) =>
      HostObject.of(gridlinesType(false), partOf(self, `${axis}MinorGridlines`)),
  },
  methods: { SetCategoryNames: setCategoryNames },
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
