import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Find a string in a range', 'excel-add-ins-ranges-string-match');

export const stringMatch: readonly Sample[] = [
  sample('finds a whole cell', 'Sheet1!A3', async (sheet, context) => {
    const found = sheet.getRange('A1:C4').find('figs', { completeMatch: true, matchCase: false });
    found.load('address');
    await context.sync();
    return found.address;
  }),
  sample('goes on backwards from a cell', 'Sheet1!C2', async (sheet, context) => {
    const found = sheet.getRange('C4').find('North', { searchDirection: 'Backwards' });
    found.load('address');
    await context.sync();
    return found.address;
  }),
  sample('finds nothing', true, async (sheet, context) => {
    const found = sheet.getRange('A1:C4').findOrNullObject('Plums', { matchCase: true });
    await context.sync();
    return found.isNullObject;
  }),
  sample('gets ItemNotFound where there is nothing', 'ItemNotFound', (sheet) => {
    sheet.getRange('A1:C4').find('Plums', {}).load('address');
  }),
  sample('replaces a text', [1, [['Pears'], ['Figs'], ['plums']]], async (sheet, context) => {
    const count = sheet.getRange('A2:A4').replaceAll('pears', 'plums', { matchCase: true });
    return [await read(sheet.getRange('A2:A4'), context), count.value].reverse();
  }),
  sample('marks all cells with the text', ['Sheet1!C2,Sheet1!C4', '#FFFF00'], async (sheet, context) => {
    const found = sheet.findAll('north', { completeMatch: true, matchCase: false });
    found.format.fill.color = 'yellow';
    found.load('address,format/fill/color');
    await context.sync();
    return [found.address, found.format.fill.color];
  }),
  sample('finds it nowhere on the sheet', true, async (sheet, context) => {
    const found = sheet.findAllOrNullObject('West', {});
    await context.sync();
    return found.isNullObject;
  }),
  sample('looks for a pattern', NOT_FOUND, (sheet) => sheet.getRange('A:A').find('P*', {}).load('address')),
];
