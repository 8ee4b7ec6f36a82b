import type { ConflictRow } from './conflicts';
import type { FieldChange } from './preview';
import type { RowLink } from './row-link';

/** How a row stands between the sheet and the service, as Status says it. */
export type RowStanding =
  | 'unchanged'
  | 'stored'
  | 'new'
  | 'edited'
  | 'fix'
  | 'refused'
  | 'conflict'
  | 'unknown'
  | 'not-sent'
  | 'gone';

/** An edited field of the selected row. */
export interface SelectedField extends FieldChange {
  /** The field's id, for `revert-selected`. */
  readonly id: string;
}

/** A line of the log of pushes about the selected row. */
export interface HistoryLine extends FieldChange {
  readonly when: string;
  /** The log's own word: Stored, Refused, Unknown or Not sent. */
  readonly result: string;
  readonly message: string;
}

/** The one row that the user has selected. The link's note is what is wrong and what to do: the whole Message. */
export interface SelectedRow extends RowLink {
  readonly standing: RowStanding;
  /** The service's ErrorCode of a refused row; otherwise ''. */
  readonly code: string;
  /** The edited fields of a downloaded row, without those in conflict; none for a new row. */
  readonly changes: readonly SelectedField[];
  /** The fields that both sides changed. */
  readonly conflict: ConflictRow['fields'];
  readonly isNew: boolean;
  /** What the log of pushes says of the row, newest first; undefined until the user asks for it. */
  readonly history?: readonly HistoryLine[];
}

/** The rows of the table in front that the user has selected. */
export interface Selection {
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  readonly count: number;
  /** How many rows stand how. */
  readonly standings: readonly { readonly standing: RowStanding; readonly count: number }[];
  /** How many of the rows a push can send now, how many have values that can be put back, and how many can be read again. */
  readonly pushable: number;
  readonly revertible: number;
  readonly refreshable: number;
  /** Only if exactly one row is selected. */
  readonly row?: SelectedRow;
}
