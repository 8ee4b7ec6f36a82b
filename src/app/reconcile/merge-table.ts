import type { BaselineRow } from '../../core/changes/baseline';
import { checkConflicts } from '../../core/checks/check-rules';
import type { SyncEvent } from '../../core/sync/event';
import { mergeList } from '../../core/sync/merge-list';
import type { RowStatus } from '../../core/sync/row-state';
import { statusOf, type ShownState } from '../../core/sync/status';
import { tableOf, type SyncState } from '../../core/sync/table-state';
import { groupBy } from '../../core/table/group-by';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type RowId } from '../../core/table/layout';
import { withFormerNames, type FieldCells, type ServiceRecord } from '../../core/table/record';
import { type Cell } from '../../core/values/cell';
import type { JobContext } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import { freshId } from '../table/fresh-id';
import { cellPatches, patchesFor, statusCells, statusPatches } from '../table/status';
import type { TableSnapshot } from '../table/table-snapshot';
import { sliced } from '../work';

export interface RefreshOptions {
  /** The states of sent rows that were just reconciled. */
  readonly results: ReadonlyMap<RowId, ShownState>;
  /** Whether records without a row get one. A push only reads again what it sent. */
  readonly append: boolean;
  /** The rows that are refreshed; all rows if absent. */
  readonly only?: ReadonlySet<RowId>;
  /** New rows that began as copies. They have the Status of their originals. */
  readonly copied?: ReadonlySet<RowId>;
  /** Rows whose Status the caller writes afterwards. */
  readonly unsent?: ReadonlySet<RowId>;
}

/** How many cells a merge has written, and how many rows it has put in conflict, found gone, and added to the sheet. */
export interface MergeCounts {
  readonly written: number;
  readonly conflicts: number;
  readonly gone: number;
  readonly appended: number;
}

/**
 * Merges the service's list into the table, field by field (a three-way merge of baseline, sheet and list), and makes the list the new
 * baseline. The sheet is written first. If the pane is
 * closed in between, current values look edited beside the old baseline, and a push shows them in its preview. In the other
 * order, old values would look like edits and overwrite the service.
 */
export async function mergeTable(
  work: JobContext,
  read: TableSnapshot,
  theirs: readonly ServiceRecord[],
  { results, append, only, copied = new Set(), unsent = new Set() }: RefreshOptions,
): Promise<MergeCounts> {
  const { entity, layout } = read;
  const { workbook, random } = work.ports;
  const { kind } = entity;
  const { tracking, problems } = read;
  const baseline = work.sync.snapshot(kind);
  const merge = await sliced(
    'list merged',
    mergeList(entity, { tracking, problems, baseline }, theirs, {
      results,
      isFirst: append && results.size === 0 && baseline.rows.size === 0 && work.sync.log(kind).length === 0,
      ...(only ? { only } : {}),
    }),
    work.ports.clock,
  );
  const readAt = only === undefined ? { readAt: work.ports.clock.localTime() } : {};
  const merged: SyncEvent = {
    type: 'list-merged',
    kind,
    rows: merge.baselines,
    outdatedAttempts: merge.outdatedAttempts,
    ...readAt,
  };
  const patches = merge.rows.flatMap(({ row, writes, status }): Patch[] => [
    ...cellPatches(row, writes),
    ...(unsent.has(row.id) ? [] : patchesFor(row, status)),
  ]);
  if (only === undefined) {
    const pending = work.sync.unanswered(kind).map(({ row }) => row);
    // Nothing is merged into a row whose record is not certain. Its Status and Message come from the check.
    const rowsInDoubt = new Set(read.tracking.rows.flatMap(({ id, keyDoubt }) => (keyDoubt ? [id] : [])));
    const ids = [...baseline.rows.keys(), ...merge.baselines.map(({ id }) => id)];
    const knownRows = ids.filter((id) => !rowsInDoubt.has(id));
    const except = new Set([...knownRows, ...results.keys(), ...pending, ...unsent]);
    patches.push(...statusPatches(read, { attempts: baseline.attempts, log: [], copied }, except));
  }

  const appended = append
    ? merge.appended.map((record) => ({ ...record, id: record.id ?? freshId(random) }))
    : [];
  const { adjusted, typed } =
    patches.length > 0 ? await workbook.write(layout, patches) : { adjusted: [], typed: [] };
  const events: SyncEvent[] = [merged, cellsAdjusted(kind, adjusted), typedIn(read, typed)];
  await writeConflictStatuses(work, read, typed, work.sync.after(...events));
  if (appended.length > 0) {
    const differing = await workbook.append(
      layout,
      appended.map(({ id, cells }) => rowCells(layout.columns, id, cells)),
    );
    const rows = appended.map(({ id, key, cells, ids }) =>
      withFormerNames(entity, { id, key, cells, ids }, baseline.rows.get(id)),
    );
    events.push({ type: 'list-merged', kind, rows, outdatedAttempts: [] }, cellsAdjusted(kind, differing));
  }
  await work.sync.commit(...events);
  // Rows that are now records are no longer offered as new rows of the same name.
  work.names.notice(
    entity,
    read.tracking.rows.filter(({ id }) => !work.sync.snapshot(kind).rows.has(id)),
  );
  const { conflicts, gone } = merge;
  return { written: patches.length, conflicts, gone, appended: appended.length };
}

/** The cells of one row in layout order. Fields that the record does not have are empty. */
export function rowCells(columns: readonly { readonly id: string }[], row: RowId, cells: FieldCells): Cell[] {
  return columns.map(({ id }) =>
    id === ROW_COLUMN ? row : id === STATUS_COLUMN || id === MESSAGE_COLUMN ? '' : (cells[id] ?? ''),
  );
}

/** The user typed while the merge was written. The typed value remains, and is in conflict with the service's value. */
async function writeConflictStatuses(
  work: JobContext,
  { entity, layout, tracking }: TableSnapshot,
  typed: readonly Patch[],
  after: SyncState,
): Promise<void> {
  const { rows } = tableOf(after, entity.kind).snapshot;
  const inSheet = new Map(tracking.rows.map((row) => [row.id, row]));
  const patches = [...groupBy(typed, ({ row }) => row)].flatMap(([id, cells]) => {
    const [row, base] = [inSheet.get(id), rows.get(id)];
    if (!row || !base) return [];
    const changed = [...new Set([...row.changed, ...cells.map(({ column }) => column)])];
    const problems = checkConflicts(entity, { ...row, base, changed });
    return problems.length > 0 ? statusCells(id, statusOf({ kind: 'conflict' }, problems)) : [];
  });
  if (patches.length > 0) await work.ports.workbook.write(layout, patches);
}

/** The event for cells in which the user typed while the merge was written. */
function typedIn({ entity, tracking }: TableSnapshot, typed: readonly Patch[]): SyncEvent {
  const inSheet = new Map(tracking.rows.map((row) => [row.id, row]));
  const known = typed.filter(({ row }) => inSheet.has(row));
  return typedMeanwhile(entity.kind, known, (row) => inSheet.get(row)?.base);
}

/** The event for cells in which the user typed before they could be written: a conflict with the service's values. */
function typedMeanwhile(
  kind: string,
  typed: readonly Patch[],
  baseOf: (row: RowId) => Pick<BaselineRow, 'cells'> | undefined,
): SyncEvent {
  const cells = typed.map(({ row, column }) => ({
    row,
    field: column,
    before: baseOf(row)?.cells[column] ?? '',
  }));
  return { type: 'typed-meanwhile', kind, cells };
}

/** The event for cells that Excel changed while writing: they do not count as edits. */
export function cellsAdjusted(kind: string, cells: readonly Patch[]): SyncEvent {
  return {
    type: 'cells-adjusted',
    kind,
    cells: cells.map(({ row, column, cell }) => ({ row, field: column, cell })),
  };
}

/** A planned row that must not be sent, with a baseline that has the service's current values. */
export interface BlockedRow extends RowStatus {
  readonly baseline?: BaselineRow;
  /** Cells to write: the service's values for the row's empty cells. */
  readonly writes?: FieldCells;
}

/** The user typed into a cell before it could be written. The typed value remains, and the row's Status is Edited. */
export async function writeStatusOfEdited(
  work: JobContext,
  { layout }: TableSnapshot,
  typed: readonly Patch[],
): Promise<void> {
  const rows = new Set(typed.map(({ row }) => row));
  if (rows.size === 0) return;
  const patches = [...rows].flatMap((row) => statusCells(row, statusOf({ kind: 'edited' })));
  await work.ports.workbook.write(layout, patches);
}

/**
 * Writes statuses that are valid until their rows are edited again. The service's newer values become the rows' baselines. A
 * pane that has lost the lock writes nothing: the other pane may have stored the rows.
 */
export async function writeStatuses(
  work: JobContext,
  read: TableSnapshot,
  statuses: ReadonlyMap<RowId, BlockedRow>,
): Promise<void> {
  if (statuses.size === 0 || work.lock.isLost) return;
  const inSheet = new Map(read.tracking.rows.map((row) => [row.id, row]));
  const patches = [...statuses].flatMap(([row, status]) => [
    ...cellPatches({ id: row, cells: inSheet.get(row)?.cells ?? {} }, status.writes ?? {}),
    ...statusCells(row, status),
  ]);
  const { adjusted, typed } = await work.ports.workbook.write(read.layout, patches);
  const { kind } = read.entity;
  const baselines = work.sync.snapshot(kind).rows;
  const rows = read.tracking.rows.flatMap(({ id, cells }) => {
    const blocked = statuses.get(id);
    if (!blocked) return [];
    const attempt = {
      cells: { ...cells, ...blocked.writes },
      status: blocked.status,
      message: blocked.message,
    };
    return [{ row: id, attempt, ...(blocked.baseline ? { base: blocked.baseline } : {}) }];
  });
  await work.sync.commit(
    { type: 'rows-blocked', kind, rows },
    cellsAdjusted(kind, adjusted),
    typedMeanwhile(kind, typed, (row) => statuses.get(row)?.baseline ?? baselines.get(row)),
  );
}
