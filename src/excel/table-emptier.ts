import type { Found } from './table-finder';

/** Takes all rows out of a table but a blank one, which Excel wants; what stands beside or below it stays. */
export async function emptyTable(context: Excel.RequestContext, found: Found): Promise<void> {
  const { table, body, firstRow, firstColumn, columns } = found;
  table.clearFilters();
  body.clear('Contents');
  table.resize(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, 2, columns.length));
  await context.sync();
}
