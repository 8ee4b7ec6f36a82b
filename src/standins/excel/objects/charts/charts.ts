/** charts: Excel.ChartCollection, Excel.Chart and their parts. This file has the first two. */
import { intersection, lastColumn, lastRow } from '../../area';
import { integerOf, textOf, areaArgument, rangeArgument } from '../../arguments';
import {
  newParts,
  type Chart,
  type ChartSeries,
  boxOf,
  offsetOf,
  placeOf,
  type Box,
} from '../../charts/chart';
import { plotted, shownTitle } from '../../charts/chart-data';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../../grid';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../../wire/object-type';
import { HostProblem, invalidArgument, notModelled } from '../../problem';
import { requireUnprotected } from '../protection';
import { axesOf } from './axes';
import {
  chartType,
  anyCase,
  chartOf,
  keptChoice,
  keptFlag,
  partOf,
  type ChartSelf,
  type PartSelf,
  partType,
  settingsOf,
} from './kept';
import { seriesOf } from './series';

/** Excel.ChartTitle and ChartLegend. */

const titleType = partType('ChartTitle', {
  Text: {
    get(self, call) {
      const text = shownTitle(call.book.grid, chartOf(self, call));
      if (text === undefined) throw notModelled('the text of a title that is not shown');
      return text;
    },
    set: (self, value, call) =>
      void Object.assign(settingsOf(self, call), { Text: textOf(value), Visible: true }),
  },
  Visible: {
    ...keptFlag('Visible'),
    get(self, call) {
      const chart = chartOf(self, call);
      const { Visible: visible } = chart.parts.title;
      if (visible !== undefined) return visible;
      if (chart.series.length > 1) throw notModelled('whether a chart of several series begins with a title');
      return true;
    },
  },
  Overlay: keptFlag('Overlay', false),
  Position: keptChoice('Position', ['Automatic', 'Top', 'Bottom', 'Left', 'Right'], 'Top'),
});

const legendType = partType('ChartLegend', {
  Visible: keptFlag('Visible'),
  Position: keptChoice('Position', ['Top', 'Bottom', 'Left', 'Right', 'Corner']),
  Overlay: keptFlag('Overlay', false),
});

const titleOf = (self: ChartSelf): HostObject =>
  HostObject.of(titleType, { ...self, settings: (chart) => chart.parts.title });

const legendOf = (self: ChartSelf): HostObject =>
  HostObject.of(legendType, { ...self, settings: (chart) => chart.parts.legend });

interface Self {
  readonly sheet: string;
}

/** An inch has 72 points and 96 pixels. */
const PIXELS_PER_POINT = 96 / 72;
/** Excel's new chart is 5 by 3 inches. Its place is not documented: here it is in the sheet's corner. */
const NEW: Box = { left: 0, top: 0, width: 480, height: 288 };

/** The series that a range gives, and the way in which the range is read. */
function sourced(
  before: readonly ChartSeries[],
  [given, by]: readonly Argument[],
  call: Call,
): Pick<Chart, 'plotBy' | 'series'> {
  const { sheet, area } = rangeArgument(given);
  const isWhole = area.rows === SHEET_ROWS || area.columns === SHEET_COLUMNS;
  const used = call.book.grid.used(sheet);
  const source: Area | undefined = isWhole ? used && intersection(used, area) : area;
  if (!source) throw notModelled('a chart of empty columns');
  const direction = by === undefined || by === null ? 'Auto' : anyCase(by, ['Auto', 'Columns', 'Rows']);
  const { plotBy, series: read } = plotted(call.book.grid, sheet, source, direction);
  // When a chart gets other data, the looks of its series stay at their places.
  const made = read.map((each, index): ChartSeries => {
    const { settings = {} } = before[index] ?? {};
    return { id: call.book.newNumber(), ...each, settings };
  });
  return { plotBy, series: made };
}

const chartsOn = ({ sheet }: Self, { book }: Call): Chart[] =>
  book.charts.filter((each) => each.sheet === sheet);

/** The chart with this id or name (case ignored). */
function find(self: Self, key: Argument | undefined, call: Call): HostObject | null {
  const text = textOf(key);
  const charts = chartsOn(self, call);
  const found =
    charts.find(({ id }) => id === text) ??
    charts.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return found ? objectOf(found) : null;
}

function required(found: HostObject | null): HostObject {
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

function add(self: Self, [type, ...source]: readonly Argument[], call: Call): HostObject {
  const { book } = call;
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  const kind = chartType(type);
  const names = new Set(chartsOn(self, call).map(({ name }) => name));
  let number = names.size + 1;
  while (names.has(`Chart ${number}`)) number++;
  const chart: Chart = {
    id: book.newId(),
    sheet: self.sheet,
    name: `Chart ${number}`,
    type: kind,
    ...sourced([], source, call),
    place: placeOf(book.grid, self.sheet, NEW),
    parts: newParts(),
  };
  book.charts.push(chart);
  book.isChartSelected = book.hardness.keepsChartSelected;
  book.isDirty = true;
  return objectOf(chart);
}

const collectionType: ObjectType<Self> = {
  name: 'ChartCollection',
  properties: { Count: { get: (self, call) => chartsOn(self, call).length } },
  items: (self, call) => chartsOn(self, call).map(objectOf),
  item: (self, key, call) => required(find(self, key, call)),
  methods: {
    Add: add,
    GetCount: (self, _args, call) => chartsOn(self, call).length,
    GetItem: (self, [name], call) => required(find(self, name, call)),
    GetItemOrNullObject: (self, [name], call) => find(self, name, call),
    GetItemAt(self, [index], call) {
      const chart = chartsOn(self, call)[integerOf(index)];
      if (!chart) throw new HostProblem('ItemNotFound');
      return objectOf(chart);
    },
  },
};

const boxAt = (self: ChartSelf, call: Call): Box =>
  boxOf(call.book.grid, self.sheet, chartOf(self, call).place);

function move(self: ChartSelf, call: Call, part: Partial<Box>): void {
  requireUnprotected(self.sheet, call, 'allowEditObjects');
  const box = { ...boxAt(self, call), ...part };
  chartOf(self, call).place = placeOf(call.book.grid, self.sheet, box);
  call.book.isDirty = true;
}

/** A side of the chart's box, in points. */
const side = (name: keyof Box): Property<ChartSelf> => ({
  get: (self, call) => boxAt(self, call)[name] / PIXELS_PER_POINT,
  set(self, value, call) {
    if (typeof value !== 'number' || !(value >= 0)) throw invalidArgument();
    move(self, call, { [name]: value * PIXELS_PER_POINT });
  },
});

/** Puts the chart at a cell's corner. If a last cell is given, the chart covers all cells up to it. */
function setPosition(self: ChartSelf, [start, end]: readonly Argument[], call: Call): void {
  const { grid } = call.book;
  const from = areaArgument(start, self.sheet);
  const { top, left } = offsetOf(grid, self.sheet, from.row, from.column);
  if (end === undefined || end === null) return move(self, call, { top, left });
  const to = areaArgument(end, self.sheet);
  const { top: bottom, left: right } = offsetOf(grid, self.sheet, lastRow(to) + 1, lastColumn(to) + 1);
  if (bottom <= top || right <= left) throw invalidArgument();
  move(self, call, { top, left, width: right - left, height: bottom - top });
}

const chartObjectType: ObjectType<PartSelf> = {
  name: 'Chart',
  exists: (self, call) => void chartOf(self, call),
  identity: ({ id }) => ({ Id: id }),
  properties: {
    Id: { get: ({ id }) => id },
    Name: {
      get: (self, call) => chartOf(self, call).name,
      set(self, value, call) {
        const name = textOf(value);
        if (name === '') throw invalidArgument();
        chartOf(self, call).name = name;
        call.book.isDirty = true;
      },
    },
    ChartType: {
      get: (self, call) => chartOf(self, call).type,
      set(self, value, call) {
        chartOf(self, call).type = chartType(value);
        call.book.isDirty = true;
      },
    },
    PlotBy: { get: (self, call) => chartOf(self, call).plotBy },
    DisplayBlanksAs: keptChoice('DisplayBlanksAs', ['NotPlotted', 'Zero', 'Interplotted'], 'NotPlotted'),
    PlotVisibleOnly: keptFlag('PlotVisibleOnly', true),
    Left: side('left'),
    Top: side('top'),
    Width: side('width'),
    Height: side('height'),
  },
  objects: {
    Worksheet: ({ sheet }, { model }) => model.worksheet(sheet),
    Title: titleOf,
    Legend: legendOf,
    Axes: axesOf,
    Series: seriesOf,
  },
  methods: {
    SetData(self, source, call) {
      requireUnprotected(self.sheet, call, 'allowEditObjects');
      const chart = chartOf(self, call);
      Object.assign(chart, sourced(chart.series, source, call));
      call.book.isDirty = true;
    },
    SetPosition: setPosition,
    Delete(self, _args, call) {
      requireUnprotected(self.sheet, call, 'allowEditObjects');
      call.book.charts = call.book.charts.filter(({ id }) => id !== self.id);
      call.book.isDirty = true;
    },
  },
};

const objectOf = (chart: Chart): HostObject => HostObject.of(chartObjectType, partOf(chart, 'chart'));

export const chartsOf = (sheet: string): HostObject => HostObject.of(collectionType, { sheet });
