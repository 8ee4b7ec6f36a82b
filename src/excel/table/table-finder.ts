import type { KnownTable, TableRef, RememberedColumns } from '../../app/ports/excel-workbook';
import { ROW_COLUMN, type Layout } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { untracked } from '../calls/run';
import { isNoneHidden } from '../cells/cell-runs';

/** The place of a table when it was last read, and which of the layout's columns each of its columns is. */
export interface TablePlace extends Recognised {
  readonly id: string;
  readonly name: string;
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
export function bodyRange(table: Excel.Table): Excel.Range {
  return untracked(table.getDataBodyRange());
}

/** After the sync: whether the workbook has no such table. */
export const isMissing = ({ isNullObject }: Excel.Table): boolean => isNullObject;

/** Asks in this batch for the table's place; the answer can be read after the sync. */
export function loadPlace(table: Excel.Table, { layout, known }: TableRef): () => TablePlace {
  const columns = loadColumns(table);
  const body = bodyRange(table);
  const { worksheet } = table;
  table.load('id,name,showTotals');
  body.load(['rowIndex', 'columnIndex', 'rowCount', 'rowHidden']);
  worksheet.load(['id', 'name']);
  return () => ({
    id: table.id,
    name: table.name,
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

/**
 * Whether a table is the layout's: it has the Row column, or it is the remembered table and has its name still. The id alone
 * proves nothing: ids may change when the file is opened again (OfficeDev/office-js, issue 1390), and then be another table's.
 * The push log has no Row column, so there the remembered name is enough.
 */
export function isOurTable(place: TablePlace, { layout, known }: TableRef): boolean {
  if (place.columns.includes(ROW_COLUMN)) return true;
  if (!known || !isSame(place.name, known.name ?? layout.table)) return false;
  return place.id === known.id || !layout.columns.some(({ id }) => id === ROW_COLUMN);
}

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** The id of the table that has the remembered name, or else the layout's. */
export function idByName(
  tables: readonly { readonly id: string; readonly name: string }[],
  { layout, known }: TableRef,
): string | undefined {
  const named = (wanted: string) => tables.find(({ name }) => isSame(name, wanted));
  return (named(known?.name ?? layout.table) ?? named(layout.table))?.id;
}

/** The id of a column that is the user's own. */
const OTHERS = '';

/** A column as Excel has it: its id stays the same when it is moved or renamed. */
export interface SeenColumn {
  /** Excel's TableColumn.id. */
  readonly id: number;
  readonly header: string;
}

interface Recognised {
  /** The layout's ids of the columns, left to right; '' for the user's own. */
  readonly columns: readonly string[];
  /**
   * Columns of the layout that the table had and that are not found: deleted, or renamed so that they are not recognised.
   */
  readonly lost: readonly string[];
  readonly remembered: RememberedColumns;
}

/**
 * Finds the layout's columns in a table: those that are as they were at the last read, then by the present header, else by a
 * header that an earlier release gave the column. If the user renamed a column, it is found by the header that it had when it was last read, else by the id that Excel gave it.
 */
export function recogniseColumns(
  layout: Layout,
  seen: readonly SeenColumn[],
  before: RememberedColumns,
): Recognised {
  const columns = seen.map(() => OTHERS);
  const places = new Map<string, number>();
  const take = (id: string, at: number) => {
    if (at < 0 || columns[at] !== OTHERS || places.has(id)) return;
    columns[at] = id;
    places.set(id, at);
  };
  // A column that was there at the last read, under the same header, is still the same. Its header may also be one that the
  // layout has given up since, while the user has a column of his own with the layout's present header.
  for (const { id } of layout.columns) {
    const last = before[id];
    take(
      id,
      seen.findIndex((column) => column.id === last?.id && column.header === last.header),
    );
  }
  const headers = new Map(seen.map(({ header }, at) => [header, at]));
  const placeOfHeader = (header?: string) => (header === undefined ? -1 : (headers.get(header) ?? -1));
  for (const { id, header } of layout.columns) take(id, placeOfHeader(header));
  for (const { id, formerHeaders = [] } of layout.columns)
    for (const former of formerHeaders) take(id, placeOfHeader(former));
  for (const { id } of layout.columns) take(id, placeOfHeader(before[id]?.header));
  for (const { id } of layout.columns) take(id, placeOf(before[id]?.id, seen));
  const found = [...places].flatMap(([id, at]) => {
    const column = seen[at];
    return column ? [[id, { id: column.id, header: column.header }] as const] : [];
  });
  return {
    columns,
    lost: layout.columns.map(({ id }) => id).filter((id) => Object.hasOwn(before, id) && !places.has(id)),
    remembered: { ...before, ...Object.fromEntries(found) },
  };
}

/**
 * What is remembered of a table's columns, for another table that has replaced it: Excel's ids mean nothing in the new
 * table.
 */
function withoutIds(columns: RememberedColumns): RememberedColumns {
  return Object.fromEntries(Object.entries(columns).map(([id, { header }]) => [id, { header }]));
}

/**
 * The place of the column with this id; -1 if it is uncertain. The highest id of a table proves nothing: Excel may give it
 * to a new column after the column that had it is deleted.
 */
function placeOf(id: number | undefined, seen: readonly SeenColumn[]): number {
  if (id === undefined || !seen.some((column) => column.id > id)) return -1;
  return seen.findIndex((column) => column.id === id);
}
