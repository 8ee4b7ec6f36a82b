import { errorCode } from '../../../office/error-code';
import { openWorkbook, type OpenWorkbook } from '../../../office/open-workbook';

/** A workbook with the table `People` over A1:C4 of Sheet1. */
async function openPeople(): Promise<OpenWorkbook> {
  const workbook = openWorkbook();
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

test('a table is made over an address or a range, with ids that stay when names change', async () => {
  await openPeople();
  const seen = await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('people').load('id,name,style,showTotals');
    const second = context.workbook.tables.add(
      context.workbook.worksheets.getItem('Sheet1').getRange('F1:G1'),
      true,
    );
    second.load('name');
    const area = second.getRange().load('address');
    const headers = second.getHeaderRowRange().load('values');
    await context.sync();
    table.name = 'Staff';
    const same = context.workbook.tables.getItem(table.id).load('name');
    const gone = context.workbook.tables.getItemOrNullObject('People');
    const onSheet = context.workbook.worksheets.getItem('Sheet1').tables.load('items/name');
    await context.sync();
    return [
      table.style,
      table.showTotals,
      second.name,
      area.address,
      headers.values,
      same.name,
      gone.isNullObject,
      onSheet.items.map((each) => each.name),
    ];
  });
  expect(seen).toEqual([
    'TableStyleMedium2',
    false,
    'Table1',
    'Sheet1!F1:G2',
    [['Column1', 'Column2']],
    'Staff',
    true,
    ['Staff', 'Table1'],
  ]);
});

test('header cells become texts, unique and never empty', async () => {
  openWorkbook();
  const headers = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:E1').values = [['Name', 'name', '', 5, true]];
    const range = sheet.tables.add('A1:E2', true).getHeaderRowRange().load('values');
    await context.sync();
    return range.values;
  });
  expect(headers).toEqual([['Name', 'name2', 'Column1', '5', 'TRUE']]);
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

test('columns are found by name and id; renaming a header renames the column and keeps its id', async () => {
  const { person } = await openPeople();
  const seen = await onTable(async (table, context) => {
    const columns = table.columns.load('items/id,items/name');
    await context.sync();
    const second = columns.items[1];
    person.renameColumn('People', 'Name', 'Full name');
    person.insertColumn('B', 'Mine');
    const same = table.columns.getItem(second?.id ?? 0).load('name');
    const byName = table.columns.getItem('FULL NAME').load('id');
    const body = table.columns.getItem('Full name').getDataBodyRange().load('address,values');
    const header = table.columns.getItem('Full name').getHeaderRowRange().load('address');
    await context.sync();
    return [
      columns.items.map((column) => column.name),
      same.name,
      byName.id === second?.id,
      body.address,
      body.values,
      header.address,
    ];
  });
  expect(seen).toEqual([
    ['Row', 'Name', 'Age'],
    'Full name',
    true,
    'Sheet1!C2:C4',
    [['Zoe'], ['Adam'], ['Maria']],
    'Sheet1!C1',
  ]);
  person.deleteColumn('C');
  const missing = onTable(async (table, context) => {
    table.columns.getItem('Full name').load('id');
    await context.sync();
  });
  expect(await errorCode(missing)).toBe('ItemNotFound');
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
  await change((table) => table.columns.add(1, undefined, 'Status'));
  await stays('Name');
  await change((_, sheet) => sheet.getRange('A:A').insert('Right'));
  await stays('Name');
  await change((_, sheet) => sheet.getRange('C:C').insert('Right'));
  await stays('Age');
  person.undo();
  await stays('Age');
  await change((table) => table.columns.getItem('Status').delete());
  await stays('Name');
  await change((table) => table.columns.add(undefined, undefined, 'Last'));
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

test('columns are added at the end or between others, renamed and deleted', async () => {
  const { person } = await openPeople();
  await onTable(async (table, context) => {
    table.columns.add(undefined, undefined, 'Last');
    table.columns.add(1, [['Status'], ['x'], ['y'], ['z']]);
    table.columns.getItem('Age').name = 'Years';
    table.columns.getItem('Row').delete();
    await context.sync();
  });
  expect(person.read('People')).toEqual([
    ['Status', 'Name', 'Years', 'Last'],
    ['x', 'Zoe', 31, ''],
    ['y', 'Adam', 7, ''],
    ['z', 'Maria', '', ''],
  ]);
});

test('a table is sorted by several columns, and filtered by the texts of a column', async () => {
  const { person } = await openPeople();
  person.paste('A5', 'd\tZoe\t5\n');
  await onTable(async (table, context) => {
    table.sort.apply([
      { key: 1, ascending: true },
      { key: 2, ascending: false },
    ]);
    await context.sync();
  });
  expect(person.read('People').slice(1)).toEqual([
    ['b', 'Adam', 7],
    ['c', 'Maria', ''],
    ['a', 'Zoe', 31],
    ['d', 'Zoe', 5],
  ]);
  const hidden = await onTable(async (table, context) => {
    table.columns.getItem('Name').filter.applyValuesFilter(['Zoe']);
    const row = table.getDataBodyRange().getRow(0).load('rowHidden');
    await context.sync();
    const filtered = row.rowHidden;
    table.clearFilters();
    row.load('rowHidden');
    await context.sync();
    return [filtered, row.rowHidden];
  });
  expect(hidden).toEqual([true, false]);
});

test('a deleted table is not found; converting leaves its cells, deleting empties them', async () => {
  const { person } = await openPeople();
  await change((table) => table.convertToRange());
  expect(await change((table) => (table.style = 'TableStyleLight1'))).toBe('ItemNotFound');
  expect(person.read('Sheet1')).toHaveLength(4);
  await openPeople().then(() => change((table) => table.delete()));
  expect(await change((table) => table.clearFilters())).toBe('ItemNotFound');
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

test('a table over data without headers moves the data down, and undo reverses all of it', async () => {
  const { person } = openWorkbook();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('A1:B1').values = [['x', 1]];
    await context.sync();
    context.workbook.tables.add('Sheet1!A1:B1', false);
    await context.sync();
  });
  const headed = person.read('Sheet1');
  person.undo();
  expect([headed, person.read('Sheet1')]).toEqual([
    [
      ['Column1', 'Column2'],
      ['x', 1],
    ],
    [['x', 1]],
  ]);
});
