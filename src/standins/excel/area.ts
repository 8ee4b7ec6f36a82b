/** Arithmetic of rectangular areas: intersections, and where areas are after rows or columns are inserted or deleted. */
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from './grid';

export type Axis = 'rows' | 'columns';

export const lastRow = (area: Area): number => area.row + area.rows - 1;
export const lastColumn = (area: Area): number => area.column + area.columns - 1;

export function sameArea(one: Area, other: Area): boolean {
  return (
    one.row === other.row &&
    one.column === other.column &&
    one.rows === other.rows &&
    one.columns === other.columns
  );
}

/** The cells in both areas; undefined if there are none. */
export function intersection(one: Area, other: Area): Area | undefined {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  const rows = Math.min(lastRow(one), lastRow(other)) - row + 1;
  const columns = Math.min(lastColumn(one), lastColumn(other)) - column + 1;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}

/** The smallest area that contains both. */
export function bounding(one: Area, other: Area): Area {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.max(lastRow(one), lastRow(other)) - row + 1,
    columns: Math.max(lastColumn(one), lastColumn(other)) - column + 1,
  };
}

export function contains(outer: Area, inner: Area): boolean {
  const shared = intersection(outer, inner);
  return shared !== undefined && sameArea(shared, inner);
}

/** The rest of an area after another area is cut out of it: none to four areas. */
export function without(area: Area, cut: Area): Area[] {
  const hole = intersection(area, cut);
  if (!hole) return [area];
  const above = { ...area, rows: hole.row - area.row };
  const below = { ...area, row: lastRow(hole) + 1, rows: lastRow(area) - lastRow(hole) };
  const left = { ...hole, column: area.column, columns: hole.column - area.column };
  const right = { ...hole, column: lastColumn(hole) + 1, columns: lastColumn(area) - lastColumn(hole) };
  return [above, below, left, right].filter((part) => part.rows > 0 && part.columns > 0);
}

export const isOnSheet = (area: Area): boolean =>
  area.row >= 0 &&
  area.column >= 0 &&
  area.rows > 0 &&
  area.columns > 0 &&
  area.row + area.rows <= SHEET_ROWS &&
  area.column + area.columns <= SHEET_COLUMNS;

/**
 * The area after `count` rows or columns were inserted before number `at`. If they are inserted inside the area, it
 * grows.
 */
export function afterInsert(area: Area, axis: Axis, at: number, count: number): Area {
  const [start, length] = axis === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const limit = axis === 'rows' ? SHEET_ROWS : SHEET_COLUMNS;
  if (length === limit || at >= start + length) return area;
  return at <= start ? along(area, axis, start + count, length) : along(area, axis, start, length + count);
}

/** The area after `count` rows or columns from number `at` were deleted; undefined if all of it is deleted. */
export function afterDelete(area: Area, axis: Axis, at: number, count: number): Area | undefined {
  const [start, length] = axis === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const limit = axis === 'rows' ? SHEET_ROWS : SHEET_COLUMNS;
  if (length === limit) return area;
  const gone = Math.max(0, Math.min(start + length, at + count) - Math.max(start, at));
  const before = Math.max(0, Math.min(start, at + count) - at);
  return gone >= length ? undefined : along(area, axis, start - before, length - gone);
}

function along(area: Area, axis: Axis, start: number, length: number): Area {
  return axis === 'rows'
    ? { ...area, row: start, rows: length }
    : { ...area, column: start, columns: length };
}
