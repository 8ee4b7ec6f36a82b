import { offeredChoices } from '../../../../src/standins/workbench/dropdown/offered-choices';
import { openWorkbook } from '../../../office/open-workbook';

/** What cell A1 of Sheet1 offers with this rule. The workbook also has a sheet of names, Ann to Cid, called `Lists`. */
async function offered(
  source: string,
  more: (lists: Excel.Worksheet, names: Excel.NamedItemCollection) => void = () => undefined,
  inCellDropDown = true,
) {
  const { host, person, grid, eventsDelivered } = openWorkbook();
  await Excel.run(async (context) => {
    const lists = context.workbook.worksheets.add('Lists');
    lists.getRange('A1:A3').values = [['Ann'], ['Bob'], ['Cid']];
    more(lists, context.workbook.names);
    const cell = context.workbook.worksheets.getItem('Sheet1').getRange('A1');
    cell.dataValidation.rule = { list: { inCellDropDown, source } };
    await context.sync();
  });
  const sheet = grid.activeSheet();
  const at = (row: number) => offeredChoices(host.book, { sheet, row, column: 0 });
  return { first: at(0), below: at(1), again: () => at(0), person, eventsDelivered };
}

test('a list that is written in the rule is split at its commas', async () => {
  const { first, below } = await offered('Yes, No,Maybe so');
  expect(first).toEqual(['Yes', 'No', 'Maybe so']);
  expect(below).toBeUndefined();
});

test('a rule without an arrow offers nothing', async () => {
  expect((await offered('Yes,No', undefined, false)).first).toBeUndefined();
});

test('cells of another sheet are offered as they are displayed', async () => {
  const { first } = await offered('=Lists!$A$1:$A$3', (lists) => {
    lists.getRange('A2').numberFormat = [['0.00']];
    lists.getRange('A2').values = [[7]];
  });
  expect(first).toEqual(['Ann', '7.00', 'Cid']);
});

test('a name offers the cells that it currently refers to, and nothing after they are deleted', async () => {
  const { first, again, person, eventsDelivered } = await offered('=People', (lists, names) =>
    names.add('People', lists.getRange('A1:A3')),
  );
  expect(first).toEqual(['Ann', 'Bob', 'Cid']);
  person.insertRows(2, 1, 'Lists');
  person.type('A2', 'Bea', 'Lists');
  expect(again()).toEqual(['Ann', 'Bea', 'Bob', 'Cid']);
  await eventsDelivered();
  person.deleteSheet('Lists');
  expect(again()).toEqual([]);
});

test('the list has no more entries than Excel shows', async () => {
  const { first } = await offered('=Lists!A:A', (lists) => {
    lists.getRange('A1:A40000').values = Array.from({ length: 40_000 }, (_, at) => [`n${String(at)}`]);
  });
  expect(first).toHaveLength(32_767);
});
