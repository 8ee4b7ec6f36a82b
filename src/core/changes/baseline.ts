/**
 * changes/: what the user changed. The truth is a plain comparison of cells with the baseline, never a log of events:
 * events are dropped, merged and sent for our own writes as well.
 */
import type { FieldCells, ServiceRecord } from '../table/record';
import type { RowId } from '../table/sheet';

/** One row as last known on the service; fields that a read never carries as last stored from here. */
export interface BaselineRow extends ServiceRecord {
  readonly id: RowId;
  /** The record's key on the service. */
  readonly key: string;
  /** Cells as Excel shows them, where Excel changed them while writing; they do not count as edits. */
  readonly shown?: FieldCells;
  /**
   * Fields that both sides changed and the user has not decided about, with their values before. A field counts while it is
   * still edited (`openConflicts`).
   */
  readonly conflicts?: FieldCells;
  /**
   * The row had another record's hidden id, was edited beside an edited copy, or was renamed while it was sent. The preview
   * shows its next changes before they are sent, until the row equals the service's record again.
   */
  readonly needsPreview?: boolean;
  /** True once a read no longer listed the record. */
  readonly gone?: boolean;
}

/** What was last sent for a row that is not stored: its status stays true until the row is edited again. */
export interface Attempt {
  readonly cells: FieldCells;
  readonly status: string;
  readonly message: string;
  /** Why nobody knows whether the row is stored; of no row that was answered, and of none that an older release noted. */
  readonly unknown?: string;
}

export interface Baseline {
  readonly rows: ReadonlyMap<RowId, BaselineRow>;
  readonly attempts: ReadonlyMap<RowId, Attempt>;
  /** Fields that the service sent and the entity does not know; they have columns of their own. */
  readonly unknownFields: readonly string[];
  /** When the whole list was last read from the service, by the user's clock, `yyyy-MM-ddTHH:mm`. */
  readonly readAt?: string;
}

export const emptyBaseline: Baseline = { rows: new Map(), attempts: new Map(), unknownFields: [] };
