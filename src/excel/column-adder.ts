import type { Layout } from '../core/table/layout';
import { dressColumns, formatColumn, offeredLists } from './table-maker';
import type { Found } from './table-finder';

/**
 * Adds columns of the layout at the table's end, without cells. What stands to the right of the table moves further right
 * by whole worksheet columns, so that a whole column can take the format in which texts stay texts.
 */
export async function addColumns(
  context: Excel.RequestContext,
  layout: Layout,
  found: Found,
  ids: readonly string[],
): Promise<void> {
  const { table, firstRow, firstColumn, rows } = found;
  const added = layout.columns.filter(({ id }) => ids.includes(id) && !found.columns.includes(id));
  if (added.length === 0) return;
  const sheet = table.worksheet;
  const at = firstColumn + found.columns.length;
  const header = sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length);
  const beside = header.getEntireColumn().getUsedRangeOrNullObject(true).load('address');
  const offered = await offeredLists(context, { ...layout, columns: added });
  await context.sync();
  if (!beside.isNullObject) header.getEntireColumn().insert('Right');
  const place = sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length);
  // An inserted column looks as the one to its left does.
  place.getEntireColumn().clear('Formats');
  place.getEntireColumn().dataValidation.clear();
  for (const [step, column] of added.entries()) formatColumn(sheet, at + step, column);
  place.values = [added.map((column) => column.header)];
  const width = found.columns.length + added.length;
  table.resize(sheet.getRangeByIndexes(firstRow - 1, firstColumn, Math.max(1, rows) + 1, width));
  dressColumns(sheet, added, { row: firstRow - 1, column: at, rows: Math.max(1, rows) }, offered);
  await context.sync();
}
