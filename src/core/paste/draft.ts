import type { WrittenDay } from './days/days';
import type { DoubtId } from './doubt-ids';
import type { Reason } from './reasons';
import type { WrittenRange } from './times/cell';

/** A pasted line: the number of the text's line on which it begins (from 1), and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** In a turned table: the column of the text that this row was. */
  readonly wasColumn?: number;
}

/** What the text says about the week of its weekdays. */
export interface WeekHint {
  /** A day on which the week begins or ends. `until` is the last day if the title has a range. */
  readonly day?: {
    readonly written: WrittenDay;
    readonly text: string;
    readonly ends?: boolean;
    /** The title says that this day begins a week: `w/c`, `from`. */
    readonly begins?: boolean;
    readonly until?: WrittenDay;
  };
  /** The number of the week of the year beside the title's days. Both must name the same week. */
  readonly besideDays?: number;
  /** A week of the year (`KW 48`), or a week of a plan (`Week 2`), which counts from the chosen week. */
  readonly number?: number;
  /** The title may be a remark, so the days below it wait for the user's answer about the week. */
  readonly isUnsure?: true;
  readonly year?: number;
  readonly isCalendarWeek?: boolean;
  /** A word such as `KW` says that the number is a week of the year. `Woche 2` may be a week of a plan. */
  readonly isNamedKind?: boolean;
  /** The number of weeks after the first week of the text. */
  readonly offset?: number;
  readonly month?: number;
}

/** Days that are resolved together: the days of a header, which run forward, or the days of a column. */
export interface DayGroup {
  readonly items: DayItem[];
  readonly isRun: boolean;
  readonly week: WeekHint;
}

export interface DayItem {
  readonly text: string;
  readonly written: WrittenDay;
  /** The same day in another column. Both must be the same day. */
  readonly also?: { readonly written: WrittenDay; readonly text: string };
  /** Only the number of the day is written. Its month comes from the days around it. */
  readonly isNumber?: boolean;
  /** The last day of a span in which each day counts: `Mon-Fri`. */
  readonly until?: { readonly written: WrittenDay; readonly text: string };
  /** Further days in the same header cell: `Sat & Sun`. */
  readonly more?: readonly DayItem[];
  /** `Fri/Sat` may be two days or one night, so a shift past midnight is unclear. */
  readonly mayBeNight?: true;
}

/** The days of a header by their columns. */
export type HeaderDays = ReadonlyMap<number, DayItem>;

export interface DayRef {
  readonly group: DayGroup;
  readonly at: number;
  /** The last day of a span. Each day of the span has the shift: `Mon-Fri`. */
  readonly until?: number;
  /** If it is set, only these weekdays of the span count, from 0 (Monday). */
  readonly weekdays?: ReadonlySet<number>;
}

/** The questions that the pane can ask about a text. */
export type QuestionId =
  | 'order'
  | 'week'
  | 'first-day'
  | 'halves'
  | 'dots'
  | 'hours'
  | 'codes'
  | 'names'
  | 'dates'
  | 'weeks'
  | 'long'
  | 'meant'
  | 'cell-names'
  | 'nobody'
  | 'against'
  | 'people'
  | 'row-names'
  | 'below-times'
  | 'title-name'
  | 'slot-names'
  | 'times-above'
  | 'name-times'
  | 'name-word'
  | 'ticks'
  | 'unpublished'
  | DoubtId;

/** Where something stands in the text. */
export interface CellRef {
  readonly line: number;
  /** The column, from 0. */
  readonly column: number;
  /** In a message: the place of the shift among those of its line, from 0. */
  readonly token?: number;
}

/** The shifts of one cell or line as they are written, before their days and times are resolved. */
export interface Draft {
  readonly line: number;
  /** The cells that the shifts were read from. Headers are not among them. */
  readonly cells: readonly CellRef[];
  /** The text that the list of left lines shows. */
  readonly text: string;
  readonly person: string;
  readonly day: DayRef;
  readonly ranges: readonly WrittenRange[];
  /** Texts for other columns, by column name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly hours?: string;
  /** The header above the hours, if there is one. */
  readonly hoursHeader?: string;
  /** The last day, if the text writes it separately. */
  readonly lastDay?: DayRef;
  /** Both days were written with the times, so a long shift is intended. */
  readonly isMoment?: boolean;
  /** Assumptions that the text does not state. The user is asked about each of them. */
  readonly guesses?: readonly QuestionId[];
}

export interface LeftRow {
  readonly line: number;
  readonly text: string;
  readonly reason: Reason;
  /**
   * The line was used to read other lines, such as a title that names the week. It is listed, but no shift was left
   * with it.
   */
  readonly isUsed?: true;
}

/** A pasted column that the user may match with a column of the sheet. */
export interface PastedColumn {
  /** The column's position in the pasted lines, from 0. */
  readonly at: number;
  readonly header: string;
  /** The first text in the column. */
  readonly sample: string;
  /** The sheet's column (or Shift, First name, Last name). '' if the column is left out. */
  readonly target: string;
}

export type PastedShape =
  | 'list'
  | 'roster'
  | 'days down'
  | 'month'
  | 'in and out'
  | 'names in cells'
  | 'sentences';
