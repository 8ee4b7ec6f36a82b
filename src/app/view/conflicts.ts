import type { RowLink } from './row-link';

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
export type Side = 'mine' | 'theirs';
