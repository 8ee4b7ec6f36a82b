import { identityPatches, type TrackedRow, type Tracking } from '../../core/changes/row';
import { entityOf } from '../../core/entities/registry';
import { baselinesBeforeIds } from '../../core/sync/table-state';
import { type RowId, ROW_COLUMN } from '../../core/table/layout';
import { WorkbookProblem } from '../failures';
import type { WorkbookState } from '../job-context';
import { jobMessages } from '../job-messages';
import type { Ports, Random } from '../ports';
import { describe } from './columns';
import { readAndCheck } from './read-table';
import type { TableSnapshot } from './table-snapshot';

/** How often the ids are given again if the user sorts meanwhile. */
const MOST_TRIES = 5;

export interface Identified {
  readonly read: TableSnapshot;
  /** The ids of rows that began as copies. */
  readonly copied: ReadonlySet<RowId>;
}

/**
 * Reads the table and gives every row an id of its own, so that answers and statuses find the row wherever it is moved. If a
 * typed row is a known record, the fields in which they differ are stored as conflicts. Throws a WorkbookProblem if there is no
 * table, or if its rows keep moving.
 */
export function identifyRows(ports: Ports, state: WorkbookState, kind: string): Promise<Identified> {
  return identify(ports, state, kind, knownInAnotherTable(state, kind));
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
    if (old.size > 0) await identify(ports, state, kind, (id) => old.has(id));
  }
}

async function identify(
  ports: Ports,
  state: WorkbookState,
  kind: string,
  isForeign: (id: RowId) => boolean,
): Promise<Identified> {
  const copied = new Set<RowId>();
  for (let attempt = 0; attempt <= MOST_TRIES; attempt += 1) {
    const read = await readAndCheck(ports.workbook, state, kind);
    if (!read) throw new WorkbookProblem(jobMessages.noTable(entityOf(kind).many));
    const patches = identityPatches(read.entity, withForeignIds(read.tracking, isForeign), () =>
      freshId(ports.random),
    );
    if (patches.length === 0) return { read, copied };
    const uniques = read.entity.fields.filter(
      (field) => field.unique === true || read.entity.key.includes(field.id),
    );
    const guards = [ROW_COLUMN, ...uniques.map((field) => field.id)];
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

/** 32 characters that don't look alike. An id made of them is never taken for a number, a date or a formula. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzACDEFGHJK';
const ID_LENGTH = 10;

/**
 * 50 random bits: among 100,000 rows, two have the same id once in 200,000 workbooks. Then one of the two rows counts as a
 * copy.
 */
export function freshId(random: Random): RowId {
  return Array.from({ length: ID_LENGTH }, () => SIGNS[random.integer(SIGNS.length)]).join('');
}
