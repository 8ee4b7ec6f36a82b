import type { Place, RowFilter, TableFilter } from '../app/ports';
import { ROW_COLUMN, STATUS_COLUMN } from '../core/table/layout';
import { needsFront, onlyInFront } from './in-front';
import { bodyOf, type Found, type TablePlace } from './table-finder';
import { readColumn } from './table-reader';
import { untracked } from './untracked';

/**
 * Selects a cell of the row with this id, or else of the row at this index, and shows its column if that is hidden. Throws a
 * NotInFront if Excel refuses it.
 */
export async function revealRow(
  context: Excel.RequestContext,
  { table, id, columns, rows }: Found,
  place: Place,
): Promise<void> {
  const at = place.column === undefined ? -1 : columns.indexOf(place.column);
  const cells = () => untracked(table.columns.getItemAt(at).getRange());
  const seen = at < 0 ? undefined : cells();
  seen?.load('columnHidden');
  const ids = await readColumn(context, id, Math.max(0, columns.indexOf(ROW_COLUMN)), rows);
  const found = ids.findIndex(([row]) => row === place.row);
  const index = found < 0 ? place.index : found;
  if (index >= rows) return;
  table.worksheet.activate();
  const column = at >= 0 ? at : Math.max(0, columns.indexOf(STATUS_COLUMN));
  if (seen?.columnHidden) cells().columnHidden = false;
  untracked(bodyOf(table).getCell(index, column)).select();
  await context.sync().catch(needsFront);
}

/** Brings the table's sheet to the front. One round trip. */
export async function showSheet(context: Excel.RequestContext, { sheetId }: TablePlace): Promise<void> {
  context.workbook.worksheets.getItem(sheetId).activate();
  await context.sync().catch(needsFront);
}

/**
 * Sorts the table and filters it, in the place of all its filters. Excel sorts only rows that are shown, so filters go first.
 * Behind another workbook Excel clears no filters and does nothing of this: then a NotInFront is thrown.
 */
export async function showView(
  context: Excel.RequestContext,
  { table, columns }: Found,
  { texts, days, sort }: TableFilter,
  offset: number,
): Promise<void> {
  const filterOf = (id: string) => table.columns.getItemAt(columns.indexOf(id)).filter;
  const has = (id: string | undefined): id is string => id !== undefined && columns.includes(id);
  table.clearFilters();
  if (has(sort)) table.sort.apply([{ key: columns.indexOf(sort), ascending: true }], false);
  if (texts && has(texts.column)) filterOf(texts.column).applyValuesFilter([...texts.texts]);
  if (days && has(days.column)) {
    const [first, after] = [days.first - offset, days.last + 1 - offset];
    filterOf(days.column).applyCustomFilter(`>=${first}`, `<${after}`, 'And');
  }
  table.worksheet.activate();
  await context.sync().catch(needsFront);
}

/** Filters the table by its rows' ids or Status, and removes its filter on the other one. The user's own filters stay. */
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
