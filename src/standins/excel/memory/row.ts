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

/** The table's part of a row, which moves as a whole when rows are sorted. */
export interface RowPart {
  readonly values: readonly (Scalar | undefined)[];
  readonly formulas: readonly (string | undefined)[];
  readonly formats: readonly (string | undefined)[];
  readonly looks: readonly (Look | undefined)[];
}

/** The rows from `from` up to, but without, `to` have this number format. */
interface FormatSpan {
  readonly from: number;
  readonly to: number;
  readonly format: string;
}

export interface ColumnDefaults {
  format?: string;
  /** Formats of many rows at once. A later span has precedence over an earlier one; cells' own formats over all. */
  spans?: readonly FormatSpan[];
  look?: Look;
  width?: number;
  hidden?: boolean;
}

/** A copy of the row: writing to one does not change the other. */
export function copyOf({ values, formulas, formats, looks, ...rest }: Row): Row {
  return {
    ...rest,
    values: [...values],
    ...(formulas && { formulas: [...formulas] }),
    ...(formats && { formats: [...formats] }),
    ...(looks && { looks: [...looks] }),
  };
}
