import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Work with multiple ranges', 'excel-add-ins-multiple-ranges');

export const multipleRanges: readonly Sample[] = [
  sample('formats several blocks at once', ['#FF0000', '#FFFFFF'], async (sheet, context) => {
    sheet.getRanges('A2:A4, C2:C4').format.fill.color = 'red';
    const [inside, beside] = ['C3', 'B3'].map((each) => sheet.getRange(each).load('format/fill/color'));
    await context.sync();
    return [inside?.format.fill.color, beside?.format.fill.color];
  }),
  sample(
    'returns the properties of all areas',
    ['Sheet1!A1:A2,Sheet1!C1', 2, 3, false],
    async (sheet, context) => {
      const areas = sheet.getRanges('A1:A2,C1').load('address,areaCount,cellCount,isEntireRow');
      await context.sync();
      return [areas.address, areas.areaCount, areas.cellCount, areas.isEntireRow];
    },
  ),
  sample('reads null where blocks differ', [null, true], async (sheet, context) => {
    sheet.getRange('A1').format.font.bold = true;
    const both = sheet.getRanges('A1,C1').load('format/font/bold');
    const one = sheet.getRanges('A1,A1').load('format/font/bold');
    await context.sync();
    return [both.format.font.bold, one.format.font.bold];
  }),
  sample('goes through the blocks', ['Sheet1!A1', 'Sheet1!C3:C4'], async (sheet, context) => {
    const { areas } = sheet.getRanges('A1,C3:C4');
    areas.load('items/address');
    await context.sync();
    return areas.items.map((each) => each.address);
  }),
  sample(
    'takes whole columns and their used parts',
    ['Sheet1!A:A,Sheet1!C:C', 'Sheet1!A1:A4,Sheet1!C1:C4'],
    async (sheet, context) => {
      const columns = sheet.getRanges('A1,C1').getEntireColumn().load('address');
      const used = columns.getUsedRangeAreas().load('address');
      await context.sync();
      return [columns.address, used.address];
    },
  ),
  sample('moves them along', ['Sheet1!B2,Sheet1!D2'], async (sheet, context) => {
    const moved = sheet.getRanges('A1,C1').getOffsetRangeAreas(1, 1).load('address');
    await context.sync();
    return [moved.address];
  }),
  sample('meets another range', ['Sheet1!A2:A3', true], async (sheet, context) => {
    const areas = sheet.getRanges('A1:A3,C1');
    const met = areas.getIntersection('A2:B9').load('address');
    const none = areas.getIntersectionOrNullObject('F1');
    await context.sync();
    return [met.address, none.isNullObject];
  }),
  sample('empties them', [['', 'Count', '']], async (sheet, context) => {
    sheet.getRanges('A1,C1').clear(Excel.ClearApplyTo.contents);
    return read(sheet.getRange('A1:C1'), context);
  }),
  sample('holds them to one rule', ['Decimal', 'None'], async (sheet, context) => {
    const both = sheet.getRanges('A2,C2').dataValidation;
    both.rule = { decimal: { formula1: 0, operator: 'GreaterThan' } };
    both.load('type');
    const beside = sheet.getRange('B2').dataValidation.load('type');
    await context.sync();
    return [both.type, beside.type];
  }),
  sample('copies several blocks', NOT_FOUND, (sheet) => {
    sheet.getRange('F1').copyFrom(sheet.getRanges('A1:A2,C1:C2'));
  }),
  sample('formats conditionally', NOT_FOUND, (sheet) => {
    sheet.getRanges('A1,C1').conditionalFormats.add('Custom');
  }),
];
