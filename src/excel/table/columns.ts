import type { TableRef } from '../../app/ports/excel-workbook';
import { headerNote } from '../../core/table/header-notes';
import type { LayoutColumn, Layout } from '../../core/table/layout';
import { untracked } from '../calls/run';
import { formatColumn, SPARE_ROWS } from '../cells/column-formats';
import { offeredLists, readWorkbookNames } from '../lists/list-names';
import {
  columnOrnaments,
  refusalOf,
  setHeaderNote,
  type RefusedOrnament,
  type Undecorated,
} from './ornaments';
import type { Found, TablePlace } from './table-finder';
import { withoutTotals } from './totals-row';

/** A table, and where it is. */
export interface PlacedTable {
  readonly kind: string;
  readonly columns: readonly LayoutColumn[];
  readonly place: TablePlace;
}

/** The ids of the layout's columns that are hidden. One round trip. */
export async function readHiddenColumns(
  context: Excel.RequestContext,
  { table, columns }: Found,
): Promise<string[]> {
  const seen = columns.map((id, at) => {
    const range = untracked(table.columns.getItemAt(at).getRange());
    range.load('columnHidden');
    return { id, range };
  });
  await context.sync();
  return seen.flatMap(({ id, range }) => (id !== '' && range.columnHidden ? [id] : []));
}

/** Hides these columns of the layout and shows all others. The user's own columns stay as they are, and so do Shiftsheet's. One round trip. */
export async function hideColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  { table, columns }: Found,
  hidden: readonly string[],
): Promise<void> {
  for (const { id, tone } of layout.columns) {
    const at = columns.indexOf(id);
    if (at >= 0 && tone !== 'own')
      untracked(table.columns.getItemAt(at).getRange()).columnHidden = hidden.includes(id);
  }
  await context.sync();
}

/**
 * Gives columns the headers of their layouts, where they have another header that the product gave them. A header that the user
 * has changed stays, and so does one whose new text another column has, in capitals or not. One round trip; if Excel refuses the
 * notes of headers, one more without them. Returns the tables whose notes are missing.
 */
export async function renameColumns(
  context: Excel.RequestContext,
  tables: readonly PlacedTable[],
): Promise<readonly RefusedOrnament[]> {
  const rename = (hasNotes: boolean) => {
    queueNames(context, tables, hasNotes);
    return context.sync();
  };
  const code = await refusalOf(rename(true));
  if (code === undefined) return [];
  // Another reason than the notes is thrown by this one.
  await rename(false);
  return tables.map(({ kind }) => ({ kind, ornament: 'notes' }));
}

function queueNames(context: Excel.RequestContext, tables: readonly PlacedTable[], hasNotes: boolean): void {
  for (const { kind, columns, place } of tables) {
    const table = context.workbook.tables.getItem(place.id);
    const taken = new Set(place.headers.map((header) => header.toLowerCase()));
    for (const { id, header, formerHeaders = [] } of columns) {
      const at = place.columns.indexOf(id);
      const isOurs = formerHeaders.includes(place.headers[at] ?? '');
      const isFree =
        !taken.has(header.toLowerCase()) || header.toLowerCase() === place.headers[at]?.toLowerCase();
      if (!isOurs || !isFree) continue;
      const column = table.columns.getItemAt(at);
      column.name = header;
      if (hasNotes) setHeaderNote(untracked(column.getHeaderRowRange()), { header }, headerNote(kind, id));
    }
  }
}

/**
 * Adds columns of the layout at the table's end, without cells. Cells to the right of the table move further right by whole
 * worksheet columns, so that rows below the table can get the format that keeps texts as texts. Returns what the new columns
 * still lack.
 */
export async function addColumns(
  context: Excel.RequestContext,
  { layout }: TableRef,
  found: Found,
  ids: readonly string[],
): Promise<Undecorated | undefined> {
  const added = layout.columns.filter(({ id }) => ids.includes(id) && !found.columns.includes(id));
  if (added.length === 0) return undefined;
  const extend = () => extendTable(context, layout, found, added);
  return found.hasTotals ? withoutTotals(context, found.table, extend) : extend();
}

async function extendTable(
  context: Excel.RequestContext,
  layout: Layout,
  { id, table, headers, firstRow, firstColumn, rows }: Found,
  added: readonly LayoutColumn[],
): Promise<Undecorated> {
  const sheet = table.worksheet;
  const at = firstColumn + headers.length;
  const place = () => untracked(sheet.getRangeByIndexes(firstRow - 1, at, 1, added.length));
  const whole = () => untracked(place().getEntireColumn());
  const loadBeside = () => untracked(whole().getUsedRangeOrNullObject(true)).load('address');
  let beside = loadBeside();
  const lists = offeredLists(added, await readWorkbookNames(context, () => void (beside = loadBeside())));
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
  await context.sync();
  const { kind } = layout;
  return { kind, table: id, ornaments: columnOrnaments(kind, added, headers.length, lists) };
}
