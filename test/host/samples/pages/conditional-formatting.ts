import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

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
  sample('draws a data bar', NOT_FOUND, (sheet) => {
    sheet.getRange('B2:B4').conditionalFormats.add('DataBar');
  }),
  sample('draws an icon set', NOT_FOUND, (sheet) => {
    sheet.getRange('B2:B4').conditionalFormats.add('IconSet');
  }),
];
