/**
 * The events that change what Shiftsheet knows of a workbook's rows. Each event is plain data, and `apply` computes the next
 * state from it. The rules (`reconcile`, `mergeList`, `compareWithService` ...) compute what an event contains: an event has
 * their result and not their evidence. The arrows (S1 to S23) are those of docs/developer/sync.md.
 */
import type { Attempt, BaselineRow } from '../changes/baseline';
import type { Outcome } from '../push/outcome';
import type { RowId } from '../table/layout';
import type { Cell } from '../values/cell';
import type { LogEntry, NextStage } from './log-entry';

interface OfTable {
  readonly kind: string;
}

/** A push begins: from now on, entries that are still in the log are marked as sent by an earlier push. */
interface PushBegan {
  readonly type: 'push-began';
}

/** A batch is about to be sent (S2). Until its answer arrives, each of its rows may or may not be stored. */
interface BatchSent extends OfTable {
  readonly type: 'batch-sent';
  readonly entries: readonly LogEntry[];
}

/** A batch is in the log and has not reached the service after all. `before`: the entries that its rows had before. */
interface BatchWithdrawn extends OfTable {
  readonly type: 'batch-withdrawn';
  readonly rows: readonly RowId[];
  readonly before: readonly LogEntry[];
}

/** Answers for rows in the log: of the batch that was just sent, or of a repeated call (S3, S5, S6). */
interface BatchAnswered extends OfTable {
  readonly type: 'batch-answered';
  readonly outcomes: readonly (readonly [row: RowId, outcome: Outcome])[];
}

/** Rows may have been sent before this file was saved. Until their result is known, they do not count as new rows. */
interface RowsSuspected extends OfTable {
  readonly type: 'rows-suspected';
  readonly entries: readonly LogEntry[];
}

/** What has been found out about one sent row. */
export interface ReconciledRow {
  readonly row: RowId;
  /** What is known of its record now. */
  readonly base?: BaselineRow;
  /** The record is stored as it was sent: the last push can be undone for it. */
  readonly isStored?: boolean;
  /** For a row that is not stored: the cells that were sent, and the Status and Message that it got. */
  readonly attempt?: Attempt;
}

/** Sent rows are reconciled: by a list, by the answers alone, or because the user says that they are stored (S3 to S9). */
interface RowsReconciled extends OfTable {
  readonly type: 'rows-reconciled';
  readonly rows: readonly ReconciledRow[];
  /** When the rows were sent, and to which company. */
  readonly at: string;
  readonly service: string;
  readonly sp: string;
}

/** The results of sent rows are in the sheet. The log drops their entries, or each gets its next stage. */
interface LogSettled extends OfTable {
  readonly type: 'log-settled';
  readonly next: readonly (readonly [row: RowId, next: NextStage])[];
}

/**
 * The user says that rows are not on the service (S10). `kept`: rows whose entry stays, because a refusal can still show
 * that they are stored.
 */
interface SendAgain extends OfTable {
  readonly type: 'send-again';
  readonly rows: readonly RowId[];
  readonly kept: readonly RowId[];
}

/** A list, or new names, are merged into the sheet (S11 to S13, S16, S17, S20). */
interface ListMerged extends OfTable {
  readonly type: 'list-merged';
  /** The new baselines. */
  readonly rows: readonly BaselineRow[];
  /** Rows that have changed since they were last sent: their attempts are dropped. */
  readonly outdatedAttempts: readonly RowId[];
  /** When the whole list was read, `yyyy-MM-ddTHH:mm`. */
  readonly readAt?: string;
}

/** A table is created from a list: its baselines are the list's records, and nothing else is known. */
interface TableCreated extends OfTable {
  readonly type: 'table-created';
  readonly rows: readonly BaselineRow[];
  readonly unknownFields: readonly string[];
  readonly readAt: string;
}

/**
 * An empty sheet is created for records that the service can't list. If an earlier sheet was deleted, its baselines stay.
 */
interface EmptySheetCreated extends OfTable {
  readonly type: 'empty-sheet-created';
}

/** Columns are added without cells: the baselines of their fields are dropped. */
interface ColumnsAdded extends OfTable {
  readonly type: 'columns-added';
  readonly fields: readonly string[];
}

/**
 * Baselines for rows that are about to get their ids: a typed row is a known record, or a row is in another row's place
 * (S20).
 */
interface RowsIdentified extends OfTable {
  readonly type: 'rows-identified';
  readonly rows: readonly BaselineRow[];
}

/**
 * Rows are blocked before sending, or the push ends before it reaches them (S13, S16, S20, S21, S22). `base`: the record as
 * the service has it now.
 */
interface RowsBlocked extends OfTable {
  readonly type: 'rows-blocked';
  readonly rows: readonly { readonly row: RowId; readonly attempt: Attempt; readonly base?: BaselineRow }[];
}

/** The user chooses “mine” or “theirs” for all conflicts of some rows (S14). */
interface ConflictsDecided extends OfTable {
  readonly type: 'conflicts-decided';
  readonly rows: readonly RowId[];
}

/** Excel changed cells while writing them (`007` becomes 7). They do not count as edits. */
interface CellsAdjusted extends OfTable {
  readonly type: 'cells-adjusted';
  readonly cells: readonly { readonly row: RowId; readonly field: string; readonly cell: Cell }[];
}

/**
 * The user typed into a cell that Shiftsheet was about to write: a conflict with the service's value. `before`: the last
 * value that both had.
 */
interface TypedMeanwhile extends OfTable {
  readonly type: 'typed-meanwhile';
  readonly cells: readonly { readonly row: RowId; readonly field: string; readonly before: Cell }[];
}

/** The baselines of rows that were deleted in the sheet are dropped (after S18). */
interface RowsForgotten extends OfTable {
  readonly type: 'rows-forgotten';
  readonly rows: readonly RowId[];
}

/**
 * Rows of a backup, of another workbook or of a list are brought into the table. `known`: what is known of their records.
 * `sent`: rows that were sent elsewhere. `settled`: rows in the log that turn out to be stored.
 */
interface RowsRestored extends OfTable {
  readonly type: 'rows-restored';
  readonly baselines: readonly BaselineRow[];
  readonly sent: readonly LogEntry[];
  readonly settled: readonly RowId[];
}

/**
 * The workbook is a copy of another: the original may have stored the rows in the log, and the last push belongs to the
 * original.
 */
interface WorkbookCopied {
  readonly type: 'workbook-copied';
}

/** The workbook is connected to another company: everything known of the first one is dropped. */
interface CompanyChanged {
  readonly type: 'company-changed';
}

export type SyncEvent =
  | PushBegan
  | BatchSent
  | BatchWithdrawn
  | BatchAnswered
  | RowsSuspected
  | RowsReconciled
  | LogSettled
  | SendAgain
  | ListMerged
  | TableCreated
  | EmptySheetCreated
  | ColumnsAdded
  | RowsIdentified
  | RowsBlocked
  | ConflictsDecided
  | CellsAdjusted
  | TypedMeanwhile
  | RowsForgotten
  | RowsRestored
  | WorkbookCopied
  | CompanyChanged;

/** One type of event. */
export type EventOf<Type extends SyncEvent['type']> = Extract<SyncEvent, { type: Type }>;
