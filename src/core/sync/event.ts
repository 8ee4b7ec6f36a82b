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

/** What the events of one table contain, by type. */
export interface TableEvents {
  /** A batch is about to be sent (S2). Until its answer arrives, each of its rows may or may not be stored. */
  'batch-sent': { readonly entries: readonly LogEntry[] };
  /** A batch is in the log and has not reached the service after all. `before`: the entries that its rows had before. */
  'batch-withdrawn': {
    readonly rows: readonly RowId[];
    readonly before: readonly LogEntry[];
  };
  /** Answers for rows in the log: of the batch that was just sent, or of a repeated call (S3, S5, S6). */
  'batch-answered': { readonly outcomes: readonly (readonly [row: RowId, outcome: Outcome])[] };
  /** Rows may have been sent before this file was saved. Until their result is known, they do not count as new rows. */
  'rows-suspected': { readonly entries: readonly LogEntry[] };
  /** The keys of new rows that entries of the log name are known. */
  'named-rows-stored': { readonly keys: readonly (readonly [row: RowId, key: string])[] };
  /** Sent rows are reconciled: by a list, by the answers alone, or because the user says that they are stored (S3 to S9). */
  'rows-reconciled': {
    readonly rows: readonly ReconciledRow[];
    /** When the rows were sent, and to which company. */
    readonly at: string;
    readonly service: string;
    readonly sp: string;
  };
  /** The results of sent rows are in the sheet. The log drops their entries, or each gets its next stage. */
  'log-settled': { readonly next: readonly (readonly [row: RowId, next: NextStage])[] };
  /**
   * The user says that rows are not on the service (S10). `kept`: rows whose entry stays, because a refusal can still show
   * that they are stored.
   */
  'send-again': {
    readonly rows: readonly RowId[];
    readonly kept: readonly RowId[];
  };
  /** A list, or new names, are merged into the sheet (S11 to S13, S16, S17, S20). */
  'list-merged': {
    /** The new baselines. */
    readonly rows: readonly BaselineRow[];
    /** Rows that have changed since they were last sent: their attempts are dropped. */
    readonly outdatedAttempts: readonly RowId[];
    /** When the whole list was read, `yyyy-MM-ddTHH:mm`. */
    readonly readAt?: string;
  };
  /** A table is created from a list: its baselines are the list's records, and nothing else is known. */
  'table-created': {
    readonly rows: readonly BaselineRow[];
    readonly unknownFields: readonly string[];
    readonly readAt: string;
  };
  /**
   * An empty sheet is created for records that the service can't list. If an earlier sheet was deleted, its baselines stay.
   */
  'empty-sheet-created': object;
  /** Columns are added without cells: the baselines of their fields are dropped. */
  'columns-added': { readonly fields: readonly string[] };
  /**
   * Baselines for rows that are about to get their ids: a typed row is a known record, or a row is in another row's place
   * (S20).
   */
  'rows-identified': { readonly rows: readonly BaselineRow[] };
  /**
   * Rows are blocked before sending, or the push ends before it reaches them (S13, S16, S20, S21, S22). `base`: the record as
   * the service has it now.
   */
  'rows-blocked': {
    readonly rows: readonly { readonly row: RowId; readonly attempt: Attempt; readonly base?: BaselineRow }[];
  };
  /** The user chooses “mine” or “theirs” for all conflicts of some rows (S14). */
  'conflicts-decided': { readonly rows: readonly RowId[] };
  /** Excel changed cells while writing them (`007` becomes 7). They do not count as edits. */
  'cells-adjusted': {
    readonly cells: readonly { readonly row: RowId; readonly field: string; readonly cell: Cell }[];
  };
  /**
   * The user typed into a cell that Shiftsheet was about to write: a conflict with the service's value. `before`: the last
   * value that both had.
   */
  'typed-meanwhile': {
    readonly cells: readonly { readonly row: RowId; readonly field: string; readonly before: Cell }[];
  };
  /** The baselines of rows that were deleted in the sheet are dropped (after S18). */
  'rows-forgotten': { readonly rows: readonly RowId[] };
  /**
   * Rows of a backup, of another workbook or of a list are brought into the table. `known`: what is known of their records.
   * `sent`: rows that were sent elsewhere. `settled`: rows in the log that turn out to be stored.
   */
  'rows-restored': {
    readonly baselines: readonly BaselineRow[];
    readonly sent: readonly LogEntry[];
    readonly settled: readonly RowId[];
  };
}

/** The events of the workbook as a whole. They contain nothing. */
type WorkbookEvent =
  /** A push begins: from now on, entries that are still in the log are marked as sent by an earlier push. */
  | 'push-began'
  /**
   * The workbook is a copy of another: the original may have stored the rows in the log, and the last push belongs to the
   * original.
   */
  | 'workbook-copied'
  /** The workbook is connected to another company: everything known of the first one is dropped. */
  | 'company-changed';

/** One type of event. */
export type EventOf<Type extends keyof TableEvents | WorkbookEvent> = Type extends keyof TableEvents
  ? { readonly type: Type; readonly kind: string } & TableEvents[Type]
  : { readonly type: Type };

export type SyncEvent = EventOf<keyof TableEvents | WorkbookEvent>;
