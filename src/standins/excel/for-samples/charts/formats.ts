/** Formats of charts and of their titles, legends and plot areas. */
import { HostObject, type Members } from '../../object-type';
import { partOf, partType, type PartSelf } from '../../objects/charts/kept';
import { dataLabelsOf } from './data-labels';
import { formatType, roundedCorners } from '../../objects/charts/part-formats';

/** A part with a format of this name: its fill, its letters and the line around it. */
const withFormat = (name: string): Members<PartSelf> => {
  const format = formatType(name, ['Fill', 'Font', 'Border']);
  return { objects: { Format: (self) => HostObject.of(format, self) } };
};

export const titleMembers = withFormat('ChartTitleFormat');
export const axisTitleMembers = withFormat('ChartAxisTitleFormat');
export const legendMembers = withFormat('ChartLegendFormat');

const areaFormat = formatType('ChartAreaFormat', ['Fill', 'Font', 'Border'], {
  RoundedCorners: roundedCorners,
});
const plotAreaFormat = formatType('ChartPlotAreaFormat', ['Fill', 'Border']);
const plotAreaType = partType(
  'ChartPlotArea',
  {},
  { objects: { Format: (self) => HostObject.of(plotAreaFormat, self) } },
);

export const chartMembers: Members<PartSelf> = {
  objects: {
    DataLabels: (self) => dataLabelsOf(partOf(self, 'labels')),
    Format: (self) => HostObject.of(areaFormat, self),
    PlotArea: (self) => HostObject.of(plotAreaType, partOf(self, 'plotArea')),
  },
};
