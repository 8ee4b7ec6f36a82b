import { openSheet } from './open-sheet';
import { block, report, target, twoTables, work } from './sample-report';

/** The rows of a block above its numbers: title, blank row and headers. */
const HEAD = 3;

async function drawn(rows: number, columns: number) {
  const opened = openSheet();
  await opened.workbook.draw(block(rows, columns), target);
  const notes = () => opened.shown('Hours').filter((cell) => cell.includes('mine'));
  return {
    ...opened,
    notes,
    draw: (more: number, wider: number) => opened.workbook.draw(block(more, wider), target),
  };
}

test('a report that is drawn twice is the same as one that is drawn once', async () => {
  const { workbook, everything } = openSheet();
  await workbook.draw(report, target);
  const once = everything('Hours');
  await workbook.draw(report, target);
  expect(everything('Hours')).toEqual(once);
});

test('E24: after a report that Excel refused for another reason, the next one needs no second try', async () => {
  const { workbook, host } = openSheet();
  let batches = 0;
  host.faults.beforeEachBatch(() => void (batches += 1));
  await workbook.draw(report, target);
  const once = batches;
  // The first three make the place of the report. The fourth one draws it, and the fifth one with the other sign.
  host.faults.failBatch('InvalidArgument', { nth: 4 });
  host.faults.failBatch('InvalidArgument', { nth: 5 });
  await expect(workbook.draw(report, { ...target, key: 'refused' })).rejects.toThrow('InvalidArgument');
  batches = 0;
  await workbook.draw(report, { ...target, key: 'next' });
  expect(batches).toBeLessThanOrEqual(once);
});

test('a report in the place of another one is the same as on a new sheet', async () => {
  const { workbook, everything } = openSheet();
  await workbook.draw(block(40, 9), target);
  await workbook.draw(report, target);
  await workbook.draw(report, { ...target, key: 'k2' });
  const [first, second] = [everything('Hours'), everything('Hours (2)')].map((state) => {
    const { cells, looks, merges, setup } = state as Record<string, unknown>;
    return { cells, looks, merges: (merges as unknown[]).length, setup };
  });
  expect(first).toEqual(second);
});

test('notes beside and below a report stay in their places if the report needs no more room', async () => {
  const { person, notes, draw, shown } = await drawn(5, 3);
  person.type('E2', 'mine beside', 'Hours');
  person.type('A11', 'mine below', 'Hours');
  await draw(2, 2);
  expect(notes()).toEqual(['E2 mine beside', 'A11 mine below']);
  expect(shown('Hours')).not.toContain('C4 2');
  await draw(6, 3);
  expect(notes()).toEqual(['E2 mine beside', 'A11 mine below']);
});

test('notes move aside if the report needs their cells', async () => {
  const { person, notes, draw, shown } = await drawn(5, 3);
  person.type('D2', 'mine beside', 'Hours');
  person.type('B9', 'mine below', 'Hours');
  person.type('E30', 'mine far', 'Hours');
  await draw(8, 5);
  expect(notes()).toEqual(['F2 mine beside', 'B12 mine below', 'G33 mine far']);
  expect(shown('Hours')).toEqual(expect.arrayContaining(['E4 4', `E${HEAD + 8} 704`]));
});

test('cells without notes that the report needs lose the look that the user gave them', async () => {
  const { draw, look, host, sheetId } = await drawn(5, 3);
  await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getItem('Hours').getRange('A10:B11');
    cells.format.fill.color = '#FFFF00';
    cells.merge();
    await context.sync();
  });
  await draw(8, 3);
  expect([9, 10].map((row) => look('Hours', row, 0).fill)).not.toContain('#FFFF00');
  expect(host.book.merges.filter(({ sheet, area }) => sheet === sheetId('Hours') && area.row > 0)).toEqual(
    [],
  );
});

test('a note in the corner between the new rows and the new columns moves down', async () => {
  const { person, notes, draw } = await drawn(2, 2);
  person.type('C6', 'mine', 'Hours');
  await draw(3, 3);
  expect(notes()).toEqual(['C7 mine']);
});

test('a note beside rows that are no longer needed stays if the report gets wider and shorter', async () => {
  const { person, notes, draw } = await drawn(20, 2);
  person.type('C20', 'mine', 'Hours');
  await draw(2, 4);
  expect(notes()).toEqual(['C20 mine']);
});

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

test('the report is found again wherever the user moved it', async () => {
  const { person, notes, draw, shown, workbook, grid } = await drawn(3, 3);
  person.renameSheet('Hours', 'It’s "mine" now');
  person.type('E1', 'mine', 'It’s "mine" now');
  person.insertRows(1, 2, 'It’s "mine" now');
  person.insertColumn('A', undefined, 'It’s "mine" now');
  person.insertColumn('C', undefined, 'It’s "mine" now');
  grid.moveSheet(grid.sheets()[1]?.id ?? '', 0);
  person.type('A1', 'mine too', 'It’s "mine" now');
  const { sheet } = await draw(4, 5);
  expect(sheet).toBe('It’s "mine" now');
  expect(await workbook.reportSheets(['k1', 'other'])).toEqual(new Map([['k1', sheet]]));
  expect(grid.sheets().map(({ name }) => name)).toEqual([sheet, 'Sheet1']);
  expect(() => notes()).toThrow('there is no sheet');
  expect(shown(sheet)).toEqual(
    expect.arrayContaining(['A1 mine too', 'B3 Block', 'B5 C0', 'F5 C4', 'F9 304', 'G3 mine']),
  );
});

test('a deleted sheet is added again, and also a sheet whose report the user deleted', async () => {
  const { person, draw, workbook, grid } = await drawn(3, 3);
  person.deleteSheet('Hours');
  expect(await workbook.reportSheets(['k1'])).toEqual(new Map());
  expect((await draw(3, 3)).sheet).toBe('Hours');
  person.type('A20', 'mine', 'Hours');
  person.deleteRows(1, 6, 'Hours');
  expect((await draw(3, 3)).sheet).toBe('Hours (2)');
  expect(person.read('Hours')).toEqual([['mine']]);
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Hours', 'Hours (2)']);
});

test('nothing outside the report is formatted, cleared or resized', async () => {
  const { draw, grid, sheetId, look } = await drawn(3, 3);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Hours');
    const note = sheet.getRange('D2:E9');
    note.format.fill.color = '#FFFF00';
    note.format.columnWidth = 30;
    sheet.getRange('E2').values = [['mine']];
    sheet.charts.add('Line', sheet.getRange('E2:E3'), 'Columns').name = 'Shiftsheet, mine';
    sheet.getRange('D2').conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
    await context.sync();
  });
  await draw(2, 2);
  expect(look('Hours', 1, 3).fill).toBe('#FFFF00');
  expect([3, 4].map((column) => grid.columnWidth(sheetId('Hours'), column))).toEqual([40, 40]);
  const kept = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Hours');
    const { conditionalFormats } = sheet.getRange('D2');
    sheet.charts.load('items/name');
    conditionalFormats.load('items/type');
    await context.sync();
    return [sheet.charts.items.map(({ name }) => name), conditionalFormats.items.map(({ type }) => type)];
  });
  expect(kept).toEqual([['Shiftsheet, mine'], ['Custom']]);
});

test('filters, hidden columns and tables of the user on the report’s own cells hide nothing of the next report', async () => {
  const { draw, grid, sheetId, everything } = await drawn(3, 3);
  const once = everything('Hours');
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Hours');
    sheet.autoFilter.apply(sheet.getRange('A3:C6'), 0, { filterOn: 'Values', values: ['0'] });
    sheet.getRange('B:B').columnHidden = true;
    sheet.tables.add('H1:I2', true).name = 'Mine';
    await context.sync();
  });
  expect(grid.rowHidden(sheetId('Hours'), 4)).toBe(true);
  await draw(3, 3);
  expect([4, 5].map((row) => grid.rowHidden(sheetId('Hours'), row))).toEqual([false, false]);
  expect(grid.columnHidden(sheetId('Hours'), 1)).toBe(false);
  expect(grid.tables().map(({ name }) => name)).toEqual(['Mine']);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Hours');
    sheet.tables.getItem('Mine').delete();
    sheet.tables.add('A3:C6', true).name = 'Theirs';
    await context.sync();
  });
  await draw(3, 3);
  expect(grid.tables()).toEqual([]);
  expect(everything('Hours')).toEqual(once);
});

test('old charts are removed, even if the new report has none', async () => {
  const { workbook, host } = openSheet();
  await workbook.draw(report, target);
  await workbook.draw(report, target);
  expect(host.book.charts.map(({ name }) => name)).toEqual(['Shiftsheet k1 1']);
  await workbook.draw(block(1, 1), target);
  expect(host.book.charts).toEqual([]);
  expect(host.book.merges).toEqual([]);
  expect(host.book.conditionalFormats).toEqual([]);
});

test('a protected sheet is reported and nothing is inserted on it, and after unprotecting it is drawn', async () => {
  const { person, draw, notes, shown } = await drawn(3, 3);
  person.type('D2', 'mine', 'Hours');
  const protect = (isProtected: boolean) =>
    Excel.run(async (context) => {
      const { protection } = context.workbook.worksheets.getItem('Hours');
      if (isProtected) protection.protect({ allowInsertColumns: true });
      else protection.unprotect();
      await context.sync();
    });
  await protect(true);
  await expect(draw(3, 5)).rejects.toThrow('The sheet is protected');
  expect(notes()).toEqual(['D2 mine']);
  await protect(false);
  await draw(3, 5);
  expect(notes()).toEqual(['F2 mine']);
  expect(shown('Hours')).toContain('E4 4');
});

test('a protected workbook structure is reported', async () => {
  const { workbook } = openSheet();
  await Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  await expect(workbook.draw(report, target)).rejects.toThrow('structure is protected');
});

// The sixth batch clears, the seventh draws.
test.each([
  [5, false],
  [6, false],
  [6, true],
  [7, false],
  [7, true],
])(
  'a drawing that a failure in batch %i left half done is completed by the next drawing (applied: %s)',
  async (nth, applied) => {
    const { workbook, host, everything, person, shown } = openSheet();
    await workbook.draw(block(3, 2), target);
    person.type('F2', 'mine', 'Hours');
    person.type('A40', 'mine', 'Hours');
    host.faults.failBatch('GeneralException', { nth, applied });
    await expect(workbook.draw(report, target)).rejects.toThrow('Excel could not do this');
    await workbook.draw(report, target);
    const mended = everything('Hours');
    await workbook.draw(report, target);
    expect(everything('Hours')).toEqual(mended);
    // The report has become 15 columns wide, with its chart.
    expect(shown('Hours').filter((cell) => cell.endsWith('mine'))).toEqual(['S2 mine', 'A40 mine']);
  },
);

test('a report that moves while it is drawn is drawn at its new place', async () => {
  const { workbook, host, person, shown } = openSheet();
  await workbook.draw(block(3, 2), target);
  person.type('A9', 'mine', 'Hours');
  let batches = 0;
  const stop = host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 6 || batches === 7) person.insertRows(1, 1, 'Hours');
  });
  await workbook.draw(block(3, 3), target);
  stop();
  expect(batches).toBeGreaterThan(8);
  expect(shown('Hours')).toEqual([
    'A3 Block',
    'A5 C0',
    'B5 C1',
    'C5 C2',
    ...[0, 1, 2].flatMap((row) =>
      ['A', 'B', 'C'].map((letter, column) => `${letter}${row + 6} ${row * 100 + column}`),
    ),
    'A11 mine',
  ]);
});

test('a sheet that is deleted while the report is drawn is added again', async () => {
  const { workbook, host, person, shown } = openSheet();
  await workbook.draw(block(1, 1), target);
  let batches = 0;
  host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 4) person.deleteSheet('Hours');
  });
  expect((await workbook.draw(block(1, 1), target)).sheet).toBe('Hours');
  expect(shown('Hours')).toEqual(['A1 Block', 'A3 C0', 'A4 0']);
});

test('a report is shown even if its sheet was hidden', async () => {
  const { workbook, grid, sheetId } = openSheet();
  await workbook.draw(report, target);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').activate();
    context.workbook.worksheets.getItem('Hours').visibility = 'Hidden';
    await context.sync();
  });
  await workbook.showReport('k1');
  expect(grid.activeSheet()).toBe(sheetId('Hours'));
  await expect(workbook.showReport('k2')).rejects.toThrow('no longer in this workbook');
});

test.each([
  ['Who works: [when]?', 'Who works when'],
  ['History', 'History report'],
  ['’' + 'x'.repeat(40), '’' + 'x'.repeat(25)],
  ['x' + '🌻'.repeat(20), 'x' + '🌻'.repeat(12)],
  ["'quoted'", 'quoted'],
  ['Sheet1', 'Sheet1 (2)'],
])('a sheet for %s is named %s', async (sheetName, called) => {
  const { workbook } = openSheet();
  expect((await workbook.draw(block(1, 1), { ...target, sheetName })).sheet).toBe(called);
});

test('cells that the user has given a name of the report are not taken for the report', async () => {
  const { workbook, person, shown } = openSheet();
  person.type('A1', 'mine');
  await Excel.run(async (context) => {
    const mine = context.workbook.worksheets.getItem('Sheet1').getRange('A1:C9');
    context.workbook.names.add('ShiftsheetReport_k', mine);
    await context.sync();
  });
  await expect(workbook.draw(report, { ...target, key: 'k' })).rejects.toThrow(
    /name ShiftsheetReport_k of yours/,
  );
  expect(await workbook.reportSheets(['k'])).toEqual(new Map());
  expect(shown('Sheet1')).toEqual(['A1 mine']);
});
