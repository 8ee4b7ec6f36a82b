import type { Attempt, Baseline, BaselineRow } from '../../core/changes/baseline';
import { planRefresh, type MergedRow } from '../../core/changes/merge';
import { track, type TrackedRow } from '../../core/changes/track';
import { checkConflicts } from '../../core/checks/check-conflicts';
import type { Entity } from '../../core/entities/entity';
import { keyOf, withFormerNames, type FieldCells, type Held } from '../../core/table/record';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type Cell, type RowId } from '../../core/table/sheet';
import { grouped } from '../../core/table/grouped';
import { freshId } from '../table/fresh-id';
import type { Patch } from '../ports';
import { attemptedState, isSameAs } from '../../core/sync/classify';
import { storedInPart } from '../../core/sync/settled-state';
import { statusOf, type ToldState } from '../../core/sync/status';
import { patchesFor, problemsByRow, statusCells, statusPatches } from '../table/status';
import type { TableRead } from '../table/table';
import type { Work } from '../work';

export interface RefreshOptions {
  /** The states of sent rows about which something was just found out. */
  readonly results: ReadonlyMap<RowId, ToldState>;
  /** Whether records without a row get one; a push only reads back what it touched. */
  readonly append: boolean;
  /** The rows that are refreshed; all where it is left out. */
  readonly only?: ReadonlySet<RowId>;
  /** New rows that began as copies: they bear the Status of their originals. */
  readonly copied?: ReadonlySet<RowId>;
}

/** How many cells a merge has written, and how many rows it has put in conflict, found gone, and added to the sheet. */
export interface RefreshCounts {
  readonly written: number;
  readonly conflicts: number;
  readonly gone: number;
  readonly appended: number;
}

/**
 * Merges what the service lists into the table and makes it the new baseline. The sheet is written first: should the
 * pane close in between, the old baseline makes fresh values look edited, which a push shows; the other way round stale
 * values would look like edits and overwrite the service.
 */
export async function refreshTable(
  work: Work,
  read: TableRead,
  baseline: Baseline,
  theirs: readonly Held[],
  { results, append, only, copied = new Set() }: RefreshOptions,
): Promise<RefreshCounts> {
  const { entity, layout } = read;
  const { workbook, random } = work.ports;
  const plan = planRefresh(entity, track(entity, read.tracking.rows, baseline), theirs);
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  // A row that is listed again is no longer gone.
  const found = problemsByRow(read.problems.filter(({ code }) => code !== 'gone'));
  const patches: Patch[] = [];
  let conflicts = 0;

  const isMeant = ({ id }: TrackedRow) => only === undefined || only.has(id);
  for (const merged of plan.merged) {
    const { row } = merged;
    if (!isMeant(row)) continue;
    rows.set(row.id, merged.baseline);
    for (const [column, cell] of Object.entries(merged.writes))
      patches.push({ row: row.id, column, cell, was: row.cells[column] ?? '' });
    if (merged.conflicts.length > 0) conflicts += 1;
    const attempt = attempts.get(row.id);
    const isStillTried = attempt !== undefined && merged.edited && isSameAs(attempt, row);
    if (!isStillTried) attempts.delete(row.id);
    const result = results.get(row.id);
    const state = mergedState(merged, result, attempts.get(row.id));
    const problems =
      state.kind === 'conflict' && state !== result
        ? conflictsOf(entity, row, merged)
        : result || state.kind === 'in-sync'
          ? []
          : found.get(row.index);
    patches.push(...patchesFor(row, statusOf(state, problems)));
  }
  const gone = plan.gone.filter(isMeant);
  for (const row of gone) {
    if (row.base) rows.set(row.id, { ...row.base, gone: true });
    patches.push(...patchesFor(row, statusOf(results.get(row.id) ?? { kind: 'gone' })));
  }
  // Records that are neither in the sheet nor listed any more: a row that Ctrl+Z brings back is gone.
  const listed = new Set(theirs.map((record) => keyOf(entity, record)));
  for (const base of read.tracking.deleted)
    if (!listed.has(base.key)) rows.set(base.id, { ...base, gone: true });
  for (const row of read.tracking.rows) {
    const result = rows.has(row.id) ? undefined : results.get(row.id);
    if (result) patches.push(...patchesFor(row, statusOf(result)));
  }
  if (only === undefined) {
    const pending = work.journal.open(entity.kind).map(({ row }) => row);
    // Nothing is merged into a row of which nobody knows which record it is: what it says is what the check finds.
    const inDoubt = new Set(read.tracking.rows.flatMap(({ id, keyDoubt }) => (keyDoubt ? [id] : [])));
    const told = [...rows.keys()].filter((id) => !inDoubt.has(id));
    const except = new Set([...told, ...results.keys(), ...pending]);
    patches.push(...statusPatches(read, { attempts: baseline.attempts, log: [], copied }, except));
  }

  const appended = append
    ? plan.appended.map((record) => ({ ...record, id: record.id ?? freshId(random) }))
    : [];
  const { held, typed } =
    patches.length > 0 ? await workbook.write(layout, patches) : { held: [], typed: [] };
  rememberHeld(rows, held);
  await rememberTyped(work, read, rows, typed);
  if (appended.length > 0) {
    const differing = await workbook.append(
      layout,
      appended.map(({ id, cells }) => rowCells(layout.columns, id, cells)),
    );
    for (const { id, key, cells, ids } of appended)
      rows.set(id, withFormerNames(entity, { id, key, cells, ids }, baseline.rows.get(id)));
    rememberHeld(rows, differing);
  }
  // Rows that have become records are no longer offered as new rows of the same name.
  work.names.notice(
    entity,
    read.tracking.rows.filter(({ id }) => !rows.has(id)),
  );
  const readAt = only === undefined ? { readAt: work.ports.clock.localTime() } : {};
  await work.baselines.set(entity.kind, { ...baseline, rows, attempts, ...readAt });
  return { written: patches.length, conflicts, gone: gone.length, appended: appended.length };
}

/** The cells of one row in layout order; fields that the record does not carry are empty. */
export function rowCells(columns: readonly { readonly id: string }[], row: RowId, cells: FieldCells): Cell[] {
  return columns.map(({ id }) =>
    id === ROW_COLUMN ? row : id === STATUS_COLUMN || id === MESSAGE_COLUMN ? '' : (cells[id] ?? ''),
  );
}

/** Somebody typed while the merge was written: the cell stays theirs, and with what the service holds it is a conflict. */
async function rememberTyped(
  work: Work,
  { entity, layout, tracking }: TableRead,
  rows: Map<RowId, BaselineRow>,
  typed: readonly Patch[],
): Promise<void> {
  const inSheet = new Map(tracking.rows.map((row) => [row.id, row]));
  const patches = [...grouped(typed, ({ row }) => row)].flatMap(([id, cells]) => {
    const [row, base] = [inSheet.get(id), rows.get(id)];
    if (!row || !base) return [];
    const before = Object.fromEntries(cells.map(({ column }) => [column, row.base?.cells[column] ?? '']));
    const known = { ...base, conflicts: { ...before, ...base.conflicts } };
    rows.set(id, known);
    const changed = [...new Set([...row.changed, ...cells.map(({ column }) => column)])];
    const problems = checkConflicts(entity, { ...row, base: known, changed });
    return problems.length > 0 ? statusCells(id, statusOf({ kind: 'conflict' }, problems)) : [];
  });
  if (patches.length > 0) await work.ports.workbook.write(layout, patches);
}

/** Notes in the baseline which cells Excel holds otherwise than they were written, so that they are no edits. */
export function rememberHeld(rows: Map<RowId, BaselineRow>, held: readonly Patch[]): void {
  for (const { row, column, cell } of held) {
    const base = rows.get(row);
    if (base && column in base.cells) rows.set(row, { ...base, shown: { ...base.shown, [column]: cell } });
  }
}

/**
 * The state of a row once a list is merged into it. A stored row that was edited again while it was sent is not in sync; one
 * that was not stored is, once its edit is taken back.
 */
function mergedState(
  { row, conflicts, edited }: MergedRow & { readonly row: TrackedRow },
  result: ToldState | undefined,
  attempt: Attempt | undefined,
): ToldState {
  const isStored = result?.kind === 'in-sync';
  if (!edited) return isStored ? result : { kind: 'in-sync' };
  if (result && !isStored) return result;
  if (conflicts.length > 0) return { kind: 'conflict' };
  if (isStored) return storedInPart(result);
  return attemptedState(row, attempt) ?? { kind: 'edited' };
}

function conflictsOf(entity: Entity, row: TrackedRow, { baseline, conflicts }: MergedRow) {
  const changed = conflicts.map(({ field }) => field);
  return checkConflicts(entity, { ...row, base: baseline, changed });
}
