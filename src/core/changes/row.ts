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
  /** `gone` rows are no longer on the service; `blank` rows hold nothing and are passed over. */
  readonly state: 'unchanged' | 'edited' | 'new' | 'gone' | 'blank';
  readonly base?: BaselineRow;
  /** Names of edited fields; for a new row, of all filled ones. */
  readonly changed: readonly string[];
  /** The row began as a copy of this downloaded row. */
  readonly copyOf?: BaselineRow;
  /** The row must be given this id, or a fresh one where it is ''; undefined: it has its own. */
  readonly newId?: RowId;
  /**
   * Which record the row stands for was decided and not plain: it bears another record's hidden id and its visible key
   * decided, or it and a copy of it are both edited. What is sent of it is shown before.
   */
  readonly needsPreview?: true;
  /** The row was typed, and its key is that of a known record: cells to write where the row is blank. */
  readonly adopted?: FieldCells;
  /**
   * The row does not show its record's key, and may be another record by now: the user is asked, nothing of it is sent,
   * and no refresh writes into it. `shows` is the known record whose key it shows.
   */
  readonly keyDoubt?: { readonly recordOfShownKey?: BaselineRow };
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}
