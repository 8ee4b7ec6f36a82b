import { type FieldCells } from '../table/record';
import { type Cell, type RowId } from '../table/sheet';
import type { BaselineRow } from './baseline';

/** A body row as read: its id ('' before it has one) and its field cells. `index` counts from 0. */
export interface SheetRow {
  readonly index: number;
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly status: Cell;
  readonly message: Cell;
}

export interface TrackedRow extends SheetRow {
  /** `gone` rows are no longer on the service; `blank` rows are empty and are skipped. */
  readonly state: 'unchanged' | 'edited' | 'new' | 'gone' | 'blank';
  readonly base?: BaselineRow;
  /** Names of edited fields; for a new row, of all filled ones. */
  readonly changed: readonly string[];
  /** The row began as a copy of this downloaded row. */
  readonly copyOf?: BaselineRow;
  /** The id that the row must get; '' stands for a fresh one, undefined for the id that it has. */
  readonly newId?: RowId;
  /**
   * It was not certain which record the row stands for: the row has another record's hidden id and its visible key decided,
   * or both the row and a copy of it are edited. The preview shows what would be sent.
   */
  readonly needsPreview?: true;
  /** The user typed the row with a known record's key: cells to write where the row is empty. */
  readonly adopted?: FieldCells;
  /**
   * The row does not show its record's key, and may stand for another record now. The user is asked, nothing is sent, and no
   * refresh writes into the row. `recordOfShownKey` is the known record whose key the row shows.
   */
  readonly keyDoubt?: { readonly recordOfShownKey?: BaselineRow };
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}
