/** A column of a table with one formula in all its rows: Excel gives the formula to each new row. */
import { parseAddress, splitSheet } from '../../../src/standins/excel/address';
import { storedBlocks } from '../world/service';
import { addRow, pasteShifts, SHIFT } from '../world/typing';
import { pushAll, withEverything, type World, type WorldOptions } from '../world/world';

const SHEET = 'Time Blocks';
const KIND = 'time-blocks';
const FORMULA = '=IF([@Start]<0.4,"early","late")';

let world: World;
beforeEach(() => open());
afterEach(() => world.close());

async function open(options: WorldOptions = {}): Promise<void> {
  world = await withEverything(options);
  await world.app.do({ do: 'download', kind: KIND });
  addRow(world, SHEET, SHIFT);
}

/** The user gives the column's cell in the first row the format General, and a formula. */
function calculate(column: string): void {
  const { grid } = world.workbook.host;
  const address = world.cell(SHEET, column, 2);
  const area = parseAddress(splitSheet(address).rest);
  const sheet = grid.sheets().find(({ name }) => name === SHEET)?.id ?? '';
  if (area) grid.setFormat(sheet, area, 'General');
  world.workbook.person.type(address, { formula: FORMULA, value: 'early' }, SHEET);
}

function cellOf(column: string, row: number) {
  const { grid } = world.workbook.host;
  const area = parseAddress(splitSheet(world.cell(SHEET, column, row)).rest);
  const sheet = grid.sheets().find(({ name }) => name === SHEET)?.id ?? '';
  return area && grid.read(sheet, area)[0]?.[0];
}

test('E14: pasted shifts keep the formula of a calculated column, and the service gets its value, never its text', async () => {
  calculate('Notes');
  await pasteShifts(world, 'Employee\tShift date\tFrom\tTo\nKwame Mensah\t2026-11-23\t9:00\t17:00');
  await world.app.do({ do: 'add-pasted' });
  expect(cellOf('Notes', 3)).toEqual({ value: 'early', formula: FORMULA });
  await pushAll(world);
  expect(world.view().result).toMatchObject({ planned: 2, stored: 2 });
  expect((await storedBlocks(world)).map(({ notes }) => notes)).toEqual(['early', 'early']);
});

test('E14: if Excel fills a calculated column with the formula’s text, the text goes from the new rows', async () => {
  await world.close();
  await open({ workbook: { hardness: { fillsCalculatedColumns: 'texts' } } });
  calculate('Notes');
  await pasteShifts(world, 'Employee\tShift date\tFrom\tTo\nKwame Mensah\t2026-11-23\t9:00\t17:00');
  await world.app.do({ do: 'add-pasted' });
  expect(cellOf('Notes', 3)).toEqual({ value: '' });
});

test('E14: a formula that became a text has a warning before the push', async () => {
  world.workbook.person.type(world.cell(SHEET, 'Notes', 2), FORMULA, SHEET);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 1, warned: 1 });
  const [table] = world.view().preview?.tables ?? [];
  expect(table?.rows[0]?.warning).toContain('looks like a formula');
});

test('E14: a note such as “=> see the plan” is no formula and has no warning', async () => {
  world.workbook.person.type(world.cell(SHEET, 'Notes', 2), '=> see the plan', SHEET);
  await world.app.do({ do: 'preview', kind: KIND });
  expect(world.view().preview).toMatchObject({ added: 1, warned: 0 });
});
