/** Excel.IconSetConditionalFormat. */
import { booleanOf, choiceOf, isList, plainOf } from '../../arguments';
import type { ConditionalFormat } from '../../book/conditional-formats';
import type { ObjectType, Property } from '../../object-type';
import { invalidArgument } from '../../problem';
import { kept } from './kept';

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

export const iconSetType: ObjectType<ConditionalFormat> = {
  name: 'IconSetConditionalFormat',
  properties: {
    Style: kept('style', (value) => choiceOf(value, Object.keys(ICON_SETS))),
    Criteria: criteria,
    ReverseIconOrder: kept('reverseIconOrder', booleanOf, false),
    ShowIconOnly: kept('showIconOnly', booleanOf, false),
  },
};
