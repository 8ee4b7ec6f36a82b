import type { Layout } from '../core/table/layout';

/** What stands for a column that is the user's own. */
export const OTHERS = '';

/**
 * The ids of a table's columns by their header texts, left to right: by the header of today, else by one that an earlier
 * release gave the column.
 */
export function columnIds(layout: Layout, headers: readonly string[]): string[] {
  const ids = headers.map(() => OTHERS);
  const taken = new Set<string>();
  const take = (at: number, id: string) => {
    if (at < 0 || ids[at] !== OTHERS || taken.has(id)) return;
    ids[at] = id;
    taken.add(id);
  };
  for (const { id, header } of layout.columns) take(headers.indexOf(header), id);
  for (const { id, formerHeaders = [] } of layout.columns)
    for (const former of formerHeaders) take(headers.indexOf(former), id);
  return ids;
}
