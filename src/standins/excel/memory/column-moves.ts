/** Inserting and deleting whole columns of a sheet in memory. */
import type { ColumnDefaults, RowPart } from './row';
import type { SheetCells } from './sheet-cells';

/** The contents of deleted columns, for undo. */
interface DeletedColumns {
  readonly defaults: readonly (ColumnDefaults | undefined)[];
  readonly parts: readonly (RowPart | undefined)[];
}

/** Inserts whole columns. `kept`: what deleteColumns returned, to restore it. */
export function insertColumns(
  { columns, rows }: SheetCells,
  at: number,
  count: number,
  kept?: DeletedColumns,
): void {
  spliceColumns(columns, at, 0, kept?.defaults ?? Array.from({ length: count }, () => undefined));
  rows.forEach((row, index) => {
    if (!row) return;
    const part = kept?.parts[index];
    if (row.values.length > at || part) spliceColumns(row.values, at, 0, fill(part?.values, count, ''));
    for (const name of ['formulas', 'formats', 'looks'] as const) {
      const list = row[name];
      if (list) spliceColumns<unknown>(list, at, 0, fill<unknown>(part?.[name], count, undefined));
    }
  });
}

/** Deletes whole columns and returns their contents. */
export function deleteColumns(cells: SheetCells, at: number, count: number): DeletedColumns {
  const { columns, rows } = cells;
  const parts = rows.map((row, index) => row && cells.part(index, at, count));
  const defaults = Array.from({ length: count }, (_, index) => columns[at + index]);
  spliceColumns(columns, at, count, []);
  for (const row of rows) {
    if (!row) continue;
    row.values.splice(at, count);
    row.formulas?.splice(at, count);
    row.formats?.splice(at, count);
    row.looks?.splice(at, count);
  }
  return { defaults, parts };
}

/** Array.splice that also works beyond the array's end: a sheet's lists are only as long as needed. */
function spliceColumns<T>(list: (T | undefined)[], at: number, count: number, added: readonly T[]): void {
  if (added.length > 0) while (list.length < at) list.push(undefined);
  list.splice(at, count, ...added);
}

function fill<T>(part: readonly (T | undefined)[] | undefined, count: number, empty: T): T[] {
  return Array.from({ length: count }, (_, index) => part?.[index] ?? empty);
}
