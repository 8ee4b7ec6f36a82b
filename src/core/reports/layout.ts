import type { Area, ColumnKind, ReportCell, ReportChart, ReportRow } from './report';

/**
 * The role of a row in a report's layout. `title`, `scope` and `note` may span several columns; `section` is a section's
 * title; `over` is above `header`; `empty` says that a section has no rows; a chart covers rows of the role `chart`; `about`
 * is a heading below the tables, `key` explains a colour there; `blank` is between parts; the others are the roles of a
 * report's rows.
 */
export type LayoutRole =
  | 'title'
  | 'scope'
  | 'section'
  | 'over'
  | 'header'
  | 'empty'
  | 'chart'
  | 'about'
  | 'key'
  | 'note'
  | 'blank'
  | ReportRow['role'];

export interface LayoutRow {
  readonly role: LayoutRole;
  /** As in report.ts; cells at the end may be missing. */
  readonly cells: readonly ReportCell[];
  /** The row's height in lines of text, at the widths of `columns`. */
  readonly lines: number;
  /** The section's index; absent for rows above the first section and below the last. */
  readonly section?: number;
  readonly breakBefore?: boolean;
  readonly fills?: Readonly<Record<number, string>>;
}

/** Where a section's cells are. Rows are counted in the whole report, from 0. */
export interface LayoutSection {
  readonly kinds: readonly ColumnKind[];
  readonly wraps: readonly boolean[];
  /** Columns with large letters, from 0. */
  readonly large: readonly number[];
  /** Columns of days that are shaded, from 0. */
  readonly weekends: readonly number[];
  /** The column of the day on which the report was made; none if it has no such column. */
  readonly today?: number;
  /** The cells of the `over` row that are merged: those above neighbours with the same text. */
  readonly shared: readonly Area[];
  readonly titleRow: number;
  readonly headerRow: number;
  readonly firstRow: number;
  /** Less than `firstRow` if there is no row. */
  readonly lastRow: number;
  readonly heat: readonly Area[];
  /** The first row under the table that its charts cover; absent if they are beside the tables. */
  readonly chartRow?: number;
}

/** A chart and the cells that it covers. All rows and columns are counted in the whole report. */
export interface PlacedChart {
  readonly chart: ReportChart;
  readonly area: Area;
}

/** A report as a grid of cells: the common form for a worksheet, a file and a copy. */
export interface ReportLayout {
  /** One width for each column of the widest section: the largest width of that column in all sections. In characters. */
  readonly widths: readonly number[];
  /**
   * The columns that the title has. 0: the title is alone in its row and may be wider than its column. Otherwise these columns
   * stay visible or are repeated on paper; so the title is broken into lines in them, and `scope` is beside it in the same
   * row.
   */
  readonly titleColumns: number;
  /** The column before which `scope` and `note` end, so that a sentence is not too wide to read. They begin after the title's columns. */
  readonly span: number;
  readonly rows: readonly LayoutRow[];
  readonly sections: readonly LayoutSection[];
  readonly charts: readonly PlacedChart[];
  /**
   * Rows and columns that stay visible: through the headers of the first section, if they are right above all other rows too,
   * and the first columns of a report that is wider than a window.
   */
  readonly frozenRows: number;
  readonly frozenColumns: number;
}
