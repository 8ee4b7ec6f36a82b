/**
 * What can happen to what is known of a workbook's rows. Each event is plain data, so it can be kept and told; `apply` makes
 * the next state out of it. Rules find out what an event says (`reconcile`, `mergeList`, `compareWithService` ...); an event
 * carries their result, not their evidence. docs/sync-reference.md lists who causes each event and which arrows it stands for.
 */
import type { Attempt, BaselineRow } from '../changes/baseline';
import type { Outcome } from '../push/outcome';
import type { Cell, RowId } from '../table/sheet';
import type { LogEntry } from './log-entry';

interface OfTable {
  readonly kind: string;
}

/** A push begins: what older pushes left open belongs to them. */
interface PushBegan {
  readonly type: 'push-began';
}

/** Before a batch leaves (S2): until its answer is here, each of its rows may or may not be stored. */
interface BatchSent extends OfTable {
  readonly type: 'batch-sent';
  readonly entries: readonly LogEntry[];
}

/** A batch that stood in the log did not leave. `before`: the entries that its rows had before. */
interface BatchWithdrawn extends OfTable {
  readonly type: 'batch-withdrawn';
  readonly rows: readonly RowId[];
  readonly before: readonly LogEntry[];
}

/** Answers for rows in the log, of the batch that has just left or of a call that was repeated (S3, S5, S6). */
interface BatchAnswered extends OfTable {
  readonly type: 'batch-answered';
  readonly outcomes: readonly (readonly [row: RowId, outcome: Outcome])[];
}

/** Rows may have been sent before this file was saved: until they are settled, nobody takes them for new ones. */
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
  /** Of a row that is not stored: what was tried, and what it says. */
  readonly attempt?: Attempt;
}

/** Sent rows are reconciled by a list, by the answers alone, or by the user's word that they are there (S3 to S9). */
interface RowsReconciled extends OfTable {
  readonly type: 'rows-reconciled';
  readonly rows: readonly ReconciledRow[];
  /** When, and to which company. */
  readonly at: string;
  readonly service: string;
  readonly sp: string;
}

/** The sheet says what became of sent rows: the log drops some, leaves some to the user, and keeps some for a later list. */
interface LogSettled extends OfTable {
  readonly type: 'log-settled';
  readonly settled: readonly RowId[];
  readonly waitForUser: readonly RowId[];
  readonly maySendAgain: readonly RowId[];
  /** Rows whose update was refused after one without a clear answer, which they wait for again. */
  readonly waitForEarlier?: readonly RowId[];
}

/** The user says that rows are not on the service (S10). `kept`: those of which a refusal can still show that they are. */
interface SendAgain extends OfTable {
  readonly type: 'send-again';
  readonly rows: readonly RowId[];
  readonly kept: readonly RowId[];
}

/** A list, or new names, are merged into the sheet (S11 to S13, S16, S17, S20). */
interface ListMerged extends OfTable {
  readonly type: 'list-merged';
  /** What is known of rows now. */
  readonly rows: readonly BaselineRow[];
  /** Rows that no longer are as they were last tried. */
  readonly outdatedAttempts: readonly RowId[];
  /** When the whole list was read, `yyyy-MM-ddTHH:mm`. */
  readonly readAt?: string;
}

/** A table is laid anew from a list: no row is left that anything else is known of. */
interface TableCreated extends OfTable {
  readonly type: 'table-created';
  readonly rows: readonly BaselineRow[];
  readonly unknownFields: readonly string[];
  readonly readAt: string;
}

/** An empty sheet is made for records that the service can't list; rows of a sheet that was deleted stay known. */
interface EmptySheetCreated extends OfTable {
  readonly type: 'empty-sheet-created';
}

/** Columns are added without cells: nothing is known of their fields any more. */
interface ColumnsAdded extends OfTable {
  readonly type: 'columns-added';
  readonly fields: readonly string[];
}

/** Rows are known before they get their ids: a typed row is a record, or a row stands in another row's place (S20). */
interface RowsIdentified extends OfTable {
  readonly type: 'rows-identified';
  readonly rows: readonly BaselineRow[];
}

/** Rows are held back before sending, or are not reached (S13, S16, S20, S21, S22). `base`: what the service holds by now. */
interface RowsBlocked extends OfTable {
  readonly type: 'rows-blocked';
  readonly rows: readonly { readonly row: RowId; readonly attempt: Attempt; readonly base?: BaselineRow }[];
}

/** The user takes mine or theirs for all conflicts of some rows (S14). */
interface ConflictsDecided extends OfTable {
  readonly type: 'conflicts-decided';
  readonly rows: readonly RowId[];
}

/** Excel shows cells otherwise than they were written; they are no edits. */
interface CellsAdjusted extends OfTable {
  readonly type: 'cells-adjusted';
  readonly cells: readonly { readonly row: RowId; readonly field: string; readonly cell: Cell }[];
}

/** Somebody typed where something was to be written: with what the service holds it is a conflict. `before`: what the two last agreed on. */
interface TypedMeanwhile extends OfTable {
  readonly type: 'typed-meanwhile';
  readonly cells: readonly { readonly row: RowId; readonly field: string; readonly before: Cell }[];
}

/** Rows that were deleted in the sheet are no longer known (after S18). */
interface RowsForgotten extends OfTable {
  readonly type: 'rows-forgotten';
  readonly rows: readonly RowId[];
}

/** The workbook is a copy: its original may have stored what is in the log, and its last push is the original's. */
interface WorkbookCopied {
  readonly type: 'workbook-copied';
}

/** The workbook becomes another company's: nothing of the first one is known any more. */
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
  | WorkbookCopied
  | CompanyChanged;

/** One type of event. */
export type EventOf<Type extends SyncEvent['type']> = Extract<SyncEvent, { type: Type }>;
