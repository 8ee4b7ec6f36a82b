/** The most row links in a list: a pane can't show 10,000, and building them would slow down every edit. */
export const LINK_LIMIT = 50;

/** A row that the user can jump to. */
export interface RowLink {
  readonly kind: string;
  /** The row's id, by which it is found wherever it was moved. A row without an id is found by its position. */
  readonly row?: string;
  /** Body row, counted from 0, when the view was made. */
  readonly index: number;
  /** Worksheet row number, as Excel shows it. */
  readonly number: number;
  readonly label: string;
  /** For `fix` and `warned`: what is wrong and what to do; for `edited`: the fields. */
  readonly note: string;
  readonly column?: string;
}
