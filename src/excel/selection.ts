import type { PlacedRow } from '../app/ports';
import { ROW_COLUMN } from '../core/table/layout';
import { cellsOf, cutBlocks, inBlocks, type Block } from './blocks';
import { subRange, untracked } from './untracked';
import { bodyOf, type TablePlace } from './table-finder';

/**
 * About how many bytes an answer has for each row: its id, and if every second row is hidden, half a block of visible cells. If
 * columns are hidden too, there are more blocks; then the rows are read in halves.
 */
const BYTES_A_ROW = 50;

/**
 * The table's rows that the selection touches, top to bottom, without hidden rows; none if the selection is outside
 * the table. If several separate parts are selected, Excel's own error is thrown.
 */
export async function selectedRows(context: Excel.RequestContext, place: TablePlace): Promise<PlacedRow[]> {
  const table = context.workbook.tables.getItem(place.id);
  const selection = untracked(context.workbook.getSelectedRange());
  const sheet = selection.worksheet;
  const body = bodyOf(table);
  selection.load('rowIndex,rowCount');
  sheet.load('id');
  body.load('rowIndex,rowCount');
  await context.sync();
  if (sheet.id !== place.sheetId) return [];
  const first = Math.max(0, selection.rowIndex - body.rowIndex);
  const end = Math.min(body.rowCount, selection.rowIndex + selection.rowCount - body.rowIndex);
  const blocks = cutBlocks(Math.max(0, end - first), 1, () => BYTES_A_ROW);
  const ids = await inBlocks(blocks, ({ start, count }) =>
    visibleRows(context, bodyOf(table), place, { start: first + start, count }),
  );
  return ids.flat();
}

/** The visible rows among some rows of the table's body. */
async function visibleRows(
  context: Excel.RequestContext,
  body: Excel.Range,
  { columns }: TablePlace,
  { start, count }: Block,
): Promise<PlacedRow[]> {
  const rows = subRange(body, start, 0, count, columns.length);
  rows.load('rowIndex');
  // The areas themselves, because Excel cuts the address of many areas.
  const visible = untracked(rows.getSpecialCellsOrNullObject('Visible'));
  visible.load('areas/items/rowIndex,areas/items/rowCount');
  const ids = subRange(body, start, columns.indexOf(ROW_COLUMN), count, 1);
  ids.load('values');
  await context.sync();
  if (visible.isNullObject) return [];
  const shown = new Set<number>();
  for (const { rowIndex, rowCount } of visible.areas.items)
    for (let row = rowIndex; row < rowIndex + rowCount; row += 1) shown.add(row - rows.rowIndex);
  return cellsOf(ids).flatMap(([id = ''], index) =>
    shown.has(index) ? [{ id: String(id), index: start + index }] : [],
  );
}
