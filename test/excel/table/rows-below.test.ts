import type { Cell } from '../../../src/core/values/cell';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { layout } from '../users-layout';

/** A row of the layout: its id. */
const row = (id: string): Cell[] => layout.columns.map((column) => (column.id === 'Row' ? id : ''));

const rowsOf = (count: number): Cell[][] => Array.from({ length: count }, (_, at) => row(`r${at}`));

/** A table of users in an Excel whose tables do not grow when people type below them. */
async function withoutGrowth(rows: Cell[][]) {
  const opened = openWorkbook();
  const workbook = officeBook();
  await workbook.create(layout, rows);
  opened.person.setTableGrowth(false);
  const read = async () => {
    const sheet = await workbook.readSheet(layout);
    return [sheet?.rows.length, sheet?.rowsBelow];
  };
  /** Types into column D of rows as the sheet numbers them, which count from 1 with the header row. */
  const type = (...lines: readonly number[]) => {
    for (const line of lines) opened.person.type(`D${line}`, `typed ${line}`, 'Users');
  };
  return { ...opened, workbook, read, type };
}

test('B12: filled rows directly below the table are counted up to the first blank row', async () => {
  const { type, read } = await withoutGrowth(rowsOf(2));
  expect(await read()).toEqual([2, 0]);
  type(4, 5, 6, 8);
  expect(await read()).toEqual([2, 3]);
});

test('B12: filled rows below a table that is read in several parts are counted', async () => {
  const { type, read } = await withoutGrowth(rowsOf(3_000));
  type(3_002, 3_003);
  expect(await read()).toEqual([3_000, 2]);
});

test('B12: a sum of the user’s own below the table is not counted, nor is anything below a totals row', async () => {
  const { person, read, type } = await withoutGrowth(rowsOf(2));
  person.type('E4', '=1+1', 'Users');
  expect(await read()).toEqual([2, 0]);
  person.type('E4', '', 'Users');
  await Excel.run(async (context) => {
    context.workbook.tables.getItem('Users').showTotals = true;
    await context.sync();
  });
  type(5);
  expect(await read()).toEqual([2, 0]);
});

test('B12: the table takes in the rows below it, down to the first blank row', async () => {
  const { workbook, type, read, person } = await withoutGrowth(rowsOf(2));
  type(4, 5, 7);
  expect(await workbook.includeBelow(layout)).toBe(2);
  expect(await read()).toEqual([4, 0]);
  expect(person.read('Users').map((line) => line[3])).toEqual([
    layout.columns[3]?.header,
    '',
    '',
    'typed 4',
    'typed 5',
  ]);
  expect(await workbook.includeBelow(layout)).toBe(0);
});

test.each([
  ['a table with rows', 2, 3],
  ['a table without rows', 0, 3],
  ['a table without rows', 0, 1],
])('B12: rows added to %s (%i) stay above the filled rows directly below it', async (_what, rows, added) => {
  const { workbook, type, read } = await withoutGrowth(rowsOf(rows));
  const last = 1 + Math.max(1, rows);
  type(last + 1, last + 2);
  await workbook.append(layout, rowsOf(added));
  expect(await read()).toEqual([rows + added, 2]);
});

test.each([1, 2, 3])(
  'B12: adding %i rows does not bring a note two rows below next to the table',
  async (added) => {
    const { workbook, type, read } = await withoutGrowth(rowsOf(2));
    type(6);
    await workbook.append(layout, rowsOf(added));
    expect(await read()).toEqual([2 + added, 0]);
  },
);
