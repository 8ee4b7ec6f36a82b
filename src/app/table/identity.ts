import { identityPatches } from '../../core/changes/identity-patches';
import { knownBeforeIds } from '../../core/sync/known-before-ids';
import { entityOf } from '../../core/entities/registry';
import type { RowId } from '../../core/table/sheet';
import { ROW_COLUMN } from '../../core/table/sheet';
import { WorkbookProblem } from '../failures';
import { messages } from '../messages';
import type { Ports } from '../ports';
import { freshId } from './fresh-id';
import { readTable, type TableRead } from './table';
import type { WorkbookState } from '../job-context';

/** A user who sorts while ids are given out is given this many chances to pause. */
const MOST_TRIES = 5;

/**
 * Reads the table and gives every row an id of its own, so that answers and statuses find it wherever it is moved.
 * `copied` are the ids of rows that began as copies. If a typed row is a known record, the fields in which both differ are
 * kept as conflicts. Throws a WorkbookProblem if there is no table, or if its rows keep moving.
 */
export async function identifyRows(
  ports: Ports,
  known: WorkbookState,
  kind: string,
): Promise<{ read: TableRead; copied: ReadonlySet<RowId> }> {
  const copied = new Set<RowId>();
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const read = await readTable(ports.workbook, known, kind);
    if (!read) throw new WorkbookProblem(messages.noTable(entityOf(kind).many));
    const patches = identityPatches(read.entity, read.tracking, () => freshId(ports.random));
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

async function keepKnown({ sync }: WorkbookState, { entity, tracking }: TableRead): Promise<void> {
  const known = knownBeforeIds(tracking.rows);
  if (known.length === 0) return;
  await sync.commit({ type: 'rows-identified', kind: entity.kind, rows: known });
}
