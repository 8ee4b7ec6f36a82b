/** What a person writes into the empty cells of a report is never lost when the report is drawn again. */
import { openSheet } from './open-sheet';
import { block, report, target, twoTables, work } from './sample-report';

/** A table of five columns and one of two below it, on a sheet with notes in the empty cells beside them. */
async function withNotes(rows: number, notes: Readonly<Record<string, string>>) {
  const opened = openSheet();
  await opened.workbook.draw(twoTables(rows), target);
  for (const [address, text] of Object.entries(notes)) opened.person.type(address, text, 'Hours');
  return { ...opened, mine: () => opened.shown('Hours').filter((cell) => cell.includes('mine')) };
}

test('notes in the empty cells of a report stay as they are, with formulas, formats and looks', async () => {
  const { workbook, mine, grid, sheetId, look, person } = await withNotes(2, {
    C1: 'mine beside the title',
    D2: 'mine in an empty row',
    E9: 'mine beside the small table',
    A11: 'mine above the picture',
    F12: 'mine beside the picture',
  });
  person.type('C8', { formula: '=A4+1', value: 1 }, 'Hours');
  await Excel.run(async (context) => {
    const note = context.workbook.worksheets.getItem('Hours').getRange('C8');
    note.numberFormat = [['0.000']];
    note.format.fill.color = '#FFFF00';
    note.format.verticalAlignment = 'Center';
    await context.sync();
  });
  expect(await workbook.draw(twoTables(2), target)).not.toHaveProperty('notice');
  expect(mine()).toEqual([
    'C1 mine beside the title',
    'D2 mine in an empty row',
    'E9 mine beside the small table',
    'A11 mine above the picture',
    'F12 mine beside the picture',
  ]);
  const at = { row: 7, column: 2, rows: 1, columns: 1 };
  expect(grid.read(sheetId('Hours'), at)).toEqual([[{ formula: '=A4+1', value: 1 }]]);
  expect(grid.formats(sheetId('Hours'), at)).toEqual([['0.000']]);
  expect(look('Hours', 7, 2)).toMatchObject({ fill: '#FFFF00', vertical: 'Center' });
});

test('notes in empty cells that the report needs now move to its right, and a notice says how many', async () => {
  const { workbook, mine, person, grid, sheetId, shown } = await withNotes(2, {
    C7: 'mine',
    D7: 'mine too',
    C8: 'mine, right of what stays',
    A6: 'mine below the first table',
    D9: 'mine, that stays',
    G7: 'mine, long there',
  });
  person.type('E7', { formula: '=D4*2', value: 304 }, 'Hours');
  person.type('H1', { formula: '=E7+1', value: 305 }, 'Hours');
  const { notice } = await workbook.draw(twoTables(4), target);
  expect(notice).toBe(
    '4 cells with notes of yours stood where the report needed room: they are to the right of the report now, in their rows.',
  );
  expect(mine()).toEqual([
    'H6 mine below the first table',
    'G7 mine, long there',
    'J7 mine',
    'K7 mine too',
    'C8 mine, right of what stays',
    'D9 mine, that stays',
  ]);
  expect(shown('Hours')).toEqual(expect.arrayContaining(['E7 304', 'A9 Small', 'B12 201']));
  const formula = (row: number, column: number) =>
    grid.read(sheetId('Hours'), { row, column, rows: 1, columns: 1 })[0]?.[0]?.formula;
  expect([formula(6, 11), formula(0, 7)]).toEqual(['=D4*2', '=L7+1']);
  const again = await workbook.draw(twoTables(4), target);
  expect(again).not.toHaveProperty('notice');
  expect(mine()).toHaveLength(6);
});

test('a note is not covered by a chart', async () => {
  const { workbook, mine } = await withNotes(2, { A11: 'mine' });
  await workbook.draw(twoTables(1), target);
  expect(mine()).toEqual(['F11 mine']);
});

test('a note is not covered by a chart beside the tables', async () => {
  const { workbook, person, shown } = openSheet();
  await workbook.draw({ ...report, sections: [{ ...work, charts: [] }] }, target);
  person.type('H9', 'mine', 'Hours');
  await workbook.draw(report, target);
  // The report has become ten columns wider, with its chart.
  expect(shown('Hours').filter((cell) => cell.endsWith('mine'))).toEqual(['R9 mine']);
});

test('one moved note is reported as one, even if the report gets wider at the same time', async () => {
  const { workbook, mine } = await withNotes(2, { C1: 'mine, that stays', D7: 'mine', F7: 'mine beside' });
  const { notice } = await workbook.draw(block(9, 7), target);
  expect(notice).toMatch(/^A note of yours stood/);
  expect(mine()).toEqual(['C1 mine, that stays', 'H7 mine beside', 'I7 mine']);
});

test('the user’s tables and merged cells in the empty cells stay as they are', async () => {
  const { workbook, grid, host, mine, person } = await withNotes(2, { D9: 'mine' });
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Hours');
    sheet.tables.add('C7:D8', true).name = 'Mine';
    sheet.getRange('D9:E10').merge();
    await context.sync();
  });
  await workbook.draw({ ...twoTables(2), title: 'Other' }, target);
  expect(grid.tables().map(({ name }) => name)).toEqual(['Mine']);
  expect(host.book.merges.map(({ area }) => area)).toEqual([{ row: 8, column: 3, rows: 2, columns: 2 }]);
  person.type('C7', 'mine', 'Hours');
  // Now the report needs their cells: the contents move out of them.
  await workbook.draw(twoTables(9), target);
  expect(grid.tables()).toEqual([]);
  expect(mine()).toEqual(['F7 mine', 'G9 mine']);
});

test('rows and columns that the user has inserted into the report are cleared with it', async () => {
  const { workbook, person, shown, mine } = await withNotes(2, { D9: 'mine' });
  person.insertRows(5, 1, 'Hours');
  person.insertColumn('B', undefined, 'Hours');
  await workbook.draw(twoTables(2), target);
  expect(mine()).toEqual(['E10 mine']);
  expect(shown('Hours').filter((cell) => !cell.endsWith('mine'))).toEqual(
    (await withNotes(2, {})).shown('Hours'),
  );
});

test('if notes can’t be distinguished from the report, its sheet stays as it was and a new one is added', async () => {
  const { workbook, mine, shown, everything } = await withNotes(2, { D9: 'mine' });
  await Excel.run(async (context) => {
    const { names } = context.workbook;
    names.load('items/name');
    await context.sync();
    // A report of an earlier version has only the name of its area.
    for (const item of names.items) if (!item.name.startsWith('ShiftsheetReport_')) item.delete();
    await context.sync();
  });
  const old = everything('Hours');
  const { sheet, notice } = await workbook.draw(twoTables(4), target);
  expect([sheet, notice]).toEqual(['Hours (2)', expect.stringContaining('in the old one, Hours,')]);
  expect(everything('Hours')).toEqual(old);
  expect(mine()).toEqual(['D9 mine']);
  expect(shown('Hours (2)')).toContain('A9 Small');
  expect(await workbook.draw(twoTables(2), target)).toEqual({ sheet, cells: expect.any(Number) as number });
});

test('a sheet without room for notes that must move stays as it was', async () => {
  const { workbook, mine } = await withNotes(2, { D7: 'mine', XFD7: 'at the end' });
  expect(await workbook.draw(twoTables(4), target)).toMatchObject({ sheet: 'Hours (2)' });
  expect(mine()).toEqual(['D7 mine']);
});

test('many notes move in few round trips', async () => {
  const { workbook, host, person } = openSheet();
  const narrowBelow = (rows: number) => ({
    ...block(1, 1),
    sections: [...block(rows, 3).sections, ...block(500, 2).sections],
  });
  await workbook.draw(narrowBelow(1), target);
  const notes = Array.from({ length: 500 }, (_, at) => `mine ${at}`);
  person.paste('C7', notes.join('\n'), 'Hours');
  let batches = 0;
  const stop = host.faults.beforeEachBatch(() => {
    batches += 1;
  });
  const { notice } = await workbook.draw(narrowBelow(600), target);
  stop();
  expect(notice).toMatch(/^500 cells/);
  expect(batches).toBeLessThan(15);
  expect(person.read('Hours').flatMap((row) => row.slice(3))).toEqual(expect.arrayContaining(notes));
});

// The eighth batch moves notes, the ninth clears, the tenth draws.
test.each([
  [8, false],
  [8, true],
  [9, false],
  [9, true],
  [10, false],
])('notes that move are not lost if batch %i fails (applied: %s)', async (nth, applied) => {
  const { workbook, host, mine } = await withNotes(2, { D7: 'mine', E9: 'mine, that stays' });
  host.faults.failBatch('GeneralException', { nth, applied });
  await expect(workbook.draw(twoTables(4), target)).rejects.toThrow('Excel could not do this');
  await workbook.draw(twoTables(4), target);
  expect(mine()).toEqual(['F7 mine', 'E9 mine, that stays']);
});

test('moved notes are reported even if the report had to be found again afterwards', async () => {
  const { workbook, host, mine } = await withNotes(2, { D7: 'mine' });
  host.faults.failBatch('InvalidReference', { nth: 9, applied: false });
  expect(await workbook.draw(twoTables(4), target)).toMatchObject({
    sheet: 'Hours',
    notice: expect.stringContaining('A note of yours') as string,
  });
  expect(mine()).toEqual(['F7 mine']);
});
