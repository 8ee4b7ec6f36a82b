import { pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Get a range', 'excel-add-ins-ranges-get');

const addressOf = async (range: Excel.Range, context: Excel.RequestContext): Promise<string> => {
  range.load('address');
  await context.sync();
  return range.address;
};

export const rangesGet: readonly Sample[] = [
  sample('by its address', 'Sheet1!B2:C5', (sheet, context) => addressOf(sheet.getRange('B2:C5'), context)),
  sample('by its name', 'Sheet1!A1:C4', async (sheet, context) => {
    context.workbook.names.add('MyRange', sheet.getRange('A1:C4'));
    return addressOf(context.workbook.names.getItem('MyRange').getRange(), context);
  }),
  sample('as what is in use', 'Sheet1!A1:C4', (sheet, context) => addressOf(sheet.getUsedRange(), context)),
];
