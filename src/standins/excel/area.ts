/** Arithmetic of rectangular areas: intersections, and where areas are after rows or columns are inserted or deleted. */
import { GRID_COLUMNS, GRID_ROWS, type Area, type GridChange } from './grid';

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
export function areaWithout(area: Area, cut: Area): Area[] {
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
  area.row + area.rows <= GRID_ROWS &&
  area.column + area.columns <= GRID_COLUMNS;

/**
 * The area after `count` rows or columns were inserted before number `at`. If they are inserted inside the area, it
 * grows.
 */
export function afterInsert(area: Area, axis: Axis, at: number, count: number): Area {
  const [start, length] = axis === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const limit = axis === 'rows' ? GRID_ROWS : GRID_COLUMNS;
  if (length === limit || at >= start + length) return area;
  return at <= start ? along(area, axis, start + count, length) : along(area, axis, start, length + count);
}

/** The area after `count` rows or columns from number `at` were deleted; undefined if all of it is deleted. */
export function afterDelete(area: Area, axis: Axis, at: number, count: number): Area | undefined {
  const [start, length] = axis === 'rows' ? [area.row, area.rows] : [area.column, area.columns];
  const limit = axis === 'rows' ? GRID_ROWS : GRID_COLUMNS;
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

/** Undefined if all of the area was deleted. */
export type MoveArea = (area: Area) => Area | undefined;

/** Moves what lies on cells of a sheet, and drops what lay only on deleted cells. */
export const movedWithCells = <Item extends { readonly sheet: string; readonly area: Area }>(
  items: readonly Item[],
  sheet: string,
  move: MoveArea,
): Item[] =>
  items.flatMap((placement) => {
    const area = placement.sheet === sheet ? move(placement.area) : placement.area;
    return area ? [{ ...placement, area }] : [];
  });

/** What lies on the other sheets. */
export const notOnSheet = <Item extends { readonly sheet: string }>(
  items: readonly Item[],
  sheet: string,
): Item[] => items.filter((placement) => placement.sheet !== sheet);

/** How areas on the sheet of a change move, and along which axis; undefined if the change moves no cells. */
export function moverOf(change: GridChange): { readonly axis: Axis; readonly move: MoveArea } | undefined {
  switch (change.kind) {
    case 'rows-inserted':
      return { axis: 'rows', move: (area) => afterInsert(area, 'rows', change.row, change.count) };
    case 'rows-deleted':
      return { axis: 'rows', move: (area) => afterDelete(area, 'rows', change.row, change.count) };
    case 'columns-inserted':
      return { axis: 'columns', move: (area) => afterInsert(area, 'columns', change.column, change.count) };
    case 'columns-deleted':
      return { axis: 'columns', move: (area) => afterDelete(area, 'columns', change.column, change.count) };
    default:
      return undefined;
  }
}
