import type {
  ReportArea,
  ColumnKind,
  ReportCell,
  ReportChart,
  ReportRow,
  Report,
  ReportSection,
} from './report';

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
  readonly shaded: readonly number[];
  /** The column of the day on which the report was made; none if it has no such column. */
  readonly today?: number;
  /** The cells of the `over` row that are merged: those above neighbours with the same text. */
  readonly shared: readonly ReportArea[];
  readonly titleRow: number;
  readonly headerRow: number;
  readonly firstRow: number;
  /** Less than `firstRow` if there is no row. */
  readonly lastRow: number;
  readonly heat: readonly ReportArea[];
  /** The first row under the table that its charts cover; absent if they are beside the tables. */
  readonly chartRow?: number;
}

/** A chart and the cells that it covers. All rows and columns are counted in the whole report. */
export interface PlacedChart {
  readonly chart: ReportChart;
  readonly area: ReportArea;
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
  /** Rows and columns that are for Shiftsheet alone. */
  readonly hiddenRows: readonly number[];
  readonly hiddenColumns: readonly number[];
}

/** How a report is printed if it does not fit on one page with readable letters. */
export type WidePrint = 'weeks' | 'pages' | 'large';

export interface PaperChoice {
  readonly paper: 'a4' | 'letter';
  /** Absent means whole weeks. */
  readonly wide?: WidePrint | undefined;
}

export type PaperSize = 'a4' | 'letter' | 'a3' | 'tabloid';

export type Orientation = Report['print']['orientation'];

/** How the columns of a report are divided into pages. */
export interface PagePlan {
  readonly paper: PaperSize;
  readonly orientation: Orientation;
  /** The scale in percent at which every page's columns fit. */
  readonly scale: number;
  /** Columns, from 0, that begin a new page; none if one page has all. */
  readonly columnBreaks: readonly number[];
  /** How many columns, from the first, are repeated on each of these pages. */
  readonly repeated: number;
}

/**
 * The width in points. A column of n characters of the standard font has 7n + 5 pixels (ECMA-376 part 1, 18.3.1.13), at 96
 * pixels to the inch.
 */
export const points = (characters: number): number => (characters * 7 + 5) * 0.75;

export const widthInPoints = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + points(width), 0);

/**
 * Pixels of a digit of Calibri 11 on paper. On the screen it has 7, because there each letter has a whole number of pixels.
 */
const DIGIT = 7.43;
/** Pixels of a column that stay empty, left and right of its text together. */
const EDGES = 3;

/** How many digits fit into a column of n characters on paper: 17 into a column of 18 characters. */
export const digitsIn = (characters: number): number => (characters * 7 + 5 - EDGES) / DIGIT;

/**
 * The rows, from 0, that are repeated on every printed page: the headers of the first section. Excel repeats them above all
 * rows of a page. So there are none if a section below has other headers: the repeated ones would be above the wrong
 * columns.
 */
export function repeatedHeader(
  { sections: [first, ...others] }: Pick<Report, 'sections'>,
  layout: Pick<ReportLayout, 'rows' | 'sections'>,
): Pick<ReportArea, 'firstRow' | 'lastRow'> | undefined {
  const [place] = layout.sections;
  if (!first || !place) return undefined;
  const headers = headersOf(first);
  if (others.some((below) => headersOf(below) !== headers)) return undefined;
  const { headerRow } = place;
  const hasOver = layout.rows[headerRow - 1]?.role === 'over';
  return { firstRow: hasOver ? headerRow - 1 : headerRow, lastRow: headerRow };
}

function headersOf({ columns }: ReportSection): string {
  return JSON.stringify(columns.map(({ header, over = '' }) => [header, over]));
}
