import { errorCode } from '../../../../office/error-code';
import { openWorkbook } from '../../../../office/open-workbook';

async function openScores(): Promise<void> {
  openWorkbook();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:B4').values = [
      ['Name', 'Score'],
      ['Zoe', 3],
      ['Adam', 1],
      ['Maria', 2],
    ];
    sheet.tables.add('A1:B4', true).name = 'Scores';
    await context.sync();
  });
}

const onScores = <T>(work: (table: Excel.Table, context: Excel.RequestContext) => Promise<T>): Promise<T> =>
  Excel.run((context) => work(context.workbook.tables.getItem('Scores'), context));

test('a table keeps its sort order, can reapply it, and clearing it moves no rows', async () => {
  await openScores();
  const seen = await onScores(async (table, context) => {
    table.sort.apply([{ key: 1, ascending: false }]);
    table.sort.load('fields,matchCase,method');
    await context.sync();
    const sorted = table.sort.toJSON();
    table.rows.add(undefined, [['Ben', 9]]);
    table.sort.reapply();
    const names = table.columns.getItem('Name').getDataBodyRange().load('values');
    await context.sync();
    table.sort.clear();
    table.sort.load('fields');
    const after = table.columns.getItem('Name').getDataBodyRange().load('values');
    await context.sync();
    return [sorted, names.values, table.sort.fields, after.values];
  });
  const order = [['Ben'], ['Zoe'], ['Maria'], ['Adam']];
  const field = { key: 1, ascending: false, sortOn: 'Value', subField: '' };
  expect(seen).toEqual([{ fields: [field], matchCase: false, method: 'PinYin' }, order, [], order]);
});

test.each<[string, (sort: Excel.TableSort) => void]>([
  ['capitals apart', (sort) => sort.apply([{ key: 0 }], true)],
  ['by strokes', (sort) => sort.apply([{ key: 0 }], false, 'StrokeCount')],
  ['by colour', (sort) => sort.apply([{ key: 0, sortOn: 'CellColor', color: '#FF0000' }])],
  ['texts as numbers', (sort) => sort.apply([{ key: 0, dataOption: 'TextAsNumber' }])],
])('sorting %s is refused as not modelled', async (_name, sort) => {
  await openScores();
  const code = await errorCode(
    onScores(async (table, context) => {
      sort(table.sort);
      await context.sync();
    }),
  );
  expect(code).toBe('ApiNotFound');
});
