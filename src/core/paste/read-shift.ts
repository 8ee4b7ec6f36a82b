import type { DayGroup } from './days/day-items';
import type { Draft } from './draft';
import type { CellRef } from './lines';
import type { QuestionId } from './question-ids';
import type { WrittenRange } from './times/cell';

/** A shift that was read from the text. */
export interface PastedShift {
  readonly line: number;
  /** The cells that it was read from. */
  readonly cells: readonly CellRef[];
  readonly text: string;
  readonly person: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly start: string;
  readonly end: string;
  readonly endDate: string;
  /** The shift ends later than the next day, or on another last day than its times imply. */
  readonly isLong?: true;
  /** The typed hours. If they are undefined, the service computes them. */
  readonly hours?: number;
  /** The words beside the times, which Notes has as well. '' if there are none. */
  readonly label: string;
  /** Texts for other columns, by column name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The day belongs to this time-off account. It becomes a time-off transaction, and no shift. */
  readonly account?: string;
  /** The answers and guesses that this shift depends on. Empty if it comes from the text alone. */
  readonly asked: readonly QuestionId[];
}

/** A shift with what it was read from. */
export interface Resolving {
  readonly shift: PastedShift;
  /** The days of the header or column of the shift. */
  readonly group: DayGroup;
  readonly draft: Draft;
  readonly range: WrittenRange;
}
