import fc from 'fast-check';
import type { Patch } from '../../../src/app/ports/excel-workbook';
import type { Cell } from '../../../src/core/values/cell';
import { lettersOfColumn } from '../../../src/excel/table/colours';
import { trafficSoFar } from '../../office/library';
import { openWorkbook, type OpenOptions } from '../../office/open-workbook';
import { officeBook } from '../office-book';
import { row } from '../users-book';
import { layout } from '../users-layout';

/** As many rows as a large company has after years; fewer in `npm test`, so that it stays quick. */
const LONG = process.env['TRUST'] === 'all' ? 260_000 : 30_000;

async function openTable(count: number, options: OpenOptions = {}) {
  const opened = openWorkbook(options);
  const workbook = officeBook();
  const ids = Array.from({ length: count }, (_, at) => `r${at}`);
  await workbook.create(
    layout,
    ids.map((id, at) =>
      row(id, { UserName: id, FirstName: `first ${id}`, Nickname: at % 2 === 0 ? 'even' : 'odd' }),
    ),
  );
  /** The cells of a column by row id. */
  const column = (name: string): Record<string, Cell> => {
    const [header = [], ...rows] = opened.person.read('Users');
    const [idAt, at] = [header.indexOf('Row'), header.indexOf(name)];
    return Object.fromEntries(rows.map((cells) => [String(cells[idAt]), cells[at] ?? '']));
  };
  return { ...opened, workbook, ids, column };
}

const named = (ids: readonly string[], prefix: string) =>
  Object.fromEntries(ids.map((id) => [id, `${prefix} ${id}`]));

test('A2: every value is in its own row under the user’s own filter', async () => {
  const { workbook, person, ids, column } = await openTable(12);
  person.filter('Users', 'UserName', ['r1', 'r2', 'r5', 'r8', 'r9', 'r10']);
  await workbook.readSheet(layout);
  const { adjusted } = await workbook.write(
    layout,
    ids.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` })),
  );
  expect(adjusted).toEqual([]);
  expect(column('FirstName')).toEqual(named(ids, 'new'));
});

test('A2: a filter that is set after the last read is noticed, and cells between written ones keep their contents', async () => {
  const { workbook, person, host, ids, column } = await openTable(12);
  let isSet = false;
  host.faults.beforeEachBatch(() => {
    if (!isSet) person.filter('Users', 'UserName', ['r0', 'r4', 'r5', 'r11']);
    isSet = true;
  });
  await workbook.write(
    layout,
    ['r1', 'r4', 'r7', 'r11'].map((id) => ({
      row: id,
      column: 'FirstName',
      cell: `new ${id}`,
      was: `first ${id}`,
    })),
  );
  expect(column('FirstName')).toEqual({
    ...named(ids, 'first'),
    ...named(['r1', 'r4', 'r7', 'r11'], 'new'),
  });
});

test('A2: rows that are sorted and filtered while they are written get their own values, and no other row does', async () => {
  const { workbook, person, host, ids, column } = await openTable(12);
  let batches = 0;
  host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 1) {
      person.sort('Users', 'UserName', false);
      person.filter('Users', 'UserName', ['r3', 'r4', 'r7', 'r9']);
    }
  });
  const written = ids.filter((_, at) => at % 3 !== 1);
  await workbook.write(
    layout,
    written.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` })),
  );
  expect(column('FirstName')).toEqual({ ...named(ids, 'first'), ...named(written, 'new') });
});

test('A2: what the user typed under a filter stays, and is reported', async () => {
  const { workbook, person, ids, column } = await openTable(6);
  const at = person.read('Users')[0]?.indexOf('FirstName') ?? -1;
  person.filter('Users', 'UserName', ['r0', 'r3']);
  await workbook.readSheet(layout);
  person.type(`${lettersOfColumn(at)}4`, "'t Hooft", 'Users'); // the hidden row r2
  const { typed } = await workbook.write(
    layout,
    ids.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}`, was: `first ${id}` })),
  );
  expect(typed.map((patch) => patch.row)).toEqual(['r2']);
  expect(column('FirstName')).toEqual({ ...named(ids, 'new'), r2: "'t Hooft" });
});

test('A2: rows are appended rightly where rows below the table, or its only blank row, are hidden', async () => {
  const { workbook, person, grid, column } = await openTable(0);
  const sheet = grid.tables()[0]?.sheet ?? '';
  grid.setRowsHidden(sheet, 1, 1, true);
  grid.setRowsHidden(sheet, 3, 2, true);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  await workbook.readSheet(layout);
  const adjusted = await workbook.append(
    layout,
    ids.map((id) => row(id, { FirstName: `first ${id}`, LastName: "'t Hooft" })),
  );
  expect(adjusted).toEqual([]);
  expect(person.read('Users')).toHaveLength(7);
  expect(column('FirstName')).toEqual(named(ids, 'first'));
  expect(new Set(Object.values(column('LastName')))).toEqual(new Set(["'t Hooft"]));
});

test('A2: the cells of an appended row stay together if the user sorts the table while hidden rows are written', async () => {
  const count = 1500;
  const { workbook, host, person, grid } = await openTable(3);
  grid.setRowsHidden(grid.tables()[0]?.sheet ?? '', 6, 2, true);
  await workbook.readSheet(layout);
  let batches = 0;
  const stop = host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 6) person.sort('Users', 'UserName', false);
  });
  const fields = layout.columns.flatMap(({ id, format }) => (format === '@' && id !== 'Row' ? [id] : []));
  await workbook.append(
    layout,
    Array.from({ length: count }, (_, at) =>
      row(`n${at}`, Object.fromEntries(fields.map((field) => [field, `${field} ${1000 + at}`]))),
    ),
  );
  stop();
  const [header = [], ...rows] = person.read('Users');
  const numbersIn = (cells: readonly Cell[]) =>
    new Set(fields.flatMap((field) => / (\d+)$/.exec(String(cells[header.indexOf(field)]))?.[1] ?? []));
  expect(batches).toBeGreaterThan(6);
  expect(rows).toHaveLength(count + 3);
  expect(rows.filter((cells) => numbersIn(cells).size > 1)).toHaveLength(0);
});

test('A2: ids are written into rows of a filtered table', async () => {
  const { workbook, person, column } = await openTable(6);
  person.filter('Users', 'UserName', ['r0', 'r3']);
  const sheet = await workbook.readSheet(layout);
  if (!sheet) throw new Error('there is no table');
  const patches = [1, 2, 3, 5].map((index) => ({ index, column: 'Row', cell: `new${index}` }));
  expect(await workbook.place(layout, sheet, ['Row', 'UserName'], patches)).toBe(true);
  expect(column('UserName')).toEqual({ r0: 'r0', new1: 'r1', new2: 'r2', new3: 'r3', r4: 'r4', new5: 'r5' });
});

test('A2: in a filtered table, cells are written although one answer can’t say of all rows whether they are hidden', async () => {
  const { workbook, person, ids, column } = await openTable(2_000, { limits: { responseBytes: 30_000 } });
  const shown = ids.filter((_, at) => at % 3 === 0);
  person.filter('Users', 'UserName', shown);
  await workbook.readSheet(layout);
  const changed = new Set([...ids.slice(0, 40), 'r900', ...ids.slice(1_990)]);
  await workbook.write(
    layout,
    [...changed].map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` })),
  );
  expect(column('FirstName')).toEqual(
    Object.fromEntries(ids.map((id) => [id, `${changed.has(id) ? 'new' : 'first'} ${id}`])),
  );
});

test('A2: a filter that changes between two parts of a write is noticed', async () => {
  const { workbook, person, host, ids, column } = await openTable(300, {
    limits: { responseBytes: 12_000 },
  });
  person.filter('Users', 'UserName', ids.slice(0, 150));
  await workbook.readSheet(layout);
  let batches = 0;
  host.faults.beforeEachBatch(() => {
    batches += 1;
    if (batches === 3)
      person.filter(
        'Users',
        'UserName',
        ids.filter((_, at) => at % 2 === 0),
      );
  });
  await workbook.write(
    layout,
    ids.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` })),
  );
  expect(column('FirstName')).toEqual(named(ids, 'new'));
});

test('A2: without a filter, a write still takes one round trip', async () => {
  const { workbook, host, ids } = await openTable(50);
  let batches = 0;
  host.faults.beforeEachBatch(() => void (batches += 1));
  await workbook.write(
    layout,
    ids.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` })),
  );
  expect(batches).toBe(1);
});

test('A2: if Excel puts values into other cells even cell by cell, the old contents stay and a sentence says so', async () => {
  const { workbook, host, grid, ids, column } = await openTable(4);
  const write = grid.write.bind(grid);
  // Every written cell of the column gets the value of another row.
  grid.write = (sheet, area, cells, by) =>
    write(
      sheet,
      area,
      cells.map((line) =>
        line.map((cell) => (String(cell?.value).startsWith('new') ? { value: 'astray' } : cell)),
      ),
      by,
    );
  const patches: Patch[] = ids.map((id) => ({ row: id, column: 'FirstName', cell: `new ${id}` }));
  await expect(workbook.write(layout, patches)).rejects.toThrow(/^Excel put values into other rows/);
  expect(column('FirstName')).toEqual(named(ids, 'first'));
  expect(host.grid).toBe(grid);
});

test('A2: in any table, under any filter, any cells are right in the end', async () => {
  const cell = fc.oneof(
    fc.constantFrom<Cell>('', '00045', "'t Hooft", '=1+1', 'TRUE', '-', 'Ann', 5),
    fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme-ascii' }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 14 }),
      fc.infiniteStream(fc.boolean()),
      fc.array(fc.tuple(fc.nat(13), fc.constantFrom('FirstName', 'LastName', 'Nickname'), cell), {
        minLength: 8,
        maxLength: 20,
      }),
      fc.nat(3),
      async (count, shows, given, filterAt) => {
        const { workbook, person, host, ids, column } = await openTable(count);
        const shown = ids.filter(() => shows.next().value);
        let batches = 0;
        host.faults.beforeEachBatch(() => {
          if (batches === filterAt) person.filter('Users', 'UserName', shown);
          batches += 1;
        });
        const wanted = new Map(
          given
            .filter(([at]) => at < count)
            .map(([at, name, value]) => [`r${at} ${name}`, { row: `r${at}`, column: name, cell: value }]),
        );
        if (filterAt % 2 === 0) await workbook.readSheet(layout);
        await workbook.write(layout, [...wanted.values()]);
        for (const name of ['FirstName', 'LastName']) {
          const expected = Object.fromEntries(
            ids.map((id) => [
              id,
              String(wanted.get(`${id} ${name}`)?.cell ?? (name === 'FirstName' ? `first ${id}` : '')),
            ]),
          );
          expect(column(name)).toEqual(expected);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('A2: in a long table with every second row hidden, each value is in its own row', async () => {
  const few = { ...layout, columns: layout.columns.slice(0, 6) };
  const opened = openWorkbook();
  const workbook = officeBook();
  const cellOf = (at: number, id: string): Cell =>
    ({ Row: `r${at}`, UserName: `u${at}`, FirstName: at % 2 === 0 ? 'even' : 'odd' })[id] ?? '';
  await workbook.create(
    few,
    Array.from({ length: LONG }, (_, at) => few.columns.map(({ id }) => cellOf(at, id))),
  );
  opened.person.filter('Users', 'FirstName', ['odd']);
  await workbook.readSheet(few);
  const written = [1, 2, 3, LONG / 2, LONG - 2];
  const before = trafficSoFar().trips;
  const { adjusted, missing } = await workbook.write(
    few,
    written.map((at) => ({ row: `r${at}`, column: 'LastName', cell: `new ${at}` })),
  );
  expect([adjusted, missing]).toEqual([[], []]);
  expect(trafficSoFar().trips - before).toBeLessThanOrEqual(6);
  const [header = [], ...rows] = opened.person.read('Users');
  const names = rows.map((cells) => cells[header.indexOf('LastName')]);
  expect(names.flatMap((name, at) => (name === '' ? [] : [[at, name]]))).toEqual(
    written.map((at) => [at, `new ${at}`]),
  );
});
