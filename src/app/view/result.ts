import type { TableConflicts } from './conflicts';
import type { FirstPassword } from './first-password';
import type { RowLink } from './row-link';

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
  /** Tables with conflicts that wait for the user. */
  readonly conflicts: readonly TableConflicts[];
  /** How many of the rows that were not sent had a conflict when the push ended. */
  readonly inConflict: number;
  /** The push has put back what an earlier one had changed. */
  readonly isUndo?: true;
  readonly passwords: readonly FirstPassword[];
}
