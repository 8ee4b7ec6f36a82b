import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

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
