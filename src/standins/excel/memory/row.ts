/** What the grid in memory keeps of a row, and of a whole column. */
import type { Look, Scalar } from '../grid';

export interface Row {
  readonly values: Scalar[];
  formulas?: (string | undefined)[];
  formats?: (string | undefined)[];
  looks?: (Look | undefined)[];
  /** Hidden by a filter or by hand. */
  hidden?: boolean;
  /** In pixels. */
  height?: number;
}

/** What stands in the table's part of a row and moves with it when rows are sorted. */
export interface RowPart {
  readonly values: readonly (Scalar | undefined)[];
  readonly formulas: readonly (string | undefined)[];
  readonly formats: readonly (string | undefined)[];
  readonly looks: readonly (Look | undefined)[];
}

export interface ColumnDefaults {
  format?: string;
  look?: Look;
  width?: number;
  hidden?: boolean;
}

/** The same row once more: what is written to one is not in the other. */
export function copyOf({ values, formulas, formats, looks, ...rest }: Row): Row {
  return {
    ...rest,
    values: [...values],
    ...(formulas && { formulas: [...formulas] }),
    ...(formats && { formats: [...formats] }),
    ...(looks && { looks: [...looks] }),
  };
}
