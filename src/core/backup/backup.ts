/**
 * backup/: the records of a workbook that the service can't list, as a file keeps them, and how such a file and a workbook
 * become one.
 */
import type { BaselineRow, Baseline } from '../changes/baseline';
import type { TrackedRow, Tracking } from '../changes/row';
import type { LogEntry } from '../sync/log-entry';
import type { RowId } from '../table/layout';
import type { FieldCells } from '../table/record';
import type { Named } from '../values/name-list';

/** One row of a workbook at the time of the backup. */
export interface BackupRow {
  readonly id: RowId;
  /** The record as it was last known on the service. Undefined for a row that is not stored. */
  readonly base?: BaselineRow;
  /** The row's cells, if they are not those of `base`: what was not pushed, or has no clear answer yet. */
  readonly cells?: FieldCells;
  /** The row was sent, and it is not known whether it is stored. */
  readonly sent?: LogEntry;
  /** The row was deleted in the sheet. Its record is still on the service. */
  readonly isDeleted?: true;
}

export interface BackupTable {
  readonly kind: string;
  readonly rows: readonly BackupRow[];
}

export interface Backup {
  /** `yyyy-MM-ddTHH:mm` by the clock of the device that made it. */
  readonly madeAt: string;
  readonly service: string;
  readonly sp: string;
  /** The names behind the IDs in the rows, by kind. */
  readonly names: Readonly<Record<string, readonly Named[]>>;
  /** Tables without rows are left out. */
  readonly tables: readonly BackupTable[];
}

/** Whether the row was never stored, so that a push adds it. */
export function isNewRow({ base, sent }: BackupRow): boolean {
  return !base && !sent;
}

/** Whether the row has something that was not pushed. */
export function isUnpushed({ base, sent, cells }: BackupRow): boolean {
  return !sent && (!base || cells !== undefined);
}

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
  { id, base, change, cells, changed }: TrackedRow,
  log: ReadonlyMap<RowId, LogEntry>,
): BackupRow | undefined {
  if (change === 'blank') return undefined;
  const sent = log.get(id);
  const isOtherwise = !base || sent !== undefined || changed.length > 0;
  return {
    id: base?.id ?? id,
    ...(base ? { base } : {}),
    ...(isOtherwise ? { cells } : {}),
    ...(sent ? { sent } : {}),
  };
}
