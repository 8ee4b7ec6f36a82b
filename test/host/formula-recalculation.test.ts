import { openWorkbook } from '../office/open-workbook';

/** Writes cells from A1 on and returns what reads and changes them later. */
async function opened(cells: readonly (readonly unknown[])[]) {
  const { person } = openWorkbook();
  const inSheet = <T>(work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T): Promise<T> =>
    Excel.run(async (context) => {
      const result = work(context.workbook.worksheets.getItem('Sheet1'), context);
      await context.sync();
      return result;
    });
  await inSheet((sheet) => {
    sheet.getRange('A1').getResizedRange(cells.length - 1, (cells[0]?.length ?? 1) - 1).formulas = cells.map(
      (line) => [...line],
    );
  });
  const see = async (address: string) => {
    const range = await inSheet((sheet) => sheet.getRange(address).load('values,formulas'));
    return { values: range.values.flat() as unknown[], formulas: range.formulas.flat() as unknown[] };
  };
  return { person, inSheet, see };
}

test('a formula follows the cells that it reads, written or typed, through others and back by undo', async () => {
  const { person, inSheet, see } = await opened([[1, '=A1*2', '=B1+1']]);
  expect((await see('A1:C1')).values).toEqual([1, 2, 3]);
  await inSheet((sheet) => (sheet.getRange('A1').values = [[10]]));
  expect((await see('A1:C1')).values).toEqual([10, 20, 21]);
  person.type('A1', '100');
  expect((await see('A1:C1')).values).toEqual([100, 200, 201]);
  person.undo();
  expect((await see('A1:C1')).values).toEqual([10, 20, 21]);
  await inSheet((sheet) => {
    sheet.getRange('A1').clear();
  });
  expect((await see('A1:C1')).values).toEqual(['', 0, 1]);
});

test('references follow rows and columns that come and go, and undo brings them back', async () => {
  const { person, see } = await opened([
    [1, '=SUM(A1:A3)', '=$A$3&A$2'],
    [2, '', ''],
    [3, '', ''],
  ]);
  person.insertRows(2, 1);
  expect(await see('B1:C1')).toEqual({ values: [6, '32'], formulas: ['=SUM(A1:A4)', '=$A$4&A$3'] });
  person.deleteRows(3, 2);
  expect(await see('B1:C1')).toEqual({ values: [1, '#REF!'], formulas: ['=SUM(A1:A2)', '=#REF!&#REF!'] });
  person.undo();
  person.undo();
  expect(await see('B1:C1')).toEqual({ values: [6, '32'], formulas: ['=SUM(A1:A3)', '=$A$3&A$2'] });
  person.insertColumn('A');
  expect(await see('C1:D1')).toEqual({ values: [6, '32'], formulas: ['=SUM(B1:B3)', '=$B$3&B$2'] });
  person.deleteColumn('B');
  expect(await see('B1:C1')).toEqual({
    values: ['#REF!', '#REF!'],
    formulas: ['=SUM(#REF!)', '=#REF!&#REF!'],
  });
});

test('formulas that lead back to themselves are 0, and those that look at them go on from there', async () => {
  const { inSheet, see } = await opened([['=B1+1', '=A1+1', '=A1+5', '=D1']]);
  expect((await see('A1:D1')).values).toEqual([0, 0, 5, 0]);
  await inSheet((sheet) => (sheet.getRange('B1').values = [[1]]));
  expect((await see('A1:D1')).values).toEqual([2, 1, 7, 0]);
});

test('a chain as long as a large table is calculated', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => [row === 0 ? 1 : `=A${row}+1`]);
  const { see } = await opened(rows);
  expect((await see('A20000')).values).toEqual([20_000]);
});
