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

/** Throws for what is not modelled if a table has a totals row. */
export function requireNoTotals(self: TableSelf, what: string, call: Call): void {
  if (call.book.tableInfo(tableOf(self, call)).totals) throw notModelled(`${what} a table with a totals row`);
}
