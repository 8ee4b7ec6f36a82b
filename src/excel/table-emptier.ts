import { brief } from './brief';
import { bodyOf, type Found } from './table-finder';

/** Takes all rows out of a table but a blank one, which Excel wants; what stands beside or below it stays. */
export async function emptyTable(context: Excel.RequestContext, found: Found): Promise<void> {
  const { table, firstRow, firstColumn, columns } = found;
  table.clearFilters();
  bodyOf(table).clear('Contents');
  table.resize(brief(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, 2, columns.length)));
  await context.sync();
}
