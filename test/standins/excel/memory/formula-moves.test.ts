/** Formulas in memory keep their meaning and the values that they were given. */
import fc from 'fast-check';
import { formatAddress } from '../../../../src/standins/excel/address';
import type { Grid } from '../../../../src/standins/excel/grid';
import { createMemoryGrid } from '../../../../src/standins/excel/memory/memory-grid';
import { openWorkbook } from '../../../office/open-workbook';

/** A workbook with these formulas in row 1 of Sheet1, each with the value 7, and what shows its cells later. */
function opened(...formulas: readonly string[]) {
  const workbook = openWorkbook();
  const { person, grid } = workbook;
  formulas.forEach((formula, column) =>
    person.type(formatAddress({ row: 0, column, rows: 1, columns: 1 }), { formula, value: 7 }, 'Sheet1'),
  );
  const [sheet] = grid.sheets();
  const see = (): unknown[] =>
    grid
      .read(sheet?.id ?? '', { row: 0, column: 0, rows: 1, columns: 5 })
      .flat()
      .flatMap(({ formula, value }) =>
        value === '' ? [] : [formula === undefined ? value : [formula, value]],
      );
  return { ...workbook, see };
}

test('a formula keeps its value when a cell that it reads changes', () => {
  const { person, see } = opened('=A5*2');
  person.type('A5', '10');
  expect(see()).toEqual([['=A5*2', 7]]);
});

test('cells that are cut and put elsewhere are followed by the formulas that refer to them', async () => {
  const { person, see } = opened('=A5*2', '=SUM(A5:A6)');
  person.type('A5', '1');
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A5:A6').moveTo('D8');
    sheet.getRange('A1').moveTo('C1');
    await context.sync();
  });
  expect(see()).toEqual([
    ['=SUM(D8:D9)', 7],
    ['=D8*2', 7],
  ]);
});

const SIZE = 6;
const place = fc.nat({ max: SIZE - 1 });
const formula = fc
  .tuple(place, place, fc.constantFrom('', 'Other!'), fc.constantFrom('=', '=SUM($B$2:C4)+'))
  .map(([row, column, sheet, start]) => start + sheet + formatAddress({ row, column, rows: 1, columns: 1 }));

type Act = (grid: Grid, sheet: string, other: string) => void;
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(place, place, formula).map(
    ([row, column, text]): Act =>
      (grid, sheet) =>
        grid.write(sheet, { row, column, rows: 1, columns: 1 }, [[{ value: 1, formula: text }]], 'user'),
  ),
  fc
    .tuple(place, fc.boolean(), fc.boolean(), fc.boolean())
    .map(([at, isRow, isOther, isGone]): Act => (grid, sheet, other) => {
      const target = isOther ? other : sheet;
      if (isRow) grid[isGone ? 'deleteRows' : 'insertRows'](target, at, 1, 'user');
      else grid[isGone ? 'deleteColumns' : 'insertColumns'](target, at, 1, 'user');
    }),
);

const cellsOf = (grid: Grid): unknown[] =>
  grid.sheets().map(({ id }) => grid.read(id, { row: 0, column: 0, rows: 3 * SIZE, columns: 3 * SIZE }));

test('undo brings back every formula as it was, step by step', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const grid = createMemoryGrid({ firstSheet: 'Main' });
      const sheet = grid.activeSheet();
      const other = grid.addSheet('Other');
      const before = acts.map((each) => {
        const seen = cellsOf(grid);
        each(grid, sheet, other);
        return seen;
      });
      for (const seen of before.reverse()) {
        grid.undo();
        expect(cellsOf(grid)).toEqual(seen);
      }
    }),
    { numRuns: 200 },
  );
});
