/** Excel.ChartDataLabels: of a whole chart, or of one series. What is set for the chart holds for all of its series. */
import { textOf } from '../../arguments';
import { HostObject, type Property } from '../../object-type';
import type { Json } from '../../wire/protocol';
import {
  chartOf,
  kept,
  keptChoice,
  keptFlag,
  partType,
  settingsOf,
  type PartSelf,
} from '../../objects/charts/kept';
import { formatType } from '../../objects/charts/part-formats';

const labelsFormat = formatType('ChartDataLabelFormat', ['Fill', 'Font', 'Border']);

const POSITIONS = [
  'None',
  'Center',
  'InsideEnd',
  'InsideBase',
  'OutsideEnd',
  'Left',
  'Right',
  'Top',
  'Bottom',
  'BestFit',
];

/**
 * A series without a setting of its own has the chart's setting. Setting it for the chart removes it from the series.
 */
function inherited(name: string, property: Property<PartSelf>): Property<PartSelf> {
  return {
    get(self, call): Json {
      const { labels } = chartOf(self, call).parts;
      return settingsOf(self, call)[name] ?? labels[name] ?? property.get(self, call);
    },
    set(self, value, call) {
      property.set?.(self, value, call);
      const chart = chartOf(self, call);
      if (settingsOf(self, call) !== chart.parts.labels) return;
      for (const series of chart.series) delete series.labels[name];
    },
  };
}

const SHOWN = ['ShowValue', 'ShowSeriesName', 'ShowCategoryName', 'ShowPercentage', 'ShowLegendKey'];

const properties: Record<string, Property<PartSelf>> = {
  ...Object.fromEntries(SHOWN.map((name) => [name, keptFlag(name, false)])),
  Position: keptChoice('Position', POSITIONS),
  NumberFormat: kept('NumberFormat', textOf),
  Separator: kept('Separator', textOf),
};

const labelsType = partType(
  'ChartDataLabels',
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inherited(name, property)])),
  { objects: { Format: (self) => HostObject.of(labelsFormat, self) } },
);

export const dataLabelsOf = (self: PartSelf): HostObject => HostObject.of(labelsType, self);
