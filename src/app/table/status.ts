import type { Attempt, Baseline } from '../../core/changes/baseline';
import type { TrackedRow } from '../../core/changes/track';
import { isError, type Problem, type ProblemCode } from '../../core/checks/problem';
import { sentenceOf } from '../../core/checks/wording';
import { isInDoubt, type Outcome } from '../../core/push/outcome';
import { grouped } from '../../core/table/grouped';
import { MESSAGE_COLUMN, STATUS_COLUMN, type RowId } from '../../core/table/sheet';
import { textOf } from '../../core/values/text';
import type { Entity } from '../../core/entities/entity';
import { isAsSent, openReason, type JournalEntry } from '../memory/journal';
import type { Patch } from '../ports';
import { isCode, needsUser, STATUS } from './status-words';
import type { TableRead } from './table';
import { rowMessages, unknownMessage } from './row-messages';

export interface RowStatus {
  readonly status: string;
  readonly message: string;
}

/** Every row's true status as a check finds it, as patches; rows that already say it are left alone, and `except`ed ones. */
export function statusPatches(
  read: TableRead,
  baseline: Baseline,
  { copied, except }: { copied: ReadonlySet<RowId>; except: ReadonlySet<RowId> },
): Patch[] {
  const fixes = fixStatuses(read.problems);
  const warnings = warningTexts(read.problems);
  return read.tracking.rows.flatMap((row) => {
    if (except.has(row.id)) return [];
    const status = statusOf(row, baseline.attempts.get(row.id), copied);
    return patchesFor(row, fixes.get(row.index) ?? withWarning(status, warnings.get(row.index)));
  });
}

/**
 * Sent rows that are not settled keep a status that says so until a read says more; Ctrl+Z may have taken it from them, or
 * an edit made it untrue.
 */
export function pendingPatches(read: TableRead, entries: readonly JournalEntry[]): Patch[] {
  const pending = new Map(entries.map((entry) => [entry.row, entry]));
  return read.tracking.rows.flatMap((row) => {
    const entry = pending.get(row.id);
    if (!entry) return [];
    const { outcome } = entry;
    const isSame = isAsSent(entry, row.cells);
    const isStored = outcome.kind === 'stored' && isSame && entry.undecided !== true;
    const hasMore = row.base !== undefined && row.changed.some((name) => !isIn(entry, name));
    if (isStored && hasMore) return patchesFor(row, { status: STATUS.edited, message: '' });
    const status = textOf(row.status);
    // An addition that is stored in part is an edit for the rest.
    const isPart = isStored && !row.base && status === STATUS.edited;
    const isOwn = outcome.kind === 'refused' && outcome.sure && outcome.code === status;
    const isOther = isCode(status) && !isOwn;
    const isOpen = !isOther && (isSame ? !UNSENT.includes(status) : needsUser(status));
    const isTrue = isPart || (status === STATUS.stored ? isStored : isOpen);
    return isTrue ? [] : patchesFor(row, pendingStatus(read.entity, entry, isSame));
  });
}

/** What a row says that was sent, is not settled, and says something else now. */
function pendingStatus(entity: Entity, entry: JournalEntry, isSame: boolean): RowStatus {
  const { outcome, undecided } = entry;
  if (undecided === true) {
    const reason = openReason(entity, entry);
    const why = reason === 'not-readable' ? 'not-found' : reason;
    return { status: STATUS.unknown, message: unknownMessage(why) };
  }
  if (isSame && outcome.kind === 'refused') return statusOfOutcome(outcome, '');
  if (isSame && outcome.kind === 'stored')
    return { status: STATUS.stored, message: rowMessages.storedUntold };
  const why = outcome.kind === 'unknown' ? outcome.why : 'no-answer';
  return { status: STATUS.unknown, message: unknownMessage(why) };
}

function isIn({ changes }: JournalEntry, name: string): boolean {
  return changes.some(({ field }) => field === name);
}

/** Statuses of rows of which nothing is on its way. */
const UNSENT: readonly string[] = [STATUS.asOnService, STATUS.added, STATUS.edited, STATUS.notSent];

/** Problems that have a status of their own, whatever else is wrong with the row. */
const STATUS_OF: Partial<Record<ProblemCode, string>> = { conflict: STATUS.conflict, gone: STATUS.gone };

/** What a row says whose record is no longer on the service. */
export const GONE: RowStatus = { status: STATUS.gone, message: sentenceOf({ code: 'gone', params: {} }) };

/** The status of each row that would be refused, by its index: all its problems in one message. */
export function fixStatuses(problems: readonly Problem[]): ReadonlyMap<number, RowStatus> {
  const fixes = new Map<number, RowStatus>();
  for (const problem of problems.filter(isError)) {
    const { index, code } = problem;
    const before = fixes.get(index);
    const message = before ? `${before.message} ${sentenceOf(problem)}` : sentenceOf(problem);
    const status = STATUS_OF[code] ?? before?.status ?? STATUS.fix;
    fixes.set(index, { status, message });
  }
  return fixes;
}

/** What each row says that was planned and is blocked by now. */
export function blockedStatuses({ problems, holdsWarnings }: TableRead): ReadonlyMap<number, RowStatus> {
  const warned = holdsWarnings ? [...warningTexts(problems)] : [];
  return new Map([
    ...warned.map(([index, message]): [number, RowStatus] => [index, { status: STATUS.notSent, message }]),
    ...fixStatuses(problems),
  ]);
}

/** The warnings of each row as one text, by its index. */
export function warningTexts(problems: readonly Problem[]): ReadonlyMap<number, string> {
  const ofRows = grouped(
    problems.filter((problem) => !isError(problem)),
    ({ index }) => index,
  );
  return new Map([...ofRows].map(([index, its]) => [index, its.map(sentenceOf).join(' ')]));
}

/** The status of a row with a warning stays what it is; its message says the warning as well. */
export function withWarning(status: RowStatus, warning: string | undefined): RowStatus {
  if (warning === undefined) return status;
  return { ...status, message: status.message === '' ? warning : `${status.message} ${warning}` };
}

/** The patches that make a row show a status; none where it shows it already. */
export function patchesFor(row: TrackedRow, { status, message }: RowStatus): Patch[] {
  const patches: Patch[] = [];
  if (textOf(row.status) !== status) patches.push({ row: row.id, column: STATUS_COLUMN, cell: status });
  if (textOf(row.message) !== message) patches.push({ row: row.id, column: MESSAGE_COLUMN, cell: message });
  return patches;
}

/** Patches that write a status whatever the row shows. */
export function statusCells(row: RowId, { status, message }: RowStatus): Patch[] {
  return [
    { row, column: STATUS_COLUMN, cell: status },
    { row, column: MESSAGE_COLUMN, cell: message },
  ];
}

/** What an item's own outcome says before a read has settled it. */
export function statusOfOutcome(outcome: Outcome, when: string): RowStatus {
  switch (outcome.kind) {
    case 'stored':
      return { status: STATUS.stored, message: rowMessages.storedUnread(when) };
    case 'refused':
      return isInDoubt(outcome)
        ? { status: STATUS.unknown, message: rowMessages.refusedAsWhole(outcome.message) }
        : { status: outcome.code, message: rowMessages.refused(outcome.message) };
    case 'unknown':
      return { status: STATUS.unknown, message: unknownMessage(outcome.why) };
  }
}

function statusOf(row: TrackedRow, attempt: Attempt | undefined, copied: ReadonlySet<RowId>): RowStatus {
  const shown = { status: textOf(row.status), message: textOf(row.message) };
  switch (row.state) {
    case 'blank':
      return { status: '', message: '' };
    case 'gone':
      return GONE;
    case 'unchanged':
      return shown.status === STATUS.stored ? shown : { status: STATUS.asOnService, message: '' };
    case 'new':
    case 'edited':
      if (attempt && sameCells(attempt, row)) return { status: attempt.status, message: attempt.message };
      return row.state === 'new'
        ? { status: STATUS.added, message: copied.has(row.id) ? rowMessages.copied : '' }
        : { status: STATUS.edited, message: '' };
  }
}

/** Whether the row still holds exactly what was last sent for it. */
export function sameCells(attempt: Attempt, row: TrackedRow): boolean {
  const names = new Set([...Object.keys(attempt.cells), ...Object.keys(row.cells)]);
  return [...names].every((name) => (attempt.cells[name] ?? '') === (row.cells[name] ?? ''));
}
