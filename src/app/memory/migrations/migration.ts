import type { Parts } from '../schema';

/**
 * How the workbook's memory gets from one form to the next. `migrate` is a function of the stored texts alone. It must give
 * the same for parts that are in the new form already: a pane may have died when it had written some of them.
 */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly migrate: (parts: Parts) => Parts;
}
