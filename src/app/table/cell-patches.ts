import { cellInSheet, type TrackedRow } from '../../core/changes/row';
import type { FieldCells } from '../../core/table/record';
import type { Patch } from '../ports';

/**
 * Cells to write into a row, each with its current cell: if somebody types into a cell before it is written, the typed value
 * remains.
 */
export function cellPatches(row: Pick<TrackedRow, 'id' | 'cells' | 'filled'>, writes: FieldCells): Patch[] {
  return Object.entries(writes).map(([column, cell]) => ({
    row: row.id,
    column,
    cell,
    was: cellInSheet(row, column),
  }));
}
