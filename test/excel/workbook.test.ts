import { CachedWorkbook } from '../../src/app/workbook/cached-workbook';
import { regionFormat, setRegionFormat } from '../../src/core/calendar/region-format';
import { timeBlocks } from '../../src/core/entities/time-blocks';
import { layoutOf } from '../../src/core/table/layout';
import { logLayout } from '../../src/core/table/push-log';
import { setSilenceLimit } from '../../src/excel/calls/silence';
import { xmlPartMemory } from '../../src/excel/memory/memory';
import { createOfficeWorkbook } from '../../src/excel/workbook';
import { openWorkbook } from '../office/open-workbook';
import { until } from '../runner/until';
import { openUsers, row } from './users-book';
import { layout } from './users-layout';

const awkward = [
  '0123',
  '=HYPERLINK("http://example.org","x")',
  "'t Hooft",
  '1-2',
  'TRUE',
  '1E5',
  '+49 30',
  '🌻 Zoë',
  'يوسف',
  '-5',
  'x'.repeat(5000),
];

test('texts that Excel would change are kept as they are, created and written', async () => {
  const { workbook, cell } = openUsers();
  await workbook.create(
    layout,
    awkward.map((text, at) => row(`r${at}`, { LastName: text })),
  );
  const { adjusted } = await workbook.write(
    layout,
    awkward.map((text, at) => ({ row: `r${at}`, column: 'HomePhone', cell: text })),
  );
  expect(adjusted).toEqual([]);
  expect(awkward.map((_, at) => cell('LastName', at))).toEqual(awkward);
  expect(awkward.map((_, at) => cell('HomePhone', at))).toEqual(awkward);
});

test('Excel says once how the user’s region writes days and times', async () => {
  openWorkbook({ hardness: { language: 'de-DE' } });
  const cultures: unknown[] = [];
  const workbook = new CachedWorkbook(createOfficeWorkbook((culture) => cultures.push(culture)));
  workbook.beginJob(new AbortController().signal);
  await workbook.readSheet(layout);
  await workbook.create(layout, []);
  expect(cultures).toEqual([{ name: 'de-DE', shortDatePattern: 'TT.MM.JJJJ', longTimePattern: 'hh:mm:ss' }]);
});

test('a new sheet and the push log show days and times as the user’s region has them', async () => {
  const { workbook, host } = openUsers();
  setRegionFormat({ ...regionFormat(), hours: 24, order: 'mdy' });
  try {
    await workbook.create(layoutOf(timeBlocks), []);
    await workbook.create(logLayout(), []);
    const formats = (sheet: string, column: number) => {
      const { id = '' } = host.grid.sheets().find(({ name }) => name === sheet) ?? {};
      return host.grid.formats(id, { row: 1, column, rows: 1, columns: 1 })[0]?.[0];
    };
    const at = (id: string) => layoutOf(timeBlocks).columns.findIndex((column) => column.id === id);
    expect([formats('Time Blocks', at('Date')), formats('Time Blocks', at('Start'))]).toEqual([
      'ddd mmm dd, yyyy',
      '[<1]hh:mm;General',
    ]);
    expect(formats(logLayout().sheet, 0)).toBe('ddd mmm dd, yyyy hh:mm');
  } finally {
    setRegionFormat();
  }
});

test('a sheet’s tab has the colour of what the sheet is for', async () => {
  const { workbook, host } = openUsers();
  await workbook.create(layout, []);
  await workbook.create(layoutOf(timeBlocks), []);
  await workbook.decorate();
  const colours = host.grid.sheets().map(({ id, name }) => [name, host.book.sheetInfo(id).tabColor]);
  expect(Object.fromEntries(colours)).toMatchObject({ Users: '#1F5A8A', 'Time Blocks': '#2E7D32' });
});

test.each([false, true])('a date is the same day in 1900 and 1904 workbooks (1904: %s)', async (use1904) => {
  const { workbook, cell } = openUsers({ use1904 });
  const sheet = await workbook.create(layout, [row('a', { DoB: 36565 })]);
  expect(sheet.rows[0]?.[layout.columns.findIndex((column) => column.id === 'DoB')]).toBe(36565);
  expect(cell('DoB', 0)).toBe(use1904 ? 36565 - 1462 : 36565);
});

test('writes go to the right rows if the table is sorted after it was read, and again while it is written', async () => {
  const { workbook, person, host, cell } = openUsers();
  await workbook.create(
    layout,
    ['c', 'a', 'b'].map((name) => row(name, { UserName: name, FirstName: `was ${name}` })),
  );
  let batches = 0;
  host.faults.beforeEachBatch(() => {
    batches += 1;
    // The first batch writes by the old positions; the fifth writes again, by the positions that the fourth has read.
    if (batches === 1 || batches === 5) person.sort('Users', 'UserName', batches === 1);
  });
  await workbook.write(layout, [{ row: 'c', column: 'FirstName', cell: 'written' }]);
  const rows = [0, 1, 2].map((at) => [cell('UserName', at), cell('FirstName', at)]);
  expect(rows).toContainEqual(['c', 'written']);
  expect(rows).toContainEqual(['a', 'was a']);
  expect(rows).toContainEqual(['b', 'was b']);
  expect(batches).toBeGreaterThan(6);
});

test('columns are found by their names, and the user’s own columns are not written', async () => {
  const { workbook, person, cell } = openUsers();
  await workbook.create(layout, [row('a', { UserName: 'first001' })]);
  person.insertColumn('C', 'Mine');
  person.type('C2', 'my note', 'Users');
  await workbook.write(layout, [{ row: 'a', column: 'Status', cell: 'New' }]);
  await workbook.append(layout, [row('b', { UserName: 'second02' })]);
  expect([cell('Mine', 0), cell('Status', 0)]).toEqual(['my note', 'New']);
  expect([cell('Mine', 1), cell('UserName', 1), cell('Row', 1)]).toEqual(['', 'second02', 'b']);
});

test('rows are added above the user’s cells below the table', async () => {
  const { workbook, person, cell, grid } = openUsers();
  await workbook.create(layout, [row('a', { UserName: 'first001' })]);
  person.type('D4', 'my sum', 'Users');
  await workbook.append(layout, [row('b'), row('c'), row('d', { UserName: 'fourth04' })]);
  expect(cell('UserName', 3)).toBe('fourth04');
  const sheet = grid.sheets().find((each) => each.name === 'Users');
  expect(
    grid
      .read(sheet?.id ?? '', { row: 0, column: 3, rows: 10, columns: 1 })
      .flat()
      .map((each) => each.value),
  ).toContain('my sum');
});

test('a table is found after its sheet and the table are renamed, and is missing after it is deleted', async () => {
  const { workbook, person } = openUsers();
  await workbook.create(layout, [row('a')]);
  person.renameSheet('Users', 'People');
  expect((await workbook.readSheet(layout))?.sheetName).toBe('People');
  person.deleteTable('Users');
  expect(await workbook.readSheet(layout)).toBeUndefined();
  await expect(workbook.write(layout, [{ row: 'a', column: 'Status', cell: 'x' }])).rejects.toThrow(
    'no longer in this workbook',
  );
});

test('a user’s own sheet and table with that name are not treated as Shiftsheet’s', async () => {
  const { workbook, person } = openUsers();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add('Users');
    sheet.getRange('A1:B1').values = [['One', 'Two']];
    sheet.tables.add('A1:B2', true).name = 'Users';
    await context.sync();
  });
  expect(await workbook.readSheet(layout)).toBeUndefined();
  expect((await workbook.create(layout, [row('a')])).sheetName).toBe('Users (2)');
  expect(person.read('Users_2')[1]?.[0]).toBe('a');
});

test('a table that moved since it was read is not written by position', async () => {
  const { workbook, person } = openUsers();
  await workbook.create(
    layout,
    ['b', 'a'].map((id) => row(id, { UserName: id })),
  );
  const seen = await workbook.readSheet(layout);
  if (!seen) throw new Error('there is no table');
  person.sort('Users', 'UserName', true);
  expect(
    await workbook.place(layout, seen, ['Row', 'UserName'], [{ index: 0, column: 'Row', cell: 'new' }]),
  ).toBe(false);
  expect(
    person
      .read('Users')
      .slice(1)
      .map(([id]) => id),
  ).toEqual(['a', 'b']);
});

test('10,000 rows are written and read back completely', async () => {
  const { workbook } = openUsers();
  const rows = Array.from({ length: 10_000 }, (_, at) =>
    row(`r${at}`, { UserName: `person${at}`, HomePhone: `0${at}`, UserID: at }),
  );
  const sheet = await workbook.create(layout, rows);
  expect(sheet.rows).toEqual(rows);
});

test('long texts that make an answer too large are read in smaller pieces', async () => {
  const { workbook } = openUsers({
    limits: { requestBytes: 5_000_000, responseBytes: 1_500_000, cellsRead: 5_000_000 },
  });
  const rows = Array.from({ length: 600 }, (_, at) => row(`r${at}`, { LastName: `${at}`.padEnd(5000, 'x') }));
  const sheet = await workbook.create(layout, rows);
  expect(sheet.rows).toEqual(rows);
});

test('while a cell is being edited, a write waits and the listener is called', async () => {
  const { workbook, host, cell } = openUsers();
  await workbook.create(layout, [row('a')]);
  const told: boolean[] = [];
  workbook.onWaiting((waiting) => told.push(waiting));
  host.beginCellEdit();
  const writing = workbook.write(layout, [{ row: 'a', column: 'Status', cell: 'New' }]);
  await until(() => expect(told).toEqual([true]));
  host.endCellEdit();
  await writing;
  expect(cell('Status', 0)).toBe('New');
  expect(told).toEqual([true, false]);
});

test('the memory survives reopening the pane, holds large texts, and undo does not change it', async () => {
  const { person, reopenPane, workbook } = openUsers();
  await workbook.create(layout, [row('a')]);
  const noise = Array.from({ length: 300_000 }, (_, at) => Math.imul(at + 1, 2654435761).toString(36)).join(
    '',
  );
  await workbook.memory.write('large', noise);
  await workbook.memory.flush();
  await workbook.memory.write('large', `${noise}!`);
  await workbook.memory.write('other', 'text');
  await workbook.memory.remove('other');
  await workbook.memory.flush();
  person.undo();
  reopenPane();
  const again = xmlPartMemory(() => undefined);
  expect(await again.read('large')).toBe(`${noise}!`);
  expect(await again.read('other')).toBeUndefined();
});

test('of two generations, the newest complete one counts', async () => {
  const { reopenPane } = openUsers();
  const memory = xmlPartMemory(() => undefined);
  await memory.writeAll(new Map([['name', 'first']]));
  await Excel.run(async (context) => {
    context.workbook.customXmlParts.add(
      '<part xmlns="urn:shiftsheet:memory:1" name="name" generation="9" index="0" of="2">AAAA</part>',
    );
    await context.sync();
  });
  reopenPane();
  const again = xmlPartMemory(() => undefined);
  expect(await again.read('name')).toBe('first');
  await again.writeAll(new Map([['name', 'second']]));
  reopenPane();
  expect(await xmlPartMemory(() => undefined).read('name')).toBe('second');
});

test('the listener is called after edits and sorts, and no longer after closing', async () => {
  const { workbook, person, eventsDelivered } = openUsers();
  await workbook.create(layout, [row('a', { UserName: 'b' }), row('b', { UserName: 'a' })]);
  let told = 0;
  const close = await workbook.listen({
    edited: () => (told += 1),
    editedBeside: () => undefined,
    activated: () => undefined,
    selected: () => undefined,
  });
  const after = async (act: () => void) => {
    const before = told;
    act();
    await eventsDelivered();
    return told > before;
  };
  expect(await after(() => person.type('E2', 'x', 'Users'))).toBe(true);
  expect(await after(() => person.sort('Users', 'UserName', true))).toBe(true);
  close();
  await eventsDelivered();
  expect(await after(() => person.type('E2', 'y', 'Users'))).toBe(false);
});

test.each(['workbook', 'sheet'])(
  'C8: a table is created beside a defined name of the %s that is the same',
  async (scope) => {
    const { workbook, host } = openUsers();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const { names } = scope === 'sheet' ? sheet : context.workbook;
      names.add('users', sheet.getRange('A1'));
      await context.sync();
    });
    await workbook.create(layout, [row('a')]);
    expect(host.grid.tables().map(({ name }) => name)).toEqual(['Users_2']);
    expect((await workbook.readSheet(layout))?.rows).toHaveLength(1);
  },
);

test('E18: while a save is not answered, the pane hears that Excel may be asking something', async () => {
  const { host } = openWorkbook({ url: 'C:\\Rota.xlsx' });
  const restore = setSilenceLimit(20, 10);
  const workbook = createOfficeWorkbook();
  const waits: string[] = [];
  workbook.onWaiting((waiting, why) => void waits.push(`${why} ${waiting}`));
  host.faults.hangBatch({ nth: 2 });
  expect(await workbook.save()).toBe('unsaved');
  expect(waits).toEqual(['saving true', 'saving false']);
  restore();
});
