import { openSheet } from './open-sheet';
import { block, report, target } from './sample-report';

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
