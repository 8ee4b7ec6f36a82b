import type { TableRef } from '../app/ports';
import type { Layout } from '../core/table/layout';
import { ROW_COLUMN, type Cell } from '../core/table/sheet';
import { WorkbookProblem } from '../app/failures';
import { subRange, untracked } from './untracked';
import { codeOf, GONE } from './run';
import { BYTES_A_CELL, cutBlocks } from './blocks';
import { loadPlace, bodyOf, idAmong, isOurs, type TablePlace } from './table-finder';

/**
 * If the user keeps sorting while a large table is read in blocks, Shiftsheet asks the user to pause after this many tries.
 */
const MOST_TRIES = 4;

/** A table to read; a remembered place saves round trips. */
export interface Wanted extends TableRef {
  readonly place: TablePlace | undefined;
}

/** A table as it was read: `values` row by row, as Excel stores them. */
export interface ReadTable {
  readonly place: TablePlace;
  readonly values: readonly (readonly Cell[])[];
}

/**
 * Reads whole tables, about `bytes` bytes a sync. If an earlier read shows where each table is and how large, all of it
 * takes one round trip. Otherwise one more asks for the places. The result is by the layout's kind; kinds without a table in
 * the workbook are absent.
 */
export async function readTables(
  context: Excel.RequestContext,
  wanted: readonly Wanted[],
  bytes: number,
): Promise<ReadonlyMap<string, ReadTable>> {
  const first = await locateTables(context, wanted, bytes);
  const tables = new Map<string, ReadTable>();
  for (const { layout, known } of wanted) {
    const read = first.get(layout.kind);
    if (!read || !isOurs(read.place, known?.id)) continue;
    const values = read.values ?? [];
    if (read.values) tables.set(layout.kind, { place: asRead(read.place, values), values });
  }
  const large = [...first].filter(([kind, { values }]) => values === undefined && !tables.has(kind));
  const places = new Map(
    large
      .map(([kind, { place }]) => [kind, place] as const)
      .filter(([kind, place]) => isOurs(place, refOf(wanted, kind).known?.id)),
  );
  for (const [kind, read] of await readBlocks(context, wanted, places, bytes)) tables.set(kind, read);
  return tables;
}

/** The present place of the layout's table; undefined if the workbook has none. */
export async function findTable(
  context: Excel.RequestContext,
  ref: TableRef,
): Promise<TablePlace | undefined> {
  const first = await locateTables(context, [{ ...ref, place: undefined }], 0);
  const place = first.get(ref.layout.kind)?.place;
  return place && isOurs(place, ref.known?.id) ? place : undefined;
}

function refOf(refs: readonly TableRef[], kind: string): TableRef {
  const ref = refs.find(({ layout }) => layout.kind === kind);
  if (!ref) throw new Error(`nobody asked for ${kind}`);
  return ref;
}

/** The places of the tables, with the values of those that are known to be small enough to be read in the same batch. */
async function locateTables(
  context: Excel.RequestContext,
  wanted: readonly Wanted[],
  bytes: number,
): Promise<Map<string, { place: TablePlace; values?: Cell[][] }>> {
  const first = new Map<string, { place: TablePlace; values?: Cell[][] }>();
  const { tables } = context.workbook;
  tables.load('items/id,items/name');
  let room = bytes;
  const remembered = wanted.flatMap((ref) => {
    const { known, place } = ref;
    if (!known) return [];
    const size = place ? bytesOf(place) : Infinity;
    const readsValues = size <= room;
    if (readsValues) room -= size;
    return [loadTable(context, ref, known.id, readsValues)];
  });
  try {
    await context.sync();
    for (const { kind, answer } of remembered) first.set(kind, answer());
  } catch (error) {
    if (remembered.length === 0 || !GONE.includes(codeOf(error))) throw error;
    tables.load('items/id,items/name');
    await context.sync();
  }
  const found = wanted.flatMap((ref) => {
    const { layout, known } = ref;
    const id = first.has(layout.kind) ? undefined : idAmong(tables.items, layout, known?.id);
    return id === undefined ? [] : [loadTable(context, ref, id, false)];
  });
  if (found.length > 0) await context.sync();
  for (const { kind, answer } of found) first.set(kind, answer());
  return first;
}

function loadTable(context: Excel.RequestContext, ref: TableRef, id: string, withValues: boolean) {
  const table = context.workbook.tables.getItem(id);
  const place = loadPlace(table, ref);
  const body = withValues ? bodyOf(table) : undefined;
  body?.load('values');
  return {
    kind: ref.layout.kind,
    answer: () => ({ place: place(), ...(body ? { values: body.values as Cell[][] } : {}) }),
  };
}

interface Piece {
  readonly kind: string;
  readonly start: number;
  readonly count: number;
  /** The last piece of its table: the Row column is read again with it, to check that no row has moved in the meantime. */
  readonly isLast: boolean;
}

async function readBlocks(
  context: Excel.RequestContext,
  refs: readonly TableRef[],
  places: ReadonlyMap<string, TablePlace>,
  bytes: number,
): Promise<ReadonlyMap<string, ReadTable>> {
  const read = new Map<string, ReadTable>();
  let due = places;
  for (let attempt = 0; due.size > 0; attempt += 1) {
    if (attempt === MOST_TRIES)
      throw new WorkbookProblem(
        'The table kept moving while it was read. Wait until your changes are done, then try again: nothing is lost.',
      );
    due = await readOnce(context, refs, due, bytes, read);
  }
  return read;
}

/** Reads the tables into `read`. Returns those that moved in the meantime, with their present places. */
async function readOnce(
  context: Excel.RequestContext,
  refs: readonly TableRef[],
  places: ReadonlyMap<string, TablePlace>,
  bytes: number,
  read: Map<string, ReadTable>,
): Promise<ReadonlyMap<string, TablePlace>> {
  const values = new Map<string, Cell[][]>();
  const moved = new Map<string, TablePlace>();
  for (const batch of batchesOf(places, bytes)) {
    const asked = batch.map((piece) => loadPiece(context, refOf(refs, piece.kind), piece, places));
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- each batch is as large as an answer may be
    await context.sync();
    for (const { piece, range, last } of asked) {
      const all = [...(values.get(piece.kind) ?? []), ...(range.values as Cell[][])];
      values.set(piece.kind, all);
      if (!last) continue;
      const now = last.place();
      const ids = last.ids?.values as Cell[][] | undefined;
      const isWhole =
        now.rows === all.length && (ids?.every(([id], at) => id === all[at]?.[last.at]) ?? true);
      if (isWhole) read.set(piece.kind, { place: asRead(now, all), values: all });
      else moved.set(piece.kind, now);
    }
  }
  return moved;
}

function loadPiece(
  context: Excel.RequestContext,
  ref: TableRef,
  piece: Piece,
  places: ReadonlyMap<string, TablePlace>,
) {
  const place = places.get(piece.kind);
  if (!place) throw new Error(`there is no place of ${piece.kind}`);
  const table = context.workbook.tables.getItem(place.id);
  const range = subRange(bodyOf(table), piece.start, 0, piece.count, place.columns.length);
  range.load('values');
  if (!piece.isLast) return { piece, range };
  const at = place.columns.indexOf(ROW_COLUMN);
  const ids = at < 0 || piece.start === 0 ? undefined : untracked(bodyOf(table).getColumn(at));
  ids?.load('values');
  return { piece, range, last: { place: loadPlace(table, ref), ids, at } };
}

/** Cuts the tables into pieces, as many in one batch as `bytes` allow. */
function batchesOf(places: ReadonlyMap<string, TablePlace>, bytes: number): Piece[][] {
  const batches: Piece[][] = [];
  let room = 0;
  for (const [kind, place] of places) {
    const bytesOfRow = bytesOf(place) / Math.max(1, place.rows);
    const blocks = cutBlocks(place.rows, 1, () => 0, Math.max(1, Math.floor(bytes / bytesOfRow)));
    for (const [index, { start, count }] of blocks.entries()) {
      const size = count * bytesOfRow;
      if (size > room) {
        batches.push([]);
        room = bytes;
      }
      batches.at(-1)?.push({ kind, start, count, isLast: index === blocks.length - 1 });
      room -= size;
    }
  }
  return batches;
}

/** About how many bytes a table's cells take: as many as in the last read, else an estimate by the number of cells. */
function bytesOf({ rows, columns, bytes }: TablePlace): number {
  return bytes ?? Math.max(1, rows) * columns.length * BYTES_A_CELL;
}

/** The bytes of quotes and a comma around a text, and of a number. */
const BYTES_AROUND_A_TEXT = 3;
const BYTES_OF_A_NUMBER = 8;

function weigh(values: readonly (readonly Cell[])[]): number {
  let bytes = 0;
  for (const row of values)
    for (const cell of row)
      bytes += typeof cell === 'string' ? cell.length + BYTES_AROUND_A_TEXT : BYTES_OF_A_NUMBER;
  return bytes;
}

function asRead(place: TablePlace, values: readonly (readonly Cell[])[]): TablePlace {
  const at = place.columns.indexOf(ROW_COLUMN);
  const bytes = weigh(values);
  return at < 0 ? { ...place, bytes } : { ...place, bytes, ids: values.map((row) => row[at] ?? '') };
}

/** Which of the table's columns contain day numbers. */
export function serialColumns(layout: Layout, columns: readonly string[]): boolean[] {
  const serial = new Set(layout.columns.filter((column) => column.serial).map((column) => column.id));
  return columns.map((name) => serial.has(name));
}
