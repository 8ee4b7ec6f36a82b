import {
  type Attempt,
  type Baseline,
  type BaselineRow,
  editedFields,
  withoutFieldsOfRow,
  pushedAt,
} from '../changes/baseline';
import type { TrackedRow } from '../changes/row';
import { type Entity, keyKind } from '../entities/entity';
import { isUnconfirmedOutcome } from '../push/outcome';
import type { RowId } from '../table/layout';
import { recordKey, type FieldCells, type ServiceRecord } from '../table/record';
import type { EventOf, ReconciledRow } from './event';
import { stillHasSentCells, sentCells, type LogEntry, type NextStage } from './log-entry';
import { keysOfOtherRows } from './log-rows';
import { listProof, resultState, rowResult, storedInPart, type RowResult } from './result-state';
import { resultsByList } from './results-by-list';
import type { Proof, RowStatus } from './row-state';
import { withServiceText, type SentResult } from './sent';
import { statusOf, type ShownState } from './status';
import { STATUS } from './status-words';
import { answerProof, resultByAnswer, cellsAsStored, rowAsAnswered, rowAsListed } from './stored-row';

/** The evidence for what the service did with sent rows. */
export type Evidence =
  /** A fresh list of the kind's records. */
  | { readonly by: 'list'; readonly records: readonly ServiceRecord[] }
  /** The answers alone, because the service can't list the kind. `justSent`: the push whose answers have just arrived. */
  | { readonly by: 'answers'; readonly justSent?: string }
  /** The answers, and the rows of which the user says that they are stored. */
  | { readonly by: 'user'; readonly stored: ReadonlySet<RowId> };

/** The table at the time when the rows are reconciled. */
export interface TableNow {
  readonly rows: ReadonlyMap<RowId, TrackedRow>;
  readonly baseline: Baseline;
  /** The user's clock, as a Message says it. */
  readonly when: string;
}

/** What has been found out about one sent row. */
export interface RowReconciled extends RowResult {
  readonly entry: LogEntry;
  readonly sentResult: SentResult;
  readonly state: ShownState;
  /** For a row that is certainly stored: its baseline before and its baseline now. */
  readonly stored?: { readonly before: BaselineRow | undefined; readonly now: BaselineRow };
  /** Cells to write: values that the service writes in another form. */
  readonly writes: FieldCells;
  /** Whether the result is not in the push log yet. */
  readonly isNews: boolean;
}

export interface Reconciliation {
  readonly results: ReadonlyMap<RowId, RowReconciled>;
  readonly baseline: Baseline;
  /** What becomes of the entries of the write-ahead log. An entry that is not named stays as it is. */
  readonly next: ReadonlyMap<RowId, NextStage>;
}

/**
 * Finds out the result of every row in the write-ahead log (S3 to S9). The baseline of a stored row becomes what was sent,
 * so that a merge then writes the service's own form of it. Any other row keeps its baseline and gets an attempt.
 */
export function reconcile(
  entity: Entity,
  log: readonly LogEntry[],
  evidence: Evidence,
  now: TableNow,
): Reconciliation {
  const rows = new Map<RowId, BaselineRow>(now.baseline.rows);
  const attempts = new Map<RowId, Attempt>(now.baseline.attempts);
  const results = new Map<RowId, RowReconciled>();
  const next = new Map<RowId, NextStage>();
  const resultOf = resultFinder(entity, log, evidence, now);
  for (const entry of log) {
    const sentResult = resultOf(entry);
    const row = now.rows.get(entry.row);
    if (!sentResult) continue;
    // A row that may be sent again keeps its Status until a list shows the record.
    if (entry.stage === 'may-send-again' && (evidence.by !== 'list' || sentResult.kind !== 'stored')) {
      next.set(entry.row, row ? 'may-send-again' : 'settled');
      continue;
    }
    const to = nextOf(entry, sentResult, evidence, { row, isKnown: rows.has(entry.row) });
    if (to) next.set(entry.row, to);
    const before = rows.get(entry.row);
    const base = storedBase(entity, entry, sentResult, { before, row });
    // A list is merged into the row afterwards; the merge finds what is still to be pushed.
    const isMerged = evidence.by === 'list';
    const isEdited = !isMerged && row && base && editedFields(entity, row.cells, base).length > 0;
    const stateOfResult = resultState(entity, sentResult, {
      action: entry.action,
      proof: proofOf(entity, entry, sentResult, evidence, { when: now.when, before }),
      isInLog: to !== 'settled',
    });
    const state = isEdited && stateOfResult.kind === 'in-sync' ? storedInPart(stateOfResult) : stateOfResult;
    const status = statusOf(state);
    if (base) {
      rows.set(entry.row, base);
      attempts.delete(entry.row);
    } else if (row) attempts.set(entry.row, attemptOf(row, entry, sentResult, status));
    results.set(entry.row, {
      entry,
      sentResult,
      state,
      ...rowResult(sentResult, status),
      ...(base && !isContested(sentResult) ? { stored: { before, now: base } } : {}),
      writes: base && row && !isEdited && !isMerged ? cellsAsStored(row, base, entry) : {},
      isNews: isNews(entry, sentResult, evidence, { row, to, before: now.baseline.attempts.get(entry.row) }),
    });
  }
  return { results, baseline: { ...now.baseline, rows, attempts }, next };
}

function resultFinder(
  entity: Entity,
  log: readonly LogEntry[],
  evidence: Evidence,
  { rows: inSheet, baseline: { rows } }: TableNow,
): (entry: LogEntry) => SentResult | undefined {
  if (evidence.by !== 'list') {
    const isSaid = ({ row }: LogEntry) => evidence.by === 'user' && evidence.stored.has(row);
    return (entry) =>
      isSaid(entry)
        ? { kind: 'stored', record: undefined, differs: [] }
        : withServiceText(resultByAnswer(entity, entry), entry.outcome);
  }
  // If the pane was closed after a list was merged into the row, the row shows which record it is.
  const isGiven = keyKind(entity) === 'given';
  const sent = log.map((entry) => {
    const row = isGiven && entry.action === 'add' ? inSheet.get(entry.row) : undefined;
    const key = row ? (rows.get(entry.row)?.key ?? recordKey(entity, row)) : '';
    return key === '' ? entry : { ...entry, key };
  });
  const found = resultsByList(entity, sent, evidence.records, keysOfOtherRows(log, rows), rows);
  return ({ row, outcome }) => {
    const sentResult = found.get(row);
    return sentResult && withServiceText(sentResult, outcome);
  };
}

function proofOf(
  entity: Entity,
  entry: LogEntry,
  sentResult: SentResult,
  evidence: Evidence,
  { when, before }: { readonly when: string; readonly before: BaselineRow | undefined },
): Proof {
  if (sentResult.kind === 'stored' && evidence.by === 'list') return listProof(entity, sentResult, when);
  if (evidence.by === 'user' && evidence.stored.has(entry.row)) return { by: 'user', when };
  return answerProof(entity, entry, when, before?.adopted);
}

/** The baseline of a stored row; undefined if the row is not stored. */
function storedBase(
  entity: Entity,
  entry: LogEntry,
  sentResult: SentResult,
  { before, row }: { readonly before: BaselineRow | undefined; readonly row: TrackedRow | undefined },
): BaselineRow | undefined {
  if (sentResult.kind !== 'stored') return undefined;
  const { record, differingFields } = sentResult;
  const base = record
    ? rowAsListed(entity, entry, { record, differingFields }, { before, row })
    : rowAsAnswered(entity, entry, before);
  return entry.addedColumns ? withoutFieldsOfRow(base, entry.addedColumns) : base;
}

/** Whether the listed record may be somebody else's: the user decides, and the row can't be undone. */
function isContested(sentResult: SentResult): boolean {
  return sentResult.kind === 'stored' && sentResult.differingFields !== undefined;
}

function attemptOf(row: TrackedRow, entry: LogEntry, sentResult: SentResult, status: RowStatus): Attempt {
  const unknown = sentResult.kind === 'unknown' ? { unknown: sentResult.reason } : {};
  return { cells: { ...row.cells, ...sentCells(entry) }, ...status, ...unknown };
}

/**
 * What becomes of a row's entry. It stays if only the user may send the row again, or if a later list may still show the row.
 */
function nextOf(
  entry: LogEntry,
  sentResult: SentResult,
  evidence: Evidence,
  { row, isKnown }: { readonly row: TrackedRow | undefined; readonly isKnown: boolean },
): NextStage | undefined {
  const { action, outcome } = entry;
  if (evidence.by !== 'list') {
    const isForgotten = action === 'update' && !row && !isKnown;
    // The refusal of an update does not show the result of the update before it, which got no clear answer.
    if (sentResult.kind === 'refused' && entry.earlierChanges && !isForgotten) return 'earlier';
    if (sentResult.kind !== 'unknown' || isForgotten) return 'settled';
    return ['not-found', 'key-in-doubt', 'number-taken', 'other-file'].includes(sentResult.reason)
      ? 'waits-for-user'
      : undefined;
  }
  if (sentResult.kind === 'unknown') {
    // If the user has typed over an update, the row is an edited row.
    if (sentResult.reason === 'not-shown')
      return row && stillHasSentCells(entry, row.cells) ? 'waits-for-user' : 'settled';
    return sentResult.reason === 'not-found' || sentResult.reason === 'not-listed'
      ? 'waits-for-user'
      : 'settled';
  }
  const isNotThere =
    sentResult.kind === 'not-stored' || (sentResult.kind === 'refused' && isUnconfirmedOutcome(outcome));
  return row && action === 'add' && isNotThere ? 'may-send-again' : 'settled';
}

/** Whether the push log gets a line. A row that waits for the user or for an answer is logged once. */
function isNews(
  { stage, push }: LogEntry,
  sentResult: SentResult,
  evidence: Evidence,
  {
    row,
    to,
    before,
  }: {
    readonly row: TrackedRow | undefined;
    readonly to: NextStage | undefined;
    readonly before: Attempt | undefined;
  },
): boolean {
  if (evidence.by === 'list') return stage !== 'waits-for-user' || sentResult.kind !== 'unknown';
  if (to === 'settled' || to === 'earlier') return true;
  if (evidence.by === 'answers' && evidence.justSent !== undefined && push === evidence.justSent) return true;
  return row !== undefined && !isNoted(before, sentResult);
}

/**
 * Whether the attempt already has the reason why the row is unconfirmed. An older release stored no reason: then the Status
 * Unknown is enough.
 */
function isNoted(attempt: Attempt | undefined, sentResult: SentResult): boolean {
  if (attempt?.status !== STATUS.unknown || sentResult.kind !== 'unknown') return false;
  return attempt.unknown === undefined || attempt.unknown === sentResult.reason;
}

/** When rows were reconciled, and with which company's service. */
interface Circumstances {
  readonly at: string;
  readonly service: string;
  readonly sp: string;
  /** The time to note for the records that are stored, in milliseconds since 1970. Only for kinds that the service can't list. */
  readonly knownAt?: number;
}

/**
 * The results of reconciling, as two events. The sheet is written between them. If the pane is closed there, the rows are
 * still in the log and are reconciled once more.
 */
export interface ReconciledEvents {
  readonly rowsReconciled: EventOf<'rows-reconciled'>;
  readonly logSettled: EventOf<'log-settled'>;
}

export function reconciledEvents(
  kind: string,
  before: Baseline,
  { results, baseline, next }: Reconciliation,
  { knownAt, ...circumstances }: Circumstances,
): ReconciledEvents {
  const rows = [...results].map(([row, { stored }]): ReconciledRow => {
    const base = baseline.rows.get(row);
    const known = before.rows.get(row);
    const noted = knownAt === undefined ? {} : pushedAt(knownAt, known);
    const attempt = baseline.attempts.get(row);
    return {
      row,
      ...(base && base !== known ? { base: { ...base, ...noted } } : {}),
      ...(stored ? { isStored: true } : {}),
      ...(attempt && attempt !== before.attempts.get(row) ? { attempt } : {}),
    };
  });
  return {
    rowsReconciled: { type: 'rows-reconciled', kind, rows, ...circumstances },
    logSettled: { type: 'log-settled', kind, next: [...next] },
  };
}
