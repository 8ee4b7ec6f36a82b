/** What the objects of a table share: the table, which is looked up each time, and its parts. */
import type { Area, GridTable } from '../grid';
import { HostProblem, notModelled } from '../problem';
import type { ObjectCall } from '../wire/object-type';

export interface TableSelf {
  /** The table's id. */
  readonly table: string;
}

/** The table as it is now; ItemNotFound after it was deleted. */
export function tableNamed({ table }: TableSelf, { book }: ObjectCall): GridTable {
  const found = book.grid.tables().find((gridTable) => gridTable.id === table);
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

export const tableBody = ({ area }: GridTable): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });

/** The texts of the header cells, which are the columns' names. */
export const tableHeaders = ({ sheet, area }: GridTable, { book }: ObjectCall): string[] =>
  (book.grid.read(sheet, { ...area, rows: 1 })[0] ?? []).map((cell) => String(cell.value));

/** The row in which a table's totals are. */
export const rowBelow = ({ area }: GridTable): Area => ({ ...area, row: area.row + area.rows, rows: 1 });

/** The totals row; ItemNotFound if none is shown. */
export function totalsOf(self: TableSelf, call: ObjectCall): Area {
  const table = tableNamed(self, call);
  if (!call.book.tableInfo(table).totals) throw new HostProblem('ItemNotFound');
  return rowBelow(table);
}

/** The table with its headers and its totals row. */
export function wholeOf(self: TableSelf, call: ObjectCall): Area {
  const table = tableNamed(self, call);
  const { totals } = call.book.tableInfo(table);
  return totals ? { ...table.area, rows: table.area.rows + 1 } : table.area;
}

/** Throws if a table has a totals row: what resizing makes of the row is not documented. */
export function requireResizable(self: TableSelf, call: ObjectCall): void {
  const { book } = call;
  if (!book.tableInfo(tableNamed(self, call)).totals) return;
  if (!book.hardness.refusesResizeWithTotals) throw notModelled('resizing a table with a totals row');
  throw new HostProblem('GeneralException', 'A table with a totals row cannot be resized.');
}

/** Throws if an add-in inserts cells over a totals row. */
export function requireNoTotalsAt(sheet: string, area: Area, { book }: ObjectCall): void {
  if (book.hardness.refusesResizeWithTotals && book.holdsTotals(sheet, area))
    throw new HostProblem('InsertDeleteConflict', 'Cells cannot be inserted over a totals row.');
}
