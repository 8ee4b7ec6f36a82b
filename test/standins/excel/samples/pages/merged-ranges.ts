import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Merged ranges', '42-range/range-merged-ranges');

export const mergedRanges: readonly Sample[] = [
  sample('merges the first row', ['Sheet1!A1:C1', 3, [['Product', '', '']]], async (sheet, context) => {
    const title = sheet.getRange('A1:C4').getRow(0);
    title.merge(true);
    title.format.horizontalAlignment = 'Center';
    const merged = sheet.getRange('A1:C4').getMergedAreasOrNullObject();
    merged.load('address,cellCount');
    merged.areas.getItemAt(0).select();
    await context.sync();
    return [merged.address, merged.cellCount, await read(title, context)];
  }),
  sample('merges row by row', ['Sheet1!A1:B1,Sheet1!A2:B2'], async (sheet, context) => {
    sheet.getRange('A1:B2').merge(true);
    const merged = sheet.getRange('A1:C4').getMergedAreasOrNullObject().load('address');
    await context.sync();
    return [merged.address];
  }),
  sample('parts merged cells', [true, 'Title'], async (sheet, context) => {
    sheet.getRange('A1:B2').merge();
    sheet.getRange('A1').values = [['Title']];
    sheet.getRange('B2').unmerge();
    const merged = sheet.getRange('A1:C4').getMergedAreasOrNullObject();
    await context.sync();
    return [merged.isNullObject, (await read(sheet.getRange('A1'), context))[0]?.[0]];
  }),
  sample('writes over merged cells', NOT_FOUND, (sheet) => {
    sheet.getRange('A1:B2').merge();
    sheet.getRange('A1:B2').values = [
      [1, 2],
      [3, 4],
    ];
  }),
];
