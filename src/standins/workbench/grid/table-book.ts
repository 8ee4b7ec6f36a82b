import type { ITableFilterItem } from '@univerjs/preset-sheets-table';
import { afterDelete, afterInsert, type Axis } from '../../excel/area';
import type { Area, GridTable } from '../../excel/grid';

/** A table and its filters, by column counted from the table's first. */
export interface BookTable extends GridTable {
  readonly filters: Readonly<Record<number, ITableFilterItem>>;
}

/**
 * All tables of the workbook and the rows that their filters hide, by sheet. It is one value, so that undo restores all of it.
 * The engine's own tables only show it, for two reasons: they move to a wrong place when rows are deleted on a sheet that is
 * not in front, and they filter again when Excel does not change the hidden rows.
 */
export interface TableBook {
  readonly tables: readonly BookTable[];
  readonly filteredOut: Readonly<Record<string, readonly number[]>>;
}

export const NO_TABLES: TableBook = { tables: [], filteredOut: {} };

/** Replaces one table; the others stay. */
export function withGridTable(book: TableBook, table: BookTable): TableBook {
  return { ...book, tables: book.tables.map((one) => (one.id === table.id ? table : one)) };
}

/** Removes a table. The rows that its filters hid are shown again. */
export function withoutTable(book: TableBook, id: string): TableBook {
  const gone = book.tables.find((table) => table.id === id);
  if (!gone) return book;
  const tables = book.tables.filter((table) => table !== gone);
  return withFilteredOut({ ...book, tables }, gone, []);
}

/** Sets which rows of a table's body its filters hide. */
export function withFilteredOut(book: TableBook, table: GridTable, rows: readonly number[]): TableBook {
  const inBody = (row: number) => row > table.area.row && row < table.area.row + table.area.rows;
  const elsewhere = (book.filteredOut[table.sheet] ?? []).filter((row) => !inBody(row));
  return { ...book, filteredOut: { ...book.filteredOut, [table.sheet]: [...elsewhere, ...rows] } };
}

export function withoutSheet(book: TableBook, sheet: string): TableBook {
  const filteredOut = { ...book.filteredOut };
  delete filteredOut[sheet];
  return { tables: book.tables.filter((table) => table.sheet !== sheet), filteredOut };
}

/**
 * Moves the sheet's tables and hidden rows for rows or columns that were inserted (`count` above 0) or deleted (below 0) at
 * `at`. A table is deleted with its header row, a filter with its column.
 */
export function shifted(book: TableBook, sheet: string, axis: Axis, at: number, count: number): TableBook {
  const move = (area: Area) =>
    count > 0 ? afterInsert(area, axis, at, count) : afterDelete(area, axis, at, -count);
  let next = book;
  for (const table of book.tables) {
    if (table.sheet !== sheet) continue;
    const area = move(table.area);
    const header = move({ ...table.area, rows: 1 });
    next =
      area && header
        ? withGridTable(next, { ...table, area, filters: movedFilters(table, area, move) })
        : withoutTable(next, table.id);
  }
  if (axis === 'columns') return next;
  const hidden = (next.filteredOut[sheet] ?? []).flatMap((row) => {
    const to = move({ row, column: 0, rows: 1, columns: 1 });
    return to ? [to.row] : [];
  });
  return { ...next, filteredOut: { ...next.filteredOut, [sheet]: hidden } };
}

function movedFilters(
  table: BookTable,
  area: Area,
  move: (area: Area) => Area | undefined,
): BookTable['filters'] {
  const filters: Record<number, ITableFilterItem> = {};
  for (const [key, filter] of Object.entries(table.filters)) {
    const to = move({ ...table.area, column: table.area.column + Number(key), columns: 1 });
    if (to) filters[to.column - area.column] = filter;
  }
  return filters;
}

/** The table's rows below its header. */
export function bodyArea(area: Area): Area {
  return { ...area, row: area.row + 1, rows: area.rows - 1 };
}
