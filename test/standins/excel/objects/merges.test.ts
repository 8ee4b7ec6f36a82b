import { formatAddress } from '../../../../src/standins/excel/address';
import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

/** The result of an act after B2:D2 were merged, and the cells that are merged then. */
async function outcome(act: (sheet: Excel.Worksheet) => void): Promise<string[]> {
  const { host } = openWorkbook();
  const code = await errorCode(
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      sheet.getRange('B2:D2').merge();
      act(sheet);
      await context.sync();
    }),
  );
  return [code, ...host.book.merges.map(({ area }) => formatAddress(area))];
}

test.each<[string, (sheet: Excel.Worksheet) => void, string[]]>([
  [
    'a block over them has a value for the first cell alone',
    (sheet) =>
      (sheet.getRange('A2:D3').values = [
        ['a', 'title', '', ''],
        ['x', 1, 2, 3],
      ]),
    ['B2:D2'],
  ],
  ['their contents are cleared', (sheet) => sheet.getRange('A1:C2').clear('Contents'), ['B2:D2']],
  ['they are cleared with all around them', (sheet) => sheet.getRange('A1:F9').clear(), []],
  ['their formats are cleared', (sheet) => sheet.getRange('B2:D2').clear('Formats'), []],
  ['rows are inserted above', (sheet) => void sheet.getRange('1:2').insert('Down'), ['B4:D4']],
  ['a column within is deleted', (sheet) => sheet.getRange('C:C').delete('Left'), ['B2:C2']],
])('merged cells: %s', async (_, act, left) => {
  expect(await outcome(act)).toEqual(['no error', ...left]);
});

test.each<[string, (sheet: Excel.Worksheet) => void]>([
  ['a value for a covered cell', (sheet) => (sheet.getRange('B2:D2').values = [['a', 'b', '']])],
  ['clearing a part of them', (sheet) => sheet.getRange('A1:C9').clear()],
  ['merging over them', (sheet) => sheet.getRange('A1:C9').merge()],
])('merged cells: %s is refused', async (_, act) => {
  expect(await outcome(act)).toEqual(['ApiNotFound', 'B2:D2']);
});
