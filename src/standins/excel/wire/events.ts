/** The events that a change makes, with their targets and details. Which pane gets them is decided in event-queue.ts. */
import { formatAddress } from '../address';
import type { Book } from '../book/book';
import { GRID_COLUMNS, GRID_ROWS, type Area, type GridChange } from '../grid';
import { WORKBOOK_TARGET, type JsonObject } from '../protocol';

/** Office.js's event numbers. */
export const EventType = {
  worksheetChanged: 10,
  worksheetActivated: 11,
  worksheetSelectionChanged: 14,
  worksheetDeleted: 15,
  worksheetRowSorted: 19,
  tableAdded: 102,
  tableDeleted: 103,
} as const;

/** Changes that the host makes without the grid. */
export type HostHappening = { readonly sheet: string } & (
  | { readonly kind: 'table-added'; readonly table: string }
  | { readonly kind: 'sheet-activated' }
);

export interface HostEvent {
  readonly type: number;
  /** Ids of the objects that raise the event; 'Workbook' for the workbook's collections. */
  readonly targets: readonly string[];
  readonly message: JsonObject;
}

const CHANGES = {
  cells: 'RangeEdited',
  'rows-inserted': 'RowInserted',
  'rows-deleted': 'RowDeleted',
  'columns-inserted': 'ColumnInserted',
  'columns-deleted': 'ColumnDeleted',
} as const;

/** Must be called before the book follows the change, because the book must still know what was deleted. */
export function eventsOf(
  change: GridChange | HostHappening,
  book: Book,
  isColleague = book.isColleague,
): HostEvent[] {
  const worksheetId = change.sheet;
  const about = (type: number, message: JsonObject = {}): HostEvent[] => [
    {
      type,
      targets: [worksheetId, WORKBOOK_TARGET],
      message: { source: isColleague ? 'Remote' : 'Local', worksheetId, ...message },
    },
  ];
  const changed = (kind: keyof typeof CHANGES, area: Area): HostEvent[] =>
    about(EventType.worksheetChanged, {
      changeType: CHANGES[kind],
      shiftDirection: 'None',
      address: formatAddress(area),
    });
  switch (change.kind) {
    case 'cells':
      return changed(change.kind, change.area);
    case 'rows-inserted':
    case 'rows-deleted':
      return changed(change.kind, { row: change.row, column: 0, rows: change.count, columns: GRID_COLUMNS });
    case 'columns-inserted':
    case 'columns-deleted':
      return changed(change.kind, { row: 0, column: change.column, rows: GRID_ROWS, columns: change.count });
    case 'sorted':
      return about(EventType.worksheetRowSorted, { address: formatAddress(change.area) });
    case 'table-added':
      return about(EventType.tableAdded, { tableId: change.table });
    case 'table-deleted':
      return about(EventType.tableDeleted, {
        tableId: change.table,
        tableName: book.tableName(change.table),
      });
    case 'sheet-deleted':
      return about(EventType.worksheetDeleted);
    case 'sheet-activated':
      if (book.hardness.dropsActivated) return [];
      return about(EventType.worksheetActivated);
    case 'selected':
      if (book.hardness.neverSelects) return [];
      return about(EventType.worksheetSelectionChanged, { address: formatAddress(change.area) });
    default:
      return [];
  }
}
