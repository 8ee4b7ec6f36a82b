import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Add data validation', 'excel-add-ins-data-validation');

export const dataValidation: readonly Sample[] = [
  sample('asks for the cells that break a rule', NOT_FOUND, (sheet) => {
    sheet.getRange('B2:B4').dataValidation.rule = { wholeNumber: { formula1: 0, operator: 'GreaterThan' } };
    sheet.getRange('B2:B4').dataValidation.getInvalidCells().load('address');
  }),
  sample('keeps a rule', 'WholeNumber', async (sheet, context) => {
    const rule = sheet.getRange('B2:B4').dataValidation;
    rule.rule = { wholeNumber: { formula1: 0, operator: 'GreaterThan' } };
    rule.load('type');
    await context.sync();
    return rule.type;
  }),
];
