import { openWorkbook } from '../../../office/open-workbook';

test('looks are set and read back, and are null if the cells differ', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const range = sheet.getRange('A1:B2');
    range.format.fill.color = '#ffeeaa';
    range.format.font.color = '#ff0000';
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

test('column widths are in points', async () => {
  openWorkbook();
  const widths = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('A:A').format.columnWidth = 90;
    const [first, second, both] = ['A1', 'B1', 'A1:B1'].map((address) =>
      sheet.getRange(address).format.load('columnWidth'),
    );
    await context.sync();
    return [first?.columnWidth, second?.columnWidth, both?.columnWidth];
  });
  expect(widths).toEqual([90, 48, null]);
});

test('a line between two cells belongs to both, and each can change it', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const { borders } = sheet.getRange('B2:C3').format;
    borders.getItem('EdgeBottom').style = 'Double';
    borders.getItem('EdgeBottom').color = '#ff0000';
    borders.getItem('InsideHorizontal').weight = 'Thick';
    const below = sheet.getRange('B4:C4').format.borders.getItem('EdgeTop').load('style,color,weight');
    const inside = borders.getItem('InsideHorizontal').load('style,weight');
    const mixed = sheet.getRange('B3:B4').format.borders.getItem('EdgeTop').load('style');
    const left = borders.getItem('EdgeLeft').load('style');
    await context.sync();
    sheet.getRange('B4:C4').format.borders.getItem('EdgeTop').style = 'None';
    const bottom = borders.getItem('EdgeBottom').load('style');
    await context.sync();
    return [below.style, below.color, inside.style, inside.weight, mixed.style, left.style, bottom.style];
  });
  expect(seen).toEqual(['Double', '#FF0000', 'Continuous', 'Thick', 'Continuous', 'None', 'None']);
});

test('row heights are in points, and rows can be fitted to their letters and hidden', async () => {
  openWorkbook();
  const seen = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    sheet.getRange('A1:A3').values = [['a'], ['b'], ['c']];
    sheet.getRange('A1:A2').format.rowHeight = 30;
    sheet.getRange('A3').format.font.size = 22;
    sheet.getRange('A2:A3').format.autofitRows();
    const heights = ['A1', 'A2', 'A3', 'A1:A3'].map((each) => sheet.getRange(each).format.load('rowHeight'));
    sheet.getRange('2:2').rowHidden = true;
    const hidden = ['A1', 'A2'].map((each) => sheet.getRange(each).load('rowHidden'));
    await context.sync();
    return [...heights.map((each) => each.rowHeight), ...hidden.map((each) => each.rowHidden)];
  });
  expect(seen).toEqual([30, 15, 30, null, false, true]);
});
