import type { WrittenRange } from './times/cell';
import type { WrittenDay } from './days/days';

/** A pasted line: where it began in the text (counted from 1) and its cells. */
export interface PastedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What the text itself says about the week that weekdays belong to. */
export interface WeekHint {
  /** A day that the week begins on, or ends on; `until` is the last day, where a range is written. */
  readonly day?: {
    readonly written: WrittenDay;
    readonly text: string;
    readonly ends?: boolean;
    /** The title says that the day begins a week: `w/c`, `from`. */
    readonly begins?: boolean;
    readonly until?: WrittenDay;
  };
  /** The number of the week of the year that a title names beside its days: both must say the same. */
  readonly besideDays?: number;
  /** A week of the year, from a calendar of weeks (`KW 48`); `Week 2` of a plan counts from the chosen week. */
  readonly number?: number;
  /** The title may be a remark: the days below it wait for the week. */
  readonly isUnsure?: true;
  readonly year?: number;
  readonly isCalendarWeek?: boolean;
  /** A word such as `KW` says so; `Woche 2` may also be a week of a plan. */
  readonly isNamedKind?: boolean;
  /** Weeks after the first one of the text. */
  readonly offset?: number;
  readonly month?: number;
}

/** Days that belong together: those of a header, which run forward, or those of a column. */
export interface DayGroup {
  readonly items: DayItem[];
  readonly isRun: boolean;
  readonly week: WeekHint;
}

export interface DayItem {
  readonly text: string;
  readonly written: WrittenDay;
  /** What another column says about the same day; both must be the same day. */
  readonly also?: { readonly written: WrittenDay; readonly text: string };
  /** Only the number of the day is written; its month is that of the days around it. */
  readonly isNumber?: boolean;
  /** The last of several days, each of which is meant: `Mon-Fri`. */
  readonly until?: { readonly written: WrittenDay; readonly text: string };
  /** The other days that a header names beside this one: `Sat & Sun`. */
  readonly more?: readonly DayItem[];
  /** `Fri/Sat` may be two days, or one night: a shift past midnight can't be told. */
  readonly mayBeNight?: true;
}

/** Days of a header, by their columns. */
export type HeaderDays = ReadonlyMap<number, DayItem>;

export interface DayRef {
  readonly group: DayGroup;
  readonly at: number;
  /** The last of a span of days, each of which has the shift: `Mon-Fri`. */
  readonly until?: number;
  /** Only these weekdays of the span, from 0 (Monday). */
  readonly weekdays?: ReadonlySet<number>;
}

/** Questions that may be asked about a text. */
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
  | 'comma-names'
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
  | 'unpublished';

/** Shifts as one cell or line writes them, before it is known what its days and times mean. */
export interface Draft {
  readonly line: number;
  /** What is shown where it is left. */
  readonly text: string;
  readonly person: string;
  readonly day: DayRef;
  readonly ranges: readonly WrittenRange[];
  /** Other columns by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly hours?: string;
  /** The header above the hours, where the text has one. */
  readonly hoursHeader?: string;
  /** The last day, where it is written on its own. */
  readonly lastDay?: DayRef;
  /** The lasting of both days was written with the times, so that a long shift is meant. */
  readonly isMoment?: boolean;
  /** What was taken to be so without being written, and is asked about. */
  readonly guesses?: readonly QuestionId[];
}

export interface LeftRow {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
  /** The line was used to read others, such as a title that says the week: it is listed, and no shift was left with it. */
  readonly isUsed?: true;
}

export type PastedShape =
  'list' | 'roster' | 'days down' | 'month' | 'in and out' | 'names in cells' | 'sentences';
