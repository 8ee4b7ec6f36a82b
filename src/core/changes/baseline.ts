/**
 * changes/: what the user changed. Shiftsheet compares the cells with the baseline and keeps no log of edit events: Excel
 * drops and merges events, and also sends them for Shiftsheet's own writes.
 */
import type { FieldCells, ServiceRecord } from '../table/record';
import type { RowId } from '../table/layout';

/** One row as last known on the service. Fields that no list contains have the value that was last stored from here. */
export interface BaselineRow extends ServiceRecord {
  readonly id: RowId;
  /** The record's key on the service. */
  readonly key: string;
  /** Cells as Excel shows them, where Excel changed them while writing; they do not count as edits. */
  readonly shown?: FieldCells;
  /**
   * Fields that both sides changed and that the user has not decided about, with their values from before. A field counts
   * only while it is still edited (`openConflicts`).
   */
  readonly conflicts?: FieldCells;
  /**
   * For fields in conflict: the other value, if it is an edit of a backup and not the service's value. If the user takes it, it is
   * an edit of this row.
   */
  readonly fromBackup?: FieldCells;
  /**
   * The row had another record's hidden id, or was edited beside an edited copy, or was renamed while it was sent. The
   * preview shows its next changes before they are sent, until the row equals the service's record again.
   */
  readonly needsPreview?: boolean;
  /** True after a list no longer contained the record. */
  readonly gone?: boolean;
  /**
   * When it was found out that the record is stored so: milliseconds since 1970 by this device's clock. Only for kinds that the
   * service can't list. Undefined if nothing was stored from here since, or if an older release stored it.
   */
  readonly knownAt?: number;
  /**
   * The `knownAt` of the states from which this one was made, oldest first. They show which of two workbooks has the newer state
   * (lineage.ts).
   */
  readonly earlier?: readonly number[];
  /** The user has said that the service has this record. No push from this workbook has added it. */
  readonly adopted?: true;
}

/** What was last sent for a row that is not stored. Its Status stays true until the row is edited again. */
export interface Attempt {
  readonly cells: FieldCells;
  readonly status: string;
  readonly message: string;
  /**
   * Why nobody knows whether the row is stored. Undefined if the row was answered, or if an older release wrote the attempt.
   */
  readonly unknown?: string;
}

export interface Baseline {
  readonly rows: ReadonlyMap<RowId, BaselineRow>;
  readonly attempts: ReadonlyMap<RowId, Attempt>;
  /** Fields that the service sent and that the entity does not know. They have columns of their own. */
  readonly unknownFields: readonly string[];
  /** When the whole list was last read from the service: `yyyy-MM-ddTHH:mm` by the user's clock. */
  readonly readAt?: string;
}

export const emptyBaseline: Baseline = { rows: new Map(), attempts: new Map(), unknownFields: [] };
