import { WorkbookProblem } from '../app/failures';
import type { Patch, PlacedPatch, Sheet, TableRef, WriteResult } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { untracked } from './untracked';
import { writeCells, type Guards, type Target } from './cell-writer';
import { loadPlace, bodyOf, type TablePlace } from './table-finder';
import { serialColumns } from './table-reader';

/** If the user keeps sorting while cells are written, Shiftsheet asks the user to pause after this many tries. */
const MOST_TRIES = 6;

/**
 * Writes cells by row id. If the rows were read before, the first try uses their old positions and takes one round trip: the
 * batch that writes also reads the header and the Row column, and if they have changed, the old contents are restored. Then
 * the positions are read again.
 */
export async function writeByRow(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  patches: readonly Patch[],
  offset: number,
): Promise<WriteResult> {
  let place: TablePlace | undefined = seen.ids ? seen : undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    place ??= await placeWithIds(context, ref, seen.id);
    const result = await tryByRow(context, ref.layout, place, patches, offset);
    if (result !== 'moved') return result;
    place = undefined;
  }
  throw new WorkbookProblem(
    'The table kept moving while Shiftsheet wrote into it. Wait until your changes are done, then try again: nothing is lost.',
  );
}

async function tryByRow(
  context: Excel.RequestContext,
  layout: Layout,
  { id, columns, headers, ids = [] }: TablePlace,
  patches: readonly Patch[],
  offset: number,
): Promise<WriteResult | 'moved'> {
  const serial = serialColumns(layout, columns);
  const indexes = new Map<Cell, number>();
  for (const [index, row] of ids.entries()) if (!indexes.has(row)) indexes.set(row, index);
  const missing = patches.filter((patch) => !indexes.has(patch.row)).map((patch) => patch.row);
  const shifted = (at: number, cell: Cell, by: number) =>
    serial[at] === true && typeof cell === 'number' ? cell + by : cell;
  const targets = patches.flatMap(({ row, column, cell, was }): Target[] => {
    const index = indexes.get(row);
    const at = columns.indexOf(column);
    if (index === undefined || at < 0) return [];
    const target = { index, at, cell: shifted(at, cell, -offset) };
    return [was === undefined ? target : { ...target, was: shifted(at, was, -offset) }];
  });
  const guards = new Map([[columns.indexOf(ROW_COLUMN), ids]]);
  const result = await writeCells(context, tableCells(context, id, headers), guards, targets);
  if (result === 'moved') return 'moved';
  const patchOf = ({ index, at, cell }: Target): Patch => ({
    row: String(ids[index] ?? ''),
    column: columns[at] ?? '',
    cell: shifted(at, cell, offset),
  });
  return {
    missing: [...new Set(missing)],
    adjusted: result.adjusted.map(patchOf),
    typed: result.typed.map(patchOf),
  };
}

/** The present place of the table, with its Row column. */
async function placeWithIds(context: Excel.RequestContext, ref: TableRef, id: string): Promise<TablePlace> {
  const answer = loadPlace(context.workbook.tables.getItem(id), ref);
  await context.sync();
  const { sheetName, columns } = answer();
  const rowAt = columns.indexOf(ROW_COLUMN);
  if (rowAt < 0)
    throw new WorkbookProblem(
      `The table on ${sheetName} has lost its "${ROW_COLUMN}" column. Press Ctrl+Z to bring it back.`,
    );
  const table = context.workbook.tables.getItem(id);
  const now = loadPlace(table, ref);
  const column = untracked(bodyOf(table).getColumn(rowAt));
  column.load('values');
  await context.sync();
  return { ...now(), ids: (column.values as Cell[][]).map(([cell = '']) => cell) };
}

/** A table's cells as `writeCells` needs them: usable in any number of batches. */
function tableCells(context: Excel.RequestContext, id: string, headers: readonly string[]) {
  const table = () => context.workbook.tables.getItem(id);
  return {
    body: () => bodyOf(table()),
    header: { range: () => untracked(table().getHeaderRowRange()), texts: headers },
  };
}

/**
 * Writes cells by position, only if the table's guarded columns are unchanged since they were read; returns false if they
 * are not.
 */
export async function placeCells(
  context: Excel.RequestContext,
  place: TablePlace,
  seen: Sheet,
  guards: readonly string[],
  patches: readonly PlacedPatch[],
): Promise<boolean> {
  const positions = guards.map((name) => seen.columns.indexOf(name)).filter((at) => at >= 0);
  const expected: Guards = new Map(positions.map((at) => [at, seen.rows.map((row) => row[at] ?? '')]));
  const targets = patches.flatMap(({ index, column, cell }) => {
    const at = seen.columns.indexOf(column);
    return at < 0 ? [] : [{ index, at, cell }];
  });
  if (place.columns.join('\n') !== seen.columns.join('\n')) return false;
  const cells = tableCells(context, place.id, place.headers);
  return (await writeCells(context, cells, expected, targets)) !== 'moved';
}
