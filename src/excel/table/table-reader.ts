import { WorkbookProblem } from '../../app/failures';
import type { TableRef } from '../../app/ports/excel-workbook';
import { type Layout, ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { excelMessages } from '../calls/messages';
import { subRange, untracked, TooMuchAtOnce } from '../calls/run';
import {
  BYTES_A_CELL,
  BYTES_A_SYNC,
  loadedCells,
  bytesOfCell,
  cutRowRanges,
  halvesOf,
  isTooMuch,
  readValues,
} from '../cells/row-ranges';
import { readErrorTexts } from './error-texts';
import { countBelow, loadIsFilledBelow } from './rows-below';
import { loadPlace, bodyRange, idByName, isMissing, isOurTable, type TablePlace } from './table-finder';

/** table/: finds, reads, makes, fills and shows the tables of records. */

/**
 * If the user keeps sorting while a large table is read in blocks, Shiftsheet asks the user to pause after this many tries.
 */
const MOST_TRIES = 4;

/** About how many bytes the id of a row takes. */
const BYTES_OF_AN_ID = 20;

/** A table to read; a remembered place saves round trips. */
export interface WantedTable extends TableRef {
  readonly place: TablePlace | undefined;
}

/** A table as it was read: `values` row by row, as Excel stores them. */
export interface ReadTable {
  readonly place: TablePlace;
  readonly values: readonly (readonly Cell[])[];
  /** The texts among the values that are error values. */
  readonly errors: ReadonlySet<Cell>;
  /** How many filled rows are directly below the table. */
  readonly below: number;
}

/** A table as it was read, before its errors are known and the rows below it are counted. */
interface WholeTable extends Omit<ReadTable, 'below' | 'errors'> {
  readonly isFilledBelow: boolean;
}

/** The first look at a table; without `values` if it is not known to be small. */
interface Looked {
  readonly place: TablePlace;
  readonly values?: Cell[][];
  readonly isFilledBelow?: boolean;
}

/**
 * Reads whole tables, as many bytes a sync as Excel gives. If an earlier read shows where each table is and how large, all of it
 * takes one round trip. Otherwise one more asks for the places. One more counts filled rows directly below tables, if there are
 * any. The result is by the layout's kind, without the kinds that have no table in the workbook.
 */
export async function readTables(
  context: Excel.RequestContext,
  wanted: readonly WantedTable[],
): Promise<ReadonlyMap<string, ReadTable>> {
  const first = await locateTables(context, wanted, BYTES_A_SYNC).catch((error: unknown) => {
    if (!isTooMuch(error)) throw error;
    return locateTables(context, wanted, 0); // the tables have grown since they were read
  });
  const tables = new Map<string, WholeTable>();
  for (const { layout } of wanted) {
    const read = first.get(layout.kind);
    if (!read?.values) continue;
    const { place, values, isFilledBelow = false } = read;
    tables.set(layout.kind, { place: asRead(place, values), values, isFilledBelow });
  }
  const large = [...first].filter(([kind, { values }]) => values === undefined && !tables.has(kind));
  const places = new Map(
    large.map(([kind, { place }]) => [kind, weighed(place, refOf(wanted, kind).place)] as const),
  );
  for (const [kind, read] of await readBlocks(context, wanted, places)) tables.set(kind, read);
  return withDetails(context, tables);
}

async function withDetails(
  context: Excel.RequestContext,
  tables: ReadonlyMap<string, WholeTable>,
): Promise<ReadonlyMap<string, ReadTable>> {
  const above = [...tables].filter(([, { isFilledBelow }]) => isFilledBelow);
  const counts = new Map<string, number>();
  if (above.length > 0) {
    const asked = above.map(([, { place }]) => ({ table: context.workbook.tables.getItem(place.id), place }));
    for (const [at, count] of (await countBelow(context, asked)).entries())
      counts.set(above[at]?.[0] ?? '', count);
  }
  const read = new Map<string, ReadTable>();
  for (const [kind, { place, values }] of tables) {
    const errors = await readErrorTexts(context, { place, values });
    read.set(kind, { place, values, errors, below: counts.get(kind) ?? 0 });
  }
  return read;
}

/** The present place of the layout's table; undefined if the workbook has none. */
export async function findTable(
  context: Excel.RequestContext,
  ref: TableRef,
): Promise<TablePlace | undefined> {
  const first = await locateTables(context, [{ ...ref, place: undefined }], 0);
  return first.get(ref.layout.kind)?.place;
}

function refOf<Ref extends TableRef>(refs: readonly Ref[], kind: string): Ref {
  const ref = refs.find(({ layout }) => layout.kind === kind);
  if (!ref) throw new Error(`nobody asked for ${kind}`);
  return ref;
}

/** The places of those tables that are in the workbook, with the values of those that are known to be small enough to be read in the same batch. */
async function locateTables(
  context: Excel.RequestContext,
  wanted: readonly WantedTable[],
  bytes: number,
): Promise<Map<string, Looked>> {
  const first = new Map<string, Looked>();
  const { tables } = context.workbook;
  tables.load('items/id,items/name');
  let room = bytes;
  const remembered = wanted.flatMap((ref) => {
    const { known, place } = ref;
    if (!known) return [];
    const size = place ? bytesOf(place) : Infinity;
    const readsValues = size <= room;
    if (readsValues) room -= size;
    return [loadTable(context, ref, known.id, readsValues ? place : undefined)];
  });
  await context.sync();
  const answers = (asked: readonly ReturnType<typeof loadTable>[]) => {
    for (const { kind, answer } of asked) {
      const looked = answer();
      if (looked && isOurTable(looked.place, refOf(wanted, kind))) first.set(kind, looked);
    }
  };
  answers(remembered);
  const found = wanted.flatMap((ref) => {
    const id = first.has(ref.layout.kind) ? undefined : idByName(tables.items, ref);
    return id === undefined ? [] : [loadTable(context, ref, id)];
  });
  if (found.length > 0) await context.sync();
  answers(found);
  return first;
}

/**
 * `known`: its last known place, if its values are to be read too. The answer is undefined if the workbook has no table of this
 * id: the ids of tables may change when the file is opened again (OfficeDev/office-js, issue 1390).
 */
function loadTable(context: Excel.RequestContext, ref: TableRef, id: string, known?: TablePlace) {
  const table = context.workbook.tables.getItemOrNullObject(id);
  const place = loadPlace(table, ref);
  const body = known && bodyRange(table);
  body?.load('values');
  const isFilledBelow = known && loadIsFilledBelow(table, known);
  return {
    kind: ref.layout.kind,
    answer: (): Looked | undefined =>
      isMissing(table)
        ? undefined
        : {
            place: place(),
            ...(body && isFilledBelow ? { values: loadedCells(body), isFilledBelow: isFilledBelow() } : {}),
          },
  };
}

interface Piece {
  readonly kind: string;
  readonly start: number;
  readonly count: number;
  /** The last piece of its table. */
  readonly isLast: boolean;
  /** The Row column is read again with this piece, to check that no row has moved in the meantime. */
  readonly checksRows: boolean;
}

async function readBlocks(
  context: Excel.RequestContext,
  refs: readonly TableRef[],
  places: ReadonlyMap<string, TablePlace>,
): Promise<ReadonlyMap<string, WholeTable>> {
  const read = new Map<string, WholeTable>();
  let due = places;
  for (let attempt = 0; due.size > 0; attempt += 1) {
    if (attempt === MOST_TRIES) throw new WorkbookProblem(excelMessages.movedWhileRead);
    due = await readOnce(context, refs, due, read);
  }
  return read;
}

/** Reads the tables into `read`. Returns those that moved in the meantime, with their present places. */
async function readOnce(
  context: Excel.RequestContext,
  refs: readonly TableRef[],
  places: ReadonlyMap<string, TablePlace>,
  read: Map<string, WholeTable>,
): Promise<ReadonlyMap<string, TablePlace>> {
  const values = new Map<string, Cell[][]>();
  const moved = new Map<string, TablePlace>();
  for (const batch of batchesOf(places)) {
    for (const { piece, range, last } of await readPieces(context, refs, places, batch)) {
      const part = loadedCells(range);
      const all = [...(values.get(piece.kind) ?? []), ...part];
      values.set(piece.kind, all);
      if (!last) continue;
      const now = last.place();
      const ids = last.ids ? loadedCells(last.ids) : await idsApart(context, now, part.length < all.length);
      const isWhole = now.rows === all.length && ids.every(([id], at) => id === all[at]?.[last.at]);
      const isFilledBelow = last.isFilledBelow();
      if (isWhole) read.set(piece.kind, { place: asRead(now, all), values: all, isFilledBelow });
      else moved.set(piece.kind, now);
    }
  }
  return moved;
}

/** Reads the pieces in one sync; if that is too much at once, in halves. */
async function readPieces(
  context: Excel.RequestContext,
  refs: readonly TableRef[],
  places: ReadonlyMap<string, TablePlace>,
  pieces: readonly Piece[],
): Promise<ReturnType<typeof loadPiece>[]> {
  const asked = pieces.map((piece) => loadPiece(context, refOf(refs, piece.kind), piece, places));
  try {
    await context.sync();
    for (const { range, last } of asked)
      for (const loadedRange of [range, last?.ids]) if (loadedRange) loadedCells(loadedRange);
    return asked;
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    const read: ReturnType<typeof loadPiece>[] = [];
    for (const half of halves(pieces)) read.push(...(await readPieces(context, refs, places, half)));
    return read;
  }
}

function halves(pieces: readonly Piece[]): Piece[][] {
  const [first] = pieces;
  if (pieces.length !== 1 || !first)
    return halvesOf({ start: 0, count: pieces.length }).map(({ start, count }) =>
      pieces.slice(start, start + count),
    );
  if (first.checksRows) return [[{ ...first, checksRows: false }]];
  if (first.count <= 1) throw new TooMuchAtOnce();
  return halvesOf(first).map(({ start, count }) => [
    { ...first, start, count, isLast: first.isLast && start > first.start },
  ]);
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
  const range = subRange(bodyRange(table), piece.start, 0, piece.count, place.columns.length);
  range.load('values');
  if (!piece.isLast) return { piece, range };
  const at = place.columns.indexOf(ROW_COLUMN);
  const ids = at < 0 || !piece.checksRows ? undefined : untracked(bodyRange(table).getColumn(at));
  ids?.load('values');
  const isFilledBelow = loadIsFilledBelow(table, place);
  return { piece, range, last: { place: loadPlace(table, ref), ids, at, isFilledBelow } };
}

/** The Row column of a table that was read in several pieces; nothing if one sync has read the whole table. */
async function idsApart(
  context: Excel.RequestContext,
  { id, columns, rows }: TablePlace,
  isInPieces: boolean,
): Promise<Cell[][]> {
  const at = columns.indexOf(ROW_COLUMN);
  return isInPieces && at >= 0 ? readColumn(context, id, at, rows) : [];
}

/** A column of a table's body, as many rows a sync as Excel gives. */
export async function readColumn(
  context: Excel.RequestContext,
  tableId: string,
  at: number,
  rows: number,
): Promise<Cell[][]> {
  return readValues(
    context,
    cutRowRanges(rows, 1, () => BYTES_OF_AN_ID),
    ({ start, count }) => subRange(bodyRange(context.workbook.tables.getItem(tableId)), start, at, count, 1),
  );
}

/** Cuts the tables into pieces that fill each batch: what is left of one round trip's bytes goes to the next table. */
function batchesOf(places: ReadonlyMap<string, TablePlace>): Piece[][] {
  const batches: Piece[][] = [];
  let room = 0;
  for (const [kind, place] of places) {
    const bytesOfOne = bytesOf(place) / Math.max(1, place.rows);
    const idBytes = place.rows * BYTES_OF_AN_ID;
    let start = 0;
    while (start < place.rows) {
      if (room < bytesOfOne) {
        batches.push([]);
        room = BYTES_A_SYNC;
      }
      const count = Math.min(place.rows - start, Math.max(1, Math.floor(room / bytesOfOne)));
      const isLast = start + count === place.rows;
      const checksRows = isLast && start > 0 && idBytes <= BYTES_A_SYNC / 2;
      batches.at(-1)?.push({ kind, start, count, isLast, checksRows });
      room -= count * bytesOfOne;
      start += count;
    }
  }
  return batches;
}

/** About how many bytes a table's cells take: as many as in the last read, else an estimate by the number of cells. */
function bytesOf({ rows, columns, bytes }: TablePlace): number {
  return bytes ?? Math.max(1, rows) * columns.length * BYTES_A_CELL;
}

/** The place with the bytes that its rows take if they are as long as at the last read. */
function weighed(place: TablePlace, last: TablePlace | undefined): TablePlace {
  if (last?.bytes === undefined) return place;
  return { ...place, bytes: (last.bytes / Math.max(1, last.rows)) * place.rows };
}

/** The place with what is known of its cells after they were read. */
export function asRead(place: TablePlace, values: readonly (readonly Cell[])[]): TablePlace {
  const longest = place.columns.map(() => 0);
  let bytes = 0;
  for (const row of values)
    for (const [at, cell] of row.entries()) {
      const cellBytes = bytesOfCell(cell);
      bytes += cellBytes;
      if (cellBytes > (longest[at] ?? 0)) longest[at] = cellBytes;
    }
  const at = place.columns.indexOf(ROW_COLUMN);
  const read = { ...place, bytes, longest };
  return at < 0 ? read : { ...read, ids: values.map((row) => row[at] ?? '') };
}

/** Which of the table's columns contain day numbers. */
export function serialColumns(layout: Layout, columns: readonly string[]): boolean[] {
  const serial = new Set(layout.columns.filter((column) => column.serial).map((column) => column.id));
  return columns.map((name) => serial.has(name));
}
