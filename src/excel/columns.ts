import type { RememberedColumns } from '../app/ports';
import type { Layout } from '../core/table/layout';

/** The id of a column that is the user's own. */
const OTHERS = '';

/** A column as Excel has it: its id stays the same when it is moved or renamed. */
export interface SeenColumn {
  /** Excel's TableColumn.id. */
  readonly id: number;
  readonly header: string;
}

export interface Recognised {
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
export function withoutIds(columns: RememberedColumns): RememberedColumns {
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
