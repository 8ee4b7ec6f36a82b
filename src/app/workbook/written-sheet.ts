import { ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import type { Patch, PlacedPatch, Sheet, WriteResult } from '../ports/excel-workbook';

/**
 * The sheet after the patches are written, with the cells that Excel changed. Undefined if the user has typed or rows are
 * missing.
 */
export function withPatches(
  sheet: Sheet,
  patches: readonly Patch[],
  { missing, adjusted, typed }: WriteResult,
): Sheet | undefined {
  if (missing.length > 0 || typed.length > 0) return undefined;
  const rowAt = sheet.columns.indexOf(ROW_COLUMN);
  const indexes = new Map<Cell, number>();
  for (const [index, row] of sheet.rows.entries()) {
    const id = row[rowAt] ?? '';
    if (!indexes.has(id)) indexes.set(id, index);
  }
  return withPlaced(
    sheet,
    [...patches, ...adjusted].flatMap(({ row, column, cell }): PlacedPatch[] => {
      const index = indexes.get(row);
      return index === undefined ? [] : [{ index, column, cell }];
    }),
  );
}

/** Only the rows that change are copied: a table may have 50,000 of them. */
export function withPlaced(sheet: Sheet, patches: readonly PlacedPatch[]): Sheet {
  const changed = new Map<number, Cell[]>();
  for (const { index, column, cell } of patches) {
    const at = sheet.columns.indexOf(column);
    const row = sheet.rows[index];
    if (!row || at < 0) continue;
    const cells = changed.get(index) ?? [...row];
    cells[at] = cell;
    changed.set(index, cells);
  }
  return { ...sheet, rows: sheet.rows.map((row, index) => changed.get(index) ?? row) };
}
