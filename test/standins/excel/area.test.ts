import fc from 'fast-check';
import {
  afterDelete,
  afterInsert,
  bounding,
  contains,
  intersection,
  without,
} from '../../../src/standins/excel/area';
import type { Area } from '../../../src/standins/excel/grid';

const areas: fc.Arbitrary<Area> = fc.record({
  row: fc.nat(8),
  column: fc.nat(8),
  rows: fc.integer({ min: 1, max: 6 }),
  columns: fc.integer({ min: 1, max: 6 }),
});
const cellsOf = (area: Area | undefined): string[] => {
  const cells: string[] = [];
  for (let row = 0; area && row < area.rows; row++) {
    for (let column = 0; column < area.columns; column++)
      cells.push(`${area.row + row}/${area.column + column}`);
  }
  return cells.sort();
};

test('an intersection has exactly the cells that are in both areas', () => {
  fc.assert(
    fc.property(areas, areas, (one, other) => {
      const shared = cellsOf(one).filter((cell) => cellsOf(other).includes(cell));
      expect(cellsOf(intersection(one, other))).toEqual(shared);
    }),
  );
});

test('the rest of an area, after another is cut out of it, has every other cell once', () => {
  fc.assert(
    fc.property(areas, areas, (area, cut) => {
      const left = cellsOf(area).filter((cell) => !cellsOf(cut).includes(cell));
      expect(without(area, cut).flatMap(cellsOf).sort()).toEqual(left);
    }),
  );
});

test('the bounding area contains both', () => {
  fc.assert(
    fc.property(areas, areas, (one, other) => {
      const both = bounding(one, other);
      expect([contains(both, one), contains(both, other)]).toEqual([true, true]);
    }),
  );
});

test('an area is as before after inserted rows or columns are deleted', () => {
  fc.assert(
    fc.property(areas, fc.nat(15), fc.integer({ min: 1, max: 4 }), (area, at, count) => {
      expect(afterDelete(afterInsert(area, 'rows', at, count), 'rows', at, count)).toEqual(area);
      expect(afterDelete(afterInsert(area, 'columns', at, count), 'columns', at, count)).toEqual(area);
    }),
  );
});

test('an area is undefined after all of its rows were deleted', () => {
  expect(afterDelete({ row: 2, column: 0, rows: 2, columns: 1 }, 'rows', 1, 3)).toBeUndefined();
});
