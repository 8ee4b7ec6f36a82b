/** Excel.ChartCollection, Chart and their parts: they keep what they were told (told.ts). */
import { bounding } from '../area';
import { areaArgument, choiceArgument, integerOf, rangeArgument, textArgument } from '../arguments';
import { CHART_TYPES, type Chart, type ChartSeries } from '../book/chart';
import type { Area } from '../grid';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import type { ToldEvent } from '../protocol';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import { requireUnprotected } from './protection';
import { tell, toldProperties } from './told';

interface ChartSelf {
  readonly sheet: string;
  readonly id: string;
}

function chartOf({ sheet, id }: ChartSelf, { book }: ObjectCall): Chart {
  const chart = book.charts.find((bookChart) => bookChart.id === id && bookChart.sheet === sheet);
  if (!chart) throw new HostProblem('ItemNotFound');
  return chart;
}

/** A part of a chart that has properties of its own. */
const partOf =
  (
    name: string,
    part: keyof Chart['parts'],
    properties: readonly string[],
    objects: ObjectType<ChartSelf>['objects'] = {},
  ) =>
  (self: ChartSelf): HostObject => {
    const where = (chart: ChartSelf, call: ObjectCall): ToldEvent => chartOf(chart, call).parts[part];
    const type: ObjectType<ChartSelf> = { name, properties: toldProperties(where, ...properties), objects };
    return HostObject.of(type, self);
  };

const valueTitleOf = partOf('ChartAxisTitle', 'valueTitle', ['Text']);

const axesType: ObjectType<ChartSelf> = {
  name: 'ChartAxes',
  objects: { ValueAxis: partOf('ChartAxis', 'valueAxis', ['NumberFormat'], { Title: valueTitleOf }) },
};

interface SeriesSelf extends ChartSelf {
  readonly series: number;
}

function seriesOf(self: SeriesSelf, call: ObjectCall): ChartSeries {
  const found = chartOf(self, call).series.find(({ id }) => id === self.series);
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

const toldSeries = (self: SeriesSelf, call: ObjectCall): ToldEvent => seriesOf(self, call).told;

const lineType: ObjectType<SeriesSelf> = {
  name: 'ChartLineFormat',
  properties: toldProperties(toldSeries, 'Color'),
};

const fillType: ObjectType<SeriesSelf> = {
  name: 'ChartFill',
  methods: { SetSolidColor: (self, [value], call) => tell(toldSeries(self, call), 'Color', value, call) },
};

const seriesFormat: ObjectType<SeriesSelf> = {
  name: 'ChartSeriesFormat',
  objects: {
    Fill: (self) => HostObject.of(fillType, self),
    Line: (self) => HostObject.of(lineType, self),
  },
};

/** The most characters of a series' name (docs: ChartSeries.name). */
const LONGEST_NAME = 255;

function nameOf(value: Argument | undefined): string {
  const name = textArgument(value);
  if (name.length > LONGEST_NAME) throw invalidArgument();
  if (name.startsWith('=')) throw notModelled('names of series that are formulas');
  return name;
}

function setSource(name: 'values' | 'categories') {
  return (self: SeriesSelf, [given]: readonly Argument[], call: ObjectCall): void => {
    seriesOf(self, call)[name] = areaArgument(given, self.sheet);
    call.book.isDirty = true;
  };
}

const seriesProperties = toldProperties(toldSeries, 'Name', 'GapWidth');

const seriesType: ObjectType<SeriesSelf> = {
  name: 'ChartSeries',
  properties: {
    ...seriesProperties,
    Name: {
      get: (self, call) => toldSeries(self, call)['Name'] ?? null,
      set: (self, value, call) => tell(toldSeries(self, call), 'Name', nameOf(value), call),
    },
  },
  objects: { Format: (self) => HostObject.of(seriesFormat, self) },
  methods: { SetValues: setSource('values'), SetXAxisValues: setSource('categories') },
};

/** Adds a series to a chart's own list. */
function addSeries(
  series: ChartSeries[],
  values: Area | undefined,
  told: ToldEvent,
  { book }: ObjectCall,
): number {
  const id = book.newNumber();
  series.push({ id, values, categories: undefined, told });
  return id;
}

const seriesCollectionType: ObjectType<ChartSelf> = {
  name: 'ChartSeriesCollection',
  methods: {
    Add(self, [name], call) {
      const series = addSeries(chartOf(self, call).series, undefined, { Name: nameOf(name) }, call);
      call.book.isDirty = true;
      return HostObject.of(seriesType, { ...self, series });
    },
    GetItemAt(self, [index], call) {
      const found = chartOf(self, call).series[integerOf(index)];
      if (!found) throw new HostProblem('ItemNotFound');
      return HostObject.of(seriesType, { ...self, series: found.id });
    },
  },
};

interface Self {
  readonly sheet: string;
}

/** Where Excel puts a new chart is not documented. */
const NEW: Area = { row: 0, column: 0, rows: 15, columns: 8 };

const chartsOn = ({ sheet }: Self, { book }: ObjectCall): Chart[] =>
  book.charts.filter((chart) => chart.sheet === sheet);

/** Adds a chart of one series. What Excel makes of a range with more than one row and column is not modelled. */
function add(self: Self, [type, source, by]: readonly Argument[], call: ObjectCall): HostObject {
  const { book } = call;
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  const { area: values } = rangeArgument(source);
  const line = choiceArgument(by, ['Columns', 'Rows']) === 'Rows' ? values.rows : values.columns;
  if (line > 1) throw notModelled('a new chart of more than one series');
  const series: ChartSeries[] = [];
  addSeries(series, values, {}, call);
  const chart: Chart = {
    id: book.newId(),
    sheet: self.sheet,
    name: `Chart ${chartsOn(self, call).length + 1}`,
    type: choiceArgument(type, CHART_TYPES),
    area: NEW,
    series,
    parts: { title: {}, legend: {}, valueAxis: {}, valueTitle: {} },
  };
  book.charts.push(chart);
  book.isChartSelected = book.hardness.keepsChartSelected;
  book.isDirty = true;
  return HostObject.of(chartObjectType, { sheet: self.sheet, id: chart.id });
}

const collectionType: ObjectType<Self> = {
  name: 'ChartCollection',
  items: (self, call) =>
    chartsOn(self, call).map(({ sheet, id }) => HostObject.of(chartObjectType, { sheet, id })),
  item: (self, id, call) => {
    const chart = { ...self, id: textArgument(id) };
    chartOf(chart, call);
    return HostObject.of(chartObjectType, chart);
  },
  methods: { Add: add },
};

/** Puts the chart over all cells from the first to the last. */
function setPosition(self: ChartSelf, [start, end]: readonly Argument[], call: ObjectCall): void {
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  chartOf(self, call).area = bounding(areaArgument(start, self.sheet), areaArgument(end, self.sheet));
  call.book.isDirty = true;
}

const chartObjectType: ObjectType<ChartSelf> = {
  name: 'Chart',
  exists: (self, call) => void chartOf(self, call),
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Name: {
      get: (self, call) => chartOf(self, call).name,
      set(self, value, call) {
        chartOf(self, call).name = textArgument(value);
        call.book.isDirty = true;
      },
    },
  },
  objects: {
    Title: partOf('ChartTitle', 'title', ['Text']),
    Legend: partOf('ChartLegend', 'legend', ['Visible', 'Position']),
    Axes: (self) => HostObject.of(axesType, self),
    Series: (self) => HostObject.of(seriesCollectionType, self),
  },
  methods: {
    SetPosition: setPosition,
    Delete(self, _args, call) {
      requireUnprotected(self.sheet, call, 'allowEditObjects');
      call.book.charts = call.book.charts.filter(({ id }) => id !== self.id);
      call.book.isDirty = true;
    },
  },
};

export const chartsOf = (sheet: string): HostObject => HostObject.of(collectionType, { sheet });
