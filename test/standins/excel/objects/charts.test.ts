import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

const onSheet = (act: (sheet: Excel.Worksheet) => void): Promise<void> =>
  Excel.run(async (context) => {
    act(context.workbook.worksheets.getItem('Sheet1'));
    await context.sync();
  });

const add = (sheet: Excel.Worksheet, address = 'B2:B4'): Excel.Chart =>
  sheet.charts.add('Line', sheet.getRange(address), 'Columns');

test('a chart moves with its cells, and so do the areas that it shows', async () => {
  const { host, person } = openWorkbook();
  await onSheet((sheet) => {
    const chart = add(sheet);
    chart.series.getItemAt(0).setXAxisValues(sheet.getRange('A2:A4'));
    chart.setPosition('E2', 'G6');
  });
  person.insertRows(1, 1);
  person.deleteRows(4, 1);
  expect(host.book.charts).toMatchObject([
    {
      area: { row: 2, column: 4, rows: 4, columns: 3 },
      series: [
        {
          values: { row: 2, column: 1, rows: 2, columns: 1 },
          categories: { row: 2, column: 0, rows: 2, columns: 1 },
        },
      ],
    },
  ]);
});

test.each<[string, (sheet: Excel.Worksheet) => void, string]>([
  [
    'a chart of which Excel would have to guess the series',
    (sheet) => void add(sheet, 'A1:C4'),
    'ApiNotFound',
  ],
  ['a name that is a formula', (sheet) => void (add(sheet).series.getItemAt(0).name = '=A1'), 'ApiNotFound'],
  ['a name of 256 characters', (sheet) => void add(sheet).series.add('x'.repeat(256)), 'InvalidArgument'],
  ['what a part begins with', (sheet) => void add(sheet).title.load('text'), 'ApiNotFound'],
  [
    'a chart on a protected sheet',
    (sheet) => {
      sheet.protection.protect();
      add(sheet);
    },
    'AccessDenied',
  ],
])('%s: is refused', async (_, act, code) => {
  openWorkbook();
  expect(await errorCode(onSheet(act))).toBe(code);
});
