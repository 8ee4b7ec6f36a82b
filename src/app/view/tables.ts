import type { WorkDay } from '../../core/shifts/grid';
import type { SavedView, ViewWeek } from '../memory/sheet-views';

export interface TableCounts {
  readonly rows: number;
  readonly added: number;
  readonly edited: number;
  /** Rows that would be refused, and edited rows whose record is gone. They are not counted in `added` or `edited`. */
  readonly fix: number;
  /** Rows among `fix` that were sent, and of which only the user can say whether they are stored. */
  readonly unknown: number;
  /**
   * Rows that were sent, and of which “Find out now” says whether they are stored. They are in no other count but `rows`, and are
   * counted also if they were deleted from the sheet.
   */
  readonly inDoubt: number;
  /** Rows among `added` and `edited` that the service refused and that were not changed since. */
  readonly refused: number;
  /** The new rows among `refused`. */
  readonly refusedNew: number;
  /** Rows among `added` and `edited` that have a warning. */
  readonly warned: number;
  readonly unchanged: number;
  /** Rows among the others that began as copies of a downloaded row. */
  readonly copied: number;
  /** Rows that were downloaded and are no longer in the sheet. */
  readonly deleted: number;
  /** Cells that changed on the service, until the user clears their marks. */
  readonly changedOnService: number;
}

/** A table with its conflicts. Its title is the sheet's name. */
export interface TableView extends TableConflicts {
  /** The word for its records: `user`, `users`. */
  readonly one: string;
  readonly many: string;
  /** Whether the service can list the records. Of other records, only those are known that were pushed from this workbook. */
  readonly listed: boolean;
  /** Whether the records are shifts, which can be pasted as people write them and copied to the next week. */
  readonly shifts: boolean;
  /** Whether the records have a date by which one week can be shown. */
  readonly dated: boolean;
  /** Whether the records take days off, so that time off can be entered by its days. */
  readonly daysOff: boolean;
  /** Whether the Status of some row needs the user. Such rows can be shown alone. */
  readonly needsAttention: boolean;
  readonly state: 'absent' | 'ready' | 'broken';
  /** What is wrong with a broken table and what to do. */
  readonly trouble?: string;
  readonly counts: TableCounts;
  /** How many filled rows are directly below the table without belonging to it. */
  readonly rowsBelow: number;
  /** The first rows of each, at most LINK_LIMIT. The counts above are complete. Refused rows are only in their own list. */
  readonly added: readonly RowLink[];
  readonly edited: readonly RowLink[];
  /** Without the rows in conflict and the unknown ones. */
  readonly fix: readonly RowLink[];
  readonly unknown: readonly RowLink[];
  readonly inDoubt: readonly RowLink[];
  readonly refused: readonly RowLink[];
  readonly warned: readonly RowLink[];
  /** The labels of the first rows that were deleted from the sheet. */
  readonly deleted: readonly string[];
}

/** A field that both sides changed, as text for people. */
interface ConflictField {
  readonly field: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ConflictRow extends RowLink {
  readonly fields: readonly ConflictField[];
}

/** Rows in which both sides changed a field: the first of them, at most LINK_LIMIT, and how many there are. */
export interface ConflictRows {
  readonly rows: readonly ConflictRow[];
  readonly count: number;
}

/** The conflicts of a table, wherever the user may decide them. */
export interface TableConflicts {
  readonly kind: string;
  readonly title: string;
  readonly conflicts: ConflictRows;
}

/** The side that the user takes where both changed a field. */
export type ConflictSide = 'mine' | 'theirs';

/** The most row links in a list: a pane can't show 10,000, and building them would slow down every edit. */
export const LINK_LIMIT = 50;

/** A row that the user can jump to. */
export interface RowLink {
  readonly kind: string;
  /** The row's id, by which it is found wherever it was moved. A row without an id is found by its position. */
  readonly row?: string;
  /** Body row, counted from 0, when the view was made. */
  readonly index: number;
  /** Worksheet row number, as Excel shows it. */
  readonly number: number;
  readonly label: string;
  /** For `fix` and `warned`: what is wrong and what to do; for `edited`: the fields. */
  readonly note: string;
  readonly column?: string;
}

/** The shifts of one week in a sheet, by day. */
export interface WeekView {
  readonly kind: string;
  /** How many weeks after the present one; negative for earlier weeks. */
  readonly offset: number;
  /** `yyyy-MM-dd`. */
  readonly first: string;
  readonly days: readonly WorkDay[];
}

export type { SavedView, ViewWeek };

/** The screen on which the user chooses a sheet's columns and makes views. */
export interface SheetViewsScreen {
  readonly kind: string;
  readonly title: string;
  /** Left to right. */
  readonly columns: readonly ChosenColumn[];
  readonly views: readonly SavedView[];
  /** Whether the sheet has a date by which a view can show one week. */
  readonly dated: boolean;
}

interface ChosenColumn {
  readonly id: string;
  readonly header: string;
  readonly isHidden: boolean;
  /** Hidden until the user shows it. */
  readonly seldom: boolean;
  /** The texts in the column, if they are few enough to choose from. */
  readonly texts: readonly string[];
}
