import { cellInSheet } from '../../core/changes/row';
import { type Entity, fieldOf } from '../../core/entities/entity';
import type { ComparedRow, Decided } from '../../core/shifts/compare/difference';
import type { SheetShift } from '../../core/shifts/compare/sheet-shifts';
import { openShift } from '../../core/shifts/open-shift';
import type { RowId } from '../../core/table/layout';
import { nameForRow } from '../../core/table/record';
import type { ActPart } from '../memory/take-back-list';
import type { Patch, WriteResult } from '../ports/excel-workbook';

/** The cells that are written into existing rows of the sheet, and the rows that they change or make open shifts. */
export interface RowChanges {
  readonly patches: readonly Patch[];
  readonly changed: ReadonlySet<RowId>;
  readonly opened: ReadonlySet<RowId>;
}

/**
 * How many rows were changed and opened. `kept`: how many were not, because somebody has typed there since or has deleted them.
 */
export interface WrittenRows {
  readonly changed: number;
  readonly opened: number;
  readonly kept: number;
  /** The cells that were written, so that they can be put back. */
  readonly cells: ActPart['changed'];
}

export const NOTHING_WRITTEN: WriteResult = { missing: [], adjusted: [], typed: [] };

/** The changes that adding a text makes in existing rows. */
export function rowChanges(entity: Entity, { rows, opened }: Decided): RowChanges {
  const changes = rows.flatMap((row) => shiftPatches(entity, row));
  return {
    patches: [...changes, ...opened.map((shift) => openedBy(entity, shift))],
    changed: new Set(changes.map(({ row }) => row)),
    opened: new Set(opened.map(({ id }) => id)),
  };
}

/** The results of the rows. A row counts as changed if at least one of its cells was written. */
export function writtenRows(
  { patches, changed, opened }: RowChanges,
  { missing, typed, adjusted }: WriteResult,
): WrittenRows {
  const gone = new Set(missing);
  const others = new Set(typed.map(cellKey));
  const isWritten = (patch: Patch) => !gone.has(patch.row) && !others.has(cellKey(patch));
  const written = new Set(patches.filter(isWritten).map(({ row }) => row));
  const kept = new Set(patches.filter((patch) => !isWritten(patch)).map(({ row }) => row));
  const count = (rows: ReadonlySet<RowId>) => [...rows].filter((row) => written.has(row)).length;
  const shown = new Map(adjusted.map((patch) => [cellKey(patch), patch.cell]));
  const cells = patches.filter(isWritten).map((patch) => ({
    row: patch.row,
    column: patch.column,
    from: patch.was ?? '',
    to: shown.get(cellKey(patch)) ?? patch.cell,
  }));
  return { changed: count(changed), opened: count(opened), kept: kept.size, cells };
}

const cellKey = ({ row, column }: Patch): string => JSON.stringify([row, column]);

function shiftPatches(entity: Entity, { change, cells }: ComparedRow): Patch[] {
  if (!('oldShift' in change)) return [];
  const { oldShift, columns } = change;
  return columns.map((column) => ({
    row: oldShift.id,
    column,
    cell: nameForRow(fieldOf(entity, column), cells[column] ?? '', oldShift.base),
    was: cellInSheet(oldShift, column),
  }));
}

function openedBy(entity: Entity, { id, cells }: SheetShift): Patch {
  return { row: id, column: 'Person', cell: openShift(entity), was: cells['Person'] ?? '' };
}
