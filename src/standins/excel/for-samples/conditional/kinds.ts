/** The kinds of conditional formats that the product does not use. */
import { kindObjects } from '../../objects/conditional-kinds';
import { dataBarType } from './data-bars';
import { iconSetType } from './icon-sets';
import { ruleType } from './rules';

export const moreKindObjects = kindObjects({
  TextComparison: ['ContainsText', ruleType],
  CellValue: ['CellValue', ruleType],
  TopBottom: ['TopBottom', ruleType],
  Preset: ['PresetCriteria', ruleType],
  DataBar: ['DataBar', dataBarType],
  IconSet: ['IconSet', iconSetType],
});
