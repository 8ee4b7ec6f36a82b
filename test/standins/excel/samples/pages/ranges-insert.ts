import { NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Insert a range', 'excel-add-ins-ranges-insert');

export const rangesInsert: readonly Sample[] = [
  sample('makes room above a row', [['Count'], [''], [3]], async (sheet, context) => {
    sheet.getRange('A2:C2').insert(Excel.InsertShiftDirection.down);
    return read(sheet.getRange('B1:B3'), context);
  }),
  sample('lets formulas follow', ['=B3*2', 6], async (sheet, context) => {
    sheet.getRange('D2').formulas = [['=B2*2']];
    sheet.getRange('A2:D2').insert('Down');
    const formula = sheet.getRange('D3').load('formulas,values');
    await context.sync();
    return [(formula.formulas as unknown[][])[0]?.[0], (formula.values as unknown[][])[0]?.[0]];
  }),
  sample('pushes a part of the rows down', NOT_FOUND, (sheet) => {
    sheet.getRange('B2').insert('Down');
  }),
];
