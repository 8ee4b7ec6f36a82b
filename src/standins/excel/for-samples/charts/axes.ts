/** What the product does not use of Excel.ChartAxis: ends, steps, ticks, gridlines and the like. */
import type { Argument, Call, Members, Property } from '../../object-type';
import { HostObject } from '../../object-type';
import type { AxisSelf } from '../../objects/charts/axes';
import {
  anyCase,
  change,
  chartOf,
  kept,
  keptChoice,
  keptFlag,
  numberOf,
  partOf,
  partType,
  settingsOf,
  type ChartSelf,
  type PartSelf,
} from '../../objects/charts/kept';
import { rangeArgument } from '../../objects/range-argument';
import { notModelled } from '../../problem';
import { formatType } from '../../objects/charts/part-formats';

const gridlinesFormat = formatType('ChartGridlinesFormat', ['Line']);
/** At first, only the major gridlines of the value axis are shown. */
const gridlinesType = (visible: boolean) =>
  partType(
    'ChartGridlines',
    { Visible: keptFlag('Visible', visible) },
    { objects: { Format: (self) => HostObject.of(gridlinesFormat, self) } },
  );

/** A number, or '' if Excel chooses. What Excel would choose can't be read. */
const automatic = (name: string): Property<PartSelf> => ({
  get(self, call) {
    const value = settingsOf(self, call)[name] ?? '';
    if (value === '') throw notModelled(`the ${name} that Excel finds for an axis`);
    return value;
  },
  set: (self, value, call) =>
    change(self, call, name, value === '' ? '' : numberOf(value, -Number.MAX_VALUE, Number.MAX_VALUE)),
});

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

export const axisMembers: Members<AxisSelf> = {
  properties: {
    Minimum: automatic('Minimum'),
    Maximum: automatic('Maximum'),
    MajorUnit: automatic('MajorUnit'),
    MinorUnit: automatic('MinorUnit'),
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
    MajorGridlines: ({ axis, ...self }) =>
      HostObject.of(gridlinesType(axis === 'value'), partOf(self, `${axis}Gridlines`)),
    MinorGridlines: ({ axis, ...self }) =>
      HostObject.of(gridlinesType(false), partOf(self, `${axis}MinorGridlines`)),
  },
  methods: { SetCategoryNames: setCategoryNames },
};
