import type { ShiftGrid } from '../../core/shifts/grid';
import type { FirstPassword } from './result';
import type { TableConflicts, RowLink, ConflictRow } from './tables';

/** A push of fewer rows than this needs no preview, if it has no problem and no question. */
export const FEW_ROWS = 10;

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface PreviewRow extends RowLink {
  readonly action: 'add' | 'update';
  /** The row's warnings, as sentences. */
  readonly warning?: string;
  /** One line besides the label: what people know of an addition, or the time of a block that is updated. */
  readonly summary: string;
  /** For an update: the edited fields. */
  readonly changes: readonly FieldChange[];
  /** For an addition: every field that is sent. For an update: fields that Shiftsheet or the service gives. */
  readonly details: readonly FieldChange[];
}

/** Rows that can't be sent yet, or that are stored and have a warning, for one reason. */
interface ProblemGroup {
  /** Made from the code of the correction and its subject. It is not text for people. */
  readonly id: string;
  /** The reason, or what corrects the rows if their reasons differ: `There is no department "Kitchn". Do you mean Kitchen?` */
  readonly title: string;
  /** The first rows, at most LINK_LIMIT. Each has its own reason as its note, unless the title says it. */
  readonly rows: readonly RowLink[];
  readonly count: number;
  /** Rows that got no answer and can't be found on the service. The user may allow to send them again (`send-again`). */
  readonly sendAgain?: boolean;
  /** The service can't list the rows: the user may also say that they are stored (`confirm-stored`). */
  readonly canBeConfirmed?: boolean;
  /**
   * The service has records with the rows' numbers. The user says whether these are the rows as they stand (`confirm-stored`), or
   * are to become like them (`match-stored`), or are others (`send-anew`).
   */
  readonly numberTaken?: boolean;
  /** Every row has a suggested value. The user may have all of them corrected (`fix-all`). */
  readonly fixable?: boolean;
  /** The suggested value is another name than the typed one, so `fix-all` writes it only for its own group. */
  readonly otherName?: { readonly typed: string; readonly suggestion: string };
  /** Values of which one may be written into all the rows (`fix-all` with the value). */
  readonly choices?: readonly Choice[];
}

/** A record that an ambiguous name may mean: its label, and another text that distinguishes it, or ''. */
interface Choice {
  readonly value: string;
  readonly beside: string;
}

/** How many rows have a change in a field. */
interface FieldCount {
  readonly field: string;
  readonly rows: number;
}

/**
 * What a push would do to one table. added + updated + left = its rows that differ from the service. Its conflicts are among
 * `left`.
 */
export interface TablePreview extends TableConflicts {
  readonly one: string;
  readonly many: string;
  readonly added: number;
  readonly updated: number;
  /** Rows that can't be sent yet because they would be refused or their record is gone, grouped by what corrects them. */
  readonly left: number;
  /**
   * Rows that equal the service's records, or that are gone there and not edited: added + updated + left + unchanged = all
   * rows.
   */
  readonly unchanged: number;
  readonly groups: readonly ProblemGroup[];
  /** Stored rows with a warning; absent if there are none. Nothing of them is sent. */
  readonly stored?: readonly ProblemGroup[];
  /** How many problems have a suggested value that is no other name, in all groups. */
  readonly suggested: number;
  /** How many of the rows that would be sent got their start and end from their time of day. */
  readonly filled: number;
  /** How many of them got a name without stray spaces. */
  readonly tidied: number;
  /** The fields that updates change, those of most rows first. */
  readonly fields: readonly FieldCount[];
  /** The blocks that would be sent, by person and day; absent if the table has other records. */
  readonly grid?: ShiftGrid;
  /** How many of the rows that would be sent have a warning. */
  readonly warned: number;
  /** Every row that would be sent and has a warning, then the others until there are LINK_LIMIT. */
  readonly rows: readonly PreviewRow[];
}

/** What a push would do. Shown before anything is sent. The counts are the sums of the tables' counts. */
export interface Preview {
  /** Tables with something to send or to correct, in the order in which they are sent. */
  readonly tables: readonly TablePreview[];
  readonly added: number;
  readonly updated: number;
  readonly left: number;
  readonly warned: number;
  /** The sheet has changed since the check. */
  readonly isOutdated: boolean;
  readonly passwords: readonly FirstPassword[];
  /** The user has saved, copied or noted the passwords. */
  readonly passwordsSaved: boolean;
  /** A sentence about an unusual number of changes, or ''. Such a push needs the user's confirmation. */
  readonly unusual: string;
  readonly unusualConfirmed: boolean;
  /** Why the push can't be sent now, or ''. The button is never disabled without its reason. */
  readonly blocked: string;
}

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
  /** Whether the row is a shift that the pane can find people for. */
  readonly isShift?: true;
  /** It is a person, or a shift that somebody has. */
  readonly isOfPerson?: true;
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
