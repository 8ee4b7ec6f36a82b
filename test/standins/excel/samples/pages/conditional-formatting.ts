import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Apply conditional formatting', 'excel-add-ins-conditional-formatting');

export const conditionalFormatting: readonly Sample[] = [
  sample('marks cells by their value', 1, async (sheet, context) => {
    const formats = sheet.getRange('B2:B4').conditionalFormats;
    const format = formats.add(Excel.ConditionalFormatType.cellValue);
    format.cellValue.format.font.color = 'tomato';
    format.cellValue.rule = { formula1: '=2', operator: 'LessThan' };
    const count = formats.getCount();
    await context.sync();
    return count.value;
  }),
  sample('colours cells from least to most', false, async (sheet, context) => {
    const format = sheet.getRange('B2:B4').conditionalFormats.add('ColorScale');
    format.colorScale.criteria = {
      minimum: { type: 'LowestValue', color: 'blue' },
      maximum: { type: 'HighestValue', color: 'red' },
    };
    format.colorScale.load('threeColorScale');
    await context.sync();
    return format.colorScale.threeColorScale;
  }),
  sample('marks the first one', [{ rank: 1, type: 'TopItems' }, '#008000'], async (sheet, context) => {
    const { topBottom } = sheet.getRange('B2:B4').conditionalFormats.add('TopBottom');
    topBottom.format.fill.color = 'green';
    topBottom.rule = { rank: 1, type: 'TopItems' };
    topBottom.load('rule,format/fill/color');
    await context.sync();
    return [topBottom.rule, topBottom.format.fill.color];
  }),
  sample('marks what is above average', { criterion: 'OneStdDevAboveAverage' }, async (sheet, context) => {
    const { preset } = sheet.getRange('B2:B4').conditionalFormats.add('PresetCriteria');
    preset.rule = { criterion: 'OneStdDevAboveAverage' };
    preset.load('rule');
    await context.sync();
    return preset.rule;
  }),
  sample('draws data bars from the left', ['LeftToRight', '#0000FF'], async (sheet, context) => {
    const { dataBar } = sheet.getRange('B2:B4').conditionalFormats.add(Excel.ConditionalFormatType.dataBar);
    dataBar.barDirection = Excel.ConditionalDataBarDirection.leftToRight;
    dataBar.positiveFormat.fillColor = 'blue';
    dataBar.load('barDirection,positiveFormat/fillColor');
    await context.sync();
    return [dataBar.barDirection, dataBar.positiveFormat.fillColor];
  }),
  sample('draws three triangles', ['ThreeTriangles', 3], async (sheet, context) => {
    const { iconSet } = sheet.getRange('B2:B4').conditionalFormats.add(Excel.ConditionalFormatType.iconSet);
    iconSet.style = Excel.IconSet.threeTriangles;
    const from = (formula: string): Excel.ConditionalIconCriterion => ({
      type: Excel.ConditionalFormatIconRuleType.number,
      operator: Excel.ConditionalIconCriterionOperator.greaterThanOrEqual,
      formula,
    });
    iconSet.criteria = [{} as Excel.ConditionalIconCriterion, from('=2'), from('=3')];
    iconSet.load('style,criteria');
    await context.sync();
    return [iconSet.style, iconSet.criteria.length];
  }),
  sample('draws too few icons', 'InvalidArgument', (sheet) => {
    const { iconSet } = sheet.getRange('B2:B4').conditionalFormats.add('IconSet');
    iconSet.style = 'FiveBoxes';
    iconSet.criteria = [{}, {}, {}] as Excel.ConditionalIconCriterion[];
  }),
  sample('marks cells by a formula', '=B2>B1', async (sheet, context) => {
    const { custom } = sheet.getRange('B2:B4').conditionalFormats.add(Excel.ConditionalFormatType.custom);
    custom.rule.formula = '=B2>B1';
    custom.format.font.color = 'green';
    custom.load('rule/formula');
    await context.sync();
    return custom.rule.formula;
  }),
  sample('marks cells by their text', { operator: 'Contains', text: 'Nor' }, async (sheet, context) => {
    const { textComparison } = sheet.getRange('C2:C4').conditionalFormats.add('ContainsText');
    textComparison.format.font.color = 'red';
    textComparison.rule = { operator: Excel.ConditionalTextOperator.contains, text: 'Nor' };
    textComparison.load('rule');
    await context.sync();
    return textComparison.rule;
  }),
  sample(
    'puts one format before another',
    [
      ['CellValue', 0, true],
      ['PresetCriteria', 1, false],
    ],
    async (sheet, context) => {
      const formats = sheet.getRange('B2:B4').conditionalFormats;
      const preset = formats.add('PresetCriteria');
      preset.preset.rule = { criterion: 'BelowAverage' };
      const value = formats.add('CellValue');
      value.cellValue.rule = { formula1: '=0', operator: 'LessThan' };
      preset.priority = 1;
      value.priority = 0;
      value.stopIfTrue = true;
      formats.load('items/type,items/priority,items/stopIfTrue');
      await context.sync();
      return formats.items.map(({ type, priority, stopIfTrue }) => [type, priority, stopIfTrue]);
    },
  ),
  sample('asks for the part of another kind', [true, false], async (sheet, context) => {
    const format = sheet.getRange('B2:B4').conditionalFormats.add('DataBar');
    const [none, one] = [format.cellValueOrNullObject, format.dataBarOrNullObject];
    none.load('rule');
    one.load('barDirection');
    await context.sync();
    return [none.isNullObject, one.isNullObject];
  }),
  sample('takes all formats of a sheet away', 0, async (sheet, context) => {
    sheet.getRange('B2:B4').conditionalFormats.add('ColorScale');
    sheet.getRange().conditionalFormats.clearAll();
    const count = sheet.getRange('B2:B4').conditionalFormats.getCount();
    await context.sync();
    return count.value;
  }),
];
