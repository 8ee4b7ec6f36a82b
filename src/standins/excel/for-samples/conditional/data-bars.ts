/** Excel.DataBarConditionalFormat. */
import { booleanOf, choiceOf, recordOf } from '../../arguments';
import type { ConditionalFormat } from '../../book/conditional-formats';
import { colour } from '../../colour';
import { HostObject, type Argument, type ObjectType } from '../../object-type';
import type { Json } from '../../wire/protocol';
import { kept } from './kept';

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

export const dataBarType: ObjectType<ConditionalFormat> = {
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
