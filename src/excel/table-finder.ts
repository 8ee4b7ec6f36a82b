import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { brief } from './brief';

/** Where a table lay when Excel last said so; header texts in their order. */
export interface TablePlace {
  readonly id: string;
  readonly sheetId: string;
  readonly sheetName: string;
  readonly columns: readonly string[];
  /** Zero-based worksheet row of the first body row. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: number;
  /** The cells of the Row column, where the body has been read. */
  readonly ids?: readonly Cell[] | undefined;
  /** How many bytes its cells took about, where the body has been read. */
  readonly bytes?: number;
}

/** A table in a batch: the place where it lay, and the object to work with. */
export interface Found extends TablePlace {
  readonly table: Excel.Table;
}

/** The table's body, for this batch only. */
export function bodyOf(table: Excel.Table): Excel.Range {
  return brief(table.getDataBodyRange());
}

/** Asks in this batch where the table lies; the answer can be read after the sync. */
export function askPlace(table: Excel.Table): () => TablePlace {
  const header = brief(table.getHeaderRowRange());
  const body = bodyOf(table);
  const { worksheet } = table;
  table.load('id');
  header.load('values');
  body.load(['rowIndex', 'columnIndex', 'rowCount']);
  worksheet.load(['id', 'name']);
  return () => ({
    id: table.id,
    sheetId: worksheet.id,
    sheetName: worksheet.name,
    columns: (header.values[0] ?? []).map(String),
    firstRow: body.rowIndex,
    firstColumn: body.columnIndex,
    rows: body.rowCount,
  });
}

/** A table of the layout's name without a Row column is the user's own and not ours. */
export function isOurs(place: TablePlace, rememberedId: string | undefined): boolean {
  return place.id === rememberedId || place.columns.includes(ROW_COLUMN);
}

/** The table that the workbook has for the layout: the remembered one, else the one of the layout's name. */
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
