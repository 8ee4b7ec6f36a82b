import type { Baseline } from '../changes/baseline';
import type { TrackedRow, Tracking } from '../changes/row';
import type { LogEntry } from '../sync/log-entry';
import type { RowId } from '../table/layout';
import type { BackupRow } from './backup';

/**
 * The rows of a table for a backup: those of the sheet in their order, then known records whose rows were deleted in the sheet.
 * If the workbook has no such sheet, `tracking` is undefined, and all its records count as rows of the sheet: nobody has
 * deleted one of them alone.
 */
export function backupRows(
  tracking: Tracking | undefined,
  { rows }: Pick<Baseline, 'rows'>,
  log: readonly LogEntry[],
): BackupRow[] {
  if (!tracking) return [...rows.values()].map((base) => ({ id: base.id, base }));
  const sent = new Map(log.map((entry) => [entry.row, entry]));
  const inSheet = tracking.rows.flatMap((row) => rowOfSheet(row, sent) ?? []);
  const deleted = tracking.deleted.map((base): BackupRow => ({ id: base.id, base, isDeleted: true }));
  return [...inSheet, ...deleted];
}

/** Undefined for a blank row. */
function rowOfSheet(
  { id, base, state, cells, changed }: TrackedRow,
  log: ReadonlyMap<RowId, LogEntry>,
): BackupRow | undefined {
  if (state === 'blank') return undefined;
  const sent = log.get(id);
  const isOtherwise = !base || sent !== undefined || changed.length > 0;
  return {
    id: base?.id ?? id,
    ...(base ? { base } : {}),
    ...(isOtherwise ? { cells } : {}),
    ...(sent ? { sent } : {}),
  };
}
