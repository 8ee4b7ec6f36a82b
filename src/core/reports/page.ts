import type { Report } from './report';

/** How a report is printed that one page does not hold with letters that can be read. */
export type WidePrint = 'weeks' | 'pages' | 'large';

export interface PaperChoice {
  readonly paper: 'a4' | 'letter';
  /** Absent means whole weeks. */
  readonly wide?: WidePrint | undefined;
}

export type PaperSize = 'a4' | 'letter' | 'a3' | 'tabloid';

export type Orientation = Report['print']['orientation'];

/** How the columns of a report come on pages. */
export interface PagePlan {
  readonly paper: PaperSize;
  readonly orientation: Orientation;
  /** Percent at which every page's columns fit on it. */
  readonly scale: number;
  /** Columns, from 0, with which a new page begins; none where one page holds all. */
  readonly columnBreaks: readonly number[];
  /** Columns, from the first, that stand on each of these pages. */
  readonly repeated: number;
}
