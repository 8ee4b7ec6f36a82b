import { lettersOfColumn } from '../../../src/excel/table/colours';
import type { TypedFormula } from '../../../src/standins/excel/values/coercion';
import { openWorkbook, type OpenOptions } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { row } from '../users-book';
import { layout } from '../users-layout';

type Book = ReturnType<typeof officeBook>;

const next = { ...layout, table: 'Next', sheet: 'Next' };

function open(options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  const at = (column: string) => opened.person.read('Users')[0]?.indexOf(column) ?? -1;
  const cell = (column: string, index: number) => opened.person.read('Users')[index + 1]?.[at(column)];
  const type = (column: string, sheetRow: number, text: string | TypedFormula) =>
    opened.person.type(`${lettersOfColumn(at(column))}${sheetRow}`, text, 'Users');
  const format = (column: string, sheetRow: number) =>
    opened.grid.formats(opened.grid.tables()[0]?.sheet ?? '', {
      row: sheetRow - 1,
      column: at(column),
      rows: 1,
      columns: 1,
    })[0]?.[0];
  return { ...opened, workbook: officeBook(), cell, type, format };
}

describe.each([true, false])(
  'A3: if Excel refuses formats of whole columns (%s)',
  (refusesUnboundedCells) => {
    const openIt = () => open({ hardness: { refusesUnboundedCells } });

    test('a table is created, one round trip is spent once a session, and there is one sheet more', async () => {
      const { workbook, host, grid } = openIt();
      let batches = 0;
      host.faults.beforeEachBatch(() => void (batches += 1));
      await workbook.create(layout, [row('a')]);
      const first = batches;
      expect(grid.sheets()).toHaveLength(2);
      await workbook.create({ ...layout, table: 'Users2', sheet: 'Users2' }, [row('b')]);
      expect(batches - first).toBeLessThan(first);
      expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Users', 'Users2']);
    });

    test('texts that are typed and pasted below the table stay texts', async () => {
      const { workbook, type, person, cell } = openIt();
      await workbook.create(layout, [row('a')]);
      type('HomePhone', 3, '00045');
      person.paste(
        `${lettersOfColumn(person.read('Users')[0]?.indexOf('HomePhone') ?? 0)}4`,
        '0001\n'.repeat(4_000),
        'Users',
      );
      expect([1, 2, 3_999].map((index) => cell('HomePhone', index))).toEqual(['00045', '0001', '0001']);
    });

    test('texts stay texts below rows that were appended', async () => {
      const { workbook, cell, type, format } = openIt();
      await workbook.create(layout, []);
      const many = Array.from({ length: 6_000 }, (_, at) => row(`r${at}`, { HomePhone: '00045' }));
      await workbook.append(layout, many);
      expect(cell('HomePhone', 5_999)).toBe('00045');
      type('HomePhone', 6_002, '00045');
      expect(cell('HomePhone', 6_000)).toBe('00045');
      expect(format('HomePhone', 10_000)).toBe('@');
    });

    test('the user’s cells below the table keep their formats when rows are appended', async () => {
      const { workbook, person, format } = openIt();
      await workbook.create(layout, [row('a')]);
      person.type('B20', 'my note', 'Users');
      await Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Users').getRange('A20:Z20').numberFormat = [
          ['0.00'],
        ] as string[][];
        await context.sync();
      });
      await workbook.append(layout, [row('b')]);
      expect(format('HomePhone', 20)).toBe('0.00');
    });
  },
);

test('A3: lists keep texts as texts without formatting a whole column', async () => {
  const { workbook, person } = open({ hardness: { refusesUnboundedCells: true } });
  await workbook.offer(new Map([['people', ['0045', "'t Hooft", 'TRUE']]]));
  expect(person.read('Shiftsheet Lists').slice(1)).toEqual([['0045'], ["'t Hooft"], ['TRUE']]);
});

describe('A4: if text cells take an apostrophe as Excel’s own', () => {
  test('a created table shows it, and the sheet that is remembered has it', async () => {
    const { workbook, cell } = open({ hardness: { eatsApostrophes: true } });
    const sheet = await workbook.create(layout, [
      row('a', { LastName: "'t Hooft" }),
      row('b', { LastName: 'Ann' }),
    ]);
    expect(cell('LastName', 0)).toBe("'t Hooft");
    expect(sheet.rows[0]?.[sheet.columns.indexOf('LastName')]).toBe("'t Hooft");
    expect(sheet.rows[1]?.[sheet.columns.indexOf('LastName')]).toBe('Ann');
  });

  test('an appended row shows it, and no cell is reported as changed', async () => {
    const { workbook, cell } = open({ hardness: { eatsApostrophes: true } });
    await workbook.create(layout, [row('a')]);
    expect(await workbook.append(layout, [row('b', { LastName: "'t Hooft" })])).toEqual([]);
    expect(cell('LastName', 1)).toBe("'t Hooft");
  });

  test.each([
    ['a table', (book: Book) => book.create(layout, [row('a', { LastName: "'t Hooft" })])],
    ['a list', (book: Book) => book.offer(new Map([['people', ["'t Hooft"]]]))],
  ])('it is learned from %s: later tables show it at once', async (_what, learn) => {
    const { workbook, host, person } = open({ hardness: { eatsApostrophes: true } });
    await learn(workbook);
    await workbook.create({ ...layout, table: 'First', sheet: 'First' }, [row('a')]);
    let batches = 0;
    host.faults.beforeEachBatch(() => void (batches += 1));
    await workbook.create(next, [row('a', { LastName: "'t Hooft" })]);
    expect([person.read('Next')[1]?.includes("'t Hooft"), batches]).toEqual([true, 1]);
  });

  test('the apostrophe is kept when a write is taken back because rows moved', async () => {
    const { workbook, cell, person, host } = open({ hardness: { eatsApostrophes: true } });
    await workbook.create(
      layout,
      ['b', 'a'].map((id) => row(id, { UserName: id, LastName: `'${id} Hooft` })),
    );
    let isSorted = false;
    host.faults.beforeEachBatch(() => {
      if (!isSorted) person.sort('Users', 'UserName', true);
      isSorted = true;
    });
    await workbook.write(layout, [{ row: 'b', column: 'LastName', cell: 'new' }]);
    expect([cell('LastName', 0), cell('LastName', 1)]).toEqual(["'a Hooft", 'new']);
  });

  test('what the user types before a table is corrected stays', async () => {
    const { workbook, host, type, cell } = open({ hardness: { eatsApostrophes: true } });
    let isTyped = false;
    host.faults.beforeEachBatch(() => {
      if (isTyped || host.grid.tables().length === 0) return;
      isTyped = true;
      type('LastName', 2, 'typed');
    });
    await workbook.create(layout, [row('a', { LastName: "'t Hooft" })]);
    expect([isTyped, cell('LastName', 0)]).toEqual([true, 'typed']);
  });

  test.each([false, true])(
    'a table that could not be corrected is removed, and the next try has its name (the batch is done: %s)',
    async (applied) => {
      const { workbook, host, cell } = open({ hardness: { eatsApostrophes: true } });
      const stop = host.faults.beforeEachBatch(() => {
        if (host.grid.tables().length === 0) return;
        stop();
        host.faults.failBatch('SomethingNobodyKnows', { applied });
      });
      const rows = [row('a', { LastName: "'t Hooft" })];
      await expect(workbook.create(layout, rows)).rejects.toThrow('SomethingNobodyKnows');
      expect(host.grid.sheets().map(({ name }) => name)).toEqual(['Sheet1']);
      await workbook.create(layout, rows);
      expect(cell('LastName', 0)).toBe("'t Hooft");
    },
  );
});

test('E14: a formula and a text that begins with “=”, both in cells formatted as text, are put back as they were', async () => {
  const { workbook, grid, type, cell, person, host } = open();
  await workbook.create(
    layout,
    ['d', 'c', 'b', 'a'].map((id) => row(id, { UserName: id })),
  );
  const [table] = grid.tables();
  const column = person.read('Users')[0]?.indexOf('LastName') ?? 0;
  const at = { row: 1, column, rows: 1, columns: 1 };
  const sheet = table?.sheet ?? '';
  // Formatted as text after the formula was entered: Excel goes on to calculate it.
  grid.setFormat(sheet, at, 'General');
  type('LastName', 2, { formula: '=UPPER("ann")', value: 'ANN' });
  grid.setFormat(sheet, at, '@');
  type('LastName', 3, '=1+1');
  let isSorted = false;
  host.faults.beforeEachBatch(() => {
    if (!isSorted) person.sort('Users', 'UserName', true);
    isSorted = true;
  });
  // The rows are sorted before the batch: it writes into the wrong rows, and puts back what they had.
  await workbook.write(layout, [
    { row: 'a', column: 'LastName', cell: 'new' },
    { row: 'b', column: 'LastName', cell: 'new' },
  ]);
  expect([0, 1, 2].map((index) => cell('LastName', index))).toEqual(['new', 'new', '=1+1']);
  const formulas = grid.read(sheet, { ...at, rows: 4 }).map(([shown]) => shown?.formula);
  expect(formulas).toEqual([undefined, undefined, undefined, '=UPPER("ann")']);
  expect(grid.formats(sheet, { ...at, row: 4 })[0]?.[0]).toBe('@');
});

test('A4: if a column that is not of texts has taken an apostrophe, texts keep theirs', async () => {
  const { workbook, person } = open({ hardness: { eatsApostrophes: false } });
  const columns = layout.columns.map((column) => ({ ...column, format: 'General' }));
  await workbook.create({ ...layout, columns }, [row('a', { LastName: "'t Hooft" })]);
  await workbook.create(next, [row('a', { LastName: "'t Hooft" })]);
  expect(person.read('Next')[1]?.includes("'t Hooft")).toBe(true);
});

test('a text of 32,767 characters is kept, also if its first is an apostrophe', async () => {
  const { workbook, cell } = open();
  const [long, marked] = ['x'.repeat(32_767), `'${'x'.repeat(32_766)}`];
  await workbook.create(layout, [row('a', { LastName: long }), row('b')]);
  await workbook.write(layout, [{ row: 'b', column: 'LastName', cell: long }]);
  expect([cell('LastName', 0), cell('LastName', 1)]).toEqual([long, long]);
  const { adjusted } = await workbook.write(layout, [{ row: 'b', column: 'LastName', cell: marked }]);
  // The mark takes the place of the last character: Excel allows no longer text.
  expect(adjusted.map((patch) => String(patch.cell).length)).toEqual([32_766]);
});

/** The types of the cells of Users that show nothing, each type once. */
const typesOfEmptyCells = () =>
  Excel.run(async (context) => {
    const body = context.workbook.tables.getItem('Users').getDataBodyRange().load('values,valueTypes');
    await context.sync();
    const types = body.valueTypes.flatMap((line, at) =>
      line.filter((_, column) => body.values[at]?.[column] === ''),
    );
    return [...new Set(types)];
  });

test('B15: empty cells of a downloaded table, and of appended rows, are blank', async () => {
  const { workbook } = open({ hardness: { keepsEmptyTexts: true } });
  await workbook.create(layout, [row('a', { LastName: 'Ann' }), row('b')]);
  await workbook.append(layout, [row('c', { LastName: 'Zoe' })]);
  expect(await typesOfEmptyCells()).toEqual(['Empty']);
});

const FIELDS = ['FirstName', 'LastName'];

test.each([
  ['without a filter', undefined],
  ['under a filter', ['a', 'c', 'd']],
])('B15: cells that are emptied later are blank, %s', async (_where, shown) => {
  const { workbook, person, cell } = open({ hardness: { keepsEmptyTexts: true } });
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  await workbook.create(
    layout,
    ids.map((id) => row(id, { UserName: id, FirstName: `first ${id}`, LastName: `last ${id}` })),
  );
  if (shown) person.filter('Users', 'UserName', shown);
  await workbook.readSheet(layout);
  const emptied = new Set(['a', 'b', 'd', 'f']);
  const patches = ids.flatMap((id) => {
    const text = emptied.has(id) ? '' : `new ${id}`;
    return id === 'e' ? [] : FIELDS.map((column) => ({ row: id, column, cell: text }));
  });
  expect(await workbook.write(layout, patches)).toEqual({ missing: [], adjusted: [], typed: [] });
  expect(FIELDS.map((column) => ids.map((_, index) => cell(column, index)))).toEqual([
    ['', '', 'new c', '', 'first e', ''],
    ['', '', 'new c', '', 'last e', ''],
  ]);
  expect(await typesOfEmptyCells()).toEqual(['Empty']);
});

test('B15: cells that were blank before a write that is taken back are blank again', async () => {
  const { workbook, person, host } = open({ hardness: { keepsEmptyTexts: true } });
  await workbook.create(layout, [row('a'), row('b'), row('c', { LastName: 'last' })]);
  await workbook.readSheet(layout);
  let isSorted = false;
  host.faults.beforeEachBatch(() => {
    if (!isSorted) person.sort('Users', 'LastName', true);
    isSorted = true;
  });
  await workbook.write(layout, [{ row: 'b', column: 'FirstName', cell: 'new' }]);
  expect(await typesOfEmptyCells()).toEqual(['Empty']);
});

test('A4: what the user types while a text gets its apostrophe stays, and is reported', async () => {
  const { workbook, cell, type, host } = open();
  await workbook.create(layout, [row('r0', { LastName: 'Hooft' })]);
  await workbook.readSheet(layout);
  let batches = 0;
  const stop = host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 2) type('LastName', 2, 'typed');
  });
  const { typed } = await workbook.write(layout, [
    { row: 'r0', column: 'LastName', cell: "'t Hooft", was: 'Hooft' },
  ]);
  stop();
  expect(typed.map(({ row: id, column }) => [id, column])).toEqual([['r0', 'LastName']]);
  expect(cell('LastName', 0)).toBe('typed');
});
