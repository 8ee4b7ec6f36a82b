import type { Report } from './report';

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
