import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Select a range edge', 'excel-add-ins-range-select-range-edge');

const addressOf = async (range: Excel.Range, context: Excel.RequestContext): Promise<string> => {
  range.load('address');
  await context.sync();
  return range.address;
};

export const rangeEdge: readonly Sample[] = [
  sample('goes to the end of the block', 'Sheet1!A4', (sheet, context) =>
    addressOf(sheet.getRange('A1').getRangeEdge(Excel.KeyboardDirection.down), context),
  ),
  sample('goes to the next block from the edge of one', 'Sheet1!F1', (sheet, context) => {
    sheet.getRange('F1').values = [['x']];
    return addressOf(sheet.getRange('C1').getRangeEdge('Right'), context);
  }),
  sample('goes to the end of the sheet', 'Sheet1!A1048576', (sheet, context) =>
    addressOf(sheet.getRange('A4').getRangeEdge('Down'), context),
  ),
  sample('reaches as far as the block', 'Sheet1!B1:B4', (sheet, context) =>
    addressOf(sheet.getRange('B4').getExtendedRange(Excel.KeyboardDirection.up), context),
  ),
  sample('reaches on from the active cell', 'Sheet1!A1:C2', (sheet, context) =>
    addressOf(sheet.getRange('A1:B2').getExtendedRange('Right', 'B2'), context),
  ),
];
