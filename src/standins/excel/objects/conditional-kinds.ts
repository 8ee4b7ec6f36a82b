/** The kinds of conditional formats: what decides on the cells, and what these look like then. */
import { booleanOf, choiceOf, isList, plainOf, recordOf, textOf } from '../arguments';
import type { ConditionalFormat } from '../book/conditional-formats';
import { colour } from '../colour';
import { HostObject, type Argument, type ObjectType, type Property } from '../object-type';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import type { Json, JsonObject } from '../protocol';

const formatObject = { Format: (format: ConditionalFormat) => HostObject.of(rangeFormatType, format) };

const customType: ObjectType<ConditionalFormat> = {
  name: 'CustomConditionalFormat',
  objects: { ...formatObject, Rule: (format) => HostObject.of(formulaType, format) },
};

const formulaType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormatRule',
  properties: {
    Formula: {
      get: ({ rule }) => rule['formula'] ?? '',
      set(format, value) {
        format.rule = { formula: textOf(value) };
      },
    },
  },
};

const ruleType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalFormatWithRule',
  properties: {
    Rule: {
      get: ({ rule }) => rule,
      set(format, value) {
        format.rule = recordOf(value);
      },
    },
  },
  objects: formatObject,
};

/** Where a colour stands: at an end of the values, or at what a formula comes to. */
function criterion(given: Argument | undefined, end: string): JsonObject {
  const { type, color = null, formula = null, ...others } = recordOf(given);
  const kind = choiceOf(type, ['LowestValue', 'HighestValue', 'Number', 'Percent', 'Formula', 'Percentile']);
  const isEnd = kind === 'LowestValue' || kind === 'HighestValue';
  if (Object.keys(others).length > 0 || (isEnd ? kind !== end : formula === null)) throw invalidArgument();
  return { formula, type: kind, ...(color !== null && { color: colour(color) }) };
}

/** Three colours where the criteria have a midpoint, else two. */
const colorScaleType: ObjectType<ConditionalFormat> = {
  name: 'ColorScaleConditionalFormat',
  properties: {
    Criteria: {
      get: ({ rule }) => rule,
      set(format, value) {
        const { minimum, midpoint = null, maximum, ...others } = recordOf(value);
        if (Object.keys(others).length > 0) throw invalidArgument();
        format.rule = {
          minimum: criterion(minimum, 'LowestValue'),
          ...(midpoint !== null && { midpoint: criterion(midpoint, 'Percentile') }),
          maximum: criterion(maximum, 'HighestValue'),
        };
      },
    },
    ThreeColorScale: { get: ({ rule }) => (rule['midpoint'] ?? null) !== null },
  },
};

const rangeFormatType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFormat',
  objects: {
    Fill: (format) => HostObject.of(fillType, format),
    Font: (format) => HostObject.of(fontType, format),
  },
};

const fillType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFill',
  properties: {
    Color: {
      get: ({ look }) => look.fill ?? '',
      set({ look }, value) {
        look.fill = colour(value);
      },
    },
  },
};

const fontProperty = (name: string, empty: Json, read: (value: Argument) => Json) => ({
  get: ({ look }: ConditionalFormat): Json => look.font[name] ?? empty,
  set({ look }: ConditionalFormat, value: Argument): void {
    look.font[name] = read(value);
  },
});

const fontType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalRangeFont',
  properties: {
    Color: fontProperty('color', '', colour),
    Bold: fontProperty('bold', false, booleanOf),
    Italic: fontProperty('italic', false, booleanOf),
    Strikethrough: fontProperty('strikethrough', false, booleanOf),
    Underline: fontProperty('underline', 'None', (value) => choiceOf(value, ['None', 'Single', 'Double'])),
  },
};

/** A property kept with the rule. Without a default it can't be read before it is set: Excel's own is not told. */
const kept = (
  name: string,
  read: (value: Argument) => Json,
  standard?: Json,
): Property<ConditionalFormat> => ({
  get({ rule }) {
    const value = rule[name] ?? standard;
    if (value === undefined) throw notModelled(`the ${name} that a conditional format begins with`);
    return value;
  },
  set(format, value) {
    format.rule = { ...format.rule, [name]: read(value) };
  },
});

const barColour = (value: Argument): Json => (value === '' ? '' : colour(value));

const positiveType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalDataBarPositiveFormat',
  properties: {
    FillColor: kept('positiveFillColor', barColour),
    BorderColor: kept('positiveBorderColor', barColour),
    GradientFill: kept('gradientFill', booleanOf),
  },
};

const negativeType: ObjectType<ConditionalFormat> = {
  name: 'ConditionalDataBarNegativeFormat',
  properties: {
    FillColor: kept('negativeFillColor', barColour),
    BorderColor: kept('negativeBorderColor', barColour),
    MatchPositiveFillColor: kept('matchPositiveFillColor', booleanOf),
    MatchPositiveBorderColor: kept('matchPositiveBorderColor', booleanOf),
  },
};

const dataBarType: ObjectType<ConditionalFormat> = {
  name: 'DataBarConditionalFormat',
  properties: {
    BarDirection: kept(
      'barDirection',
      (value) => choiceOf(value, ['Context', 'LeftToRight', 'RightToLeft']),
      'Context',
    ),
    ShowDataBarOnly: kept('showDataBarOnly', booleanOf, false),
    AxisFormat: kept(
      'axisFormat',
      (value) => choiceOf(value, ['Automatic', 'None', 'CellMidPoint']),
      'Automatic',
    ),
    AxisColor: kept('axisColor', barColour),
    LowerBoundRule: kept('lowerBoundRule', recordOf),
    UpperBoundRule: kept('upperBoundRule', recordOf),
  },
  objects: {
    PositiveFormat: (format) => HostObject.of(positiveType, format),
    NegativeFormat: (format) => HostObject.of(negativeType, format),
  },
};

/** Excel.IconSet, by how many icons each has. */
const ICON_SETS: Readonly<Record<string, number>> = {
  ThreeArrows: 3,
  ThreeArrowsGray: 3,
  ThreeFlags: 3,
  ThreeTrafficLights1: 3,
  ThreeTrafficLights2: 3,
  ThreeSigns: 3,
  ThreeSymbols: 3,
  ThreeSymbols2: 3,
  ThreeStars: 3,
  ThreeTriangles: 3,
  FourArrows: 4,
  FourArrowsGray: 4,
  FourRedToBlack: 4,
  FourRating: 4,
  FourTrafficLights: 4,
  FiveArrows: 5,
  FiveArrowsGray: 5,
  FiveRating: 5,
  FiveQuarters: 5,
  FiveBoxes: 5,
};

/** One criterion for each icon of the style; the first one may be empty. */
const criteria: Property<ConditionalFormat> = {
  get: (format, call) => kept('criteria', plainOf).get(format, call),
  set(format, value) {
    const style = format.rule['style'];
    const count = typeof style === 'string' ? ICON_SETS[style] : undefined;
    const isFitting = isList(value) && (count === undefined ? value.length >= 3 : value.length === count);
    if (!isFitting) throw invalidArgument();
    format.rule = { ...format.rule, criteria: value };
  },
};

const iconSetType: ObjectType<ConditionalFormat> = {
  name: 'IconSetConditionalFormat',
  properties: {
    Style: kept('style', (value) => choiceOf(value, Object.keys(ICON_SETS))),
    Criteria: criteria,
    ReverseIconOrder: kept('reverseIconOrder', booleanOf, false),
    ShowIconOnly: kept('showIconOnly', booleanOf, false),
  },
};

/** The objects of a format by their names, with the kind that each is there for. */
const KINDS: Readonly<Record<string, readonly [string, ObjectType<ConditionalFormat>]>> = {
  Custom: ['Custom', customType],
  TextComparison: ['ContainsText', ruleType],
  CellValue: ['CellValue', ruleType],
  TopBottom: ['TopBottom', ruleType],
  Preset: ['PresetCriteria', ruleType],
  ColorScale: ['ColorScale', colorScaleType],
  DataBar: ['DataBar', dataBarType],
  IconSet: ['IconSet', iconSetType],
};

export const CONDITIONAL_KINDS: readonly string[] = Object.values(KINDS).map(([kind]) => kind);

/** Each object, and its ...OrNullObject, which is null in formats of another kind. */
export const kindObjects: NonNullable<ObjectType<ConditionalFormat>['objects']> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([name, [kind, type]]) => [
    [
      name,
      (format: ConditionalFormat): HostObject => {
        if (format.type !== kind)
          throw new HostProblem('InvalidOperation', `This format is of the kind ${format.type}.`);
        return HostObject.of(type, format);
      },
    ],
    [
      `${name}OrNullObject`,
      (format: ConditionalFormat): HostObject | null =>
        format.type === kind ? HostObject.of(type, format) : null,
    ],
  ]),
);
