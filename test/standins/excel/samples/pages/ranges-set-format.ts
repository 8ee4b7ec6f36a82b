import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Set range format', 'excel-add-ins-ranges-set-format');

export const rangesSetFormat: readonly Sample[] = [
  sample('gets the region around a cell', 'Sheet1!A1:C4', async (sheet, context) => {
    const region = sheet.getRange('B2').getSurroundingRegion().load('address');
    await context.sync();
    return region.address;
  }),
  sample(
    'draws a thick line under the headers',
    ['Continuous', 'Thick', '#FF0000'],
    async (sheet, context) => {
      const line = sheet.getRange('A1:C1').format.borders.getItem('EdgeBottom');
      line.style = 'Continuous';
      line.weight = 'Thick';
      line.color = 'red';
      line.load('style,weight,color');
      await context.sync();
      return [line.style, line.weight, line.color];
    },
  ),
  sample('writes headers large, and fits rows to them', ['Arial', 18, 24.75], async (sheet, context) => {
    const { format } = sheet.getRange('A1:C1');
    format.font.name = 'Arial';
    format.font.size = 18;
    format.autofitRows();
    format.load('font/name,font/size,rowHeight');
    await context.sync();
    return [format.font.name, format.font.size, format.rowHeight];
  }),
  sample('justifies a text', NOT_FOUND, (sheet) => {
    sheet.getRange('A1').format.horizontalAlignment = 'Justify';
  }),
  sample('sorts a range below its headers', [['Count'], [1], [2], [3]], (sheet, context) => {
    sheet.getRange('A1:C4').sort.apply([{ key: 1, ascending: true }], false, true);
    return read(sheet.getRange('B1:B4'), context);
  }),
];
