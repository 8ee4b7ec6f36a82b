import { NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Find special cells', 'excel-add-ins-ranges-special-cells');

const addressOf = async (areas: Excel.RangeAreas, context: Excel.RequestContext): Promise<string> => {
  areas.load('address');
  await context.sync();
  return areas.address;
};

export const specialCells: readonly Sample[] = [
  sample('paints the cells with formulas', ['Sheet1!B2,Sheet1!B4', '#FFC0CB'], async (sheet, context) => {
    sheet.getRange('B2').formulas = [['=1+2']];
    sheet.getRange('B4').formulas = [['=B2*2']];
    const found = sheet.getUsedRange().getSpecialCells(Excel.SpecialCellType.formulas);
    found.format.fill.color = 'pink';
    found.load('address,format/fill/color');
    await context.sync();
    return [found.address, found.format.fill.color];
  }),
  sample('finds no formulas', true, async (sheet, context) => {
    const found = sheet.getRange('A1:C4').getSpecialCellsOrNullObject('Formulas');
    await context.sync();
    return found.isNullObject;
  }),
  sample('gets ItemNotFound where there are none', 'ItemNotFound', (sheet) => {
    sheet.getRange('A1:C4').getSpecialCells('Formulas').load('address');
  }),
  sample('finds constants that are numbers', 'Sheet1!B2:B4', (sheet, context) =>
    addressOf(sheet.getRange('A1:C4').getSpecialCells('Constants', 'Numbers'), context),
  ),
  sample(
    'finds constants that are texts or errors',
    'Sheet1!A1:C1,Sheet1!A2:A4,Sheet1!C2:C4',
    (sheet, context) =>
      addressOf(
        sheet
          .getRange('A1:C4')
          .getSpecialCells(Excel.SpecialCellType.constants, Excel.SpecialCellValueType.errorsText),
        context,
      ),
  ),
  sample('finds blanks', 'Sheet1!B2:B3', (sheet, context) => {
    sheet.getRange('B2:B3').clear('Contents');
    return addressOf(sheet.getRange('A:C').getSpecialCells('Blanks'), context);
  }),
  sample('finds cells with rules', NOT_FOUND, (sheet) => {
    sheet.getRange('A1:C4').getSpecialCells('DataValidations').load('address');
  }),
];
