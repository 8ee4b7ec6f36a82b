import { ContentIds } from '../../core/changes/content-ids';
import { identityPatches } from '../../core/changes/identity-patches';
import { type TrackedRow, type Tracking } from '../../core/changes/row';
import { isAddedByNumberAlone } from '../../core/changes/row-id';
import { entityOf } from '../../core/entities/registry';
import { baselinesBeforeIds } from '../../core/sync/table-state';
import { type RowId, ROW_COLUMN } from '../../core/table/layout';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import { sentRows } from '../memory/sent-rows';
import { readSettings } from '../memory/settings';
import type { Ports } from '../ports/ports';
import { named } from '../work';
import { describe } from './columns';
import { freshId } from './fresh-id';
import type { TableSnapshot } from './table-snapshot';
import { takeInAndCheck } from './take-in-table';

/** How often the ids are given again if the user sorts meanwhile. */
const MOST_TRIES = 5;

export interface IdentifiedTable {
  readonly read: TableSnapshot;
  /** The ids of rows that began as copies. */
  readonly copied: ReadonlySet<RowId>;
}

/**
 * Reads the table and gives every row an id of its own, so that answers and statuses find the row wherever it is moved. If a
 * typed row is a known record, the fields in which they differ are stored as conflicts. Throws a WorkbookProblem if there is no
 * table, or if its rows keep moving.
 */
export async function identifyRows(
  ports: Ports,
  state: WorkbookState,
  kind: string,
): Promise<IdentifiedTable> {
  const { memory } = ports.workbook;
  const workbookId = (await readSettings(memory))?.workbookId;
  const sent = await sentRows(memory);
  return identify(ports, state, kind, knownInAnotherTable(state, kind), (read) =>
    workbookId === undefined || !isAddedByNumberAlone(read.entity)
      ? () => freshId(ports.random)
      : contentIds(state, read, workbookId, sent),
  );
}

/** Gives typed rows the ids that a copy of this file gives them too (ContentIds). Most tables have no such rows. */
function contentIds(
  { sync }: WorkbookState,
  { entity, tracking }: TableSnapshot,
  workbookId: string,
  sent: ReadonlySet<RowId> = new Set(),
) {
  let ids: ContentIds | undefined;
  const make = () => {
    const inSheet = new Set(tracking.rows.flatMap(({ id, newId }) => [id, newId ?? '']));
    const tables = [...sync.state.tables.values()];
    const logged = new Set(tables.flatMap(({ log }) => log.map(({ row }) => row)));
    const isKnown = (id: RowId) =>
      tables.some(({ snapshot }) => snapshot.rows.has(id) || snapshot.attempts.has(id));
    const isUsed = (id: RowId) => inSheet.has(id) || logged.has(id) || sent.has(id) || isKnown(id);
    return new ContentIds(entity, workbookId, isUsed);
  };
  return (row: TrackedRow): RowId => (ids ??= make()).idOf(row);
}

/**
 * Whether an id belongs to a row of another table. A whole row that was copied from there has that row's id, and the number
 * that was made from the id.
 */
function knownInAnotherTable({ sync }: WorkbookState, kind: string): (id: RowId) => boolean {
  const others = [...sync.state.tables].flatMap(([other, table]) => (other === kind ? [] : [table]));
  const sent = new Set(others.flatMap(({ log }) => log.map(({ row }) => row)));
  return (id) =>
    sent.has(id) || others.some(({ snapshot }) => snapshot.rows.has(id) || snapshot.attempts.has(id));
}

/**
 * Gives the new rows of every table other ids, and other numbers if they are added by number. In a copied workbook, and in one
 * that now belongs to another company, a row may have been added under its old number already. A push from here would overwrite
 * that record. A row that was sent and is not reconciled keeps its id.
 */
export async function renewIds(ports: Ports, state: WorkbookState): Promise<void> {
  for (const { kind } of state.kinds.all()) {
    if (!(await ports.workbook.has(describe(state, kind).layout))) continue;
    const { read } = await identifyRows(ports, state, kind);
    const sent = new Set(state.sync.log(kind).map(({ row }) => row));
    const isNew = ({ change, id }: TrackedRow) => change === 'new' && !sent.has(id);
    const old = new Set(read.tracking.rows.filter(isNew).map(({ id }) => id));
    if (old.size > 0) await renewRows(ports, state, kind, old);
  }
}

/** Gives new rows other ids, and other numbers if they are added by number. */
export async function renewRows(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  rows: ReadonlySet<RowId>,
): Promise<void> {
  const isOld = (id: RowId) => rows.has(id);
  await identify(ports, state, kind, isOld, () => () => freshId(ports.random));
}

async function identify(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  isForeign: (id: RowId) => boolean,
  idsFor: (read: TableSnapshot) => (row: TrackedRow) => RowId,
): Promise<IdentifiedTable> {
  const copied = new Set<RowId>();
  for (let attempt = 0; attempt <= MOST_TRIES; attempt += 1) {
    const read = await takeInAndCheck(ports.workbook, state, kind);
    if (!read) throw new WorkbookProblem(jobMessages.noTable(entityOf(kind).many));
    const patches = named('ids of rows', () =>
      identityPatches(read.entity, withForeignIds(read.tracking, isForeign), idsFor(read)),
    );
    if (patches.length === 0) return { read, copied };
    const uniques = read.entity.fields.filter(
      (field) => field.unique === true || read.entity.key.includes(field.id),
    );
    const written = patches.map(({ column }) => column);
    const guards = [...new Set([ROW_COLUMN, ...uniques.map(({ id }) => id), ...written])];
    // Stored first: if the pane closes before the ids are written, the rows are identified in the same way again.
    await keepKnown(state, read);
    if (!(await ports.workbook.place(read.layout, read.sheet, guards, patches))) continue;
    const copies = new Set(read.tracking.rows.filter((row) => row.copyOf).map((row) => row.index));
    for (const patch of patches) {
      if (patch.column === ROW_COLUMN && copies.has(patch.index)) copied.add(String(patch.cell));
    }
  }
  throw new WorkbookProblem(jobMessages.tableMoving);
}

/** A new row whose id belongs elsewhere gets an id of its own. */
function withForeignIds({ rows, deleted }: Tracking, isForeign: (id: RowId) => boolean): Tracking {
  const hasForeignId = ({ change, newId, id }: TrackedRow) =>
    change === 'new' && newId === undefined && isForeign(id);
  if (!rows.some(hasForeignId)) return { rows, deleted };
  return { rows: rows.map((row) => (hasForeignId(row) ? { ...row, newId: '' } : row)), deleted };
}

async function keepKnown({ sync }: WorkbookState, { entity, tracking }: TableSnapshot): Promise<void> {
  const baselines = baselinesBeforeIds(tracking.rows);
  if (baselines.length === 0) return;
  await sync.commit({ type: 'rows-identified', kind: entity.kind, rows: baselines });
}
