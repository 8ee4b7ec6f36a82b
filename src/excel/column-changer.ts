import type { TableRef } from '../app/ports';
import { headerNote } from '../core/table/header-notes';
import type { LayoutColumn } from '../core/table/layout';
import { setHeaderNote } from './column-styles';
import type { Found, TablePlace } from './table-finder';
import { untracked } from './untracked';

interface PlacedTable {
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
 * has changed stays, and so does one whose new text another column has, in capitals or not. One round trip.
 */
export async function renameColumns(
  context: Excel.RequestContext,
  tables: readonly PlacedTable[],
): Promise<void> {
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
      setHeaderNote(untracked(column.getHeaderRowRange()), { header }, headerNote(kind, id));
    }
  }
  await context.sync();
}

/** Groups columns that lie side by side, so that Excel shows a plus sign above them while they are hidden. */
export function groupHidden(
  sheet: Excel.Worksheet,
  columns: readonly LayoutColumn[],
  isGrouped: (column: LayoutColumn) => boolean,
): void {
  const first = columns.findIndex(isGrouped);
  if (first < 0) return;
  const count = columns.slice(first).findIndex((column) => !isGrouped(column));
  const width = count < 0 ? columns.length - first : count;
  untracked(untracked(sheet.getRangeByIndexes(0, first, 1, width)).getEntireColumn()).group('ByColumns');
}
