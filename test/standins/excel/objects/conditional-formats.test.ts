import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

test('clearing formats, or cells, removes formats from the cells of the range only', async () => {
  const { host } = openWorkbook();
  const clear = (work: (sheet: Excel.Worksheet) => void): Promise<string> =>
    errorCode(
      Excel.run(async (context) => {
        work(context.workbook.worksheets.getItem('Sheet1'));
        await context.sync();
      }),
    );
  await clear((sheet) => {
    sheet.getRange('A1:A9').conditionalFormats.add('Custom');
    sheet.getRange('C1:C9').conditionalFormats.add('Custom');
    sheet.getRange('A5:A9').conditionalFormats.clearAll();
    sheet.getRange('C1:C9').clear('Contents');
    sheet.getRange('C1:C2').clear('Formats');
  });
  expect(host.book.conditionalFormats.map((each) => each.area)).toEqual([
    { row: 2, column: 2, rows: 7, columns: 1 },
    { row: 0, column: 0, rows: 4, columns: 1 },
  ]);
  expect(await clear((sheet) => sheet.getRange('A2').conditionalFormats.clearAll())).toBe('ApiNotFound');
});
