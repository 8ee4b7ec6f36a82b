/**
 * reports/: facts of the workbook made into plain tables. Nothing here knows Excel, CSV or paper; whoever draws a report
 * turns its values into serials, number formats and text.
 */

/**
 * What a column's cells hold:
 * - `text`: text as it is, lines parted by \n; a number in it is written as a number without a format of its own
 * - `hours`: a number of hours with its fraction, shown with two decimals
 * - `number`: a number with a fraction, shown with at most two decimals
 * - `integer`: a whole number
 * - `money`: an amount without a currency
 * - `date`: a day, `yyyy-MM-dd`
 * - `weekday-date`: the same, shown with its weekday
 * - `time`: a time of day, `HH:mm`
 * - `datetime`: a day and time of the wall clock, `yyyy-MM-ddTHH:mm`
 */
export type ColumnKind =
  'text' | 'hours' | 'number' | 'integer' | 'money' | 'date' | 'weekday-date' | 'time' | 'datetime';

/**
 * undefined is an empty cell. A string in a column of numbers, dates or times is that column's form only in `data` rows; in
 * the first cell of every other row it is a label. Text may begin with `=`, `+`, `-` or `@`: it is never a formula.
 */
export type ReportCell = string | number | undefined;

export interface ReportColumn {
  readonly header: string;
  readonly kind: ColumnKind;
  /** In characters of the sheet's standard font. Columns of several sections stand below each other: the widest counts. */
  readonly width: number;
  /** Its cells may hold several lines, or be broken into them. Absent means no. */
  readonly wrap?: boolean;
  /** What it shares with its neighbours: drawn above the headers, once over neighbours that have the same. */
  readonly over?: string;
  /** A day that may be shaded. */
  readonly isWeekend?: boolean;
  /** A day with which a week begins: a page may begin with it. */
  readonly beginsWeek?: boolean;
}

export interface ReportRow {
  /**
   * - `data`: a line of the report
   * - `group`: the heading of the rows below it; only its first cell is filled
   * - `band`: set apart from the people's rows: open shifts
   * - `subtotal`, `total`: sums; their first cell says of what
   */
  readonly role: 'data' | 'group' | 'band' | 'subtotal' | 'total';
  /** One for each column; cells at the end may be missing, which means empty. */
  readonly cells: readonly ReportCell[];
  /** A new page begins with it when printed. */
  readonly breakBefore?: boolean;
  /** Fills of cells by their place from 0, `RRGGBB`; the text on them must stay readable, whatever the colour. */
  readonly fills?: Readonly<Record<number, string>>;
}

/** Rows and columns of a section, counted from 0, both ends included. */
export interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A picture of some rows of its section. */
export interface ReportChart {
  readonly type: 'column-clustered' | 'column-stacked' | 'bar-clustered' | 'line';
  readonly title: string;
  /** What the values count: `Hours`. */
  readonly unit: string;
  /** The column that names the groups, and those drawn as series, each called by its header. */
  readonly category: number;
  readonly values: readonly number[];
  /** From 0, both ends included; rows of sums stay out. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** A table with its own headers. A report's sections stand below each other, with a row between them. */
export interface ReportSection {
  /** Stands above the headers; absent where the report's title says it all. */
  readonly title?: string;
  readonly columns: readonly ReportColumn[];
  /** May be empty: then `empty` stands in their place. */
  readonly rows: readonly ReportRow[];
  readonly empty: string;
  /** Cells coloured by how much they hold, from nothing to the most, each area by itself. Empty cells stay plain. */
  readonly heat?: readonly Area[];
  readonly charts?: readonly ReportChart[];
  /** Columns that stay in sight at the left; absent means none. */
  readonly frozenColumns?: number;
}

/** A sentence above the tables. */
export interface ReportLine {
  /** Period and filters; how old the data is; what is not in it, and how it was counted. */
  readonly role: 'scope' | 'source' | 'notice';
  readonly text: string;
}

export interface Report {
  readonly id: ReportId;
  readonly title: string;
  readonly lines: readonly ReportLine[];
  /** For whoever makes it, and not on it: what a staff copy leaves out. Absent means nothing. */
  readonly asides?: readonly string[];
  /** At least one. */
  readonly sections: readonly ReportSection[];
  readonly print: {
    /** Across where it is too wide upright (page-plan.ts). */
    readonly orientation: 'portrait' | 'landscape';
    /** The section, from 0, whose headers are repeated on the pages after them: the main one. */
    readonly repeatHeaderOf: number;
  };
}

/** A report's name in code and memory; it stays the same from version to version. */
export type ReportId =
  | 'hours'
  | 'schedule'
  | 'coverage'
  | 'time-off-balances'
  | 'time-off-calendar'
  | 'qualification-matrix'
  | 'changes'
  | 'open-shifts'
  | 'who-works-when';
