/** More than Excel on the web takes or gives at once: 5 MB for a request, and 5 MB for an answer. */
import { users } from '../../src/core/entities/users';
import { layoutOf, type Layout, ROW_COLUMN, STATUS_COLUMN } from '../../src/core/table/layout';
import { type Cell } from '../../src/core/values/cell';
import { halvesOf } from '../../src/excel/cells/row-ranges';
import type { Limits } from '../../src/standins/excel/limits';
import { openWorkbook, type OpenOptions } from '../office/open-workbook';
import { officeBook } from './office-book';

const small: Layout = {
  kind: 'time-off',
  sheet: 'Time Off',
  table: 'TimeOff',
  columns: [ROW_COLUMN, STATUS_COLUMN, 'Person', 'Note', 'Color'].map((id) => ({
    id,
    header: id,
    format: '@',
    width: 100,
    hidden: false,
    tone: 'edit',
    note: '',
    serial: false,
    ...(id === 'Color' ? { swatch: true } : {}),
  })),
  purpose: 'records',
  frozen: 1,
};

type Cells = Readonly<Record<string, Cell>>;

/** Rows of a layout, with the ids r0, r1 and so on. */
function rowsOf({ columns }: Layout, count: number, cellsOf: (at: number) => Cells, first = 0): Cell[][] {
  return Array.from({ length: count }, (_, index) => {
    const at = first + index;
    const cells = { [ROW_COLUMN]: `r${at}`, ...cellsOf(at) };
    return columns.map(({ id }) => (cells as Cells)[id] ?? '');
  });
}

function open(options: OpenOptions = {}) {
  return { ...openWorkbook(options), workbook: officeBook() };
}

/** Excel with smaller limits, so that the tests are quick. */
const limited = (limits: Partial<Limits>): OpenOptions => ({ limits });

test('B2: of 14,000 selected rows with a filter, the visible ones are found', async () => {
  const { workbook, person } = open();
  const rows = rowsOf(small, 14_000, (at) => ({ [STATUS_COLUMN]: at % 2 === 0 ? 'Fix' : '' }));
  await workbook.create(small, rows);
  person.filter('TimeOff', STATUS_COLUMN, ['Fix']);
  person.select('B1:B14001', 'Time Off');
  const shown = rows.filter((_, at) => at % 2 === 0).map(([id]) => id);
  const selected = async () => (await workbook.selected(small)).map(({ id }) => id);
  expect(await selected()).toEqual(shown);
  person.select('C4:C8', 'Time Off');
  expect(await selected()).toEqual(['r2', 'r4', 'r6']);
});

test('B2: the visible ones of the selected rows are found in parts, even if columns are hidden', async () => {
  const { workbook, person } = open(limited({ responseBytes: 20_000 }));
  await workbook.create(
    small,
    rowsOf(small, 1_000, (at) => ({ [STATUS_COLUMN]: `${at % 3}` })),
  );
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Time Off');
    for (const column of ['A:A', 'C:C']) sheet.getRange(column).columnHidden = true;
    await context.sync();
  });
  person.filter('TimeOff', STATUS_COLUMN, ['0', '1']);
  person.select('B2:B1001', 'Time Off');
  const ids = (await workbook.selected(small)).map(({ id }) => id);
  expect(ids).toEqual(
    Array.from({ length: 1_000 }, (_, at) => at).flatMap((at) => (at % 3 === 2 ? [] : [`r${at}`])),
  );
});

test('B2: ids are given to new rows of 60,000', async () => {
  const { workbook } = open();
  const rows = rowsOf(small, 60_000, (at) => ({
    [ROW_COLUMN]: at % 20_000 === 7 ? '' : `r${at}`,
    Person: `${at} `.padEnd(70, 'x'),
    Note: `${at} `.padEnd(20, 'y'),
  }));
  const seen = await workbook.create(small, rows);
  const patches = [7, 20_007, 40_007].map((index) => ({ index, column: ROW_COLUMN, cell: `new ${index}` }));
  const guards = [ROW_COLUMN, 'Person', 'Note'];
  expect(await workbook.place(small, seen, guards, patches)).toBe(true);
  const ids = (await workbook.readSheet(small))?.rows.map(([id]) => id) ?? [];
  expect([ids.length, ids[7], ids[8], ids[40_007]]).toEqual([60_000, 'new 7', 'r8', 'new 40007']);
});

test('B2: ids are not given if one of the rows has changed, or if the table has another row', async () => {
  const { workbook, person } = open();
  const seen = await workbook.create(
    small,
    rowsOf(small, 500, (at) => ({ Person: `p${at}` })),
  );
  const patches = [3, 400].map((index) => ({ index, column: 'Note', cell: 'x' }));
  person.type('C402', 'changed', 'Time Off');
  expect(await workbook.place(small, seen, [ROW_COLUMN, 'Person'], patches)).toBe(false);
  person.type('C402', 'p400', 'Time Off');
  person.type('A502', 'r500', 'Time Off');
  expect(await workbook.place(small, seen, [ROW_COLUMN, 'Person'], patches)).toBe(false);
  expect((await workbook.readSheet(small))?.rows.every((row) => row[3] === '')).toBe(true);
});

test('B2: 67 of 10,000 users change in all columns', async () => {
  const { workbook } = open();
  const layout = layoutOf(users);
  const texts = layout.columns.filter(({ id, serial }) => id !== ROW_COLUMN && !serial);
  const cellsOf = (word: string) => (at: number) =>
    Object.fromEntries(texts.map(({ id }) => [id, `${id} ${word} ${at}`]));
  await workbook.create(layout, rowsOf(layout, 10_000, cellsOf('before')));
  await workbook.readSheet(layout);
  const changed = Array.from({ length: 67 }, (_, at) => at * 149);
  const patches = changed.flatMap((at) =>
    Object.entries(cellsOf('after')(at)).map(([column, cell]) => ({
      row: `r${at}`,
      column,
      cell,
      was: cellsOf('before')(at)[column] ?? '',
    })),
  );
  expect(await workbook.write(layout, patches)).toEqual({ missing: [], adjusted: [], typed: [] });
  const now = await workbook.readSheet(layout);
  const wanted = rowsOf(layout, 10_000, (at) => cellsOf(changed.includes(at) ? 'after' : 'before')(at));
  expect(now?.rows).toEqual(wanted);
});

test.each([
  ['requests', { requestBytes: 60_000 }],
  ['answers', { responseBytes: 60_000 }],
  ['both', { requestBytes: 60_000, responseBytes: 50_000 }],
])('B2: rows are created and added once if %s are too large at first', async (_what, limits) => {
  const { workbook, person, grid } = open(limited(limits));
  const text = (at: number) => ({ Person: `"${at}"`, Note: '🌻'.repeat(20) });
  const created = rowsOf(small, 1_000, text);
  const sheet = await workbook.create(small, created);
  expect(sheet.rows).toEqual(created);
  person.type('C1005', 'my note', 'Time Off');
  const added = rowsOf(small, 2_000, text, 1_000);
  expect(await workbook.append(small, added)).toEqual([]);
  expect((await workbook.readSheet(small))?.rows).toEqual([...created, ...added]);
  expect(grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Time Off']);
  const cells = person.read('Time Off');
  expect([cells.length, cells.at(-1)]).toEqual([3_005, ['', '', 'my note', '', '']]);
});

test('B2: 50,000 rows are added with an eighth of the usual limits', async () => {
  const { workbook } = open(limited({ requestBytes: 655_360, responseBytes: 655_360 }));
  await workbook.create(
    small,
    rowsOf(small, 1, () => ({})),
  );
  const rows = rowsOf(small, 50_000, (at) => ({ Person: `Person ${at}` }), 1);
  expect(await workbook.append(small, rows)).toEqual([]);
  const now = await workbook.readSheet(small);
  expect([now?.rows.length, now?.rows.at(-1)]).toEqual([50_001, rows.at(-1)]);
});

test.each([
  ['requests', { requestBytes: 40_000 }],
  ['answers', { responseBytes: 40_000 }],
])(
  'B2: cells are written if %s are too large at first, and nothing counts as typed',
  async (_what, limits) => {
    const { workbook } = open(limited(limits));
    await workbook.create(
      small,
      rowsOf(small, 2_000, () => ({ Person: 'before' })),
    );
    await workbook.readSheet(small);
    const patches = Array.from({ length: 700 }, (_, at) => ({
      row: `r${at * 2}`,
      column: 'Person',
      cell: `after ${at}`,
      was: 'before',
    }));
    expect(await workbook.write(small, patches)).toEqual({ missing: [], adjusted: [], typed: [] });
    const now = await workbook.readSheet(small);
    const wanted = rowsOf(small, 2_000, (at) => ({
      Person: at % 2 === 0 && at < 1_400 ? `after ${at / 2}` : 'before',
    }));
    expect(now?.rows).toEqual(wanted);
  },
);

test('B2: 8,000 cells that the user has typed meanwhile keep what was typed', async () => {
  const { workbook, person } = open();
  await workbook.create(
    small,
    rowsOf(small, 16_000, () => ({ Person: 'before' })),
  );
  await workbook.readSheet(small);
  person.paste('C2', Array.from({ length: 16_000 }, (_, at) => `typed ${at}`).join('\n'), 'Time Off');
  const patches = Array.from({ length: 8_000 }, (_, at) => ({
    row: `r${at * 2}`,
    column: 'Person',
    cell: 'after',
    was: 'before',
  }));
  const { typed } = await workbook.write(small, patches);
  expect(typed).toHaveLength(8_000);
  const persons = (await workbook.readSheet(small))?.rows.map((row) => row[2]);
  expect(persons).toEqual(Array.from({ length: 16_000 }, (_, at) => `typed ${at}`));
});

test('B2: cells beside long texts are written', async () => {
  const { workbook } = open();
  const long = (at: number) => `${at} ${'🌻"'.repeat(9_000)}`;
  await workbook.create(
    small,
    rowsOf(small, 150, (at) => ({ Note: long(at) })),
  );
  await workbook.readSheet(small);
  const patches = Array.from({ length: 15 }, (_, at) => ({
    row: `r${at * 10}`,
    column: 'Note',
    cell: `after ${at}`,
    was: long(at * 10),
  }));
  expect(await workbook.write(small, patches)).toEqual({ missing: [], adjusted: [], typed: [] });
  const notes = (await workbook.readSheet(small))?.rows.map((row) => row[3]);
  expect(notes).toEqual(
    Array.from({ length: 150 }, (_, at) => (at % 10 === 0 ? `after ${at / 10}` : long(at))),
  );
});

test.each(['🌻'.repeat(15_000), '"'.repeat(30_000), '\\'.repeat(30_000), '語'.repeat(30_000)])(
  'B2: 120 cells of 30,000 characters are written and read (%#)',
  async (text) => {
    const { workbook } = open();
    const rows = rowsOf(small, 120, () => ({ Note: text }));
    expect((await workbook.create(small, rows)).rows).toEqual(rows);
    expect((await officeBook().readSheet(small))?.rows).toEqual(rows);
  },
);

test('B2: 700 colours are painted with a fifth of the usual limit', async () => {
  const { workbook, grid } = open(limited({ requestBytes: 1_000_000 }));
  const colour = (at: number) => (at * 20_000).toString(16).padStart(6, '0').toUpperCase();
  await workbook.create(
    small,
    rowsOf(small, 700, (at) => ({ Color: colour(at) })),
  );
  await workbook.paint(small);
  const sheet = grid.sheets().find(({ name }) => name === 'Time Off')?.id ?? '';
  expect([1, 700].map((row) => grid.look(sheet, row, 4).fill)).toEqual([`#${colour(0)}`, `#${colour(699)}`]);
});

test('B2: 15,000 long names are offered, and offered again with one more', async () => {
  const { workbook, person } = open();
  const names = Array.from({ length: 15_000 }, (_, at) => `${at} `.padEnd(200, 'x'));
  await workbook.offer(new Map([['users', names]]));
  await workbook.offer(new Map([['users', [...names, 'Zoe']]]));
  expect(person.read('Shiftsheet Lists').map(([name]) => name)).toEqual(['users', ...names, 'Zoe']);
});

test('B2: a row that is too large by itself is reported in a sentence', async () => {
  const { workbook } = open(limited({ requestBytes: 60_000 }));
  const rows = rowsOf(small, 2, () => ({ Note: '"'.repeat(30_000) }));
  await expect(workbook.create(small, rows)).rejects.toThrow('Shorten the longest texts in the table');
});

test('the halves of one row are this row, without an empty block, of which Excel would have no cells', () => {
  expect(halvesOf({ start: 4, count: 1 })).toEqual([{ start: 4, count: 1 }]);
  expect(halvesOf({ start: 4, count: 3 })).toEqual([
    { start: 4, count: 2 },
    { start: 6, count: 1 },
  ]);
});
