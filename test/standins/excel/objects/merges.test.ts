import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = <T>(
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));

const outcome = (act: (sheet: Excel.Worksheet) => void): Promise<string> =>
  errorCode(
    onSheet(async (sheet, context) => {
      sheet.getRange('B2:D2').merge();
      act(sheet);
      await context.sync();
    }),
  );

const merged = (): Promise<string> =>
  onSheet(async (sheet, context) => {
    const areas = sheet.getRange('A1:Z99').getMergedAreasOrNullObject().load('address');
    await context.sync();
    return areas.isNullObject ? '' : areas.address;
  });

test.each<[string, (sheet: Excel.Worksheet) => void, string]>([
  [
    'a block over them has a value for the first cell alone',
    (sheet) =>
      (sheet.getRange('A2:D3').values = [
        ['a', 'title', '', ''],
        ['x', 1, 2, 3],
      ]),
    'Sheet1!B2:D2',
  ],
  ['their contents are cleared', (sheet) => sheet.getRange('A1:C2').clear('Contents'), 'Sheet1!B2:D2'],
  ['they are cleared with all around them', (sheet) => sheet.getRange('A1:F9').clear(), ''],
  ['their formats are cleared', (sheet) => sheet.getRange('B2:D2').clear('Formats'), ''],
  ['rows are inserted above', (sheet) => void sheet.getRange('1:2').insert('Down'), 'Sheet1!B4:D4'],
  ['a column within is deleted', (sheet) => sheet.getRange('C:C').delete('Left'), 'Sheet1!B2:C2'],
])('merged cells: %s', async (_, act, left) => {
  openWorkbook();
  expect([await outcome(act), await merged()]).toEqual(['no error', left]);
});

test.each<[string, (sheet: Excel.Worksheet) => void]>([
  ['a value for a covered cell', (sheet) => (sheet.getRange('B2:D2').values = [['a', 'b', '']])],
  ['clearing a part of them', (sheet) => sheet.getRange('A1:C9').clear()],
  ['merging over them', (sheet) => sheet.getRange('A1:C9').merge()],
])('merged cells: %s is refused', async (_, act) => {
  openWorkbook();
  expect([await outcome(act), await merged()]).toEqual(['ApiNotFound', 'Sheet1!B2:D2']);
});
