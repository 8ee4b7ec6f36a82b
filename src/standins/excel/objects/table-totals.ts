/**
 * The totals row of a table. It is below the table's area, so that the grid sorts, filters and grows the body without
 * it. Excel writes its formulas as `[Column]`; here they name their table, which means the same.
 */
import type { Area, GridTable } from '../grid';
import type { Call } from '../object-type';
import { HostProblem, notModelled } from '../problem';
import { tableOf, type TableSelf } from './table-parts';

/** The row in which a table's totals are. */
export const rowBelow = ({ area }: GridTable): Area => ({ ...area, row: area.row + area.rows, rows: 1 });

/** The totals row; ItemNotFound if none is shown. */
export function totalsOf(self: TableSelf, call: Call): Area {
  const table = tableOf(self, call);
  if (!call.book.tableInfo(table).totals) throw new HostProblem('ItemNotFound');
  return rowBelow(table);
}

/** The table with its headers and its totals row. */
export function wholeOf(self: TableSelf, call: Call): Area {
  const table = tableOf(self, call);
  const { totals } = call.book.tableInfo(table);
  return totals ? { ...table.area, rows: table.area.rows + 1 } : table.area;
}

/** Throws if a table has a totals row: what resizing makes of the row is not documented. */
export function requireResizable(self: TableSelf, call: Call): void {
  const { book } = call;
  if (!book.tableInfo(tableOf(self, call)).totals) return;
  if (!book.hardness.refusesResizeWithTotals) throw notModelled('resizing a table with a totals row');
  throw new HostProblem('GeneralException', 'A table with a totals row cannot be resized.');
}

/** Throws if an add-in inserts cells over a totals row. */
export function requireNoTotalsAt(sheet: string, area: Area, { book }: Call): void {
  if (book.hardness.refusesResizeWithTotals && book.holdsTotals(sheet, area))
    throw new HostProblem('InsertDeleteConflict', 'Cells cannot be inserted over a totals row.');
}
