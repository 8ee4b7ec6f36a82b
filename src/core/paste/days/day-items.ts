import type { WrittenDay } from './days';

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
  readonly secondMention?: { readonly written: WrittenDay; readonly text: string };
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
