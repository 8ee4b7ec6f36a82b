/** The kinds of conditional formats that the product does not use. */
import { kindObjects } from '../../objects/conditional-kinds';
import { ruleType } from '../../objects/conditional-rules';
import { dataBarType } from './data-bars';
import { iconSetType } from './icon-sets';

export const moreKindObjects = kindObjects({
  TextComparison: ['ContainsText', ruleType],
  TopBottom: ['TopBottom', ruleType],
  Preset: ['PresetCriteria', ruleType],
  DataBar: ['DataBar', dataBarType],
  IconSet: ['IconSet', iconSetType],
});
