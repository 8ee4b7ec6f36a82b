import type { Attempt } from '../../core/changes/baseline';
import type { RowId } from '../../core/table/sheet';
import { rememberHeld } from '../download/refresh';
import type { HeldBack } from './compare';
import type { Patch } from '../ports';
import { statusCells } from '../table/status';
import { statusOf } from '../../core/sync/status';
import type { TableRead } from '../table/table';
import type { Work } from '../work';

/** Somebody typed where something was to be written: the cell stays as they typed it, and the row says that it is edited. */
export async function tellEdited(work: Work, { layout }: TableRead, typed: readonly Patch[]): Promise<void> {
  const rows = new Set(typed.map(({ row }) => row));
  if (rows.size === 0) return;
  const patches = [...rows].flatMap((row) => statusCells(row, statusOf({ kind: 'edited' })));
  await work.ports.workbook.write(layout, patches);
}

/**
 * Writes statuses that hold until their rows are edited again; where the service has newer values, as their baseline. Of a
 * lost turn nothing is written: the other pane may have stored the rows.
 */
export async function tellRows(
  work: Work,
  read: TableRead,
  told: ReadonlyMap<RowId, HeldBack>,
): Promise<void> {
  if (told.size === 0 || work.turn.isLost) return;
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const patches = [...told].flatMap(([row, status]) => [
    ...Object.entries(status.writes ?? {}).map(([column, cell]): Patch => ({
      row,
      column,
      cell,
      was: inSheet.get(row)?.cells[column] ?? '',
    })),
    ...statusCells(row, status),
  ]);
  const { held, typed } = await work.ports.workbook.write(read.layout, patches);
  const { kind } = read.entity;
  const baseline = work.baselines.get(kind);
  const rows = new Map(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  for (const { id, cells } of read.tracking.rows) {
    const why = told.get(id);
    if (!why) continue;
    if (why.baseline) rows.set(id, why.baseline);
    attempts.set(id, { cells: { ...cells, ...why.writes }, status: why.status, message: why.message });
  }
  rememberHeld(rows, held);
  for (const { row, column } of typed) {
    // Somebody typed there meanwhile: with what the service holds it is a conflict.
    const base = rows.get(row);
    if (base)
      rows.set(row, { ...base, conflicts: { ...base.conflicts, [column]: base.cells[column] ?? '' } });
  }
  await work.baselines.set(kind, { ...baseline, rows, attempts });
}
