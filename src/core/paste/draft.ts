import type { DayRef } from './days/day-items';
import type { CellRef } from './lines';
import type { Guess } from './question-ids';
import type { Reason } from './reasons';
import type { WrittenRange } from './times/cell';

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
  readonly guesses?: readonly Guess[];
}

/** An object while it is made. */
export type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

export interface LeftOutRow {
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

/** Columns that may name the people of a list, and the one that looks most like names, if there is one. */
export interface PeopleColumns {
  readonly columns: readonly Pick<PastedColumn, 'at' | 'header'>[];
  readonly proposed: number | undefined;
}

export type PastedShape =
  | 'list'
  | 'roster'
  | 'days down'
  | 'month'
  | 'in and out'
  | 'names in cells'
  | 'sentences';
