import type { Cell } from '../../core/values/cell';
import { subRange } from '../calls/run';
import { isBridged, spansOf } from './cell-weights';
import type { PlacedCell, WrittenPlace } from './column-formats';
import { BYTES_A_CELL, cutRowRanges, inRowRanges } from './row-ranges';

/** Neighbouring cells of one column, with null for those between them that are not written. */
export interface CellRun {
  readonly at: number;
  readonly start: number;
  readonly cells: (Cell | null)[];
}

/** The most cells in one batch while rows are hidden: each may need calls of its own, of about 500 bytes together. */
export const CELLS_APART = 4_000;

export function placedCellKey({ index, at }: Pick<PlacedCell, 'index' | 'at'>): string {
  return `${index} ${at}`;
}

/** The cells column by column, each from top to bottom. */
export function inOrder<Placed extends PlacedCell>(cells: readonly Placed[]): Placed[] {
  return [...cells].sort((one, other) => one.at - other.at || one.index - other.index);
}

/**
 * Neighbouring cells of one column as one range. In a range of values, null leaves a cell unchanged. `longest`: the bytes of
 * the longest cell of each column, if known.
 */
export function runsOf(
  cells: readonly PlacedCell[],
  hidden: HiddenRows = NONE_HIDDEN,
  longest: readonly number[] = [],
): CellRun[] {
  const runs: CellRun[] = [];
  for (const { at, index, cell } of inOrder(cells)) {
    const last = runs.at(-1);
    const end = last && last.at === at ? last.start + last.cells.length : Infinity;
    if (!last || !isBridged(index - end, longest[at]) || isAnyHidden(hidden, end, index)) {
      runs.push({ at, start: index, cells: [cell] });
      continue;
    }
    for (let row = end; row < index; row += 1) last.cells.push(null);
    last.cells.push(cell);
  }
  return runs;
}

/** Whether a row from `start` to before `end` is hidden. */
function isAnyHidden(hidden: HiddenRows, start: number, end: number): boolean {
  if (hidden.size === 0) return false;
  for (let row = start; row < end; row += 1) if (hidden.has(row)) return true;
  return false;
}

export function rangeOfRun(body: Excel.Range, { start, at, cells }: CellRun): Excel.Range {
  return subRange(body, start, at, cells.length, 1);
}

/** Rows that are not written together with others: the hidden ones, or all of them. */
export type Apart = HiddenRows | 'all';

/**
 * Writes a run; `whole` is its range. Of an array over filtered rows, each visible block may get the values from the first one on,
 * and hidden rows none (OfficeDev/office-js, issue 224; xlwings/xlwings, issue 747). So no array covers a row that is written
 * apart: its cell is written by itself, which is reported to be right. Cells that get an empty text are cleared: Excel on a Mac
 * takes a cell as filled if an empty text was written into it (OfficeDev/office-js, issue 1943).
 */
export function queueRun(
  body: Excel.Range,
  run: CellRun,
  apart: Apart,
  property: 'values' | 'formulas',
  whole: Excel.Range,
): void {
  const isWhole = (piece: CellRun) => piece.start === run.start && piece.cells.length === run.cells.length;
  const cellsOf = (piece: CellRun) => (isWhole(piece) ? whole : rangeOfRun(body, piece));
  const filled = { ...run, cells: run.cells.map((cell) => (cell === '' ? null : cell)) };
  for (const piece of piecesOf(filled, apart)) cellsOf(piece)[property] = piece.cells.map((cell) => [cell]);
  for (const blank of blanksOf(run))
    for (const piece of piecesOf(blank, apart)) cellsOf(piece).clear('Contents');
}

/** The neighbouring cells of a run that get an empty text. */
function blanksOf({ at, start, cells }: CellRun): CellRun[] {
  const blanks: CellRun[] = [];
  for (const [step, cell] of cells.entries()) {
    if (cell !== '') continue;
    const last = blanks.at(-1);
    if (last && last.start + last.cells.length === start + step) last.cells.push(cell);
    else blanks.push({ at, start: start + step, cells: [cell] });
  }
  return blanks;
}

function piecesOf(run: CellRun, apart: Apart): CellRun[] {
  if (run.cells.every((cell) => cell === null)) return [];
  if (apart !== 'all' && apart.size === 0) return [run];
  const pieces: CellRun[] = [];
  let open: CellRun | undefined;
  for (const [step, cell] of run.cells.entries()) {
    const start = run.start + step;
    const isApart = apart === 'all' || apart.has(start);
    if (isApart) open = undefined;
    if (cell === null) {
      open?.cells.push(null);
    } else if (open) {
      open.cells.push(cell);
    } else {
      const piece = { at: run.at, start, cells: [cell] };
      pieces.push(piece);
      if (!isApart) open = piece;
    }
  }
  return pieces;
}

/** Rows of a range that a filter or the user hides, counted from 0. */
export type HiddenRows = ReadonlySet<number>;

export const NONE_HIDDEN: HiddenRows = new Set();

type RunPlace = Pick<WrittenPlace, 'body' | 'rows'>;

/** Reads which rows are hidden: one round trip for about each 60,000 rows. */
export async function readHiddenRows(context: Excel.RequestContext, place: RunPlace): Promise<HiddenRows> {
  const blocks = cutRowRanges(place.rows, 1, () => BYTES_A_CELL);
  const parts = await inRowRanges(blocks, async ({ start, count }) => {
    const hidden = loadHiddenRows(place, start, count);
    await context.sync();
    return hidden();
  });
  return new Set(parts.flat());
}

/**
 * Asks in this batch whether the rows of cells are still hidden as `expected`, with the rows between them if these are few; the
 * answer can be read after the sync. If no hidden row is expected in the whole range, one value is asked for.
 */
export function loadIsStillHidden(
  place: RunPlace,
  cells: readonly PlacedCell[],
  expected: HiddenRows,
): () => boolean {
  if (expected.size === 0) {
    const range = place.body();
    range.load('rowHidden');
    return () => isNoneHidden(range);
  }
  const spans = spansOf(cells).map(({ start, count }) => {
    const hidden = loadHiddenRows(place, start, count);
    return () => {
      const now = new Set(hidden());
      for (let row = start; row < start + count; row += 1)
        if (now.has(row) !== expected.has(row)) return false;
      return true;
    };
  });
  return () => spans.every((isAsExpected) => isAsExpected());
}

/** Whether no row of a range is hidden, if its `rowHidden` is loaded: Excel returns null if only some rows are hidden. */
export function isNoneHidden({ rowHidden }: Excel.Range): boolean {
  return (rowHidden as boolean | null) === false;
}

/** Asks in this batch which of some rows are hidden. */
function loadHiddenRows({ body }: RunPlace, start: number, count: number): () => number[] {
  const rows = subRange(body(), start, 0, count, 1).getRowProperties({ rowHidden: true });
  return () => rows.value.flatMap(({ rowHidden }, index) => (rowHidden === true ? [start + index] : []));
}
