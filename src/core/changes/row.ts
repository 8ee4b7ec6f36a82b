import type { RowId } from '../table/layout';
import type { FieldCells } from '../table/record';
import type { Cell } from '../values/cell';
import type { BaselineRow } from './baseline';

/** A body row as read: its id ('' before it has one) and its field cells. `index` counts from 0. */
export interface SheetRow {
  readonly index: number;
  readonly id: RowId;
  readonly cells: FieldCells;
  readonly status: Cell;
  readonly message: Cell;
  /** Cells of `cells` that are blank in the sheet and follow from another cell of the row (named-times.ts). */
  readonly filled?: FieldCells | undefined;
}

/** A cell of the row as the sheet has it: what is written there replaces this. */
export function cellInSheet({ cells, filled }: Pick<SheetRow, 'cells' | 'filled'>, id: string): Cell {
  return filled?.[id] === undefined ? (cells[id] ?? '') : '';
}

export interface TrackedRow extends SheetRow {
  /** `gone`: the record is no longer on the service. `blank`: the row is empty and is skipped. */
  readonly change: 'unchanged' | 'edited' | 'new' | 'gone' | 'blank';
  readonly base?: BaselineRow;
  /** Ids of the edited fields; for a new row, of all filled fields. */
  readonly changed: readonly string[];
  /** The row began as a copy of this downloaded row. */
  readonly copyOf?: BaselineRow;
  /** The id that the row must get: '' if it needs a fresh one, undefined if it keeps the id that it has. */
  readonly newId?: RowId;
  /**
   * It was not certain which record the row represents: the row has another record's hidden id and its visible key decided,
   * or both the row and a copy of it are edited. The preview shows what would be sent.
   */
  readonly needsPreview?: true;
  /** The user typed a known record's key into the row: cells to write where the row is empty. */
  readonly adopted?: FieldCells;
  /**
   * The row does not show its record's key, and may represent another record now. The user is asked, nothing is sent, and no
   * refresh writes into the row. `recordOfShownKey`: the known record whose key the row shows.
   */
  readonly keyDoubt?: { readonly recordOfShownKey?: BaselineRow };
}

/** Whether the row has a record that is on the service, or will be. */
export function isThere({ change }: Pick<TrackedRow, 'change'>): boolean {
  return change !== 'blank' && change !== 'gone';
}

export interface Tracking {
  readonly rows: readonly TrackedRow[];
  /** Rows of the baseline that are no longer in the sheet. */
  readonly deleted: readonly BaselineRow[];
}
