import { errorCode } from '../../../office/error-code';
import { openWorkbook, type OpenOptions, type OpenWorkbook } from '../../../office/open-workbook';

/** A workbook with the table `People` over A1:C4 of Sheet1. */
async function openPeople(options: OpenOptions = {}): Promise<OpenWorkbook> {
  const workbook = openWorkbook(options);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:C4').values = [
      ['Row', 'Name', 'Age'],
      ['a', 'Zoe', 31],
      ['b', 'Adam', 7],
      ['c', 'Maria', ''],
    ];
    sheet.tables.add('A1:C4', true).name = 'People';
    await context.sync();
  });
  return workbook;
}

const onTable = <T>(work: (table: Excel.Table, context: Excel.RequestContext) => Promise<T>): Promise<T> =>
  Excel.run((context) => work(context.workbook.tables.getItem('People'), context));
const change = (work: (table: Excel.Table, sheet: Excel.Worksheet) => void): Promise<string> =>
  errorCode(
    onTable(async (table, context) => {
      work(table, context.workbook.worksheets.getItem('Sheet1'));
      await context.sync();
    }),
  );
const addressOf = (): Promise<string> =>
  onTable(async (table, context) => {
    const range = table.getRange().load('address');
    await context.sync();
    return range.address.replace('Sheet1!', '');
  });

test('tables never overlap, and names are unique and well-formed', async () => {
  await openPeople();
  expect(await change((_table, sheet) => sheet.tables.add('C4:D9', true))).toBe('InvalidArgument');
  expect(await change((table) => (table.name = 'two words'))).toBe('InvalidArgument');
  expect(await change((table) => (table.name = 'A1'))).toBe('InvalidArgument');
  expect(await change((_table, sheet) => (sheet.tables.add('F1:G3', true).name = 'PEOPLE'))).toBe(
    'ItemAlreadyExists',
  );
});

test('resizing keeps the header row and must overlap', async () => {
  await openPeople();
  expect(await change((table) => table.resize('A1:D6'))).toBe('no error');
  expect(await addressOf()).toBe('A1:D6');
  expect(await change((table, sheet) => table.resize(sheet.getRange('A1:B3')))).toBe('no error');
  expect(await addressOf()).toBe('A1:B3');
  expect(await change((table) => table.resize('A2:B6'))).toBe('InvalidArgument');
  expect(await change((table) => table.resize('D1:E6'))).toBe('InvalidArgument');
  expect(await change((table) => table.resize('A1:B1'))).toBe('InvalidArgument');
});

test.each([
  ['not', { value: '' }],
  ['formulas', { value: 14, formula: '=C6*2' }],
  ['texts', { value: '=C6*2' }],
] as const)('fillsCalculatedColumns %s: new rows of a table', async (fillsCalculatedColumns, filled) => {
  const { grid, person } = await openPeople({ hardness: { fillsCalculatedColumns } });
  person.type('D1', 'Double', 'Sheet1');
  for (const row of [2, 3, 4]) person.type(`D${row}`, { formula: `=C${row}*2`, value: 14 }, 'Sheet1');
  await change((table) => table.resize('A1:D6'));
  const [last] = grid.read(grid.activeSheet(), { row: 5, column: 3, rows: 1, columns: 1 })[0] ?? [];
  expect(last).toEqual(filled);
});

test('a column keeps its id when columns beside it are added or deleted, and no other column gets the id of a deleted one', async () => {
  const { person } = await openPeople();
  const ids = () =>
    onTable(async (table, context) => {
      const columns = table.columns.load('items/id,items/name');
      await context.sync();
      return new Map(columns.items.map(({ id, name }) => [name, id]));
    });
  const before = await ids();
  const stays = async (name: string) =>
    expect([name, (await ids()).get(name)]).toEqual([name, before.get(name)]);
  person.insertColumn('B', 'Status');
  await stays('Name');
  await change((_, sheet) => sheet.getRange('A:A').insert('Right'));
  await stays('Name');
  await change((_, sheet) => sheet.getRange('C:C').insert('Right'));
  await stays('Age');
  person.undo();
  await stays('Age');
  person.deleteColumn('C');
  await stays('Name');
  person.type('E1', 'Last');
  await change((_, sheet) => (sheet.getRange('B1').values = [['Number']]));
  expect((await ids()).get('Number')).toBe(before.get('Row'));
  await change((table, sheet) => {
    sheet.getRange('F1').values = [['Beside']];
    table.resize('B1:F4');
  });
  for (const name of ['Name', 'Age']) await stays(name);
  expect([...before.values()]).not.toContain((await ids()).get('Beside'));
  expect(new Set((await ids()).values()).size).toBe(5);
});

test('values written directly below a table, or across its end, make it longer', async () => {
  const { person } = await openPeople();
  await onTable(async (table, context) => {
    table.getDataBodyRange().getRowsBelow(2).values = [
      ['d', 'Bob', 5],
      ['e', 'Eve', 6],
    ];
    await context.sync();
  });
  expect(await addressOf()).toBe('A1:C6');
  person.paste('B6', 'Eva\t7\nIvo\t8');
  expect(await addressOf()).toBe('A1:C7');
  expect(person.read('People').slice(-2)).toEqual([
    ['e', 'Eva', 7],
    ['', 'Ivo', 8],
  ]);
});

test('a table also grows to the right, and the new column gets a name', async () => {
  const { person } = await openPeople();
  person.type('D2', 'mine');
  expect(person.read('People').slice(0, 2)).toEqual([
    ['Row', 'Name', 'Age', 'Column1'],
    ['a', 'Zoe', 31, 'mine'],
  ]);
  person.type('E1', 'Name');
  expect(person.read('People')[0]).toEqual(['Row', 'Name', 'Age', 'Column1', 'Name2']);
});

test('a table does not grow by empty values, over other cells, with a row between, or if a validation begins below', async () => {
  const write = async (
    address: string,
    values: unknown[][],
    before: (sheet: Excel.Worksheet) => void = () => undefined,
  ) => {
    await openPeople();
    await change((_table, sheet) => before(sheet));
    await change((_table, sheet) => (sheet.getRange(address).values = values as string[][]));
    return addressOf();
  };
  expect(await write('A5:C5', [['', '', '']])).toBe('A1:C4');
  expect(await write('A6:C6', [['d', 'Bob', 5]])).toBe('A1:C4');
  expect(await write('A5:A6', [['d'], ['e']], (sheet) => (sheet.getRange('C6').values = [['note']]))).toBe(
    'A1:C4',
  );
  const list = { list: { inCellDropDown: true, source: 'a,b' } };
  expect(await write('A5', [['d']], (sheet) => (sheet.getRange('B5:B9').dataValidation.rule = list))).toBe(
    'A1:C4',
  );
  expect(await write('A5', [['d']], (sheet) => (sheet.getRange('B:B').dataValidation.rule = list))).toBe(
    'A1:C5',
  );
  expect(await write('A5', [['d']], (sheet) => (sheet.getRange('B2:B9').dataValidation.rule = list))).toBe(
    'A1:C5',
  );
});
