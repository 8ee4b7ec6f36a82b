import { openWorkbook, type OpenWorkbook } from '../../office/open-workbook';

async function openPeople(): Promise<OpenWorkbook> {
  const workbook = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('C:C').numberFormat = '@' as unknown as string[][];
    sheet.getRange('A1:C4').values = [
      ['Row', 'Name', 'Phone'],
      ['a', 'Zoe', '0123'],
      ['b', 'Adam', '+49 30'],
      ['c', 'Maria', ''],
    ];
    sheet.tables.add('A1:C4', true).name = 'People';
    sheet.getRange('A:A').columnHidden = true;
    await context.sync();
  });
  return workbook;
}

test('typing follows the cell format and fills every selected cell', async () => {
  const { person } = await openPeople();
  person.type('B2', '0123');
  person.type('C2:C3', '0456', 'Sheet1');
  person.type("'Sheet1'!C4", '=1+1');
  expect(person.read('People').slice(1)).toEqual([
    ['a', 123, '0456'],
    ['b', 'Adam', '0456'],
    ['c', 'Maria', '=1+1'],
  ]);
});

test('typing below the table makes it longer, and one undo reverses both', async () => {
  const { person } = await openPeople();
  person.type('B5', 'Bob');
  expect(person.read('People')).toHaveLength(5);
  person.undo();
  expect(person.read('People')).toHaveLength(4);
  expect(person.read('Sheet1')).toHaveLength(4);
});

test('copied rows equal the originals, hidden columns too, and the table grows over them', async () => {
  const { person, grid } = await openPeople();
  const sheet = grid.activeSheet();
  grid.setLook(sheet, { row: 1, column: 1, rows: 1, columns: 1 }, { fill: '#FFEEAA' });
  person.copyRows(2, 2, 5);
  expect([grid.look(sheet, 4, 1).fill, grid.look(sheet, 5, 1).fill ?? null]).toEqual(['#FFEEAA', null]);
  expect(person.read('People').slice(3)).toEqual([
    ['c', 'Maria', ''],
    ['a', 'Zoe', '0123'],
    ['b', 'Adam', '+49 30'],
  ]);
  person.undo();
  expect(person.read('People')).toHaveLength(4);
});

test('rows hidden by a filter are not copied', async () => {
  const { person } = await openPeople();
  person.filter('People', 'Name', ['Zoe', 'Maria']);
  person.copyRows(2, 3, 5);
  person.filter('People', 'Name', undefined);
  expect(
    person
      .read('People')
      .slice(4)
      .map((row) => row[0]),
  ).toEqual(['a', 'c']);
});

test('all 80 rows of a paste over the end of the table are stored', async () => {
  const { person } = await openPeople();
  person.paste('B4', Array.from({ length: 80 }, (_, row) => `Person ${row}\t00${row}`).join('\r\n'));
  const rows = person.read('People');
  expect(rows).toHaveLength(84 - 1);
  expect([rows[3], rows[82]]).toEqual([
    ['c', 'Person 0', '000'],
    ['', 'Person 79', '0079'],
  ]);
});

test('a header that is renamed to one that exists gets a number', async () => {
  const { person } = await openPeople();
  person.renameColumn('People', 'Phone', 'name');
  expect(person.read('People')[0]).toEqual(['Row', 'Name', 'name2']);
});

test('an inserted column gets a header, and the deleted last rows leave an empty one', async () => {
  const { person } = await openPeople();
  person.insertColumn('C');
  person.insertColumn('C', 'Mine');
  expect(person.read('People')[0]).toEqual(['Row', 'Name', 'Mine', 'Column1', 'Phone']);
  person.deleteRows(2, 3);
  expect(person.read('People').slice(1)).toEqual([['', '', '', '', '']]);
  person.undo();
  expect(person.read('People')).toHaveLength(4);
});

test('an act that Excel refuses fails with a sentence', async () => {
  const { person } = await openPeople();
  expect(() => person.type('nowhere', 'x')).toThrow('"nowhere" is no address.');
  expect(() => person.type('A1', 'x', 'Gone')).toThrow('There is no sheet "Gone".');
  expect(() => person.sort('People', 'Gone', true)).toThrow('has no column "Gone"');
  expect(() => person.type('B2', '=(')).toThrow("Excel can't take");
  expect(() => person.copyRows(9, 1, 10)).toThrow('Row 9 is in no table.');
});

test('a table does not grow after a person has switched that off, whether the person or an add-in writes', async () => {
  const { person } = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B2').values = [
      ['Name', 'Count'],
      ['a', 1],
    ];
    sheet.tables.add('A1:B2', true).name = 'Counts';
    await context.sync();
  });
  person.setTableGrowth(false);
  person.type('A3', 'b');
  person.copyRows(2, 1, 3);
  person.type('C1', 'More');
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('A3').values = [['c']];
    await context.sync();
  });
  expect(person.read('Counts')).toHaveLength(2);
  expect(person.read('Counts')[0]).toEqual(['Name', 'Count']);
  person.setTableGrowth(true);
  person.type('A3', '');
  person.type('B3', '');
  person.type('A3', 'd');
  expect(person.read('Counts')).toHaveLength(3);
});
