/** Excel.ChartTitle and ChartLegend. */
import { textOf } from '../../arguments';
import { shownTitle } from '../../charts/chart-data';
import { HostObject } from '../../object-type';
import { notModelled } from '../../problem';
import { chartOf, keptChoice, keptFlag, partType, settingsOf, type ChartSelf } from './kept';

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

export const titleOf = (self: ChartSelf): HostObject =>
  HostObject.of(titleType, { ...self, settings: (chart) => chart.parts.title });

export const legendOf = (self: ChartSelf): HostObject =>
  HostObject.of(legendType, { ...self, settings: (chart) => chart.parts.legend });
