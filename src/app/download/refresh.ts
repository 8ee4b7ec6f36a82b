import type { Attempt, Baseline, BaselineRow } from '../../core/changes/baseline';
import { checkConflicts } from '../../core/checks/check-conflicts';
import { withFormerNames, type FieldCells, type Held } from '../../core/table/record';
import { MESSAGE_COLUMN, ROW_COLUMN, STATUS_COLUMN, type Cell, type RowId } from '../../core/table/sheet';
import { grouped } from '../../core/table/grouped';
import { freshId } from '../table/fresh-id';
import type { Patch } from '../ports';
import { mergeList } from '../../core/sync/merge-list';
import { statusOf, type ToldState } from '../../core/sync/status';
import { patchesFor, statusCells, statusPatches } from '../table/status';
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
  const { tracking, problems } = read;
  const merge = mergeList(entity, { tracking, problems, baseline }, theirs, {
    results,
    ...(only ? { only } : {}),
  });
  const rows = new Map<RowId, BaselineRow>(baseline.rows);
  for (const base of merge.known) rows.set(base.id, base);
  const attempts = new Map<RowId, Attempt>(baseline.attempts);
  for (const id of merge.tried) attempts.delete(id);
  const patches = merge.rows.flatMap(({ row, writes, status }): Patch[] => [
    ...Object.entries(writes).map(([column, cell]): Patch => ({
      row: row.id,
      column,
      cell,
      was: row.cells[column] ?? '',
    })),
    ...patchesFor(row, status),
  ]);
  if (only === undefined) {
    const pending = work.journal.open(entity.kind).map(({ row }) => row);
    // Nothing is merged into a row of which nobody knows which record it is: what it says is what the check finds.
    const inDoubt = new Set(read.tracking.rows.flatMap(({ id, keyDoubt }) => (keyDoubt ? [id] : [])));
    const told = [...rows.keys()].filter((id) => !inDoubt.has(id));
    const except = new Set([...told, ...results.keys(), ...pending]);
    patches.push(...statusPatches(read, { attempts: baseline.attempts, log: [], copied }, except));
  }

  const appended = append
    ? merge.appended.map((record) => ({ ...record, id: record.id ?? freshId(random) }))
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
  const { conflicts, gone } = merge;
  return { written: patches.length, conflicts, gone, appended: appended.length };
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
