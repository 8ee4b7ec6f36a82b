import { isNewRow, type Backup, type BackupRow, type BackupTable } from '../../core/backup/backup';
import {
  planRestore,
  type LeftOfRow,
  type RestoreCounts,
  type RestorePlan,
} from '../../core/backup/plan-restore';
import type { Tracking } from '../../core/changes/row';
import { headerIn, type Entity } from '../../core/entities/entity';
import { templateNumber } from '../../core/entities/registry';
import { planPush } from '../../core/push/plan';
import { inStage } from '../../core/sync/log-entry';
import type { RowId } from '../../core/table/layout';
import { labelOf, shownField } from '../../core/table/record';
import type { Cell } from '../../core/values/cell';
import { truncate } from '../../core/values/shown';
import type { WorkbookState } from '../job-context';
import type { Patch } from '../ports/excel-workbook';
import type { Ports } from '../ports/ports';
import { checkAlone } from '../push/check';
import { suspectedEntries } from '../push/suspected-rows';
import { cellsAdjusted } from '../reconcile/merge-table';
import { placedCells, placeRows, type RowToPlace } from '../table/add-rows';
import { changedByExcel } from '../table/changed-by-excel';
import { describe } from '../table/columns';
import { identifyRows } from '../table/identity';
import { offerNames } from '../table/offer-names';
import { cellPatches } from '../table/status';
import { blockedRows, takeInTable } from '../table/take-in-table';
import { backupMessages } from './backup-messages';

/** What a backup changes in one table. */
export interface Restored {
  readonly kind: string;
  readonly counts: RestoreCounts;
  /** The cells of the backup that are not taken, each with its reason. */
  readonly left: readonly string[];
}

/** What a backup would change, by its tables. Writes nothing. One round trip. */
export async function lookAtBackup(
  { workbook }: Ports,
  state: WorkbookState,
  { tables }: Pick<Backup, 'tables'>,
): Promise<readonly Restored[]> {
  const sheets = await workbook.readSheets(tables.map(({ kind }) => describe(state, kind).layout));
  const found: Restored[] = [];
  for (const { kind, rows } of tables) {
    const read = sheets.has(kind) ? await takeInTable(workbook, state, kind) : undefined;
    found.push(restored(state, kind, planOf(state, kind, rows, read?.tracking)));
  }
  return found;
}

/**
 * Brings the rows of a backup into the workbook. Sends nothing. What is known is stored before the sheet is written: if the pane
 * closes in between, no row looks new that the service has, and the same backup brings the missing rows.
 */
export async function restore(
  ports: Ports,
  state: WorkbookState,
  { tables, names }: Pick<Backup, 'tables' | 'names'>,
): Promise<readonly Restored[]> {
  state.names.takeOver(names);
  for (const { kind } of tables) {
    const template = templateNumber(kind);
    if (template !== undefined) await state.kinds.addTemplate(template);
  }
  await offerNames(
    { ports, names: state.names },
    tables.map(({ kind }) => kind),
  );
  await ports.workbook.readSheets(tables.map(({ kind }) => describe(state, kind).layout));
  const done: Restored[] = [];
  for (const table of tables) done.push(await restoreTable(ports, state, table));
  return done;
}

async function restoreTable(
  ports: Ports,
  state: WorkbookState,
  { kind, rows }: BackupTable,
): Promise<Restored> {
  const { layout } = describe(state, kind);
  const exists = await ports.workbook.has(layout);
  const read = exists ? (await identifyRows(ports, state, kind)).read : undefined;
  const plan = planOf(state, kind, rows, read?.tracking);
  const inLog = new Set(
    state.sync
      .log(kind)
      .filter(({ stage }) => stage !== 'may-send-again')
      .map(({ row }) => row),
  );
  const { baselines: records, sent, settled } = plan;
  await state.sync.commit({ type: 'rows-restored', kind, baselines: records, sent, settled });
  const added = plan.added.map((row): RowToPlace => ({ ...row, status: '' }));
  const inSheet = new Map(read?.tracking.rows.map((row) => [row.id, row]));
  const patches = plan.writes.flatMap(({ row: id, cells }) => {
    const row = inSheet.get(id);
    return row ? cellPatches(row, cells) : [];
  });
  const { adjusted, typed } =
    patches.length > 0 ? await ports.workbook.write(layout, patches) : { adjusted: [], typed: [] };
  const changed = read ? await placeRows(ports, read, added) : await createSheet(ports, state, kind, added);
  await state.sync.commit(cellsAdjusted(kind, [...adjusted, ...changed]));
  await expectNewRows(ports, state, kind, newRows(rows, plan, inLog));
  await checkAlone(ports, state, kind);
  const left = await typedMeanwhile(ports, state, kind, typed);
  return restored(state, kind, { ...plan, left: [...plan.left, ...left] });
}

/** The cells into which somebody has typed before the backup's cells could be written there. */
async function typedMeanwhile(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  typed: readonly Patch[],
): Promise<LeftOfRow[]> {
  if (typed.length === 0) return [];
  const { entity, tracking } = (await identifyRows(ports, state, kind)).read;
  const rows = new Map(tracking.rows.map((row) => [row.id, row]));
  return typed.flatMap(({ row: id, column: field, cell }): LeftOfRow[] => {
    const row = rows.get(id);
    if (!row) return [];
    const label = labelOf(entity, row.cells, '');
    return [{ row: id, label, field, cell, here: row.cells[field] ?? '', reason: 'typed-here' }];
  });
}

function restored(state: WorkbookState, kind: string, { counts, left }: RestorePlan): Restored {
  const { entity } = describe(state, kind);
  return { kind, counts, left: left.flatMap((cell) => leftSentence(entity, cell) ?? []) };
}

/** Undefined for cells whose row says enough with its count. */
function leftSentence(entity: Entity, { label, field, cell, here, reason }: LeftOfRow): string | undefined {
  if (reason === 'newer-here' || reason === 'deleted') return undefined;
  const shown = (value: Cell) => truncate(shownField(entity, field, { [field]: value }));
  return backupMessages.leftCell[reason](label, headerIn(entity, field), shown(here), shown(cell));
}

function planOf(
  state: WorkbookState,
  kind: string,
  rows: readonly BackupRow[],
  tracking: Tracking | undefined,
): RestorePlan {
  const { rows: bases } = state.sync.snapshot(kind);
  const nothing: Tracking = { rows: [], deleted: [...bases.values()] };
  return planRestore(describe(state, kind).entity, rows, {
    tracking: tracking ?? nothing,
    bases,
    log: state.sync.log(kind),
  });
}

/** Makes the sheet with these rows. Returns the cells that Excel changed. */
async function createSheet(
  { workbook }: Ports,
  state: WorkbookState,
  kind: string,
  added: readonly RowToPlace[],
): Promise<Patch[]> {
  const { layout } = describe(state, kind);
  const block = added.map((row) => placedCells(layout, row));
  return changedByExcel(await workbook.create(layout, block), block);
}

/** The rows that were new in the backup and are new here. `inLog`: rows that were sent from here and wait for an answer. */
function newRows(
  rows: readonly BackupRow[],
  { added }: RestorePlan,
  inLog: ReadonlySet<RowId>,
): ReadonlySet<RowId> {
  const isAdded = new Set(added.map(({ id }) => id));
  const isNew = (row: BackupRow) => isNewRow(row) && isAdded.has(row.id) && !inLog.has(row.id);
  return new Set(rows.filter(isNew).map(({ id }) => id));
}

/**
 * A row that was new in the backup may have been pushed since, from the workbook that made it. It has the same number there. So
 * it gets an entry in the log as if it had been sent: it is sent like every new row, and a refusal shows that it is stored.
 */
async function expectNewRows(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  ids: ReadonlySet<RowId>,
): Promise<void> {
  if (ids.size === 0) return;
  const { read } = await identifyRows(ports, state, kind);
  const rows = read.tracking.rows.filter(({ id, change }) => change === 'new' && ids.has(id));
  const { calls } = planPush(read.entity, rows, blockedRows(read));
  const entries = calls
    .flatMap((call) => suspectedEntries(read.entity, call, ids))
    .filter(({ action }) => action === 'add')
    .flatMap((entry) => inStage(entry, 'may-send-again') ?? []);
  if (entries.length > 0) await state.sync.commit({ type: 'rows-suspected', kind, entries });
}
