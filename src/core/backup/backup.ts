/**
 * backup/: the records of a workbook that the service can't list, as a file keeps them, and how such a file and a workbook
 * become one.
 */
import type { BaselineRow } from '../changes/baseline';
import type { LogEntry } from '../sync/log-entry';
import type { FieldCells } from '../table/record';
import type { RowId } from '../table/layout';
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
