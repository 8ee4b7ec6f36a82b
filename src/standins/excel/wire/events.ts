/** The events that a change makes, with their targets and details. Which pane gets them is decided in event-queue.ts. */
import { formatAddress } from '../address';
import { intersection } from '../area';
import type { Book } from '../book/book';
import { SHEET_COLUMNS, SHEET_ROWS, type Area, type GridChange, type Scalar } from '../grid';
import { WORKBOOK_TARGET, type JsonObject } from '../protocol';
import { valueType } from '../values/value-type';

/** Office.js's event numbers. */
export const EventType = {
  worksheetChanged: 10,
  worksheetActivated: 11,
  worksheetDeactivated: 12,
  worksheetAdded: 13,
  worksheetSelectionChanged: 14,
  worksheetDeleted: 15,
  worksheetFormatChanged: 18,
  worksheetRowSorted: 19,
  worksheetNameChanged: 25,
  tableChanged: 101,
  tableAdded: 102,
  tableDeleted: 103,
} as const;

/** Changes that the host makes without the grid. */
export type HostHappening = { readonly sheet: string } & (
  | { readonly kind: 'table-added'; readonly table: string }
  | { readonly kind: 'sheet-activated' }
  | { readonly kind: 'formatted'; readonly areas: readonly Area[] }
);

export interface HostEvent {
  readonly type: number;
  /** Ids of the objects that raise the event; 'Workbook' for the workbook's collections. */
  readonly targets: readonly string[];
  readonly message: JsonObject;
  /** The range that the client may ask for (`args.getRange`). */
  readonly range?: { readonly sheet: string; readonly area: Area };
}

/**
 * Must be called before the book follows the change, because the book must still know what was deleted. `after`: the
 * value of a single cell right after it was written.
 */
export function eventsOf(change: GridChange | HostHappening, book: Book, after?: Scalar): HostEvent[] {
  const worksheetId = change.sheet;
  const about = (type: number, targets: readonly string[], message: JsonObject = {}): HostEvent => ({
    type,
    targets,
    message: { source: 'Local', worksheetId, ...message },
  });
  const both = [worksheetId, WORKBOOK_TARGET];
  switch (change.kind) {
    case 'cells':
      return changed('RangeEdited', change.sheet, change.area, book, details(change.before?.[0]?.[0], after));
    case 'rows-inserted':
    case 'rows-deleted': {
      const area = { row: change.row, column: 0, rows: change.count, columns: SHEET_COLUMNS };
      return changed(
        change.kind === 'rows-inserted' ? 'RowInserted' : 'RowDeleted',
        change.sheet,
        area,
        book,
      );
    }
    case 'columns-inserted':
    case 'columns-deleted': {
      const area = { row: 0, column: change.column, rows: SHEET_ROWS, columns: change.count };
      return changed(
        change.kind === 'columns-inserted' ? 'ColumnInserted' : 'ColumnDeleted',
        change.sheet,
        area,
        book,
      );
    }
    case 'sorted':
      return [about(EventType.worksheetRowSorted, both, { address: formatAddress(change.area) })];
    case 'filtered':
      return [];
    case 'formatted':
      return change.areas.map((area) => ({
        ...about(EventType.worksheetFormatChanged, both, { address: formatAddress(area) }),
        range: { sheet: change.sheet, area },
      }));
    case 'table-added':
      return [about(EventType.tableAdded, both, { tableId: change.table })];
    case 'table-deleted': {
      const names = { tableId: change.table, tableName: book.tableName(change.table) };
      return [about(EventType.tableDeleted, both, names)];
    }
    case 'sheet-added':
      return [about(EventType.worksheetAdded, [WORKBOOK_TARGET])];
    case 'sheet-deleted':
      return [about(EventType.worksheetDeleted, [WORKBOOK_TARGET])];
    case 'sheet-renamed': {
      const nameBefore = book.sheetInfo(change.sheet).name;
      const nameAfter = book.grid.sheets().find((each) => each.id === change.sheet)?.name ?? '';
      return [about(EventType.worksheetNameChanged, both, { nameBefore, nameAfter })];
    }
    case 'sheet-activated':
      return [
        {
          type: EventType.worksheetDeactivated,
          targets: [book.lastActive, WORKBOOK_TARGET],
          message: { source: 'Local', worksheetId: book.lastActive },
        },
        about(EventType.worksheetActivated, both),
      ];
    case 'selected':
      if (book.hardness.neverSelects) return [];
      return [about(EventType.worksheetSelectionChanged, both, { address: formatAddress(change.area) })];
  }
}

/** The sheet's event, and one for each table that the area touches (before or after the change). */
function changed(
  changeType: string,
  sheet: string,
  area: Area,
  book: Book,
  details: JsonObject = {},
): HostEvent[] {
  const message = { changeType, source: 'Local', worksheetId: sheet, shiftDirection: 'None', ...details };
  const events: HostEvent[] = [
    {
      type: EventType.worksheetChanged,
      targets: [sheet, WORKBOOK_TARGET],
      message: { ...message, address: formatAddress(area) },
      range: { sheet, area },
    },
  ];
  for (const table of book.grid.tables()) {
    if (table.sheet !== sheet) continue;
    const isDeletion = changeType.endsWith('Deleted');
    const part = intersection((isDeletion && book.areaBefore(table.id)) || table.area, area);
    if (!part) continue;
    events.push({
      type: EventType.tableChanged,
      targets: [table.id, sheet, WORKBOOK_TARGET],
      message: { ...message, tableId: table.id, address: formatAddress(part) },
      range: { sheet, area: part },
    });
  }
  return events;
}

/** Only the event of a single cell has the values before and after. */
function details(before: Scalar | undefined, after: Scalar | undefined): JsonObject {
  if (before === undefined || after === undefined) return {};
  return {
    valueBefore: before,
    valueAfter: after,
    valueTypeBefore: valueType(before),
    valueTypeAfter: valueType(after),
  };
}
