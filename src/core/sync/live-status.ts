import type { Problem } from '../problems/problem';
import { isSameStatus, type RowState, type RowStatus } from './row-state';
import { statusOf } from './status';
import { isOnlyLists, withServiceList } from './cell-marks';
import { isCode, STATUS } from './status-words';

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
  // A message beside New and Edited may say what a push has stored. Fix, and lists of changed cells, explain the cells as they are.
  const isSameWord = wanted.status === shown.status && wanted.status !== STATUS.fix;
  return isSameWord && !before && !isOnlyLists(shown.message) ? undefined : wanted;
}

function mayReplace({ shown: { status }, wasAttempted }: EditedRow): boolean {
  return replaceable().includes(status) || (isCode(status) && wasAttempted);
}

/** A code comes back if the row has again the cells that were refused. No other result of a push is written here. */
function mayWrite({ state }: EditedRow, { status }: RowStatus): boolean {
  return replaceable().includes(status) || (isCode(status) && state.kind === 'rejected');
}
