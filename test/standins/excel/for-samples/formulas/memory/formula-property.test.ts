import fc from 'fast-check';
import { formatAddress } from '../../../../../../src/standins/excel/address';
import type { Grid, GridCell } from '../../../../../../src/standins/excel/grid';
import { createMemoryGrid } from '../../../../../../src/standins/excel/memory/memory-grid';

/** The size of the part of the sheet in which cells change. */
const SIZE = 6;
const place = fc.nat({ max: SIZE - 1 });
const cellName = fc
  .tuple(place, place, fc.constantFrom('', '$'), fc.constantFrom('', '$'))
  .map(([row, column, fixedColumn, fixedRow]) => {
    const [letter = '', digit = ''] = formatAddress({ row, column, rows: 1, columns: 1 });
    return `${fixedColumn}${letter}${fixedRow}${digit}`;
  });
const reference = fc.oneof(
  cellName,
  fc.tuple(cellName, cellName).map(([one, other]) => `SUM(${one}:${other})`),
  fc.constantFrom(
    'SUM(B:B)',
    'COUNTA(3:4)',
    'SUM(Other!A1:B9)',
    'Other!B2',
    'SUM(T[Number])',
    'MAX(T[#All])',
  ),
);
const formula = fc.oneof(
  reference.map((one) => `=${one}`),
  fc
    .tuple(reference, fc.constantFrom('+', '-', '*', '/', '&', '='), reference)
    .map(([one, sign, other]) => `=${one}${sign}${other}`),
  fc.tuple(reference, reference).map(([one, other]) => `=IF(${one}>2,${other},"small")`),
);
const content = fc.oneof(fc.integer({ min: -5, max: 9 }), fc.constantFrom('', 'x', true), formula);

type Act = (grid: Grid, sheet: string, other: string) => void;
const cellOf = (value: string | number | boolean): GridCell =>
  typeof value === 'string' && value.startsWith('=') ? { value: '', formula: value } : { value };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(place, place, content).map(([row, column, value]): Act => (grid, sheet) => {
      // Headers stay the texts that they are: correcting them is the host's work.
      const isHeader = grid
        .tables()
        .some(({ area }) => row === area.row && column >= area.column && column < area.column + area.columns);
      if (!isHeader) grid.write(sheet, { row, column, rows: 1, columns: 1 }, [[cellOf(value)]], 'user');
    }),
  },
  fc.tuple(place, place, fc.integer()).map(
    ([row, column, value]): Act =>
      (grid, _sheet, other) =>
        grid.write(other, { row, column, rows: 1, columns: 1 }, [[{ value }]], 'user'),
  ),
  fc
    .tuple(place, fc.integer({ min: 1, max: 2 }), fc.boolean(), fc.boolean())
    .map(([at, count, isRow, isOther]): Act => (grid, sheet, other) => {
      const target = isOther ? other : sheet;
      if (isRow) grid.insertRows(target, at, count, 'user');
      else grid.insertColumns(target, at, count, 'user');
    }),
  fc.tuple(place, fc.boolean(), fc.boolean()).map(([at, isRow, isOther]): Act => (grid, sheet, other) => {
    const target = isOther ? other : sheet;
    if (isRow) grid.deleteRows(target, at, 1, 'user');
    else grid.deleteColumns(target, at, 1, 'user');
  }),
  fc.boolean().map((ascending): Act => (grid) => {
    const [table] = grid.tables();
    if (table) grid.sortTable(table.id, 0, ascending, 'user');
  }),
  fc.constant<Act>((grid) => {
    grid.undo();
  }),
);

/** The values of a new workbook with the same texts, formulas and tables. */
function recalculated(grid: Grid): Grid {
  const fresh = createMemoryGrid({ firstSheet: 'Main' });
  fresh.addSheet('Other');
  grid.sheets().forEach(({ id }, index) => {
    const used = grid.used(id);
    const target = fresh.sheets()[index]?.id;
    if (!used || target === undefined) return;
    const cells = grid
      .read(id, used)
      .map((line) =>
        line.map(({ value, formula: text }) =>
          text === undefined ? { value } : { value: 'stale', formula: text },
        ),
      );
    fresh.write(target, used, cells, 'host');
    for (const table of grid.tables().filter((each) => each.sheet === id))
      fresh.addTable(table.id, table.name, target, table.area);
  });
  return fresh;
}

const allCells = (grid: Grid): unknown[] =>
  grid.sheets().map(({ id }) => grid.read(id, { row: 0, column: 0, rows: 3 * SIZE, columns: 3 * SIZE }));

function opened(): { grid: Grid; sheet: string; other: string } {
  const grid = createMemoryGrid({ firstSheet: 'Main' });
  const sheet = grid.activeSheet();
  const other = grid.addSheet('Other');
  const cells = [
    ['Number', 'Double'],
    [3, '=A3*2'],
    [1, '=[@Number]*2'],
    [2, '=SUM([Number])'],
  ];
  grid.write(
    sheet,
    { row: 1, column: 0, rows: 4, columns: 2 },
    cells.map((line) => line.map(cellOf)),
    'host',
  );
  grid.addTable('t', 'T', sheet, { row: 1, column: 0, rows: 4, columns: 2 });
  return { grid, sheet, other };
}

test('after any sequence of changes, every formula has the value of a fresh calculation', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const { grid, sheet, other } = opened();
      for (const each of acts) {
        each(grid, sheet, other);
        // Some values are read between the changes, so that values which are kept for too long are found.
        allCells(grid);
      }
      expect(allCells(grid)).toEqual(allCells(recalculated(grid)));
    }),
    { numRuns: 300 },
  );
});

test('undo brings back every formula and value as it was, step by step', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const { grid, sheet, other } = opened();
      // What the sheets contained before each step that can still be undone.
      const before: unknown[] = [];
      let undone = false;
      for (const each of acts) {
        const seen = allCells(grid);
        undone = false;
        const watched: Grid = { ...grid, undo: () => (undone = grid.undo()) };
        let happened = 0;
        const stop = grid.onChange(() => (happened += 1));
        each(watched, sheet, other);
        stop();
        if (undone) before.pop();
        else if (happened > 0) before.push(seen);
      }
      for (const seen of before.reverse()) {
        grid.undo();
        expect(allCells(grid)).toEqual(seen);
      }
    }),
    { numRuns: 200 },
  );
});
