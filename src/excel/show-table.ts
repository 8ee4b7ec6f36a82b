import type { Place, RowFilter } from '../app/ports';
import { ROW_COLUMN, STATUS_COLUMN } from '../core/table/sheet';
import { needsFront, onlyInFront } from './in-front';
import { bodyOf, type Found, type TablePlace } from './table-finder';
import { readColumn } from './table-reader';
import { untracked } from './untracked';

/** Selects a cell of the row with this id, or else of the row at this index. Throws a NotInFront if Excel refuses it. */
export async function revealRow(
  context: Excel.RequestContext,
  { table, id, columns, rows }: Found,
  place: Place,
): Promise<void> {
  const ids = await readColumn(context, id, Math.max(0, columns.indexOf(ROW_COLUMN)), rows);
  const found = ids.findIndex(([row]) => row === place.row);
  const index = found < 0 ? place.index : found;
  if (index >= rows) return;
  const at = place.column === undefined ? -1 : columns.indexOf(place.column);
  table.worksheet.activate();
  const column = at >= 0 ? at : Math.max(0, columns.indexOf(STATUS_COLUMN));
  untracked(bodyOf(table).getCell(index, column)).select();
  await context.sync().catch(needsFront);
}

/** Brings the table's sheet to the front. One round trip. */
export async function showSheet(context: Excel.RequestContext, { sheetId }: TablePlace): Promise<void> {
  context.workbook.worksheets.getItem(sheetId).activate();
  await context.sync().catch(needsFront);
}

/** Filters the table by its rows' ids or Status, and removes its filter on the other one. */
export async function showOnlyRows(
  context: Excel.RequestContext,
  { table, columns }: Found,
  rows: RowFilter | undefined,
): Promise<void> {
  for (const column of [ROW_COLUMN, STATUS_COLUMN]) {
    const { filter } = table.columns.getItemAt(columns.indexOf(column));
    if (rows?.column === column) filter.applyValuesFilter([...rows.texts]);
    else filter.clear();
  }
  table.worksheet.activate();
  await context.sync().catch(onlyInFront);
}
