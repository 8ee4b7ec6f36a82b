import type { Parts } from '../schema';

/**
 * Converts the workbook's memory from one form to the next. `migrate` is a function of the stored texts alone. It must not
 * change parts that are in the new form already: a pane may have ended after it had written some of them.
 */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (parts: Parts) => Parts;
}
