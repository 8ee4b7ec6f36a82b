import type { DayNumber, DaySpan } from '../calendar/days';
import type { Holidays } from '../calendar/holidays';
import type { Place } from '../entities/entity';
import type { Qualified } from '../planning/breach';

/**
 * need/: how many people the sheet "Wanted" asks for, how many the plan has, and the open shifts that would fill the gaps.
 */

/** The days of a need: a row of the sheet may name weekdays and holidays together, such as `Sun, holiday`. */
export interface NeedDays {
  /** From Monday to Sunday. */
  readonly weekdays: readonly boolean[];
  readonly holidays: boolean;
  readonly dates: readonly DaySpan[];
}

/** Where somebody is needed, or where a shift is: labels as sheets show them, '' if a department, an area or a task is not said. */
export interface PlaceLabels {
  readonly department: string;
  readonly area: string;
  readonly task: string;
}

/** A row of the sheet "Wanted" that can be counted. */
export interface Need extends PlaceLabels {
  /** The row, counted from 0. */
  readonly index: number;
  readonly days: NeedDays;
  /** Minutes since the midnight with which the need's day begins. */
  readonly from: number;
  /** After `from`, by at most 24 hours: the end of a night is beyond 1440. */
  readonly until: number;
  /** A department's ID; '' if the need is of no department. */
  readonly departmentId: string;
  /** The IDs of the department, the area and the task that the need names. */
  readonly places: readonly { readonly kind: Place; readonly id: string }[];
  /** A whole number. 0 only beside dates or holidays: nobody is needed then. */
  readonly heads: number;
  /** The first and the last day on which the need may begin; undefined if there is none. */
  readonly validFrom: DayNumber | undefined;
  readonly validUntil: DayNumber | undefined;
}

/** How many people are wanted, and by what it is counted how many are there. */
export interface Wanted {
  readonly needs: readonly Need[];
  readonly holidays: Holidays;
  /** Who is qualified for what; undefined if everybody counts. */
  readonly qualified?: Qualified | undefined;
}
