import { createMemoryGrid } from '../../../../src/standins/excel/memory/memory-grid';
import { gridCases, runCase } from '../grid-contract';

test.each(gridCases.map((each) => [each.name, each] as const))('%s', (_name, gridCase) => {
  expect(runCase(createMemoryGrid(), gridCase)).toEqual(gridCase.expected);
});

test('writing, sorting and undoing 100,000 rows of 15 columns leaves what was there before', () => {
  const grid = createMemoryGrid();
  const sheet = grid.activeSheet();
  const area = { row: 0, column: 0, rows: 100_000, columns: 15 };
  const cells = Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (__, column) => ({ value: (row * 7919 + column) % area.rows })),
  );
  grid.write(sheet, area, cells, 'host');
  grid.addTable('t1', 'Large', sheet, area);
  grid.sortTable('t1', 0, true, 'user');
  expect(grid.read(sheet, { row: 1, column: 0, rows: 2, columns: 1 })).toEqual([
    [{ value: 1 }],
    [{ value: 2 }],
  ]);
  expect(grid.undo()).toBe(true);
  expect(grid.read(sheet, { row: 1, column: 0, rows: 1, columns: 1 })).toEqual([[{ value: 7919 }]]);
});
