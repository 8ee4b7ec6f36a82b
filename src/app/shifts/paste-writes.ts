import type { Entity } from '../../core/entities/entity';
import type { ComparedRow, Difference, SheetShift } from '../../core/paste/result/difference';
import { openShift } from '../../core/paste/people/who';
import type { RowId } from '../../core/table/sheet';
import type { Patch, WriteResult } from '../ports';

/** The cells that adding writes into rows of the sheet, and which rows change or become open shifts by them. */
export interface RowChanges {
  readonly patches: readonly Patch[];
  readonly changed: ReadonlySet<RowId>;
  readonly opened: ReadonlySet<RowId>;
}

/** How many rows were changed and opened, and how many hold something else since somebody has typed there, or are deleted. */
export interface WrittenRows {
  readonly changed: number;
  readonly opened: number;
  readonly kept: number;
}

export const NOTHING_WRITTEN: WriteResult = { missing: [], adjusted: [], typed: [] };

/** What adding a text changes in rows that are there; the shifts that are gone from it are opened where the user says so. */
export function rowChanges(
  entity: Entity,
  { rows, gone }: Difference,
  whatOfGone: 'keep' | 'open',
): RowChanges {
  const changes = rows.flatMap(patchesFor);
  const opened = whatOfGone === 'open' ? gone.map((shift) => openedBy(entity, shift)) : [];
  return {
    patches: [...changes, ...opened],
    changed: new Set(changes.map(({ row }) => row)),
    opened: new Set(opened.map(({ row }) => row)),
  };
}

/** What became of the rows: one of which no cell could be written is not changed. */
export function writtenRows(
  { patches, changed, opened }: RowChanges,
  { missing, typed }: Pick<WriteResult, 'missing' | 'typed'>,
): WrittenRows {
  const gone = new Set(missing);
  const cells = new Set(typed.map(cellKey));
  const isWritten = (patch: Patch) => !gone.has(patch.row) && !cells.has(cellKey(patch));
  const written = new Set(patches.filter(isWritten).map(({ row }) => row));
  const kept = new Set(patches.filter((patch) => !isWritten(patch)).map(({ row }) => row));
  const count = (rows: ReadonlySet<RowId>) => [...rows].filter((row) => written.has(row)).length;
  return { changed: count(changed), opened: count(opened), kept: kept.size };
}

const cellKey = ({ row, column }: Patch): string => JSON.stringify([row, column]);

function patchesFor({ change, cells }: ComparedRow): Patch[] {
  if (!('of' in change)) return [];
  const { of, columns } = change;
  return columns.map((column) => ({
    row: of.id,
    column,
    cell: cells[column] ?? '',
    was: of.cells[column] ?? '',
  }));
}

function openedBy(entity: Entity, { id, cells }: SheetShift): Patch {
  return { row: id, column: 'Person', cell: openShift(entity), was: cells['Person'] ?? '' };
}
