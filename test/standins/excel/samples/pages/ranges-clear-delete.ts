import { pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Clear or delete a range', 'excel-add-ins-ranges-clear-delete');

export const rangesClearDelete: readonly Sample[] = [
  sample('empties cells with their looks', ['', '#FFFFFF'], async (sheet, context) => {
    const cell = sheet.getRange('C2');
    cell.format.fill.color = 'red';
    cell.clear();
    cell.load('values,format/fill/color');
    await context.sync();
    return [(cell.values as unknown[][])[0]?.[0], cell.format.fill.color];
  }),
  sample('deletes a row, and those below move up', [['Pears'], ['pears'], ['']], (sheet, context) => {
    sheet.getRange('A3:C3').delete(Excel.DeleteShiftDirection.up);
    return read(sheet.getRange('A2:A4'), context);
  }),
];
