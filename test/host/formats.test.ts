import { openWorkbook } from '../office/open-workbook';

test('looks are set, read back, and null where cells differ', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const range = sheet.getRange('A1:B2');
    range.format.fill.color = '#ffeeaa';
    range.format.font.color = 'red';
    range.format.font.bold = true;
    range.format.font.italic = true;
    range.format.wrapText = true;
    range.format.horizontalAlignment = 'Center';
    range.format.verticalAlignment = 'Top';
    sheet.getRange('B2').format.fill.clear();
    range.load(
      'format/fill/color,format/font/color,format/font/bold,format/font/italic,format/wrapText,format/horizontalAlignment,format/verticalAlignment',
    );
    const first = sheet.getRange('A1').load('format/fill/color');
    const plain = sheet.getRange('D4').load('format/fill/color,format/font/bold,format/horizontalAlignment');
    await context.sync();
    return [range.format.toJSON(), first.format.fill.color, plain.format.toJSON()];
  });
  expect(seen).toEqual([
    {
      fill: { color: null },
      font: { color: '#FF0000', bold: true, italic: true },
      wrapText: true,
      horizontalAlignment: 'Center',
      verticalAlignment: 'Top',
    },
    '#FFEEAA',
    { fill: { color: '#FFFFFF' }, font: { bold: false }, horizontalAlignment: 'General' },
  ]);
});

test('column widths are in points, and columns can be fitted to their texts', async () => {
  openWorkbook();
  const widths = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('A1:B1').values = [['a', 'x'.repeat(40)]];
    sheet.getRange('A:A').format.columnWidth = 90;
    sheet.getRange('B1:B2').format.autofitColumns();
    const [first, second, both] = ['A1', 'B1', 'A1:B1'].map((address) =>
      sheet.getRange(address).format.load('columnWidth'),
    );
    await context.sync();
    return [first?.columnWidth, (second?.columnWidth ?? 0) > 150, both?.columnWidth];
  });
  expect(widths).toEqual([90, true, null]);
});
