/** What the objects of a table share: the table, which is looked up each time, and its parts. */
import type { Area, GridTable } from '../grid';
import type { Call } from '../object-type';
import { HostProblem } from '../problem';

export interface TableSelf {
  /** The table's id. */
  readonly table: string;
}

/** The table as it is now; ItemNotFound after it was deleted. */
export function tableOf({ table }: TableSelf, { book }: Call): GridTable {
  const found = book.grid.tables().find((each) => each.id === table);
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

export const bodyOf = ({ area }: GridTable): Area => ({ ...area, row: area.row + 1, rows: area.rows - 1 });

/** The texts of the header cells, which are the columns' names. */
export const headersOf = ({ sheet, area }: GridTable, { book }: Call): string[] =>
  (book.grid.read(sheet, { ...area, rows: 1 })[0] ?? []).map((cell) => String(cell.value));
