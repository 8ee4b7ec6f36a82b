import type { Attempt, Baseline, BaselineRow } from '../../core/changes/baseline';
import { planRefresh, type MergedRow } from '../../core/changes/merge';
import { track, type TrackedRow } from '../../core/changes/track';
import { checkConflicts } from '../../core/checks/check-conflicts';
import type { Problem } from '../../core/checks/problem';
import type { Entity } from '../../core/entities/entity';
import { keyOf, withFormerNames, type FieldCells, type Held } from '../../core/table/record';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type Cell, type RowId } from '../../core/table/sheet';
import { grouped } from '../../core/table/grouped';
import { freshId } from '../table/fresh-id';
import type { Patch } from '../ports';
import {
  fixStatuses,
  GONE,
  patchesFor,
  sameCells,
  statusCells,
  statusPatches,
  warningTexts,
  withWarning,
  type RowStatus,
} from '../table/status';
import { STATUS } from '../table/status-words';
import type { TableRead } from '../table/table';
import type { Work } from '../work';
import { rowMessages } from '../table/row-messages';

export interface RefreshOptions {
  /** Statuses that are known better than the merge can tell: rows that were just settled. */
  readonly statuses: ReadonlyMap<RowId, RowStatus>;
  /** Whether records without a row get one; a push only reads back what it touched. */
  readonly append: boolean;
  /** The rows that are refreshed; all where it is left out. */
  readonly only?: ReadonlySet<RowId>;
  /** New rows that began as copies: they bear the Status of their originals. */
  readonly copied?: ReadonlySet<RowId>;
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
  { statuses, append, only, copied = new Set() }: RefreshOptions,
): Promise<{ written: number; conflicts: number; gone: number; appended: number }> {
  const { entity, layout } = read;
  const { workbook, random } = work.ports;
  const plan = planRefresh(entity, track(entity, read.tracking.rows, baseline), theirs);
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  // A row that is listed again is no longer gone.
  const fixes = fixStatuses(read.problems.filter(({ code }) => code !== 'gone'));
  const warnings = warningTexts(read.problems);
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
    const stillTried = attempt !== undefined && merged.edited && sameCells(attempt, row);
    if (!stillTried) attempts.delete(row.id);
    const conflict = conflictStatus(entity, row, merged);
    const status =
      settledStatus(statuses.get(row.id), merged, conflict, work) ??
      conflict ??
      (merged.edited ? fixes.get(row.index) : undefined) ??
      (merged.edited
        ? withWarning(stillTried ? attempt : { status: STATUS.edited, message: '' }, warnings.get(row.index))
        : { status: STATUS.asOnService, message: '' });
    patches.push(...patchesFor(row, status));
  }
  const gone = plan.gone.filter(isMeant);
  for (const row of gone) {
    if (row.base) rows.set(row.id, { ...row.base, gone: true });
    patches.push(...patchesFor(row, statuses.get(row.id) ?? GONE));
  }
  // Records that are neither in the sheet nor listed any more: a row that Ctrl+Z brings back is gone.
  const listed = new Set(theirs.map((record) => keyOf(entity, record)));
  for (const base of read.tracking.deleted)
    if (!listed.has(base.key)) rows.set(base.id, { ...base, gone: true });
  for (const row of read.tracking.rows) {
    const status = rows.has(row.id) ? undefined : statuses.get(row.id);
    if (status) patches.push(...patchesFor(row, status));
  }
  if (only === undefined) {
    const pending = work.journal.open(entity.kind).map(({ row }) => row);
    // Nothing is merged into a row of which nobody knows which record it is: what it says is what the check finds.
    const inDoubt = new Set(read.tracking.rows.flatMap(({ id, keyDoubt }) => (keyDoubt ? [id] : [])));
    const told = [...rows.keys()].filter((id) => !inDoubt.has(id));
    const except = new Set([...told, ...statuses.keys(), ...pending]);
    patches.push(...statusPatches(read, baseline, { copied, except }));
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
    const status = statusOfConflicts(checkConflicts(entity, { ...row, base: known, changed }));
    return status ? statusCells(id, status) : [];
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

/** A stored row that was edited again while it was sent is not as on the service; one that was not stored is, once its edit is taken back. */
function settledStatus(
  status: RowStatus | undefined,
  { edited }: MergedRow,
  conflict: RowStatus | undefined,
  work: Work,
): RowStatus | undefined {
  if (status?.status !== STATUS.stored) return edited ? status : undefined;
  if (!edited) return status;
  return (
    conflict ?? { status: STATUS.edited, message: rowMessages.storedInPart(work.ports.clock.wallClock()) }
  );
}

function conflictStatus(
  entity: Entity,
  row: TrackedRow,
  { baseline, conflicts }: MergedRow,
): RowStatus | undefined {
  const changed = conflicts.map(({ field }) => field);
  return statusOfConflicts(checkConflicts(entity, { ...row, base: baseline, changed }));
}

function statusOfConflicts(problems: readonly Problem[]): RowStatus | undefined {
  return [...fixStatuses(problems).values()][0];
}
