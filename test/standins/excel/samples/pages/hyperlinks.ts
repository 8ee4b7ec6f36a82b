import { firstOf, NOT_FOUND, pageSamples, type Sample } from '../run-sample';

const sample = pageSamples('Hyperlinks', '42-range/range-hyperlink');

export const hyperlinks: readonly Sample[] = [
  sample(
    'links a cell to a page',
    ['https://example.com', 'Fruit', 'More', '#0563C1'],
    async (sheet, context) => {
      const cell = sheet.getRange('A1');
      cell.hyperlink = { textToDisplay: 'Fruit', screenTip: 'More', address: 'https://example.com' };
      cell.load('hyperlink,values,format/font/color');
      await context.sync();
      const { address, screenTip } = cell.hyperlink;
      return [address, firstOf(cell), screenTip, cell.format.font.color];
    },
  ),
  sample(
    'links each cell to the page that it names',
    ['Pears', 'https://example.com/Pears'],
    async (sheet, context) => {
      const cells = sheet.getRange('A2:A4').load('values');
      await context.sync();
      cells.values.forEach((line: unknown[], row: number) => {
        const cell = cells.getCell(row, 0);
        cell.hyperlink = {
          textToDisplay: String(line[0]),
          address: `https://example.com/${String(line[0])}`,
        };
      });
      const first = sheet.getRange('A2').load('hyperlink');
      await context.sync();
      return [first.hyperlink.textToDisplay, first.hyperlink.address];
    },
  ),
  sample(
    'links a cell to another sheet',
    [{ documentReference: 'Other!A1', textToDisplay: 'Go' }],
    async (sheet, context) => {
      context.workbook.worksheets.add('Other');
      const cell = sheet.getRange('E1');
      cell.hyperlink = { textToDisplay: 'Go', documentReference: 'Other!A1' };
      cell.load('hyperlink');
      await context.sync();
      return [cell.hyperlink];
    },
  ),
  sample('takes links off and leaves the texts', [null, 'Pears', 'Single'], async (sheet, context) => {
    const cell = sheet.getRange('A2');
    cell.hyperlink = { address: 'https://example.com' };
    cell.clear(Excel.ClearApplyTo.hyperlinks);
    cell.load('hyperlink,values,format/font/underline');
    await context.sync();
    return [cell.hyperlink, firstOf(cell), cell.format.font.underline];
  }),
  sample('sorts cells with links', NOT_FOUND, (sheet) => {
    sheet.getRange('A2').hyperlink = { address: 'https://example.com' };
    sheet.getRange('A2:C4').sort.apply([{ key: 0 }]);
  }),
];
