import type { Cell } from '../../../src/core/values/cell';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { layout } from '../users-layout';

/** A row of the layout: its id, and cells by column id. */
const row = (id: string, cells: Record<string, Cell> = {}): Cell[] =>
  layout.columns.map((column) => (column.id === 'Row' ? id : (cells[column.id] ?? '')));

/** What the user has in the totals row, by header: a formula in a column of texts, a text, a number, and blank cells. */
const TOTALS = { UserName: '=SUBTOTAL(103,Users[UserName])', FirstName: '017 people', UserID: 12 };

/** Users a and b, a totals row that the user has filled, and a note below it. */
async function withTotals() {
  const opened = openWorkbook();
  const workbook = officeBook();
  await workbook.create(layout, [row('a', { UserName: 'first001' }), row('b')]);
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('Users');
    table.showTotals = true;
    const total = (header: string) => table.columns.getItem(header).getTotalRowRange();
    table.getTotalRowRange().clear('Contents');
    total('UserName').numberFormat = [['General']];
    for (const [header, content] of Object.entries(TOTALS)) total(header).formulas = [[content]];
    context.workbook.worksheets.getItem('Users').getRange('D6').values = [['my note']];
    await context.sync();
  });
  const totals = (): Promise<Record<string, unknown>> =>
    Excel.run(async (context) => {
      const table = context.workbook.tables.getItem('Users');
      const header = table.getHeaderRowRange().load('values');
      const shown = table.getTotalRowRange().load('formulas');
      await context.sync();
      const cells = (header.values[0] ?? []).map(
        (name, at) => [String(name), shown.formulas[0]?.[at]] as const,
      );
      return Object.fromEntries(cells.filter(([, content]) => content !== ''));
    });
  const ids = async () => (await workbook.readSheet(layout))?.rows.map((cells) => cells[0]);
  return { ...opened, workbook, totals, ids };
}

test('B13: the totals row is no record', async () => {
  const { ids } = await withTotals();
  expect(await ids()).toEqual(['a', 'b']);
});

test('B13: rows are added above the totals row, which keeps what the user put there', async () => {
  const { workbook, ids, totals, person } = await withTotals();
  await workbook.append(layout, [row('c'), row('d', { UserName: 'fourth04' })]);
  await workbook.append(layout, [row('e')]);
  expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await totals()).toEqual(TOTALS);
  person.type('E7', 'changed', 'Users');
  await workbook.append(layout, [row('f')]);
  expect(await totals()).toMatchObject({ UserName: TOTALS.UserName });
  expect(Object.values(await totals())).toContain('changed');
});

test('B13: columns are added beside the totals row, and all rows are removed above it', async () => {
  const { workbook, ids, totals, person } = await withTotals();
  person.deleteColumn('H', 'Users');
  const read = await workbook.readSheet(layout);
  await workbook.addColumns(layout, read?.lost ?? []);
  expect((await workbook.readSheet(layout))?.lost).toEqual([]);
  expect(await totals()).toEqual(TOTALS);
  await workbook.empty(layout);
  expect(await ids()).toEqual(['']);
  expect(await totals()).toEqual(TOTALS);
});

test.each([1, 2, 3, 4, 5, 6])(
  'B13: if batch %i of adding rows fails, the totals row is as it was',
  async (nth) => {
    const { workbook, totals, ids, host } = await withTotals();
    await workbook.readSheet(layout);
    host.faults.failBatch('GeneralException', { nth });
    await workbook.append(layout, [row('c')]).catch(() => undefined);
    expect(await totals()).toEqual(TOTALS);
    expect(await ids()).toEqual(expect.arrayContaining(['a', 'b']));
  },
);
