/**
 * Merged cells. Writing, sorting and copying the cells that they cover, and tables over them, are not modelled
 * and refused.
 */
import { contains, intersection, lastColumn, lastRow } from '../area';
import { booleanOf, areaOfArgument } from '../arguments';
import { GRID_COLUMNS, GRID_ROWS, type Area, type Scalar } from '../grid';
import { notModelled } from '../problem';
import { enterBlock } from '../values/cell-entry';
import type { ObjectCall, ObjectType } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';
import { requireUnprotected } from './protection';

const mergedIn = (sheet: string, area: Area, { book }: ObjectCall): Area[] =>
  book.merges.flatMap((mergedCells) =>
    mergedCells.sheet === sheet && intersection(mergedCells.area, area) ? [mergedCells.area] : [],
  );

/** Throws if an area has merged cells. */
export function requireUnmerged(sheet: string, area: Area, what: string, call: ObjectCall): void {
  if (mergedIn(sheet, area, call).length > 0) throw notModelled(`${what} merged cells`);
}

/**
 * What arrives of values that are written over merged cells, of which only the first one has a value: Excel loses the others
 * without an error, as the public add-in excel-ai-addin measured in September 2026. Without the switch, they are refused.
 */
export function withoutMerged(
  sheet: string,
  area: Area,
  values: readonly (readonly (Scalar | undefined)[])[],
  call: ObjectCall,
): readonly (readonly (Scalar | undefined)[])[] {
  const covered = mergedIn(sheet, area, call);
  if (covered.length > 0 && call.book.hardness.swallowsMergedWrites)
    return values.map((line, down) =>
      line.map((value, across) => {
        const cell = { row: area.row + down, column: area.column + across, rows: 1, columns: 1 };
        const merged = covered.find((mergedArea) => intersection(mergedArea, cell));
        const isFirst = merged?.row === cell.row && merged.column === cell.column;
        return merged === undefined || isFirst ? value : undefined;
      }),
    );
  for (const merged of covered) {
    const shared = intersection(merged, area);
    if (!shared) continue;
    for (let row = shared.row; row <= lastRow(shared); row++) {
      for (let column = shared.column; column <= lastColumn(shared); column++) {
        const isFirst = row === merged.row && column === merged.column;
        const value = values[row - area.row]?.[column - area.column] ?? '';
        if (!isFirst && value !== '') throw notModelled('writing over merged cells');
      }
    }
  }
  return values;
}

/** Unmerges the merged cells within an area; throws if some reach out of it. */
export function partMerged(sheet: string, area: Area, call: ObjectCall): void {
  if (mergedIn(sheet, area, call).some((mergedArea) => !contains(area, mergedArea)))
    throw notModelled('clearing a part of merged cells');
  call.book.merges = call.book.merges.filter(
    (mergedCells) => mergedCells.sheet !== sheet || !contains(area, mergedCells.area),
  );
}

/** Only the first value remains. */
function merge(sheet: string, area: Area, call: ObjectCall): void {
  const { grid } = call.book;
  if (area.rows * area.columns === 1) return;
  const values = grid
    .read(sheet, area)
    .map((line, row) => line.map((_, column) => (row === 0 && column === 0 ? undefined : '')));
  enterBlock({ sheet, area, values, by: 'host' }, call.book.entering);
  call.book.merges.push({ sheet, area });
}

export const mergingMethods: NonNullable<ObjectType<RangeSelf>['methods']> = {
  GetMergedAreasOrNullObject(self, _args, call) {
    const found = mergedIn(self.sheet, areaOfArgument(self), call);
    return found.length === 0 ? null : call.model.areas(self.sheet, found);
  },
  Merge(self, [across], call) {
    const { sheet } = self;
    const area = areaOfArgument(self);
    requireUnprotected(sheet, call);
    requireUnmerged(sheet, area, 'merging', call);
    if (area.rows === GRID_ROWS || area.columns === GRID_COLUMNS) throw notModelled('merging whole rows');
    if (
      call.book.grid
        .tables()
        .some((gridTable) => gridTable.sheet === sheet && intersection(gridTable.area, area))
    )
      throw notModelled('merging cells of a table');
    const isAcross = across === undefined || across === null ? false : booleanOf(across);
    const rows = Array.from({ length: area.rows }, (_, row) => ({ ...area, row: area.row + row, rows: 1 }));
    call.book.grid.step(() => {
      for (const part of isAcross ? rows : [area]) merge(sheet, part, call);
    });
  },
  Unmerge(self, _args, call) {
    requireUnprotected(self.sheet, call);
    const area = areaOfArgument(self);
    call.book.merges = call.book.merges.filter(
      (mergedCells) => mergedCells.sheet !== self.sheet || !intersection(mergedCells.area, area),
    );
  },
};
