import type { Layout } from '../core/table/layout';
import { ROW_COLUMN } from '../core/table/sheet';
import { recogniseColumns, withoutIds, type Recognised, type SeenColumn } from './columns';
import type { KnownTable } from './table-memory';

/** A table and where it lies. */
export interface Found extends Recognised {
  readonly table: Excel.Table;
  readonly id: string;
  readonly sheetName: string;
  readonly body: Excel.Range;
  /** Zero-based worksheet row of the first body row. */
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: number;
}

/**
 * The layout's table by its remembered id, else by its name; a table of that name without a Row column is the user's
 * own and not ours. Undefined where there is none.
 */
export async function findTable(
  context: Excel.RequestContext,
  layout: Layout,
  known: KnownTable | undefined,
): Promise<Found | undefined> {
  const id = known?.id;
  const { tables } = context.workbook;
  const candidates = [...(id === undefined ? [] : [id]), layout.table].map((key) =>
    tables.getItemOrNullObject(key),
  );
  for (const table of candidates) table.load('id');
  await context.sync();
  const table = candidates.find((candidate) => !candidate.isNullObject);
  if (!table) return undefined;
  const body = table.getDataBodyRange();
  const columns = loadColumns(table);
  body.load(['rowIndex', 'columnIndex', 'rowCount']);
  table.worksheet.load('name');
  await context.sync();
  const remembered = known?.columns ?? {};
  const recognised = recogniseColumns(
    layout,
    columns(),
    table.id === id ? remembered : withoutIds(remembered),
  );
  if (table.id !== id && !recognised.columns.includes(ROW_COLUMN)) return undefined;
  return {
    table,
    id: table.id,
    sheetName: table.worksheet.name,
    ...recognised,
    body,
    firstRow: body.rowIndex,
    firstColumn: body.columnIndex,
    rows: body.rowCount,
  };
}

/** A table's columns, left to right, once the context has been synced. */
export function loadColumns(table: Excel.Table): () => SeenColumn[] {
  const header = table.getHeaderRowRange().load('values');
  const { columns } = table;
  columns.load('items/id');
  return () => {
    const texts = (header.values[0] ?? []).map(String);
    return columns.items.map(({ id }, at) => ({ id, header: texts[at] ?? '' }));
  };
}
