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
  sample('takes choices from another sheet', ['List', '=Names!A1:A3'], async (sheet, context) => {
    const names = context.workbook.worksheets.add('Names').getRange('A1:A3');
    const validation = sheet.getRange('C2:C4').dataValidation;
    validation.rule = { list: { inCellDropDown: true, source: names } };
    validation.load('type,rule');
    await context.sync();
    return [validation.type, validation.rule.list?.source];
  }),
  sample('alerts and prompts', ['Stop', 'Whole numbers'], async (sheet, context) => {
    const validation = sheet.getRange('B2:B4').dataValidation;
    validation.rule = { wholeNumber: { formula1: 0, operator: 'GreaterThan' } };
    validation.errorAlert = { message: 'No.', showAlert: true, style: 'Stop', title: 'Wrong' };
    validation.prompt = { message: 'Please.', showPrompt: true, title: 'Whole numbers' };
    validation.load('errorAlert,prompt');
    await context.sync();
    return [validation.errorAlert.style, validation.prompt.title];
  }),
  sample('holds cells to a formula, and clears some', ['Custom', 'None'], async (sheet, context) => {
    sheet.getRange('C2:C4').dataValidation.rule = { custom: { formula: '=NOT(ISNUMBER(SEARCH(A2,C2)))' } };
    sheet.getRange('C3').dataValidation.clear();
    const [held, freed] = ['C2', 'C3'].map((each) => sheet.getRange(each).dataValidation.load('type'));
    await context.sync();
    return [held?.type, freed?.type];
  }),
];
