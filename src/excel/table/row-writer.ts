import { WorkbookProblem } from '../../app/failures';
import type { Patch, PlacedPatch, Sheet, TableRef, WriteResult } from '../../app/ports/excel-workbook';
import { type Layout, ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { writeMessages } from '../calls/messages';
import { untracked, TooMuchAtOnce } from '../calls/run';
import { batchParts } from '../cells/cell-weights';
import { writeCells } from '../cells/cell-writer';
import type { LearnedOfExcel, Guards, Target, WrittenPlace } from '../cells/column-formats';
import { halvesOf, isAnswerTooLarge, isTooMuch } from '../cells/row-ranges';
import { loadPlace, bodyRange, type TablePlace } from './table-finder';
import { readColumn, serialColumns } from './table-reader';

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
  excel: LearnedOfExcel,
): Promise<WriteResult> {
  try {
    return await writeUnmoved(context, ref, seen, patches, offset, excel);
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    if (patches.length <= 1) throw new TooMuchAtOnce();
    // If only the answer was too large, the cells are written: they show what was written and not what they showed before.
    const due = isAnswerTooLarge(error)
      ? patches.map(({ row, column, cell }) => ({ row, column, cell }))
      : patches;
    const results: WriteResult[] = [];
    for (const { start, count } of halvesOf({ start: 0, count: due.length }))
      results.push(await writeByRow(context, ref, seen, due.slice(start, start + count), offset, excel));
    return joinedResults(results);
  }
}

/**
 * Writes cells of a table without row ids: a patch's `row` is its position in the body. Cells that no longer show what they showed
 * before are left as they are, and so are all if the header has changed.
 */
export async function writeByPosition(
  context: Excel.RequestContext,
  layout: Layout,
  place: TablePlace,
  patches: readonly Patch[],
  offset: number,
  excel: LearnedOfExcel,
): Promise<WriteResult> {
  const last = Math.max(...patches.map(({ row }) => Number(row)));
  const numbered = { ...place, ids: Array.from({ length: last + 1 }, (_, index) => String(index)) };
  const results: WriteResult[] = [];
  for (const part of partsOfPatches(patches, numbered)) {
    const result = await tryByRow(context, layout, numbered, part, offset, excel);
    results.push(result === 'moved' ? { missing: [], adjusted: [], typed: part } : result);
  }
  return joinedResults(results);
}

/** The results of several writes as one. */
export function joinedResults(results: readonly WriteResult[]): WriteResult {
  return {
    missing: [...new Set(results.flatMap(({ missing }) => missing))],
    adjusted: results.flatMap(({ adjusted }) => adjusted),
    typed: results.flatMap(({ typed }) => typed),
  };
}

/** Cuts patches into parts that one batch can write, in the order of their rows. */
export function partsOfPatches(patches: readonly Patch[], place: TablePlace | undefined): Patch[][] {
  const { ids = [], columns = [], longest } = place ?? {};
  const indexes = indexesOf(ids);
  // The fields are written out: spreading a patch takes several times as long as all the rest.
  const targets = patches.map((patch, order): Target & { readonly patch: Patch } => {
    const { row, column, cell, was } = patch;
    const [index, at] = [indexes.get(row) ?? order, columns.indexOf(column)];
    return was === undefined ? { index, at, cell, patch } : { index, at, cell, was, patch };
  });
  const parts = batchParts(targets, new Map([[columns.indexOf(ROW_COLUMN), ids]]), longest);
  return parts.map((part) => part.map(({ patch }) => patch));
}

/** The positions of each list of ids. A list never changes: rows that were moved are read into another one. */
const knownIndexes = new WeakMap<readonly Cell[], ReadonlyMap<Cell, number>>();

function indexesOf(ids: readonly Cell[]): ReadonlyMap<Cell, number> {
  const known = knownIndexes.get(ids);
  if (known) return known;
  const indexes = new Map<Cell, number>();
  for (const [index, row] of ids.entries()) if (!indexes.has(row)) indexes.set(row, index);
  knownIndexes.set(ids, indexes);
  return indexes;
}

/** Writes again at the present positions if the rows have moved. */
async function writeUnmoved(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  patches: readonly Patch[],
  offset: number,
  excel: LearnedOfExcel,
): Promise<WriteResult> {
  let place: TablePlace | undefined = seen.ids ? seen : undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    place ??= await placeWithIds(context, ref, seen.id);
    const result = await tryByRow(context, ref.layout, place, patches, offset, excel);
    if (result !== 'moved') return result;
    place = undefined;
  }
  throw new WorkbookProblem(writeMessages.movedWhileWritten);
}

async function tryByRow(
  context: Excel.RequestContext,
  layout: Layout,
  place: TablePlace,
  patches: readonly Patch[],
  offset: number,
  excel: LearnedOfExcel,
): Promise<WriteResult | 'moved'> {
  const { columns, ids = [] } = place;
  const serial = serialColumns(layout, columns);
  const indexes = indexesOf(ids);
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
  const idAt = columns.indexOf(ROW_COLUMN);
  const guards: Guards = idAt < 0 ? new Map() : new Map([[idAt, ids]]);
  const result = await writeCells(context, { ...tableCells(context, place), excel }, guards, targets);
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
  const { sheetName, columns, rows } = answer();
  const rowAt = columns.indexOf(ROW_COLUMN);
  if (rowAt < 0) throw new WorkbookProblem(writeMessages.rowColumnLost(sheetName, ROW_COLUMN));
  const now = loadPlace(context.workbook.tables.getItem(id), ref);
  const ids = await readColumn(context, id, rowAt, rows);
  return { ...now(), ids: ids.map(([cell = '']) => cell) };
}

/** A table's cells as `writeCells` needs them: usable in any number of batches. */
function tableCells(
  context: Excel.RequestContext,
  { id, headers, rows, hidesRows, longest }: TablePlace,
): WrittenPlace {
  const table = () => context.workbook.tables.getItem(id);
  return {
    body: () => bodyRange(table()),
    header: { range: () => untracked(table().getHeaderRowRange()), texts: headers },
    rows,
    hidesRows,
    longest,
  };
}

/**
 * Writes cells by position, only if the table's guarded columns are unchanged since they were read. Returns false if they are
 * not, or if the user has typed into one of the cells.
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
  const targets = patches.flatMap(({ index, column, cell, was }): Target[] => {
    const at = seen.columns.indexOf(column);
    return at < 0 ? [] : [{ index, at, cell, ...(was === undefined ? {} : { was }) }];
  });
  if (place.columns.join('\n') !== seen.columns.join('\n')) return false;
  const cells = tableCells(context, place);
  for (const part of batchParts(targets, expected, place.longest))
    if (!(await placePart(context, cells, expected, part))) return false;
  return true;
}

/** Writes cells whose rows have the expected guards. Returns false if they have not. */
async function placePart(
  context: Excel.RequestContext,
  cells: WrittenPlace,
  expected: Guards,
  targets: readonly Target[],
): Promise<boolean> {
  try {
    const written = await writeCells(context, cells, expected, targets);
    return written !== 'moved' && written.typed.length === 0;
  } catch (error) {
    // If only the answer was too large, the guards may have been written: the caller reads them again.
    if (isAnswerTooLarge(error)) return false;
    const rows = [...new Set(targets.map(({ index }) => index))];
    if (!isTooMuch(error)) throw error;
    if (rows.length <= 1) throw new TooMuchAtOnce();
    for (const { start, count } of halvesOf({ start: 0, count: rows.length })) {
      const half = new Set(rows.slice(start, start + count));
      const part = targets.filter(({ index }) => half.has(index));
      if (!(await placePart(context, cells, expected, part))) return false;
    }
    return true;
  }
}
