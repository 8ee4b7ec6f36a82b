import type { TableRef } from '../app/ports';
import { untracked } from './untracked';
import { styleColumns, formatColumn, readWorkbookNames } from './table-maker';
import type { Found } from './table-finder';

/**
 * Adds columns of the layout at the table's end, without cells. Cells to the right of the table move further right by whole
 * worksheet columns, so that a whole column can get the format that keeps texts as texts.
 */
export async function addColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  { table, headers, columns, firstRow, firstColumn, rows }: Found,
  ids: readonly string[],
): Promise<void> {
  const added = layout.columns.filter(({ id }) => ids.includes(id) && !columns.includes(id));
  if (added.length === 0) return;
  const sheet = table.worksheet;
  const at = firstColumn + headers.length;
  const place = () => untracked(sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length));
  const whole = () => untracked(place().getEntireColumn());
  const beside = untracked(whole().getUsedRangeOrNullObject(true));
  beside.load('address');
  const { lists } = await readWorkbookNames(context, { ...layout, columns: added });
  if (!beside.isNullObject) untracked(whole().insert('Right'));
  // An inserted column takes the format of the column to its left.
  whole().clear('Formats');
  whole().dataValidation.clear();
  for (const [step, column] of added.entries()) formatColumn(sheet, at + step, column);
  place().values = [added.map((column) => column.header)];
  const width = headers.length + added.length;
  table.resize(untracked(sheet.getRangeByIndexes(firstRow - 1, firstColumn, Math.max(1, rows) + 1, width)));
  styleColumns(sheet, added, { row: firstRow - 1, column: at, rows: Math.max(1, rows) }, lists);
  await context.sync();
}
