/** Excel.ChartFont, ChartFill, ChartLineFormat and the formats that hold them. */
import { booleanOf, textOf } from '../../arguments';
import type { Chart, Settings } from '../../charts/chart';
import { colour } from '../../colour';
import { HostObject, type ObjectType } from '../../object-type';
import { change, keptChoice, keptColour, keptFlag, keptNumber, kept, partType, type PartSelf } from './kept';

/** The most points that lines and letters have in Excel. */
const MOST_POINTS = { line: 1584, letters: 409 };

const fontType = partType('ChartFont', {
  Bold: keptFlag('Bold'),
  Italic: keptFlag('Italic'),
  Color: keptColour('Color'),
  Name: kept('Name', textOf),
  Size: keptNumber('Size', 1, MOST_POINTS.letters),
  Underline: keptChoice('Underline', ['None', 'Single']),
});

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
const lineType = (name: string) =>
  partType(
    name,
    {
      Color: keptColour('LineColor'),
      LineStyle: keptChoice('LineStyle', LINE_STYLES),
      Weight: keptNumber('LineWeight', 0, MOST_POINTS.line),
    },
    { methods: { Clear: (self, _args, call) => change(self, call, 'LineStyle', 'None') } },
  );

const fillType = partType(
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

/**
 * The format of a part. Its parts keep their settings beside the part's own; those of letters have names of their own.
 */
export function formatType(
  name: string,
  parts: readonly ('Fill' | 'Font' | 'Line' | 'Border')[],
  properties: ObjectType<PartSelf>['properties'] = {},
): ObjectType<PartSelf> {
  const objects = {
    Fill: (self: PartSelf) => HostObject.of(fillType, self),
    Line: (self: PartSelf) => HostObject.of(lineType('ChartLineFormat'), self),
    Border: (self: PartSelf) => HostObject.of(lineType('ChartBorder'), self),
    Font: (self: PartSelf) => HostObject.of(fontType, { ...self, settings: fontOf(self) }),
  };
  return partType(name, properties, {
    objects: Object.fromEntries(parts.map((each) => [each, objects[each]])),
  });
}

/** The font settings of a part, which are stored among its settings. */
const fontOf =
  (self: PartSelf) =>
  (chart: Chart): Settings => {
    const settings = self.settings(chart);
    settings['Font'] ??= {};
    return settings['Font'] as Settings;
  };

export const roundedCorners = kept('RoundedCorners', booleanOf, false);
