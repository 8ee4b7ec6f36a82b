import type { TableConflicts } from './conflicts';
import type { RowLink } from './row-link';

export interface TableCounts {
  readonly rows: number;
  readonly added: number;
  readonly edited: number;
  /** Rows that would be refused, and edited rows whose record is gone. They are not counted in `added` or `edited`. */
  readonly fix: number;
  /** Rows among `fix` that were sent, and of which only the user can say whether they are stored. */
  readonly unknown: number;
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
  readonly refused: readonly RowLink[];
  readonly warned: readonly RowLink[];
  /** The labels of the first rows that were deleted from the sheet. */
  readonly deleted: readonly string[];
}
