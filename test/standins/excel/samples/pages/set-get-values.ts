import { firstOf, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Set and get values, text, or formulas', 'excel-add-ins-ranges-set-get-values');

export const setGetValues: readonly Sample[] = [
  sample('sets one cell and fits its column', [5], async (sheet, context) => {
    const cell = sheet.getRange('C3');
    cell.values = [[5]];
    cell.format.autofitColumns();
    return (await read(cell, context))[0];
  }),
  sample('sets the values of several', [['Potato Chips', 10, 1.8, 18]], (sheet, context) => {
    const range = sheet.getRange('E2:H2');
    range.values = [['Potato Chips', 10, 1.8, '=F2*G2']];
    return read(range, context);
  }),
  sample('sets formulas, and sums them', [6, '=SUM(B2:B4)', 12], async (sheet, context) => {
    sheet.getRange('D2:D4').formulas = [['=B2*2'], ['=B3*2'], ['=B4*2']];
    const sums = sheet.getRange('B5:D5');
    sums.formulas = [['=SUM(B2:B4)', '', '=SUM(D2:D4)']];
    sums.load('values,formulas');
    await context.sync();
    return [firstOf(sums), (sums.formulas as unknown[][])[0]?.[0], (sums.values as unknown[][])[0]?.[2]];
  }),
  sample(
    'returns values, texts and formulas separately',
    [[['50.00%']], [[0.5]], [['=1/2']]],
    async (sheet, context) => {
      const cell = sheet.getRange('E1');
      cell.formulas = [['=1/2']];
      cell.numberFormat = [['0.00%']];
      cell.load('values,text,formulas');
      await context.sync();
      return [cell.text, cell.values, cell.formulas];
    },
  ),
  sample('sets one value everywhere', [['x', 'x']], (sheet, context) => {
    const range = sheet.getRange('E1:F1');
    range.values = 'x' as unknown as string[][];
    return read(range, context);
  }),
];
