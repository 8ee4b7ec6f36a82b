/**
 * Inserting and deleting cells. The grid moves whole rows and columns. A part of a row (a table's row) is moved by
 * moving the whole sheet row: the result is the same if there are no other cells beside it. If there are some, the
 * stand-in refuses.
 */
import { afterDelete, intersection, type Axis } from '../area';
import type { Book } from '../book/book';
import { GRID_COLUMNS, GRID_ROWS, type Area, type Grid } from '../grid';
import { HostProblem, notModelled } from '../problem';

export function insertCells(sheet: string, area: Area, shift: 'Down' | 'Right', book: Book): void {
  const { grid } = book;
  requireAlone(sheet, area, shift === 'Down' ? 'rows' : 'columns', grid);
  if (shift === 'Down') insertWholeRows(sheet, area.row, area.rows, book, 'host');
  else grid.insertColumns(sheet, area.column, area.columns, 'host');
}

export function deleteCells(sheet: string, area: Area, shift: 'Up' | 'Left', grid: Grid): void {
  requireAlone(sheet, area, shift === 'Up' ? 'rows' : 'columns', grid);
  if (shift === 'Up') deleteWholeRows(sheet, area.row, area.rows, grid, 'host');
  else grid.deleteColumns(sheet, area.column, area.columns, 'host');
}

/** Inserts sheet rows; those between a table's body and its totals row belong to the table. */
export function insertWholeRows(
  sheet: string,
  row: number,
  count: number,
  book: Book,
  by: 'user' | 'host',
): void {
  const { grid } = book;
  const grown = book.totalsRows(sheet).filter(({ area }) => area.row === row);
  grid.step(() => {
    grid.insertRows(sheet, row, count, by);
    for (const { table } of grown)
      grid.resizeTable(table.id, { ...table.area, rows: table.area.rows + count });
  });
}

/** Deletes sheet rows; a table that would lose its last body row keeps an empty one, as in Excel. */
export function deleteWholeRows(
  sheet: string,
  row: number,
  count: number,
  grid: Grid,
  by: 'user' | 'host',
): void {
  grid.step(() => {
    const emptied = grid.tables().filter((table) => {
      const body = { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 };
      const keepsHeader = row > table.area.row || row + count <= table.area.row;
      return table.sheet === sheet && keepsHeader && !afterDelete(body, 'rows', row, count);
    });
    grid.deleteRows(sheet, row, count, by);
    for (const { id } of emptied) {
      const table = grid.tables().find((gridTable) => gridTable.id === id);
      if (!table) continue;
      grid.insertRows(sheet, table.area.row + 1, 1, by);
      grid.resizeTable(id, { ...table.area, rows: 2 });
    }
  });
}

function requireAlone(sheet: string, area: Area, axis: Axis, grid: Grid): void {
  const whole =
    axis === 'rows' ? { ...area, column: 0, columns: GRID_COLUMNS } : { ...area, row: 0, rows: GRID_ROWS };
  const isWhole = axis === 'rows' ? area.columns === GRID_COLUMNS : area.rows === GRID_ROWS;
  if (isWhole) return;
  const table = grid
    .tables()
    .find((gridTable) => gridTable.sheet === sheet && intersection(gridTable.area, whole));
  const cutsTable =
    table &&
    (axis === 'rows'
      ? area.column > table.area.column || area.column + area.columns < table.area.column + table.area.columns
      : area.row > table.area.row || area.row + area.rows < table.area.row + table.area.rows);
  if (cutsTable) throw new HostProblem('InsertDeleteConflict', 'Part of a table cannot be moved.');
  const used = grid.used(sheet);
  const beyond =
    used &&
    (axis === 'rows'
      ? used.column + used.columns > area.column + area.columns || used.column < area.column
      : used.row + used.rows > area.row + area.rows || used.row < area.row);
  if (beyond) throw notModelled('moving cells that have others beside them');
}
