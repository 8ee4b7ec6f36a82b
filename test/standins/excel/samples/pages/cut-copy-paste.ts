import { firstOf, NOT_FOUND, pageSamples, read, type Sample } from '../run-sample';

const sample = pageSamples('Cut, copy, and paste ranges', 'excel-add-ins-ranges-cut-copy-paste');

export const cutCopyPaste: readonly Sample[] = [
  sample('copies a column beside the data', [['Count'], [3], [1], [2]], (sheet, context) => {
    sheet.getRange('E1').copyFrom('B1:B4');
    return read(sheet.getRange('E1:E4'), context);
  }),
  sample('leaves cells alone under blanks', [['a'], ['Pears']], (sheet, context) => {
    sheet.getRange('F1').values = [['a']];
    sheet.getRange('F1').copyFrom('Sheet1!D1:D1', 'All', true);
    sheet.getRange('F2').copyFrom(sheet.getRange('A2'), Excel.RangeCopyType.values);
    return read(sheet.getRange('F1:F2'), context);
  }),
  sample('turns rows into columns', [['Product', 'Pears', 'Figs', 'pears']], (sheet, context) => {
    sheet.getRange('A8').copyFrom('A1:A4', 'All', false, true);
    return read(sheet.getRange('A8:D8'), context);
  }),
  sample('copies looks alone', ['#ADD8E6', true, ''], async (sheet, context) => {
    sheet.getRange('A1').format.fill.color = 'lightblue';
    sheet.getRange('A1').format.font.bold = true;
    const to = sheet.getRange('H1');
    to.copyFrom('A1', Excel.RangeCopyType.formats);
    to.load('values,format/fill/color,format/font/bold');
    await context.sync();
    return [to.format.fill.color, to.format.font.bold, String(to.values[0]?.[0])];
  }),
  sample('fills a larger place with one cell', [['North', 'North']], (sheet, context) => {
    sheet.getRange('E1:F1').copyFrom('C2');
    return read(sheet.getRange('E1:F1'), context);
  }),
  sample(
    'copies a formula down, but for what is held fast',
    [
      [6, 103],
      [2, 101],
      [4, 102],
    ],
    (sheet, context) => {
      sheet.getRange('G1').values = [[100]];
      sheet.getRange('D2:E2').formulas = [['=B2*2', '=B2+$G$1']];
      sheet.getRange('D3:E4').copyFrom('D2:E2');
      return read(sheet.getRange('D2:E4'), context);
    },
  ),
  sample('copies what formulas come to', ['', 6], async (sheet, context) => {
    sheet.getRange('D2').formulas = [['=B2*2']];
    const to = sheet.getRange('H1');
    to.copyFrom('D2', Excel.RangeCopyType.values);
    sheet.getRange('B2').values = [[50]];
    to.load('formulas,values');
    await context.sync();
    return [String(to.formulas[0]?.[0]).replace('6', ''), firstOf(to)];
  }),
  sample('links to the cells copied', NOT_FOUND, (sheet) => sheet.getRange('E1').copyFrom('A1', 'Link')),
  sample(
    'moves cells',
    [[['', 'Count']], [['Product'], ['Pears'], ['Figs'], ['pears']]],
    async (sheet, context) => {
      sheet.getRange('A1:A4').moveTo('F1');
      const left = await read(sheet.getRange('A1:B1'), context);
      return [left, await read(sheet.getRange('F1:F4'), context)];
    },
  ),
  sample(
    'moves cells with the formula that sums them',
    [[3, 2, 5], '=SUM(F2:G2)'],
    async (sheet, context) => {
      sheet.getRange('D2:F2').values = [[3, 2, '=SUM(D2:E2)']];
      sheet.getRange('D2:F2').moveTo('F2');
      const moved = sheet.getRange('F2:H2').load('values,formulas');
      await context.sync();
      return [moved.values[0], (moved.formulas as unknown[][])[0]?.[2]];
    },
  ),
  sample('moves a cell that a formula looks at', ['=F2*2', 6], async (sheet, context) => {
    sheet.getRange('D2').formulas = [['=B2*2']];
    sheet.getRange('B2').moveTo('F2');
    const looking = sheet.getRange('D2').load('values,formulas');
    await context.sync();
    return [(looking.formulas as unknown[][])[0]?.[0], firstOf(looking)];
  }),
  sample('moves a part of what a formula looks at', NOT_FOUND, (sheet) => {
    sheet.getRange('D2').formulas = [['=SUM(B2:B4)']];
    sheet.getRange('B2').moveTo('F2');
  }),
];
