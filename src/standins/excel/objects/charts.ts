/** Excel.ChartCollection, Chart and their parts. A setting is stored as it was set, and can't be read before that. */
import { lastColumn, lastRow } from '../area';
import { areaArgument, booleanOf, choiceOf, integerOf, rangeArgument, textOf } from '../arguments';
import {
  CHART_TYPES,
  newParts,
  offsetOf,
  placeOf,
  type Box,
  type Chart,
  type ChartSeries,
  type Settings,
} from '../charts/chart';
import { seriesCategories, seriesName, seriesValues, shownTitle, plotted } from '../charts/chart-data';
import { colour } from '../colour';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import type { Json } from '../protocol';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../wire/object-type';
import { requireUnprotected } from './protection';

interface ChartSelf {
  readonly sheet: string;
  readonly id: string;
}

/** A part of a chart. Its settings are looked up again each time, because the chart may be deleted. */
interface PartSelf extends ChartSelf {
  settings(chart: Chart): Settings;
}

const partOf =
  (type: ObjectType<PartSelf>, part: keyof Chart['parts']) =>
  ({ sheet, id }: ChartSelf): HostObject =>
    HostObject.of(type, { sheet, id, settings: (chart) => chart.parts[part] });

function chartOf({ sheet, id }: ChartSelf, { book }: Call): Chart {
  const chart = book.charts.find((each) => each.id === id && each.sheet === sheet);
  if (!chart) throw new HostProblem('ItemNotFound');
  return chart;
}

const settingsOf = (self: PartSelf, call: Call): Settings => self.settings(chartOf(self, call));

/** Part types of which only the name and the members differ. */
const partType = (
  name: string,
  members: Pick<ObjectType<PartSelf>, 'properties' | 'objects' | 'methods'>,
): ObjectType<PartSelf> => ({ name, exists: (self, call) => void chartOf(self, call), ...members });

function change(self: PartSelf, call: Call, name: string, value: Json): void {
  settingsOf(self, call)[name] = value;
  call.book.isDirty = true;
}

const kept = (name: string, read: (value: Argument) => Json): Property<PartSelf> => ({
  get(self, call) {
    const value = settingsOf(self, call)[name];
    if (value === undefined) throw notModelled(`the ${name} that a part of a chart begins with`);
    return value;
  },
  set: (self, value, call) => change(self, call, name, read(value)),
});

const titleType = partType('ChartTitle', {
  properties: {
    Text: {
      ...kept('Text', textOf),
      get(self, call) {
        const text = shownTitle(call.book.grid, chartOf(self, call));
        if (text === undefined) throw notModelled('the text of a title that is not shown');
        return text;
      },
    },
  },
});

const legendType = partType('ChartLegend', {
  properties: {
    Visible: kept('Visible', booleanOf),
    Position: kept('Position', (value) => choiceOf(value, ['Top', 'Bottom', 'Left', 'Right', 'Corner'])),
  },
});

const axisTitleType = partType('ChartAxisTitle', { properties: { Text: kept('Text', textOf) } });

const axisType = partType('ChartAxis', {
  properties: { NumberFormat: kept('NumberFormat', textOf) },
  objects: { Title: partOf(axisTitleType, 'valueTitle') },
});

const axesType: ObjectType<ChartSelf> = {
  name: 'ChartAxes',
  exists: (self, call) => void chartOf(self, call),
  objects: { ValueAxis: partOf(axisType, 'valueAxis') },
};

const lineType = partType('ChartLineFormat', { properties: { Color: kept('LineColor', colour) } });

const fillType = partType('ChartFill', {
  methods: {
    SetSolidColor: (self, [value], call) => change(self, call, 'FillColor', colour(value ?? null)),
  },
});

const seriesFormat = partType('ChartSeriesFormat', {
  objects: {
    Fill: (self) => HostObject.of(fillType, self),
    Line: (self) => HostObject.of(lineType, self),
  },
});

interface SeriesSelf extends PartSelf {
  readonly series: number;
}

/** The most characters of a series' name (docs: ChartSeries.name). */
const LONGEST_NAME = 255;

/** The gap between groups of columns, in percent of a column's width. */
const WIDEST_GAP = 500;

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
    GapWidth: kept('GapWidth', (value) => {
      if (typeof value !== 'number' || !(value >= 0 && value <= WIDEST_GAP)) throw invalidArgument();
      return value;
    }),
  },
  objects: { Format: (self) => HostObject.of(seriesFormat, self) },
  methods: {
    SetValues: setSource('values'),
    SetXAxisValues: setSource('categories'),
    /** Texts, as the library's types have it. */
    GetDimensionValues(self, [dimension], call) {
      const series = stateOf(self, call);
      const { grid } = call.book;
      return choiceOf(dimension, ['Categories', 'Values']) === 'Values'
        ? seriesValues(grid, series).map(String)
        : seriesCategories(grid, series);
    },
  },
};

const seriesCollectionType: ObjectType<ChartSelf> = {
  name: 'ChartSeriesCollection',
  exists: (self, call) => void chartOf(self, call),
  items: (self, call) =>
    chartOf(self, call).series.map(({ id }) => HostObject.of(seriesType, seriesSelf(self, id))),
  methods: {
    Add(self, [name], call) {
      const { series } = chartOf(self, call);
      const id = call.book.newNumber();
      // An added series uses the existing categories.
      const { categories } = series[0] ?? { categories: undefined };
      series.push({ id, name: nameOf(name), values: undefined, categories, settings: {} });
      call.book.isDirty = true;
      return HostObject.of(seriesType, seriesSelf(self, id));
    },
    GetItemAt(self, [index], call) {
      const found = chartOf(self, call).series[integerOf(index)];
      if (!found) throw new HostProblem('ItemNotFound');
      return HostObject.of(seriesType, seriesSelf(self, found.id));
    },
  },
};

interface Self {
  readonly sheet: string;
}

/** In pixels: Excel's new chart is 5 by 3 inches. Its place is not documented: here it is in the sheet's corner. */
const NEW: Box = { left: 0, top: 0, width: 480, height: 288 };

const chartsOn = ({ sheet }: Self, { book }: Call): Chart[] =>
  book.charts.filter((each) => each.sheet === sheet);

function add(self: Self, [type, source, by]: readonly Argument[], call: Call): HostObject {
  const { book } = call;
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  const kind = choiceOf(type, CHART_TYPES);
  const { sheet, area } = rangeArgument(source);
  const series = plotted(book.grid, sheet, area, choiceOf(by, ['Columns', 'Rows']));
  const names = new Set(chartsOn(self, call).map(({ name }) => name));
  let number = names.size + 1;
  while (names.has(`Chart ${number}`)) number++;
  const chart: Chart = {
    id: book.newId(),
    sheet: self.sheet,
    name: `Chart ${number}`,
    type: kind,
    series: series.map((each): ChartSeries => ({ id: book.newNumber(), ...each, settings: {} })),
    place: placeOf(book.grid, self.sheet, NEW),
    parts: newParts(),
  };
  book.charts.push(chart);
  book.isChartSelected = book.hardness.keepsChartSelected;
  book.isDirty = true;
  return HostObject.of(chartObjectType, chart);
}

const collectionType: ObjectType<Self> = {
  name: 'ChartCollection',
  items: (self, call) => chartsOn(self, call).map((chart) => HostObject.of(chartObjectType, chart)),
  item(self, id, call) {
    const found = chartsOn(self, call).find((each) => each.id === id);
    if (!found) throw new HostProblem('ItemNotFound');
    return HostObject.of(chartObjectType, found);
  },
  methods: { Add: add },
};

/** Puts the chart at a cell's corner. If a last cell is given, the chart covers all cells up to it. */
function setPosition(self: ChartSelf, [start, end]: readonly Argument[], call: Call): void {
  const { grid } = call.book;
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  const from = areaArgument(start, self.sheet);
  const to = areaArgument(end, self.sheet);
  const { top, left } = offsetOf(grid, self.sheet, from.row, from.column);
  const { top: bottom, left: right } = offsetOf(grid, self.sheet, lastRow(to) + 1, lastColumn(to) + 1);
  if (bottom <= top || right <= left) throw invalidArgument();
  const box = { top, left, width: right - left, height: bottom - top };
  chartOf(self, call).place = placeOf(grid, self.sheet, box);
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
        const name = textOf(value);
        if (name === '') throw invalidArgument();
        chartOf(self, call).name = name;
        call.book.isDirty = true;
      },
    },
    ChartType: { get: (self, call) => chartOf(self, call).type },
  },
  objects: {
    Title: partOf(titleType, 'title'),
    Legend: partOf(legendType, 'legend'),
    Axes: ({ sheet, id }) => HostObject.of(axesType, { sheet, id }),
    Series: ({ sheet, id }) => HostObject.of(seriesCollectionType, { sheet, id }),
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
