import type { BaselineRow } from '../../core/changes/baseline';
import { type FieldCells } from '../../core/table/record';
import type { RowStatus } from '../../core/sync/row-state';

/** A planned row that must not go as it stands, with the baseline that shows the user what is on the service now. */
export interface BlockedRow extends RowStatus {
  readonly baseline?: BaselineRow;
  /** Cells to write: what the service holds where the row is blank. */
  readonly writes?: FieldCells;
}
