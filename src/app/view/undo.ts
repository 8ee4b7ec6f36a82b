import type { RowLink } from './row-link';

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
