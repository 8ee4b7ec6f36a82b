import { valueLooks } from '../../../src/standins/excel/value-styles';
import { openWorkbook } from '../../office/open-workbook';

type Rule = Pick<Excel.ConditionalCellValueRule, 'operator' | 'formula1'>;

/** The looks of A1:A4 with `Fix`, `fix`, 0 and nothing, after rules were added one after the other. */
async function looks(...rules: readonly (Rule & { readonly fill?: string; readonly text?: string })[]) {
  const { host, grid } = openWorkbook();
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1:A4');
    range.values = [['Fix'], ['fix'], [0], ['']];
    for (const { fill, text, ...rule } of rules) {
      const { cellValue } = range.conditionalFormats.add('CellValue');
      cellValue.rule = rule;
      if (fill !== undefined) cellValue.format.fill.color = fill;
      if (text !== undefined) cellValue.format.font.color = text;
    }
    await context.sync();
  });
  const look = valueLooks(host.book, grid.activeSheet());
  return [0, 1, 2, 3].map((row) => look(row, 0));
}

test('a text is equal in any case, and a number is equal to a number', async () => {
  const red = { fill: '#FF0000', text: undefined };
  expect(await looks({ operator: 'EqualTo', formula1: '="FIX"', fill: '#FF0000' })).toEqual([
    red,
    red,
    undefined,
    undefined,
  ]);
  expect(await looks({ operator: 'EqualTo', formula1: '=0', fill: '#FF0000' })).toEqual([
    undefined,
    undefined,
    red,
    undefined,
  ]);
});

test('the rule that was added last is in front, for the fill and the letters each', async () => {
  const [first, , third, fourth] = await looks(
    { operator: 'NotEqualTo', formula1: '=""', fill: '#0000FF', text: '#FFFFFF' },
    { operator: 'EqualTo', formula1: '="Fix"', fill: '#FF0000' },
  );
  expect(first).toEqual({ fill: '#FF0000', text: '#FFFFFF' });
  expect(third).toEqual({ fill: '#0000FF', text: '#FFFFFF' });
  expect(fourth).toBeUndefined();
});

test('a rule that would have to be calculated draws nothing', async () => {
  expect(await looks({ operator: 'EqualTo', formula1: '=A2', fill: '#FF0000' })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(await looks({ operator: 'GreaterThan', formula1: '=1', fill: '#FF0000' })).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
