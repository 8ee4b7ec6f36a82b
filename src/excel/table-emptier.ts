import { untracked } from './untracked';
import { bodyOf, type Found } from './table-finder';

/** Removes all rows of a table except a blank one, which Excel requires; cells beside or below the table stay. */
export async function emptyTable(context: Excel.RequestContext, found: Found): Promise<void> {
  const { table, firstRow, firstColumn, columns } = found;
  table.clearFilters();
  bodyOf(table).clear('Contents');
  table.resize(untracked(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, 2, columns.length)));
  await context.sync();
}
