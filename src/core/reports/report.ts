import type { DayNumber } from '../calendar/days';
import type { Sliced } from '../slices';
import type { ReportFacts, ReportShift, Source } from './facts';
import type { OptionName, ReportOptions } from './options';
import type { ReportName } from './words';

/**
 * reports/: makes plain tables from the workbook's data. Nothing here depends on Excel, CSV or paper: the code that draws a
 * report turns its values into serials, number formats and text.
 */

/**
 * What a column's cells contain:
 * - `typed`: text that people may type: empty cells have the text format as well, so that Excel makes no date of `9-12`
 * - `text`: text as it is, with \n between lines; a number is written as a number without a format of its own
 * - `hours`: a number of hours with its fraction, shown with two decimals; zero is shown as an empty cell
 * - `difference`: the same with its sign, and zero is shown
 * - `heads`: an average number of people, shown with one decimal; zero is shown as an empty cell
 * - `number`: a number with a fraction, shown with at most two decimals
 * - `integer`: a whole number
 * - `signed`: a whole number with its sign; zero is shown as an empty cell
 * - `money`: an amount without a currency
 * - `date`: a day, `yyyy-MM-dd`
 * - `weekday-date`: the same, shown with its weekday
 * - `time`: a time of day, `HH:mm`
 * - `datetime`: a day and time of the wall clock, `yyyy-MM-ddTHH:mm`
 */
export type ColumnKind =
  | 'text'
  | 'typed'
  | 'hours'
  | 'difference'
  | 'heads'
  | 'number'
  | 'integer'
  | 'signed'
  | 'money'
  | 'date'
  | 'weekday-date'
  | 'time'
  | 'datetime';

/**
 * undefined is an empty cell. In a column of numbers, dates or times, a string has that column's form only in `data` rows;
 * in the first cell of every other row it is a label. Text may begin with `=`, `+`, `-` or `@`: it is never a formula.
 */
export type ReportCell = string | number | undefined;

export interface ReportColumn {
  readonly header: string;
  readonly kind: ColumnKind;
  /**
   * In characters of the sheet's standard font. Columns of several sections are below each other: the largest width is used.
   */
  readonly width: number;
  /** Whether its cells may have several lines, or be broken into lines. Absent means no. */
  readonly wrap?: boolean;
  /** A text above the headers, drawn once over neighbours with the same text. */
  readonly over?: string;
  /** Whether its cells have large letters in their middle, which people read from a distance. */
  readonly isLarge?: boolean;
  /** Whether the column is a weekend day or a holiday, which is shaded. */
  readonly isShaded?: boolean;
  /** Whether the column is the day on which the report was made. */
  readonly isToday?: boolean;
  /** Whether a week begins with this day: a page may begin with it. */
  readonly beginsWeek?: boolean;
  /** Whether the column is for Shiftsheet alone: it is hidden. */
  readonly isHidden?: boolean;
}

export interface ReportRow {
  /**
   * - `data`: a line of the report
   * - `group`: the heading of the rows below it; only its first cell is filled
   * - `band`: a row that is separate from the people's rows: open shifts
   * - `needs`: how needs are met on each day; its first cell is a label
   * - `subtotal`, `total`: sums; their first cell names what is summed
   */
  readonly role: 'data' | 'group' | 'band' | 'needs' | 'subtotal' | 'total';
  /** One for each column; cells at the end may be missing, and are then empty. */
  readonly cells: readonly ReportCell[];
  /** Whether a printed page begins with this row. */
  readonly breakBefore?: boolean;
  /** Fills of cells by their place from 0, `RRGGBB`. The text on them must stay readable with every colour. */
  readonly fills?: Readonly<Record<number, string>>;
  /** Whose days the row shows. A finished report no longer has it. */
  readonly days?: RowDays;
}

/** The blocks that a row of a section writes for a person. */
export interface RowDays {
  readonly personId: string;
  readonly person: string;
  readonly first: DayNumber;
  /** The blocks of each of its days, from the first on. The days are the columns after the row's first cell. */
  readonly blocks: readonly (readonly ReportShift[] | undefined)[];
  /** The row is a line of a list: its cells are no days. A mark has a column of its own. */
  readonly isLine?: true;
}

/** Rows and columns, both ends included. In a section they are counted from its first row and column, which are 0. */
export interface ReportArea {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A chart of some cells of its section. Rows are counted from the section's first row; the row of its headers is -1. */
export interface ReportChart {
  readonly type: 'column-clustered' | 'line';
  readonly title: string;
  /** The unit of the values: `Hours`. */
  readonly unit: string;
  /** The names of the groups: a part of a column or of a row. */
  readonly categories: ReportArea;
  /** Each has as many cells as there are categories. */
  readonly series: readonly ChartSeries[];
}

interface ChartSeries {
  readonly name: string;
  readonly values: ReportArea;
}

/** A table with its own headers. A report's sections stand below each other, with a row between them. */
export interface ReportSection {
  /** The text above the headers; absent if the report's title is enough. */
  readonly title?: string;
  readonly columns: readonly ReportColumn[];
  /** If there are no rows, the text `empty` is shown instead. */
  readonly rows: readonly ReportRow[];
  readonly empty: string;
  /**
   * Areas in which cells are coloured by their value, from zero to the largest, each area by itself. Empty cells stay plain.
   */
  readonly heat?: readonly ReportArea[];
  readonly charts?: readonly ReportChart[];
  /** How many columns stay visible at the left; absent means none. */
  readonly frozenColumns?: number;
  /** Whether the texts above the headers are for Shiftsheet alone: their row is hidden. */
  readonly hidesOver?: boolean;
}

/** A sentence of the report. */
export interface ReportLine {
  /**
   * - `scope`: period, filters and the time at which the report was made: one line above the tables
   * - `notice`: the age of the data, what is left out, and how it was counted: below the tables
   * - `change`: what has changed since the report was given out: below the tables
   */
  readonly role: 'scope' | 'notice' | 'change';
  readonly text: string;
}

/** What a colour in the cells means. */
export interface LegendEntry {
  readonly text: string;
  /** `RRGGBB` */
  readonly fill: string;
}

export interface Report {
  /** The report's name in code and memory; it stays the same from version to version. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly ReportLine[];
  /**
   * Sentences for the person who makes the report, which are not printed: what a staff copy leaves out. Absent means none.
   */
  readonly makerNotices?: readonly string[];
  /** Absent if no colour has a meaning. */
  readonly legend?: readonly LegendEntry[];
  readonly sections: readonly ReportSection[];
  readonly print: {
    /** The report is printed in landscape if it is too wide for portrait (page-plan.ts). */
    readonly orientation: 'portrait' | 'landscape';
  };
}

/** An area by its first cell and its size. */
export function areaAt(firstRow: number, firstColumn: number, rows = 1, columns = 1): ReportArea {
  return { firstRow, lastRow: firstRow + rows - 1, firstColumn, lastColumn: firstColumn + columns - 1 };
}

/** Rows with their sums below them; none if there is nothing to sum up. */
export function withTotal(rows: readonly ReportRow[], total: ReportRow): readonly ReportRow[] {
  return rows.length === 0 ? [] : [...rows, total];
}

/** The same area some rows further down. */
export function movedDown(area: ReportArea, rows: number): ReportArea {
  return { ...area, firstRow: area.firstRow + rows, lastRow: area.lastRow + rows };
}

/** One report: what the pane needs to offer it, and how it is made. Each has a file of its own. */
export interface ReportKind {
  /** Its name in code and memory. It stays the same from version to version, and no two reports have the same. */
  readonly id: string;
  /** Its `sheet` is the first name of its worksheet. */
  readonly name: ReportName;
  readonly sources: readonly Source[];
  /** Its rows say what people do on their days: it can be given out, and then marks what has changed since (given-out.ts). */
  readonly saysDays?: true;
  /** The report shows which rules for planning the shifts break: it also says what the rules do not look at. */
  readonly showsBreaches?: true;
  /** Days are its columns or lines: it names the holidays among them. */
  readonly hasDays?: true;
  /** Which blocks of the schedule it shows; absent means all. A report without rows then names the nearest day that has some. */
  readonly shows?: (shift: ReportShift) => boolean;
  /** The days of what it shows, whatever was chosen; absent means the days of its sources. */
  readonly days?: (facts: ReportFacts) => readonly DayNumber[];
  /** The options that it reads. If `period` or `person` are among them, the user must give them. */
  readonly options: readonly OptionName[];
  /** The period that is offered first; absent means this week, or the one that was used last. */
  readonly usualPeriod?: UsualPeriod;
  /** The longest period in days; absent means MOST_DAYS (registry.ts). */
  readonly mostDays?: number;
  readonly orientation: 'portrait' | 'landscape';
  content(facts: ReportFacts, options: ReportOptions): Sliced<ReportContent>;
}

/** Periods by their names, counted from today. */
export type UsualPeriod = 'last7Days' | 'thisYear';

/** The words for records in a sentence that counts them. */
export interface RecordWords {
  readonly one: string;
  readonly many: string;
}

/** The records of one sort that are in a report. */
interface Counted extends RecordWords {
  readonly counted: readonly { readonly isPushed: boolean }[];
}

export interface ReportContent {
  /** Used instead of the kind's own title, if the report is about one person. */
  readonly title?: string;
  /** The records in the report. A sentence above the report says how many of each sort are not pushed yet. */
  readonly records: readonly Counted[];
  /**
   * Sentences that the planner must check. A staff copy leaves them out, and the pane shows them to the person who makes the
   * copy.
   */
  readonly warnings?: readonly string[];
  /** Other sentences for the reader, the most important first. */
  readonly notices: readonly string[];
  /** What the colours in the tables mean; absent if they mean nothing. */
  readonly legend?: readonly LegendEntry[];
  /** What has changed since the report was given out. */
  readonly changes?: readonly ReportLine[];
  /** The main table first: its headers stay visible and are repeated on later pages. Sums and charts come after it. */
  readonly sections: readonly ReportSection[];
}
