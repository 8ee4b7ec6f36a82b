/**
 * The ranges that are found from an Excel.Range: its parts, its neighbours, its intersections with others, its used
 * part.
 */
import { bounding, intersection, isOnSheet, lastColumn, lastRow } from '../area';
import { areaArgument, integerOf, areaOfArgument } from '../arguments';
import { GRID_COLUMNS, GRID_ROWS, type Area } from '../grid';
import { invalidArgument } from '../problem';
import type { Argument, ObjectCall, HostObject, ObjectType } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';

/** InvalidArgument if the found range would leave the sheet. */
const found =
  (find: (area: Area, args: readonly Argument[]) => Area) =>
  (self: RangeSelf, args: readonly Argument[], { model }: ObjectCall): HostObject => {
    const area = find(areaOfArgument(self), args);
    if (!isOnSheet(area)) throw invalidArgument();
    return model.range(self.sheet, area);
  };

/** Rows below a range, or columns after it, without a gap. */
function beside(area: Area, axis: 'rows' | 'columns', count: number): Area {
  if (count < 1) throw invalidArgument();
  if (axis === 'rows') return { ...area, row: lastRow(area) + 1, rows: count };
  return { ...area, column: lastColumn(area) + 1, columns: count };
}

function within(index: number, count: number): number {
  if (index < 0 || index >= count) throw invalidArgument();
  return index;
}

/** The smallest part that has all content. Formatted empty cells count as unused, with `valuesOnly` or without. */
function usedPart(self: RangeSelf, { book, model }: ObjectCall): HostObject | null {
  const used = book.grid.used(self.sheet);
  const part = used && intersection(used, areaOfArgument(self));
  if (!part) return null;
  const filled = book.grid.read(self.sheet, part).map((line) => line.map((cell) => cell.value !== ''));
  const rows = filled.map((line) => line.includes(true));
  const columns = (filled[0] ?? []).map((_, column) => filled.some((line) => line[column]));
  const [top, left] = [rows.indexOf(true), columns.indexOf(true)];
  if (top < 0) return null;
  return model.range(self.sheet, {
    row: part.row + top,
    column: part.column + left,
    rows: rows.lastIndexOf(true) - top + 1,
    columns: columns.lastIndexOf(true) - left + 1,
  });
}

export const findingMethods: NonNullable<ObjectType<RangeSelf>['methods']> = {
  GetCell: found((area, [row, column]) => ({
    row: area.row + integerOf(row),
    column: area.column + integerOf(column),
    rows: 1,
    columns: 1,
  })),
  /** The client takes rows, and the rectangle around two of them, of a large block that it writes in parts. */
  GetRow: found((area, [row]) => ({ ...area, row: area.row + within(integerOf(row), area.rows), rows: 1 })),
  GetBoundingRect: (self, [other], { model }) =>
    model.range(self.sheet, bounding(areaOfArgument(self), areaArgument(other, self.sheet))),
  GetColumn: found((area, [column]) => ({
    ...area,
    column: area.column + within(integerOf(column), area.columns),
    columns: 1,
  })),
  GetRowsBelow: found((area, [count]) => beside(area, 'rows', integerOf(count, 1))),
  GetColumnsAfter: found((area, [count]) => beside(area, 'columns', integerOf(count, 1))),
  GetResizedRange: found((area, [rows, columns]) => ({
    ...area,
    rows: area.rows + integerOf(rows),
    columns: area.columns + integerOf(columns),
  })),
  GetAbsoluteResizedRange: found((area, [rows, columns]) => ({
    ...area,
    rows: integerOf(rows),
    columns: integerOf(columns),
  })),
  GetEntireRow: found((area) => ({ ...area, column: 0, columns: GRID_COLUMNS })),
  GetEntireColumn: found((area) => ({ ...area, row: 0, rows: GRID_ROWS })),
  GetUsedRangeOrNullObject: (self, _args, call) => usedPart(self, call),
};
