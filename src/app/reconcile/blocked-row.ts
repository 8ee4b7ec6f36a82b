import type { BaselineRow } from '../../core/changes/baseline';
import { type FieldCells } from '../../core/table/record';
import type { RowStatus } from '../../core/sync/row-state';

/** A planned row that must not be sent, with a baseline that has the service's current values. */
export interface BlockedRow extends RowStatus {
  readonly baseline?: BaselineRow;
  /** Cells to write: the service's values for the row's empty cells. */
  readonly writes?: FieldCells;
}
