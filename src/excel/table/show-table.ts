import { SelectionInParts } from '../../app/failures';
import type { RowPlace, RowFilter, TableFilter, PlacedRow } from '../../app/ports/excel-workbook';
import { ROW_COLUMN, STATUS_COLUMN } from '../../core/table/layout';
import { needsFront, onlyInFront } from '../calls/in-front';
import { excelMessages } from '../calls/messages';
import { errorCodeOf, untracked, subRange, isLoaded } from '../calls/run';
import { loadedCells, cutRowRanges, inRowRanges, type RowRange } from '../cells/row-ranges';
import { bodyRange, type Found, type TablePlace } from './table-finder';
import { readColumn } from './table-reader';

/**
 * Selects a cell of the row with this id, or else of the row at this index, and shows its column if that is hidden. Throws a
 * NotInFront if Excel refuses it.
 */
export async function revealRow(
  context: Excel.RequestContext,
  { table, id, columns, rows }: Found,
  place: RowPlace,
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
  untracked(bodyRange(table).getCell(index, column)).select();
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

/**
 * About how many bytes an answer has for each row: its id, and if every second row is hidden, half a block of visible cells. If
 * columns are hidden too, there are more blocks; then the rows are read in halves.
 */
const BYTES_A_ROW = 50;

/**
 * The table's rows that the selection touches, top to bottom, without hidden rows; none if the selection is outside
 * the table. Throws a SelectionInParts if several separate parts are selected.
 */
export async function selectedRows(context: Excel.RequestContext, place: TablePlace): Promise<PlacedRow[]> {
  const table = context.workbook.tables.getItem(place.id);
  const selection = untracked(context.workbook.getSelectedRange());
  const sheet = selection.worksheet;
  const body = bodyRange(table);
  selection.load('rowIndex,rowCount');
  sheet.load('id');
  body.load('rowIndex,rowCount');
  await context.sync().catch((error: unknown) => {
    if (errorCodeOf(error) !== 'InvalidSelection') throw error;
    throw new SelectionInParts(excelMessages.selectionInParts);
  });
  if (sheet.id !== place.sheetId) return [];
  const first = Math.max(0, selection.rowIndex - body.rowIndex);
  const end = Math.min(body.rowCount, selection.rowIndex + selection.rowCount - body.rowIndex);
  const blocks = cutRowRanges(Math.max(0, end - first), 1, () => BYTES_A_ROW);
  const ids = await inRowRanges(blocks, ({ start, count }) =>
    visibleRows(context, bodyRange(table), place, { start: first + start, count }),
  );
  return ids.flat();
}

/** The visible rows among some rows of the table's body. */
async function visibleRows(
  context: Excel.RequestContext,
  body: Excel.Range,
  { columns }: TablePlace,
  { start, count }: RowRange,
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
  return loadedCells(ids).flatMap(([id = ''], index) =>
    shown.has(index) ? [{ id: String(id), index: start + index }] : [],
  );
}

/**
 * Asks in this batch for the worksheet in front. After the sync, the answer is its id; undefined if Excel has refused the batch.
 */
export function loadActiveSheet({ workbook }: Excel.RequestContext): () => string | undefined {
  return loadId(workbook.worksheets.getActiveWorksheet());
}

function loadId(sheet: Excel.Worksheet): () => string | undefined {
  sheet.load('id');
  return () => (isLoaded(() => sheet.id) ? sheet.id : undefined);
}
