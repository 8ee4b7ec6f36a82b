import type { BaselineRow } from '../../core/changes/baseline';
import type { FieldCells } from '../../core/table/record';
import type { RowId } from '../../core/table/layout';
import { cellsAdjusted, typedMeanwhile } from './merge-table';
import type { Patch } from '../ports';
import { cellPatches, statusCells } from '../table/status';
import { statusOf } from '../../core/sync/status';
import type { TableSnapshot } from '../table/table-snapshot';
import type { JobContext } from '../job-context';
import type { RowStatus } from '../../core/sync/row-state';

/** A planned row that must not be sent, with a baseline that has the service's current values. */
export interface BlockedRow extends RowStatus {
  readonly baseline?: BaselineRow;
  /** Cells to write: the service's values for the row's empty cells. */
  readonly writes?: FieldCells;
}

/** The user typed into a cell before it could be written. The typed value remains, and the row's Status is Edited. */
export async function writeStatusOfEdited(
  work: JobContext,
  { layout }: TableSnapshot,
  typed: readonly Patch[],
): Promise<void> {
  const rows = new Set(typed.map(({ row }) => row));
  if (rows.size === 0) return;
  const patches = [...rows].flatMap((row) => statusCells(row, statusOf({ kind: 'edited' })));
  await work.ports.workbook.write(layout, patches);
}

/**
 * Writes statuses that are valid until their rows are edited again. The service's newer values become the rows' baselines. A
 * pane that has lost the lock writes nothing: the other pane may have stored the rows.
 */
export async function writeStatuses(
  work: JobContext,
  read: TableSnapshot,
  statuses: ReadonlyMap<RowId, BlockedRow>,
): Promise<void> {
  if (statuses.size === 0 || work.lock.isLost) return;
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const patches = [...statuses].flatMap(([row, status]) => [
    ...cellPatches({ id: row, cells: inSheet.get(row)?.cells ?? {} }, status.writes ?? {}),
    ...statusCells(row, status),
  ]);
  const { adjusted, typed } = await work.ports.workbook.write(read.layout, patches);
  const { kind } = read.entity;
  const baselines = work.sync.snapshot(kind).rows;
  const rows = read.tracking.rows.flatMap(({ id, cells }) => {
    const blocked = statuses.get(id);
    if (!blocked) return [];
    const attempt = {
      cells: { ...cells, ...blocked.writes },
      status: blocked.status,
      message: blocked.message,
    };
    return [{ row: id, attempt, ...(blocked.baseline ? { base: blocked.baseline } : {}) }];
  });
  await work.sync.commit(
    { type: 'rows-blocked', kind, rows },
    cellsAdjusted(kind, adjusted),
    typedMeanwhile(kind, typed, (row) => statuses.get(row)?.baseline ?? baselines.get(row)),
  );
}
