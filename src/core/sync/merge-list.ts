import type { Attempt, Baseline, BaselineRow } from '../changes/baseline';
import { matchAndMerge, type MergedRow, type Refresh } from '../changes/merge';
import type { TrackedRow, Tracking } from '../changes/row';
import { trackRows } from '../changes/track-rows';
import { checkConflicts } from '../checks/check-rules';
import type { Entity } from '../entities/entity';
import type { Problem } from '../problems/problem';
import { takeEach, type Sliced } from '../slices';
import { groupBy } from '../table/group-by';
import type { RowId } from '../table/layout';
import { recordKey, type FieldCells, type ServiceRecord } from '../table/record';
import { textOf } from '../values/cell';
import { attemptedState, isSameAs } from './classify';
import { likeRecords } from './like-records';
import { storedInPart } from './result-state';
import type { RowStatus } from './row-state';
import { statusOf, type ShownState } from './status';
import { headersOfFields, withServiceList } from './status-words';

/** The table as it is in the sheet, and what is known of it. */
interface TableNow {
  readonly tracking: Tracking;
  readonly problems: readonly Problem[];
  readonly baseline: Baseline;
}

interface MergeOptions {
  /** The states of sent rows whose result was just found out. */
  readonly results: ReadonlyMap<RowId, ShownState>;
  /** The rows that are merged; if undefined, all. */
  readonly only?: ReadonlySet<RowId>;
  /** Nothing is known of the kind yet: a row that equals a record becomes its row, as the user could not know of the record. */
  readonly isFirst?: boolean;
}

/** A row's Status after a list was merged into it, and the cells that take the service's values. */
interface MergedRowStatus {
  readonly row: TrackedRow;
  readonly writes: FieldCells;
  readonly status: RowStatus;
}

interface ListMerge {
  readonly rows: readonly MergedRowStatus[];
  /** The new baselines. */
  readonly baselines: readonly BaselineRow[];
  /** Rows that have changed since they were last sent: their attempts are dropped. */
  readonly outdatedAttempts: readonly RowId[];
  /** Records without a row in the sheet, with the id of the row that they had, if any. */
  readonly appended: Refresh['appended'];
  readonly conflicts: number;
  readonly gone: number;
}

/** Merges a list into a table (S11 to S13, S16, S17, S20): the cells and Statuses to write, and what is known afterwards. */
export function* mergeList(
  entity: Entity,
  { tracking, problems, baseline }: TableNow,
  theirs: readonly ServiceRecord[],
  { results, only, isFirst = false }: MergeOptions,
): Sliced<ListMerge> {
  const now = trackRows(entity, tracking.rows, baseline);
  const like = isFirst ? likeRecords(entity, now.rows, theirs) : undefined;
  const plan = yield* matchAndMerge(entity, now, theirs, like);
  // A row that is listed again is no longer gone.
  const found = groupBy(
    problems.filter(({ code }) => code !== 'gone'),
    ({ index }) => index,
  );
  const rows: MergedRowStatus[] = [];
  const baselines: BaselineRow[] = [];
  const outdatedAttempts: RowId[] = [];
  let conflicts = 0;
  const isMeant = ({ id }: TrackedRow) => only === undefined || only.has(id);
  yield* takeEach(plan.merged, (merged) => {
    const { row } = merged;
    if (!isMeant(row)) return;
    baselines.push(merged.baseline);
    if (merged.conflicts.length > 0) conflicts += 1;
    const attempt = baseline.attempts.get(row.id);
    const isAttemptCurrent = attempt !== undefined && merged.edited.length > 0 && isSameAs(attempt, row);
    if (!isAttemptCurrent) outdatedAttempts.push(row.id);
    const result = results.get(row.id);
    const state = mergedState(merged, result, isAttemptCurrent ? attempt : undefined);
    const its =
      state.kind === 'conflict' && state !== result
        ? conflictsOf(entity, row, merged)
        : result || state.kind === 'in-sync'
          ? []
          : found.get(row.index);
    rows.push({
      row,
      writes: merged.writes,
      status: mergedStatus(entity, merged, state, { problems: its, isSent: result !== undefined }),
    });
  });
  const gone = plan.gone.filter(isMeant);
  for (const row of gone) {
    if (row.base) baselines.push({ ...row.base, gone: true });
    rows.push({ row, writes: {}, status: statusOf(results.get(row.id) ?? { kind: 'gone' }) });
  }
  // Records that are neither in the sheet nor in the list: if Ctrl+Z brings back such a row, the row is gone.
  const listed = new Set(theirs.map((record) => recordKey(entity, record)));
  for (const base of tracking.deleted) if (!listed.has(base.key)) baselines.push({ ...base, gone: true });
  const isKnown = new Set([...baseline.rows.keys(), ...baselines.map(({ id }) => id)]);
  for (const row of tracking.rows) {
    const result = isKnown.has(row.id) ? undefined : results.get(row.id);
    if (result) rows.push({ row, writes: {}, status: statusOf(result) });
  }
  return { rows, baselines, outdatedAttempts, appended: plan.appended, conflicts, gone: gone.length };
}

/**
 * The state of a row after a list was merged into it. A stored row that was edited again while it was sent is not in sync. A
 * row that was not stored is in sync after its edit was taken back.
 */
function mergedState(
  { row, conflicts, edited }: MergedRow & { readonly row: TrackedRow },
  result: ShownState | undefined,
  attempt: Attempt | undefined,
): ShownState {
  const isStored = result?.kind === 'in-sync';
  if (edited.length === 0) return isStored ? result : { kind: 'in-sync' };
  if (result && !isStored) return result;
  if (conflicts.length > 0) return { kind: 'conflict' };
  if (isStored) return storedInPart(result);
  return attemptedState(row, attempt) ?? { kind: 'edited' };
}

/** What the service changed in a row that was not sent stands in its Message until the user has looked at it. */
function mergedStatus(
  entity: Entity,
  { row, edited, changedOnService }: MergedRow & { readonly row: TrackedRow },
  state: ShownState,
  { problems, isSent }: { readonly problems: readonly Problem[] | undefined; readonly isSent: boolean },
): RowStatus {
  const headers = state.kind === 'edited' ? headersOfFields(entity, edited) : [];
  const status = statusOf(state, problems, headers);
  return isSent
    ? status
    : withServiceList(status, textOf(row.message), headersOfFields(entity, changedOnService));
}

function conflictsOf(entity: Entity, row: TrackedRow, { baseline, conflicts }: MergedRow) {
  const changed = conflicts.map(({ field }) => field);
  return checkConflicts(entity, { ...row, base: baseline, changed });
}
