/** How a part of a chart is drawn: its fill and its line. The part keeps them among its own settings. */
import { colour } from '../../colour';
import { change, keptChoice, keptColour, keptNumber, partType } from './kept';

/** The most points that a line is wide in Excel. */
const WIDEST_LINE = 1584;

const LINE_STYLES = [
  'None',
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Grey25',
  'Grey50',
  'Grey75',
  'Automatic',
  'RoundDot',
];
export const lineType = partType(
  'ChartLineFormat',
  {
    Color: keptColour('LineColor'),
    LineStyle: keptChoice('LineStyle', LINE_STYLES),
    Weight: keptNumber('LineWeight', 0, WIDEST_LINE),
  },
  { methods: { Clear: (self, _args, call) => change(self, call, 'LineStyle', 'None') } },
);

export const fillType = partType(
  'ChartFill',
  {},
  {
    methods: {
      SetSolidColor: (self, [value], call) => change(self, call, 'FillColor', colour(value ?? null)),
      /** No colour, written as ''. */
      Clear: (self, _args, call) => change(self, call, 'FillColor', ''),
    },
  },
);
