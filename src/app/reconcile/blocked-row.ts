import type { BaselineRow } from '../../core/changes/baseline';
import { type FieldCells } from '../../core/table/record';
import type { RowStatus } from '../../core/sync/row-state';

/** A planned row that must not be sent, with the baseline that shows the user what is on the service now. */
export interface BlockedRow extends RowStatus {
  readonly baseline?: BaselineRow;
  /** Cells to write: the service's values where the row is empty. */
  readonly writes?: FieldCells;
}
