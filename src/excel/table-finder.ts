import type { KnownTable, TableRef } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { isNoneHidden } from './hidden-rows';
import { untracked } from './untracked';
import { recogniseColumns, withoutIds, type Recognised, type SeenColumn } from './columns';

/** The place of a table when it was last read, and which of the layout's columns each of its columns is. */
export interface TablePlace extends Recognised {
  readonly id: string;
  readonly sheetId: string;
  readonly sheetName: string;
  /** Header texts in their order. */
  readonly headers: readonly string[];
  /** Zero-based worksheet row of the first body row. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: number;
  /** Whether a totals row is shown below the body. It is no record. */
  readonly hasTotals: boolean;
  /** The cells of the Row column, if the body has been read. */
  readonly ids?: readonly Cell[] | undefined;
  /** About how many bytes its cells took, if the body has been read. */
  readonly bytes?: number;
  /** Whether a filter or the user hid rows when the place was read. */
  readonly hidesRows: boolean;
  /** The bytes of the longest cell of each column, if the body has been read. */
  readonly longest?: readonly number[];
}

/** A table in a batch: its last known place, and the object to work with. */
export interface Found extends TablePlace {
  readonly table: Excel.Table;
}

/** The table's body, for this batch only. */
export function bodyOf(table: Excel.Table): Excel.Range {
  return untracked(table.getDataBodyRange());
}

/** Asks in this batch for the table's place; the answer can be read after the sync. */
export function loadPlace(table: Excel.Table, { layout, known }: TableRef): () => TablePlace {
  const columns = loadColumns(table);
  const body = bodyOf(table);
  const { worksheet } = table;
  table.load('id,showTotals');
  body.load(['rowIndex', 'columnIndex', 'rowCount', 'rowHidden']);
  worksheet.load(['id', 'name']);
  return () => ({
    id: table.id,
    sheetId: worksheet.id,
    sheetName: worksheet.name,
    headers: columns().map(({ header }) => header),
    ...recogniseColumns(layout, columns(), rememberedOf(table.id, known)),
    firstRow: body.rowIndex,
    firstColumn: body.columnIndex,
    rows: body.rowCount,
    hidesRows: !isNoneHidden(body),
    hasTotals: table.showTotals,
  });
}

/** Excel's ids of columns mean nothing in a table that has replaced the known one. */
function rememberedOf(id: string, known: KnownTable | undefined) {
  return id === known?.id ? known.columns : withoutIds(known?.columns ?? {});
}

/** Asks in this batch for a table's columns, left to right. */
export function loadColumns(table: Excel.Table): () => SeenColumn[] {
  const header = untracked(table.getHeaderRowRange());
  header.load('values');
  const { columns } = table;
  columns.load('items/id');
  return () => {
    const texts = (header.values[0] ?? []).map(String);
    return columns.items.map(({ id }, at) => ({ id, header: texts[at] ?? '' }));
  };
}

/** Whether a table is Shiftsheet's: a table of the layout's name without a Row column is the user's own. */
export function isOurs(place: TablePlace, rememberedId: string | undefined): boolean {
  return place.id === rememberedId || place.columns.includes(ROW_COLUMN);
}

/** The id of the workbook's table for the layout: the remembered table, else the one of the layout's name. */
export function idAmong(
  tables: readonly { readonly id: string; readonly name: string }[],
  layout: Layout,
  rememberedId: string | undefined,
): string | undefined {
  const name = layout.table.toLowerCase();
  const found =
    tables.find(({ id }) => id === rememberedId) ?? tables.find((table) => table.name.toLowerCase() === name);
  return found?.id;
}
