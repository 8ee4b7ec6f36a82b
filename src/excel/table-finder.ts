import type { Memory } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN } from '../core/table/sheet';
import { columnIds } from './columns';

const NAME = 'tables';

/** Which Excel table holds which kind of record: ids stay when tables and sheets are renamed. */
export class TableIds {
  constructor(private readonly memory: Memory) {}

  async get(kind: string): Promise<string | undefined> {
    return (await this.#all())[kind];
  }

  async set(kind: string, id: string): Promise<void> {
    await this.memory.write(NAME, JSON.stringify({ ...(await this.#all()), [kind]: id }));
  }

  async #all(): Promise<Record<string, string>> {
    const text = await this.memory.read(NAME);
    if (text === undefined) return {};
    const held: unknown = JSON.parse(text);
    const pairs = typeof held === 'object' && held !== null ? Object.entries(held) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }
}

/** A table and where it lies. */
export interface Found {
  readonly table: Excel.Table;
  readonly id: string;
  readonly sheetName: string;
  /** The layout's ids of the columns, left to right; '' for the user's own. */
  readonly columns: readonly string[];
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
  id: string | undefined,
): Promise<Found | undefined> {
  const { tables } = context.workbook;
  const candidates = [...(id === undefined ? [] : [id]), layout.table].map((key) =>
    tables.getItemOrNullObject(key),
  );
  for (const table of candidates) table.load('id');
  await context.sync();
  const table = candidates.find((candidate) => !candidate.isNullObject);
  if (!table) return undefined;
  const header = table.getHeaderRowRange();
  const body = table.getDataBodyRange();
  header.load('values');
  body.load(['rowIndex', 'columnIndex', 'rowCount']);
  table.worksheet.load('name');
  await context.sync();
  const columns = columnIds(layout, (header.values[0] ?? []).map(String));
  if (table.id !== id && !columns.includes(ROW_COLUMN)) return undefined;
  return {
    table,
    id: table.id,
    sheetName: table.worksheet.name,
    columns,
    body,
    firstRow: body.rowIndex,
    firstColumn: body.columnIndex,
    rows: body.rowCount,
  };
}
