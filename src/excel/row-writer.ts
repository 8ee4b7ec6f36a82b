import { WorkbookProblem } from '../app/failures';
import type { Patch, PlacedPatch, Sheet, WriteResult } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { writeCells, type Guards, type Target } from './cell-writer';
import type { Found } from './table-finder';
import { serialColumns } from './table-reader';

/** A user who keeps sorting while cells are written is asked to pause after this many tries. */
const MOST_TRIES = 6;

/** Finds each row by its id at the moment of writing, and again if the rows moved while it was written. */
export async function writeByRow(
  context: Excel.RequestContext,
  layout: Layout,
  found: Found,
  patches: readonly Patch[],
  offset: number,
): Promise<WriteResult> {
  const serial = serialColumns(layout, found.columns);
  const rowAt = found.columns.indexOf(ROW_COLUMN);
  if (rowAt < 0)
    throw new WorkbookProblem(
      `The table on ${found.sheetName} has lost its "${ROW_COLUMN}" column. Press Ctrl+Z to bring it back.`,
    );
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const body = found.table.getDataBodyRange();
    const ids = body.getColumn(rowAt);
    ids.load('values');
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a new try needs the ids as they are now
    await context.sync();
    const rows = (ids.values as Cell[][]).map((row) => row[0] ?? '');
    const indexes = new Map<Cell, number>();
    for (const [index, id] of rows.entries()) if (!indexes.has(id)) indexes.set(id, index);
    const missing = patches.filter((patch) => !indexes.has(patch.row)).map((patch) => patch.row);
    const shifted = (at: number, cell: Cell, by: number) =>
      serial[at] === true && typeof cell === 'number' ? cell + by : cell;
    const targets = patches.flatMap(({ row, column, cell, was }): Target[] => {
      const index = indexes.get(row);
      const at = found.columns.indexOf(column);
      if (index === undefined || at < 0) return [];
      const target = { index, at, cell: shifted(at, cell, -offset) };
      return [was === undefined ? target : { ...target, was: shifted(at, was, -offset) }];
    });
    const result = await writeCells(context, { ...found, body }, new Map([[rowAt, rows]]), targets);
    if (result === 'moved') continue;
    const patchOf = ({ index, at, cell }: Target): Patch => ({
      row: String(rows[index] ?? ''),
      column: found.columns[at] ?? '',
      cell: shifted(at, cell, offset),
    });
    return {
      missing: [...new Set(missing)],
      held: result.held.map(patchOf),
      typed: result.typed.map(patchOf),
    };
  }
  throw new WorkbookProblem(
    'The table kept moving while Shiftsheet wrote into it. Wait until your changes are done, then try again: nothing is lost.',
  );
}

/** Writes cells by position, only if the table still is as it was seen in its guarded columns; false: it is not. */
export async function placeCells(
  context: Excel.RequestContext,
  found: Found,
  seen: Sheet,
  guards: readonly string[],
  patches: readonly PlacedPatch[],
): Promise<boolean> {
  if (found.columns.join('\n') !== seen.columns.join('\n')) return false;
  const positions = guards.map((name) => found.columns.indexOf(name)).filter((at) => at >= 0);
  const expected: Guards = new Map(positions.map((at) => [at, seen.rows.map((row) => row[at] ?? '')]));
  const targets = patches.flatMap(({ index, column, cell }) => {
    const at = found.columns.indexOf(column);
    return at < 0 ? [] : [{ index, at, cell }];
  });
  return (await writeCells(context, found, expected, targets)) !== 'moved';
}
