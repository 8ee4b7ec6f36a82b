/** Blank rows at a table's end are taken out of the table. */
import type { Cell } from '../../../src/core/values/cell';
import { openWorkbook } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { layout } from '../users-layout';

/** A row of the layout: its id, and a first name. */
const row = (id: string, name: string): Cell[] =>
  layout.columns.map((column) => (column.id === 'Row' ? id : column.id === 'FirstName' ? name : ''));

const FILLED = [row('r0', 'Ann'), row('r1', 'Bo')];
const BLANK = [row('r2', ''), row('r3', '')];

async function bookWith(rows: Cell[][]) {
  const opened = openWorkbook();
  const workbook = officeBook();
  await workbook.create(layout, rows);
  const read = async () => {
    const sheet = await workbook.readSheet(layout);
    return [sheet?.rows.length, sheet?.rowsBelow];
  };
  return { ...opened, workbook, read };
}

test('blank rows at the end are taken out, though they have ids, and nothing of them stays below', async () => {
  const { workbook, read, person } = await bookWith([...FILLED, ...BLANK]);
  expect(await workbook.cutBlankRows(layout, 5)).toBe(2);
  expect(await read()).toEqual([2, 0]);
  expect(person.read('Users')).toHaveLength(3);
});

test('no more rows are taken out than asked for, and never the last one', async () => {
  const { workbook, read } = await bookWith([...FILLED, ...BLANK]);
  expect(await workbook.cutBlankRows(layout, 1)).toBe(1);
  expect(await read()).toEqual([3, 0]);
  const blank = await bookWith(BLANK);
  expect(await blank.workbook.cutBlankRows(layout, 5)).toBe(1);
  expect(await blank.read()).toEqual([1, 0]);
});

test('blank rows above a filled one stay', async () => {
  const { workbook, read } = await bookWith([...BLANK, ...FILLED]);
  expect(await workbook.cutBlankRows(layout, 4)).toBe(0);
  expect(await read()).toEqual([4, 0]);
});

test('while rows are hidden, no row is taken out', async () => {
  const { workbook, read } = await bookWith([...FILLED, ...BLANK]);
  await workbook.showOnly(layout, { column: 'Row', texts: ['r0'] });
  expect(await workbook.cutBlankRows(layout, 5)).toBe(0);
  expect(await read()).toEqual([4, 0]);
});

test('a totals row comes back, and what is below the table stays where it is', async () => {
  const { workbook, read, person } = await bookWith([...FILLED, ...BLANK]);
  person.type('E8', 'a note of the user', 'Users');
  await Excel.run(async (context) => {
    context.workbook.tables.getItem('Users').showTotals = true;
    await context.sync();
  });
  expect(await workbook.cutBlankRows(layout, 5)).toBe(2);
  expect(await read()).toEqual([2, 0]);
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem('Users');
    const totals = table.getTotalRowRange();
    table.load('showTotals');
    totals.load('rowIndex');
    const used = table.worksheet.getRange('A1:Z12');
    used.load('values');
    await context.sync();
    expect([table.showTotals, totals.rowIndex]).toEqual([true, 3]);
    expect(used.values.flat()).toContain('a note of the user');
  });
});
