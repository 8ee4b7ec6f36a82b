import type { RowLink } from './row-link';

/** A pushed row, and what an undo would do to its fields. */
export interface UndoRow {
  readonly label: string;
  /** Where it stands in the sheet; absent where it does not any more. */
  readonly link?: RowLink;
  readonly fields: readonly { readonly field: string; readonly now: string; readonly before: string }[];
  /** Why it stays as it is, or ''. */
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
  /** Rows that the service holds as they were pushed: they go back. */
  readonly back: UndoRows;
  /** Rows of which the service can't show what it holds: they go back at the user's word. */
  readonly unverified: UndoRows;
  readonly stays: UndoRows;
  /** Records that the push added, which the service can't delete. */
  readonly added: { readonly labels: readonly string[]; readonly count: number };
}

/** What undoing the last push would do: shown before anything is sent. */
export interface UndoPreview {
  /** When it was, by the user's clock: `21 Nov 14:05`. */
  readonly when: string;
  readonly tables: readonly UndoTable[];
  /** Rows that would go now. */
  readonly count: number;
  readonly unverified: number;
  /** What can't be looked at is to be put back all the same. */
  readonly meant: boolean;
  /** Why nothing can be put back now, or ''. */
  readonly blocked: string;
}
