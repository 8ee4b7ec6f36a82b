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
