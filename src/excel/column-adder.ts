import type { TableRef } from '../app/ports';
import type { Layout, LayoutColumn } from '../core/table/layout';
import { untracked } from './untracked';
import { formatColumn, SPARE_ROWS } from './column-formats';
import { styleColumns } from './column-styles';
import { offeredLists, readWorkbookNames } from './workbook-names';
import type { Found } from './table-finder';
import { withoutTotals } from './totals-row';

/**
 * Adds columns of the layout at the table's end, without cells. Cells to the right of the table move further right by whole
 * worksheet columns, so that rows below the table can get the format that keeps texts as texts.
 */
export async function addColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  found: Found,
  ids: readonly string[],
): Promise<void> {
  const added = layout.columns.filter(({ id }) => ids.includes(id) && !found.columns.includes(id));
  if (added.length === 0) return;
  const extend = () => extendTable(context, layout, found, added);
  await (found.hasTotals ? withoutTotals(context, found.table, extend) : extend());
}

async function extendTable(
  context: Excel.RequestContext,
  layout: Layout,
  { table, headers, firstRow, firstColumn, rows }: Found,
  added: readonly LayoutColumn[],
): Promise<void> {
  const sheet = table.worksheet;
  const at = firstColumn + headers.length;
  const place = () => untracked(sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length));
  const whole = () => untracked(place().getEntireColumn());
  const beside = untracked(whole().getUsedRangeOrNullObject(true));
  beside.load('address');
  const lists = offeredLists(added, await readWorkbookNames(context));
  if (!beside.isNullObject) untracked(whole().insert('Right'));
  // An inserted column takes the format of the column to its left.
  whole().clear('Formats');
  whole().dataValidation.clear();
  for (const [step, column] of added.entries())
    formatColumn(sheet, at + step, column, { first: 0, rows: firstRow + rows + SPARE_ROWS });
  // One by one: an array may miss a header row that another table's filter hides (cell-runs.ts).
  for (const [step, column] of added.entries())
    untracked(place().getCell(0, step)).values = [[column.header]];
  const width = headers.length + added.length;
  table.resize(untracked(sheet.getRangeByIndexes(firstRow - 1, firstColumn, Math.max(1, rows) + 1, width)));
  styleColumns(sheet, layout.kind, added, { row: firstRow - 1, column: at, rows: Math.max(1, rows) }, lists);
  await context.sync();
}
