import { openWorkbook } from '../office/open-workbook';

test('custom, text and cell-value formats are kept as given, the newest first', async () => {
  const { host } = openWorkbook();
  const seen = await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Sheet1').getRange('A2:C9');
    const custom = range.conditionalFormats.add('Custom');
    custom.custom.rule.formula = '=$A2="Fix"';
    custom.custom.format.fill.color = '#fde7e9';
    custom.custom.format.font.color = '#750b1c';
    custom.custom.format.font.bold = true;
    const text = range.conditionalFormats.add('ContainsText');
    text.textComparison.rule = { operator: 'BeginsWith', text: 'New' };
    text.textComparison.format.font.italic = true;
    text.stopIfTrue = true;
    const count = range.conditionalFormats.getCount();
    const all = range.conditionalFormats.load('items/type,items/priority,items/stopIfTrue');
    await context.sync();
    return [count.value, all.items.map((each) => [each.type, each.priority, each.stopIfTrue])];
  });
  expect(seen).toEqual([
    2,
    [
      ['ContainsText', 0, true],
      ['Custom', 1, false],
    ],
  ]);
  expect(host.book.conditionalFormats.map(({ rule, look }) => ({ rule, look }))).toEqual([
    { rule: { operator: 'BeginsWith', text: 'New' }, look: { font: { italic: true } } },
    { rule: { formula: '=$A2="Fix"' }, look: { fill: '#FDE7E9', font: { color: '#750B1C', bold: true } } },
  ]);
});

test('formats are cleared where they meet the range', async () => {
  const { host } = openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:A9').conditionalFormats.add('Custom');
    sheet.getRange('C1:C9').conditionalFormats.add('Custom');
    sheet.getRange('A5').conditionalFormats.clearAll();
    await context.sync();
  });
  expect(host.book.conditionalFormats.map((each) => each.area?.column)).toEqual([2]);
});
