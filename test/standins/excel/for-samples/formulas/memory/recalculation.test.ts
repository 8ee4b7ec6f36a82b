import { openWorkbook } from '../../../../../office/open-workbook';

/** Writes cells from A1 on and returns what reads and changes them later. */
async function opened(cells: readonly (readonly unknown[])[]) {
  const { person, grid } = openWorkbook();
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
  return { person, grid, inSheet, see };
}

test('a formula has a new value when a cell that it reads is written, typed or undone, also through other formulas', async () => {
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

test('references follow inserted and deleted rows and columns, and undo brings them back', async () => {
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

test('formulas that refer to themselves are 0, and formulas that read them use the 0', async () => {
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

/** The table Sales in A1:D3 with a calculated column, and a sum beside it. */
async function openSales() {
  const workbook = await opened([
    ['Item', 'Unit Price', 'Number', 'Total'],
    ['Tea', 3, 2, ''],
    ['Bread', 4, 1, ''],
  ]);
  await workbook.inSheet((sheet) => {
    sheet.tables.add('A1:D3', true).name = 'Sales';
    sheet.getRange('D2:D3').formulas = [['=[@[Unit Price]]*[@Number]'], ['=Sales[@[Unit Price]]*[@Number]']];
    sheet.getRange('F1').formulas = [['=SUM(Sales[Total])']];
  });
  return workbook;
}

test('structured references follow a table that grows, is sorted, and has its columns and itself renamed', async () => {
  const { person, inSheet, see } = await openSales();
  expect((await see('D2:F2')).values).toEqual([6, '', '']);
  expect((await see('F1')).values).toEqual([10]);
  await inSheet((sheet) => {
    sheet.tables.getItem('Sales').rows.add(undefined, [['Jam', 5, 2, '=[@Number]*10']]);
  });
  expect((await see('F1')).values).toEqual([30]);
  person.sort('Sales', 'Item', true);
  expect((await see('D2:D4')).values).toEqual([4, 20, 6]);
  person.renameColumn('Sales', 'Number', 'How [many]');
  expect((await see('D2')).formulas).toEqual(["=Sales[@[Unit Price]]*[@[How '[many']]]"]);
  await inSheet((sheet) => (sheet.tables.getItem('Sales').name = 'Orders'));
  expect(await see('F1')).toEqual({ values: [30], formulas: ['=SUM(Orders[Total])'] });
  person.undo();
  person.undo();
  expect((await see('D2:F2')).formulas[0]).toBe('=Sales[@[Unit Price]]*[@Number]');
  expect(await see('F1')).toEqual({ values: [30], formulas: ['=SUM(Sales[Total])'] });
});

test('references to all body cells of a column grow with the table, and shrink again by undo', async () => {
  const { person, inSheet, see } = await openSales();
  await inSheet((sheet) => (sheet.getRange('F1:F2').formulas = [['=SUM(B2:B3)'], ['=SUM(B2:B2)']]));
  person.type('A4', 'Jam');
  person.type('B4', '5');
  expect(await see('F1:F2')).toEqual({ values: [12, 3], formulas: ['=SUM(B2:B4)', '=SUM(B2:B2)'] });
  person.undo();
  person.undo();
  expect(await see('F1:F2')).toEqual({ values: [7, 3], formulas: ['=SUM(B2:B3)', '=SUM(B2:B2)'] });
});

test('references to a table that becomes plain cells become plain references; a deleted column leaves an error', async () => {
  const first = await openSales();
  first.person.deleteTable('Sales');
  expect(await first.see('D2')).toEqual({ values: [6], formulas: ['=Sheet1!$B2*Sheet1!$C2'] });
  expect(await first.see('F1')).toEqual({ values: [10], formulas: ['=SUM(Sheet1!$D$2:$D$3)'] });
  const second = await openSales();
  second.person.deleteColumn('C');
  expect(await second.see('C2')).toEqual({ values: ['#REF!'], formulas: ['=[@[Unit Price]]*#REF!'] });
});

test('formulas follow renamed sheets, and a deleted sheet leaves #REF!', async () => {
  const { person, grid, inSheet, see } = await opened([['', '']]);
  grid.addSheet('Rates');
  person.type('B2', '7', 'Rates');
  await inSheet((sheet) => (sheet.getRange('A1:B1').formulas = [['=Rates!B2*2', "=SUM('rates'!B:B)"]]));
  expect((await see('A1:B1')).values).toEqual([14, 7]);
  person.insertRows(1, 3, 'Rates');
  person.renameSheet('Rates', 'Our rates');
  expect(await see('A1:B1')).toEqual({
    values: [14, 7],
    formulas: ["='Our rates'!B5*2", "=SUM('Our rates'!B:B)"],
  });
  person.type('A1', 'over');
  person.renameSheet('Our rates', 'Rates again');
  person.undo();
  expect((await see('A1')).formulas).toEqual(["='Rates again'!B5*2"]);
  person.renameSheet('Rates again', 'Our rates');
  person.deleteSheet('Our rates');
  expect(await see('A1:B1')).toEqual({
    values: ['#REF!', '#REF!'],
    formulas: ['=#REF!B5*2', '=SUM(#REF!B:B)'],
  });
});

test("formulas use the workbook's names, also after these move, change or are deleted", async () => {
  const { person, inSheet, see } = await opened([[2, 3]]);
  await inSheet((sheet, { workbook }) => {
    workbook.names.add('Both', sheet.getRange('A1:B1'));
    workbook.names.add('Rate', '=0.5');
    sheet.getRange('D1:E1').formulas = [['=SUM(Both)*Rate', '=Nobody']];
  });
  expect((await see('D1:E1')).values).toEqual([2.5, '#NAME?']);
  person.insertRows(1, 1);
  person.type('A2', '10');
  expect((await see('D2')).values).toEqual([6.5]);
  await inSheet((_sheet, { workbook }) => (workbook.names.getItem('Rate').formula = '=2'));
  expect((await see('D2')).values).toEqual([26]);
  await inSheet((_sheet, { workbook }) => workbook.names.getItem('Rate').delete());
  expect((await see('D2')).values).toEqual(['#NAME?']);
});

test('formulas that are copied or sorted with their row refer to their new row', async () => {
  const { person, inSheet, see } = await opened([
    ['Name', 'Age', 'Next'],
    ['Zoe', 31, '=B2+1'],
    ['Adam', 7, '=B3+1'],
  ]);
  await inSheet((sheet) => void (sheet.tables.add('A1:C3', true).name = 'People'));
  person.copyRows(2, 1, 4);
  expect((await see('C4')).formulas).toEqual(['=B4+1']);
  person.sort('People', 'Next', true);
  expect(await see('C2:C4')).toEqual({ values: [8, 32, 32], formulas: ['=B2+1', '=B3+1', '=B4+1'] });
  person.undo();
  expect((await see('C2:C3')).values).toEqual([32, 8]);
});
