import type { Baseline, BaselineRow } from './baseline';

/**
 * The baseline as if it had never known some fields. For columns that are about to be added without cells: a field that was
 * known would look cleared, one that was not is filled in by the next merge.
 */
export function withoutFields(baseline: Baseline, ids: readonly string[]): Baseline {
  const rows = [...baseline.rows].map(([id, row]) => [id, withoutFieldsOfRow(row, ids)] as const);
  return { ...baseline, rows: new Map(rows) };
}

function withoutFieldsOfRow(row: BaselineRow, fields: readonly string[]): BaselineRow {
  const { shown, conflicts, former, ...rest } = row;
  return {
    ...rest,
    cells: without(row.cells, fields),
    ids: without(row.ids, fields),
    ...(shown ? { shown: without(shown, fields) } : {}),
    ...(conflicts ? { conflicts: without(conflicts, fields) } : {}),
    ...(former ? { former: without(former, fields) } : {}),
  };
}

function without<T>(record: Readonly<Record<string, T>>, fields: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => !fields.includes(id)));
}
