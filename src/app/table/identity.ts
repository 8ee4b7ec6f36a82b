import { identityPatches } from '../../core/changes/identity-patches';
import type { TrackedRow, Tracking } from '../../core/changes/row';
import { baselinesBeforeIds } from '../../core/sync/baselines-before-ids';
import { entityOf } from '../../core/entities/registry';
import type { RowId } from '../../core/table/sheet';
import { ROW_COLUMN } from '../../core/table/sheet';
import { WorkbookProblem } from '../failures';
import { messages } from '../messages';
import type { Ports } from '../ports';
import { describe } from './describe';
import { freshId } from './fresh-id';
import { readTable } from './table';
import type { TableRead } from './table-read';
import type { WorkbookState } from '../job-context';

/** A user who sorts while ids are given out is given this many chances to pause. */
const MOST_TRIES = 5;

interface Identified {
  readonly read: TableRead;
  /** The ids of rows that began as copies. */
  readonly copied: ReadonlySet<RowId>;
}

/**
 * Reads the table and gives every row an id of its own, so that answers and statuses find it wherever it is moved. If a
 * typed row is a known record, the fields in which both differ are kept as conflicts. Throws a WorkbookProblem if there is no
 * table, or if its rows keep moving.
 */
export function identifyRows(ports: Ports, known: WorkbookState, kind: string): Promise<Identified> {
  return identify(ports, known, kind, knownInAnotherTable(known, kind));
}

/** Tells the ids of other tables' rows: a whole row that was copied from there brings its id along, and the number made of it. */
function knownInAnotherTable({ sync }: WorkbookState, kind: string): (id: RowId) => boolean {
  const others = [...sync.state.tables].flatMap(([other, table]) => (other === kind ? [] : [table]));
  const sent = new Set(others.flatMap(({ log }) => log.map(({ row }) => row)));
  return (id) =>
    sent.has(id) || others.some(({ snapshot }) => snapshot.rows.has(id) || snapshot.attempts.has(id));
}

/**
 * Gives the new rows of every table another id, and another number where they are added by one. In a copy of the workbook,
 * and in one that is another company's now, the same row may have been added under its old number already: what is added
 * from here would go over that record. A row that was sent and is not settled keeps its id.
 */
export async function renewIds(ports: Ports, known: WorkbookState): Promise<void> {
  for (const { kind } of known.kinds.all()) {
    if (!(await ports.workbook.has(describe(known, kind).layout))) continue;
    const { read } = await identifyRows(ports, known, kind);
    const sent = new Set(known.sync.log(kind).map(({ row }) => row));
    const isNew = ({ state, id }: TrackedRow) => state === 'new' && !sent.has(id);
    const old = new Set(read.tracking.rows.filter(isNew).map(({ id }) => id));
    if (old.size > 0) await identify(ports, known, kind, (id) => old.has(id));
  }
}

async function identify(
  ports: Ports,
  known: WorkbookState,
  kind: string,
  isForeign: (id: RowId) => boolean,
): Promise<Identified> {
  const copied = new Set<RowId>();
  for (let attempt = 0; attempt <= MOST_TRIES; attempt += 1) {
    const read = await readTable(ports.workbook, known, kind);
    if (!read) throw new WorkbookProblem(messages.noTable(entityOf(kind).many));
    const patches = identityPatches(read.entity, withForeignIds(read.tracking, isForeign), () =>
      freshId(ports.random),
    );
    if (patches.length === 0) return { read, copied };
    const uniques = read.entity.fields.filter(
      (field) => field.unique === true || read.entity.key.includes(field.id),
    );
    const guards = [ROW_COLUMN, ...uniques.map((field) => field.id)];
    // Kept first: should the pane close before the ids are placed, the rows are known in the same way once more.
    await keepKnown(known, read);
    if (!(await ports.workbook.place(read.layout, read.sheet, guards, patches))) continue;
    const copies = new Set(read.tracking.rows.filter((row) => row.copyOf).map((row) => row.index));
    for (const patch of patches) {
      if (patch.column === ROW_COLUMN && copies.has(patch.index)) copied.add(String(patch.cell));
    }
  }
  throw new WorkbookProblem(messages.tableMoving);
}

/** New rows whose id belongs elsewhere get one of their own. */
function withForeignIds({ rows, deleted }: Tracking, isForeign: (id: RowId) => boolean): Tracking {
  const hasForeignId = ({ state, newId, id }: TrackedRow) =>
    state === 'new' && newId === undefined && isForeign(id);
  if (!rows.some(hasForeignId)) return { rows, deleted };
  return { rows: rows.map((row) => (hasForeignId(row) ? { ...row, newId: '' } : row)), deleted };
}

async function keepKnown({ sync }: WorkbookState, { entity, tracking }: TableRead): Promise<void> {
  const known = baselinesBeforeIds(tracking.rows);
  if (known.length === 0) return;
  await sync.commit({ type: 'rows-identified', kind: entity.kind, rows: known });
}
