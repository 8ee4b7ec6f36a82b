import { findingSentence } from '../checks/wording';
import { isError, type Problem, type ProblemCode } from '../problems/problem';
import { cellText } from '../values/cell';
import { notSentMessage, refusedMessage, rejectedMessage, rowMessages, unconfirmedMessage } from './messages';
import { type Proof, type RejectedReason, type RowState, type RowStatus, isSameStatus } from './row-state';
import {
  asSentence,
  withEdited,
  STATUS,
  statusOfCode,
  isOnlyLists,
  withServiceList,
  isCode,
} from './status-words';

type Without<State, Keys extends PropertyKey> = State extends unknown ? Omit<State, Keys> : never;

/** A state without the data that its Status and Message do not need. */
export type ShownState = Without<RowState, 'base' | 'changed' | 'conflicts'>;

/** Problems that decide the Status, whatever other problems the row has. */
function statusOfProblem(code: ProblemCode): string | undefined {
  return code === 'conflict' || code === 'gone' ? STATUS[code] : undefined;
}

/**
 * The Status and Message of a row: no other function decides them. Errors that a check has found (`problems`, of this row
 * alone) come before the row's state. Warnings follow the Message. For a row in the write-ahead log, the Status says that
 * the row was sent, whatever a check finds in it. A service's message of any length fits into the cell. `edited`: the headers
 * of the edited columns, which the Message of an edited row ends with.
 */
export function statusOf(
  state: ShownState,
  problems: readonly Problem[] = [],
  edited: readonly string[] = [],
): RowStatus {
  const { status, message } = wholeStatus(state, problems);
  return { status: cellText(status), message: cellText(withEdited(message, edited)) };
}

function wholeStatus(state: ShownState, problems: readonly Problem[]): RowStatus {
  if (state.kind === 'in-flight' || (state.kind === 'unconfirmed' && state.isInLog))
    return statusOfState(state);
  const errors = problems.filter(isError);
  if (errors.length > 0) return { status: worst(errors), message: joined(errors) };
  const { status, message } = statusOfState(state);
  if (problems.length === 0 || message === '') return { status, message: message || joined(problems) };
  return { status, message: `${asSentence(message)} ${joined(problems)}` };
}

/**
 * The Status and Message of a row that a check keeps out of the push. If only warnings keep it out, the Status is Not sent.
 */
export function blockedStatus(problems: readonly Problem[]): RowStatus {
  const errors = problems.filter(isError);
  return statusOf({ kind: 'edited', notSent: { warnings: problems } }, errors);
}

function worst(errors: readonly Problem[]): string {
  return errors.flatMap(({ code }) => statusOfProblem(code) ?? []).at(-1) ?? STATUS.fix;
}

function joined(problems: readonly Problem[]): string {
  return problems.map(findingSentence).join(' ');
}

/** The Status and Message that the state alone gives. */
function statusOfState(state: ShownState): RowStatus {
  switch (state.kind) {
    case 'blank':
    case 'deleted-here':
      return { status: STATUS.asOnService, message: '' };
    case 'new':
      if (state.notSent !== undefined)
        return { status: STATUS.notSent, message: notSentMessage(state.notSent) };
      return { status: STATUS.added, message: state.isCopy === true ? rowMessages.copied : '' };
    case 'edited':
      if (state.notSent !== undefined)
        return { status: STATUS.notSent, message: notSentMessage(state.notSent) };
      return { status: STATUS.edited, message: inPart(state.storedAt) };
    case 'in-sync':
      if (!state.stored) return { status: STATUS.asOnService, message: '' };
      return { status: STATUS.stored, message: proofMessage(state.stored) };
    case 'conflict':
      return {
        status: STATUS.conflict,
        message: state.foundUnanswered ? rowMessages.foundUnanswered(state.foundUnanswered) : '',
      };
    case 'gone':
      return { status: STATUS.gone, message: findingSentence({ code: 'gone', params: {} }) };
    case 'in-flight':
      return state.shown ?? answered(state);
    case 'unconfirmed':
      return state.shown ?? { status: STATUS.unknown, message: unconfirmedMessage(state.reason) };
    case 'rejected':
      return { status: rejectedStatus(state.reason), message: rejectedMessage(state.reason) };
  }
}

function rejectedStatus(reason: RejectedReason): string {
  if (reason.by === 'note') return reason.status;
  return reason.by === 'service' ? statusOfCode(reason.code) : STATUS.fix;
}

function inPart(when: string | undefined): string {
  return when === undefined ? '' : rowMessages.storedInPart(when);
}

/** The Status and Message of a row between its answer and the read-back. */
function answered({ answer, when, isPart }: Extract<ShownState, { kind: 'in-flight' }>): RowStatus {
  if (answer.kind === 'refused')
    return { status: statusOfCode(answer.code), message: refusedMessage(answer.message, answer.code) };
  if (isPart === true) return { status: STATUS.edited, message: inPart(when) };
  return {
    status: STATUS.stored,
    message: when === undefined ? rowMessages.storedWithoutTime : rowMessages.storedNotReadBack(when),
  };
}

function proofMessage(proof: Proof): string {
  switch (proof.by) {
    case 'sheet':
      return proof.message;
    case 'user':
      return rowMessages.storedAsSaid(proof.when);
    case 'answer':
      // The pane says once that the service can't list these records.
      return proof.ifKeyExists === undefined
        ? ''
        : rowMessages.acceptedIfThere(proof.when, proof.ifKeyExists);
    case 'list':
      if (proof.duplicates !== undefined) return rowMessages.storedTwice(proof.when, proof.duplicates);
      return proof.differs.length === 0
        ? rowMessages.stored(proof.when)
        : rowMessages.storedDiffers(proof.when, proof.differs);
  }
}

/** What a row shows while the user edits, and what is known of it. */
export interface EditedRow {
  readonly state: RowState;
  /** Its Status and Message in the sheet. */
  readonly shown: RowStatus;
  /** The problems of this row alone. */
  readonly problems: readonly Problem[];
  /** The headers of its edited columns. */
  readonly edited: readonly string[];
  /** Whether the result of a push is known for the row. Without it, a code in Status is not Shiftsheet's to replace. */
  readonly wasAttempted: boolean;
  /** What the row showed before the marks, if it still shows what the marks have written. */
  readonly before?: RowStatus | undefined;
}

/** Statuses that the marks may replace, besides codes of rows that were edited since their push. */
const replaceable = (): readonly string[] => [
  STATUS.asOnService,
  STATUS.added,
  STATUS.edited,
  STATUS.fix,
  STATUS.stored,
];

/** States whose Status tells something that only a push, a download or the user may change. */
const KEPT: readonly RowState['kind'][] = ['conflict', 'in-flight', 'unconfirmed', 'gone', 'deleted-here'];

/**
 * The Status and Message that a row must show after an edit, before any check; undefined if they stay. New, Edited and Fix
 * follow the cells, and a row whose edit was taken back shows again what it showed before. Nothing else is replaced: what
 * Unknown, Conflict, Gone and Not sent say is known from elsewhere, and would be lost.
 */
export function liveStatus(row: EditedRow): RowStatus | undefined {
  const { state, shown, problems, edited, before } = row;
  if (KEPT.includes(state.kind) || !mayReplace(row)) return undefined;
  const checked = withServiceList(statusOf(state, problems, edited), shown.message);
  const isBack =
    state.kind === 'in-sync' && checked.status === STATUS.asOnService && before?.status === STATUS.stored;
  const wanted = isBack ? before : checked;
  if (isSameStatus(wanted, shown) || !mayWrite(row, wanted)) return undefined;
  // A message beside Edited may say what a push has stored. Fix, the warnings of a new row, and lists of changed cells explain the
  // cells as they are: a warning goes when the row on its other side is mended.
  const isWarned = state.kind === 'new' && state.isCopy !== true;
  const isSameWord = wanted.status === shown.status && wanted.status !== STATUS.fix && !isWarned;
  return isSameWord && !before && !isOnlyLists(shown.message) ? undefined : wanted;
}

function mayReplace({ shown: { status }, wasAttempted }: EditedRow): boolean {
  return replaceable().includes(status) || (isCode(status) && wasAttempted);
}

/** A code comes back if the row has again the cells that were refused. No other result of a push is written here. */
function mayWrite({ state }: EditedRow, { status }: RowStatus): boolean {
  return replaceable().includes(status) || (isCode(status) && state.kind === 'rejected');
}
