/** Which rows of a sheet are shown, and in which order. */
export interface SavedView {
  readonly name: string;
  /** Only rows with one of these texts in the column. */
  readonly only?: { readonly column: string; readonly texts: readonly string[] } | undefined;
  /** Only rows of one week, by the sheet's date column. It is the week of the day on which the view is shown. */
  readonly week?: ViewWeek | undefined;
  /** The column by which the rows are sorted, from the first to the last. */
  readonly sort?: string | undefined;
}

export type ViewWeek = 'this' | 'next';
