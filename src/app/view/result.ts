import type { RowLink } from './tables';

/** The results of rows. This always holds: planned = stored + refused + unknown + notSent. */
export interface PushSum {
  readonly planned: number;
  readonly stored: number;
  readonly refused: number;
  readonly unknown: number;
  readonly notSent: number;
  /** Rows that were not planned, because they would have been refused. */
  readonly left: number;
  /** Rows of an earlier push that were not planned, and turned out to be stored. */
  readonly found: number;
}

export interface TableResult extends PushSum {
  readonly kind: string;
  readonly title: string;
  readonly one: string;
  readonly many: string;
}

export interface PushResult extends PushSum {
  /** The tables that had something to send, in the order in which they were sent. */
  readonly tables: readonly TableResult[];
  /** The sentence that says why the push ended early, or ''. */
  readonly stopped: string;
  /** The rows that need the user, at most LINK_LIMIT. Rows in conflict are not among them. */
  readonly rows: readonly (RowLink & { readonly outcome: 'refused' | 'unknown' | 'not-sent' | 'differs' })[];
  /** The kinds of the tables that were to be pushed. Their conflicts are those of the live counts. */
  readonly kinds: readonly string[];
  /** How many of the rows that were not sent had a conflict when the push ended. */
  readonly inConflict: number;
  /** The push has put back what an earlier one had changed. */
  readonly isUndo?: true;
  readonly passwords: readonly FirstPassword[];
}

/** A pushed row, and what an undo would do to its fields. */
export interface UndoRow {
  readonly label: string;
  /** The row's position in the sheet; absent if the row is no longer there. */
  readonly link?: RowLink;
  readonly fields: readonly { readonly field: string; readonly now: string; readonly before: string }[];
  /** Why the row is not changed, or ''. */
  readonly reason: string;
}

/** The first rows, at most LINK_LIMIT, and how many there are. */
interface UndoRows {
  readonly rows: readonly UndoRow[];
  readonly count: number;
}

export interface UndoTable {
  readonly kind: string;
  readonly title: string;
  /** Rows that are on the service as they were pushed. They are put back. */
  readonly back: UndoRows;
  /** Rows whose values the service can't show. They are put back if the user wants that. */
  readonly unverified: UndoRows;
  readonly stays: UndoRows;
  /** Records that the push added, which the service can't delete. */
  readonly added: { readonly labels: readonly string[]; readonly count: number };
}

/** What undoing the last push would do. Shown before anything is sent. */
export interface UndoPreview {
  /** When the push was, by the user's clock: `21 Nov 14:05`. */
  readonly when: string;
  readonly tables: readonly UndoTable[];
  /** Rows that would be sent now. */
  readonly count: number;
  readonly unverified: number;
  /** Whether values that can't be checked are put back too. */
  readonly includesUnverified: boolean;
  /** Why nothing can be put back now, or ''. */
  readonly blocked: string;
}

/** A first password for a new user. `row` is the row's id. */
export interface FirstPassword {
  readonly row: string;
  readonly label: string;
  readonly userName: string;
  readonly password: string;
  /** Why this password (typed by the user) can't be used, or ''. */
  readonly problem: string;
}
