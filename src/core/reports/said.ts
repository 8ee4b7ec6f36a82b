import type { DayNumber, Period } from '../calendar/days';

/** What a report said, by person and day. */
export interface Said {
  readonly period: Period;
  /** A staff copy leaves out notes and reasons: then they are not compared. */
  readonly isStaffCopy: boolean;
  /** The people and departments that were chosen, as a text. */
  readonly choice: string;
  /** By the key of the person. */
  readonly people: ReadonlyMap<string, SaidOfPerson>;
}

export interface SaidOfPerson {
  readonly name: string;
  /** The blocks of each day as texts (blockText), sorted. Days without any have no entry. */
  readonly days: ReadonlyMap<DayNumber, readonly string[]>;
}

/** What was given out. `at`: the user's wall clock, `yyyy-MM-ddTHH:mm`. */
export interface GivenOut {
  readonly at: string;
  readonly said: Said;
}
