import { errorCode } from '../../../office/error-code';
import { openWorkbook } from '../../../office/open-workbook';

test('custom and cell-value formats are stored as given, the newest first', async () => {
  const { host } = openWorkbook();
  const seen = await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Sheet1').getRange('A2:C9');
    const custom = range.conditionalFormats.add('Custom');
    custom.custom.rule.formula = '=$A2="Fix"';
    custom.custom.format.fill.color = '#fde7e9';
    custom.custom.format.font.color = '#750b1c';
    const text = range.conditionalFormats.add('CellValue');
    text.cellValue.rule = { operator: 'EqualTo', formula1: '="New"' };
    text.cellValue.format.font.color = '#750b1c';
    const all = range.conditionalFormats.load('items/type,items/priority');
    await context.sync();
    return all.items.map((each) => [each.type, each.priority]);
  });
  expect(seen).toEqual([
    ['CellValue', 0],
    ['Custom', 1],
  ]);
  expect(host.book.conditionalFormats.map(({ rule, look }) => ({ rule, look }))).toEqual([
    { rule: { operator: 'EqualTo', formula1: '="New"' }, look: { color: '#750B1C' } },
    { rule: { formula: '=$A2="Fix"' }, look: { fill: '#FDE7E9', color: '#750B1C' } },
  ]);
});

test('clearing formats, or cells, removes formats from the cells of the range only', async () => {
  const { host } = openWorkbook();
  const clear = (work: (sheet: Excel.Worksheet) => void): Promise<string> =>
    errorCode(
      Excel.run(async (context) => {
        work(context.workbook.worksheets.getItem('Sheet1'));
        await context.sync();
      }),
    );
  await clear((sheet) => {
    sheet.getRange('A1:A9').conditionalFormats.add('Custom');
    sheet.getRange('C1:C9').conditionalFormats.add('Custom');
    sheet.getRange('A5:A9').conditionalFormats.clearAll();
    sheet.getRange('C1:C9').clear('Contents');
    sheet.getRange('C1:C2').clear('Formats');
  });
  expect(host.book.conditionalFormats.map((each) => each.area)).toEqual([
    { row: 2, column: 2, rows: 7, columns: 1 },
    { row: 0, column: 0, rows: 4, columns: 1 },
  ]);
  expect(await clear((sheet) => sheet.getRange('A2').conditionalFormats.clearAll())).toBe('ApiNotFound');
});

test('colour scales give their criteria back, and refuse kinds of criteria that Excel does not have', async () => {
  openWorkbook();
  const scale = (criteria: Excel.ConditionalColorScaleCriteria) =>
    Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Sheet1').getRange('B2:F9');
      const { colorScale } = range.conditionalFormats.add('ColorScale');
      colorScale.criteria = criteria;
      colorScale.load('criteria');
      await context.sync();
      return colorScale.criteria;
    });
  const white = { type: 'LowestValue', color: '#ffffff' } as const;
  const blue = { type: 'HighestValue', color: '#0000ff' } as const;
  expect(await scale({ minimum: white, maximum: blue })).toEqual({
    minimum: { formula: null, type: 'LowestValue', color: '#FFFFFF' },
    maximum: { formula: null, type: 'HighestValue', color: '#0000FF' },
  });
  const midpoint = { type: 'Percentile', formula: '50', color: '#ffff00' } as const;
  expect(await scale({ minimum: white, midpoint, maximum: blue })).toMatchObject({
    midpoint: { formula: '50', type: 'Percentile', color: '#FFFF00' },
  });
  const wrong: Excel.ConditionalColorScaleCriteria[] = [
    { minimum: blue, maximum: blue },
    { minimum: white, midpoint: white, maximum: blue },
    { minimum: { type: 'Number', color: '#ffffff' }, maximum: blue },
  ];
  for (const criteria of wrong) expect(await errorCode(scale(criteria))).toBe('InvalidArgument');
});
