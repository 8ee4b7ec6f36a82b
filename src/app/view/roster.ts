import type { OfferedName } from '../../core/values/name-list';
import type { ListedRoster } from '../memory/rosters';
import type { PasteView } from './paste';
import type { RowLink } from './tables';

/** The screen for rosters: sheets with people down and days across, into which the user types. */
export interface RosterView {
  readonly choices: {
    readonly people: readonly OfferedName[];
    readonly departments: readonly OfferedName[];
  };
  /** The weekday with which weeks begin: 0 is Monday. */
  readonly weekStart: number;
  /** The rosters whose worksheets are still there, the newest first. */
  readonly made: readonly (ListedRoster & { readonly sheet: string })[];
  /** What taking over the roster that the user looks at would do; undefined if there is none. */
  readonly check: RosterCheck | undefined;
}

/** What was typed into a roster, compared with what was written. Dates are `yyyy-MM-dd`. */
export interface RosterCheck {
  readonly key: string;
  readonly sheet: string;
  /** When it was given out, `yyyy-MM-ddTHH:mm`; '' if it was not. */
  readonly givenOut: string;
  /** Whether it marks what has changed since. */
  readonly marksChanges: boolean;
  /** How many cells say something else than the sheets, or can't be read. */
  readonly typed: number;
  /** Whether something was typed, or may have been typed where the roster is not read: making it again would lose that. */
  readonly loses: boolean;
  /** How many changes would be written. */
  readonly changes: number;
  readonly people: readonly RosterPerson[];
  readonly refused: readonly RosterRefusal[];
  readonly conflicts: readonly RosterConflictView[];
  /** Why rows and columns are not read, and which codes mean something else now. */
  readonly sentences: readonly string[];
  /** How many shifts become open, if so many that the user is asked. */
  readonly asksOpen: number | undefined;
  readonly breaches: PasteView['breaches'];
  /** The cell that the user has selected in the roster; undefined if it is none of a person and a day. */
  readonly selected: SelectedCell | undefined;
}

/** A cell of the roster with all that the workbook has for it. */
export interface SelectedCell {
  /** '' if the row is that of open shifts. */
  readonly personId: string;
  readonly name: string;
  readonly date: string;
  /** Why its text is not taken over; '' if it is. */
  readonly refused: string;
  readonly records: readonly {
    /** Times and places. */
    readonly words: string;
    readonly notes: string;
    /** Whether somebody can be found for it, and it can be given or swapped. */
    readonly isShift: boolean;
    readonly row: RowLink | undefined;
  }[];
}

/** What changes for a person; `name` of open shifts is what their row says. */
interface RosterPerson {
  readonly name: string;
  readonly lines: readonly RosterLine[];
}

interface RosterLine {
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'moved' | 'given' | 'opened' | 'away';
  /** `9:00–17:00 Bar`. */
  readonly shift: string;
  /** What it was before: times, a day, or a person; '' if nothing was. */
  readonly was: string;
  /** The details that the cell does not say and the shift keeps; '' if there are none. */
  readonly keeps: string;
}

interface RosterRefusal {
  readonly name: string;
  readonly date: string;
  readonly text: string;
  readonly sentence: string;
  /** The row where the user can change it. */
  readonly row?: RowLink;
}

interface RosterConflictView {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly text: string;
  readonly now: string;
}
