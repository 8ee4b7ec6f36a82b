/** Kinds of conditional formats: what decides which cells get the look. */
import { choiceOf, recordOf, textOf } from '../arguments';
import type { ConditionalFormat } from '../book/conditional-formats';
import { colour } from '../colour';
import { HostObject, type Argument, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
import { formatObject, ruleType } from './conditional-rules';
import type { JsonObject } from '../wire/protocol';

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
        format.drawn.clear();
      },
    },
  },
};

/** The value of a colour: an end of the values, or what a formula gives. */
function criterion(given: Argument | undefined, end: string): JsonObject {
  const { type, color = null, formula = null, ...others } = recordOf(given);
  const kind = choiceOf(type, ['LowestValue', 'HighestValue', 'Number', 'Percent', 'Formula', 'Percentile']);
  const isEnd = kind === 'LowestValue' || kind === 'HighestValue';
  if (Object.keys(others).length > 0 || (isEnd ? kind !== end : formula === null)) throw invalidArgument();
  return { formula, type: kind, ...(color !== null && { color: colour(color) }) };
}

/** Three colours if the criteria have a midpoint, else two. */
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

const KINDS = {
  CellValue: ruleType,
  Custom: customType,
  ColorScale: colorScaleType,
};

/** The object of each kind, and its ...OrNullObject, which is null in formats of another kind. */
export const kindObjects: NonNullable<ObjectType<ConditionalFormat>['objects']> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, type]) => [
    [
      kind,
      (format: ConditionalFormat): HostObject => {
        if (format.type !== kind)
          throw new HostProblem('InvalidOperation', `This format is of the kind ${format.type}.`);
        return HostObject.of(type, format);
      },
    ],
    [
      `${kind}OrNullObject`,
      (format: ConditionalFormat): HostObject | null =>
        format.type === kind ? HostObject.of(type, format) : null,
    ],
  ]),
);
