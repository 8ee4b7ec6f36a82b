import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

/** A table over A1:B3 with a totals row, and the values that a script returns from it afterwards. */
async function withTotals(
  change: (table: Excel.Table, sheet: Excel.Worksheet) => void,
  byPerson?: (workbook: ReturnType<typeof openWorkbook>) => void,
): Promise<unknown[]> {
  const workbook = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B3').values = [
      ['Name', 'Count'],
      ['a', 1],
      ['b', 2],
    ];
    const table = sheet.tables.add('A1:B3', true);
    table.showTotals = true;
    change(table, sheet);
    await context.sync();
  });
  byPerson?.(workbook);
  return Excel.run(async (context) => {
    const table = context.workbook.worksheets.getItem('Sheet1').tables.getItemAt(0).load('showTotals');
    const body = table.getDataBodyRange().load('address');
    await context.sync();
    if (!table.showTotals) return [body.address];
    const totals = table.getTotalRowRange().load('address,values,rowHidden');
    await context.sync();
    return [body.address, totals.address, totals.values[0], totals.rowHidden];
  });
}

test('rows inserted above the totals belong to the table', async () => {
  const seen = await withTotals(
    () => undefined,
    ({ person }) => person.insertRows(4, 1),
  );
  expect(seen).toEqual(['Sheet1!A2:B4', 'Sheet1!A5:B5', ['Total', 3], false]);
});

test('a text typed into the totals row does not make a new row', async () => {
  const seen = await withTotals(
    () => undefined,
    ({ person }) => person.type('A4', 'Sum'),
  );
  expect(seen).toEqual(['Sheet1!A2:B3', 'Sheet1!A4:B4', ['Sum', 3], false]);
});

test('filters do not hide the totals row', async () => {
  const seen = await withTotals((table) => table.columns.getItem('Name').filter.applyValuesFilter(['b']));
  expect(seen).toEqual(['Sheet1!A2:B3', 'Sheet1!A4:B4', ['Total', 3], false]);
});

test('a deleted totals row stays deleted', async () => {
  const seen = await withTotals(
    () => undefined,
    ({ person }) => person.deleteRows(4, 1),
  );
  expect(seen).toEqual(['Sheet1!A2:B3']);
});

test.each([
  ['it is resized', 'GeneralException', (table: Excel.Table) => table.resize('A1:B9')],
  [
    'cells are inserted over its totals row',
    'InsertDeleteConflict',
    (_table: Excel.Table, sheet: Excel.Worksheet) => void sheet.getRange('A4:B5').insert('Down'),
  ],
])(
  'with the switch refusesResizeWithTotals, a table with a totals row stays as it is if %s',
  async (_what, code, act) => {
    const { person } = openWorkbook({ hardness: { refusesResizeWithTotals: true } });
    const make = (change: (table: Excel.Table, sheet: Excel.Worksheet) => void) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem('Sheet1');
        change(sheet.tables.getItem('Counts'), sheet);
        await context.sync();
      });
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      sheet.getRange('A1:B3').values = [
        ['Name', 'Count'],
        ['a', 1],
        ['b', 2],
      ];
      sheet.tables.add('A1:B3', true).set({ name: 'Counts', showTotals: true });
      await context.sync();
    });
    const before = person.read('Sheet1');
    expect(await errorCode(make(act))).toBe(code);
    expect(person.read('Sheet1')).toEqual(before);
    await make((table) => {
      table.showTotals = false;
      table.resize('A1:B4');
      table.showTotals = true;
    });
    expect(person.read('Sheet1')[4]).toEqual(['Total', 3]);
  },
);
