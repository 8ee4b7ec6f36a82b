import type { Baseline, BaselineRow } from './baseline';

/**
 * The baseline without some fields, for columns that are about to be added without cells. With the field in the baseline, an
 * empty cell would look cleared. Without the field, the next merge fills in the cell.
 */
export function withoutFields(baseline: Baseline, ids: readonly string[]): Baseline {
  const rows = [...baseline.rows].map(([id, row]) => [id, withoutFieldsOfRow(row, ids)] as const);
  return { ...baseline, rows: new Map(rows) };
}

export function withoutFieldsOfRow(row: BaselineRow, fields: readonly string[]): BaselineRow {
  const { shown, conflicts, fromBackup, former, ...rest } = row;
  return {
    ...rest,
    cells: without(row.cells, fields),
    ids: without(row.ids, fields),
    ...(shown ? { shown: without(shown, fields) } : {}),
    ...(conflicts ? { conflicts: without(conflicts, fields) } : {}),
    ...(fromBackup ? { fromBackup: without(fromBackup, fields) } : {}),
    ...(former ? { former: without(former, fields) } : {}),
  };
}

/** The record without some of its fields. */
export function without<T>(
  record: Readonly<Record<string, T>>,
  fields: readonly string[],
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !fields.includes(id)));
}
