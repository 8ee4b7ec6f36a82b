/**
 * Sends large tables to Excel, and reads them, block by block: one sync for each block. Excel on the web refuses requests and
 * answers above 5 MB (RequestPayloadSizeLimitExceeded and ResponsePayloadSizeLimitExceeded). So what is written is weighed
 * before it is sent, and what was too much at once is done again in halves. Source: Office documentation, "Resource limits and
 * performance optimization".
 */
import type { Cell } from '../../core/values/cell';
import { ANSWER_TOO_LARGE, errorCodeOf, REQUEST_TOO_LARGE, TOO_MUCH, TooMuchAtOnce } from '../calls/run';

/**
 * The most cells in one sync, whatever they weigh. Near 30 bytes a cell, which is usual, a sync stays below 2 MB.
 */
const CELLS_A_SYNC = 60_000;

/** About how many bytes a cell takes in a request or an answer, if its text is not known. */
export const BYTES_A_CELL = 30;

/** The most bytes in one sync, weighed as below. The rest of the 5 MB is for what the estimates leave out. */
export const BYTES_A_SYNC = 2_000_000;

/**
 * About how many bytes a range takes, with the calls that find it and one or two that use it. Measured with the pinned
 * library: 1,200 bytes for a range in a table's body whose values are written and read.
 */
export const BYTES_A_RANGE = 1_500;

/** The quotes of a text and the comma after it, and a number, null or a truth value with its comma. */
const BYTES_AROUND_A_TEXT = 5;
const BYTES_OF_A_NUMBER = 9;

/**
 * The bytes of a cell in a request or an answer: UTF-8, as the JSON text is inside the outer message that the library posts.
 * There each quote of a text takes 4 bytes (`\\\"`). Whether the 5 MB count this outer form is not documented. It is the larger
 * one: measured 13 to 16 % more for usual cells.
 */
export function bytesOfCell(cell: unknown): number {
  return typeof cell === 'string' ? bytesOfText(cell) + BYTES_AROUND_A_TEXT : BYTES_OF_A_NUMBER;
}

/** Texts of these characters alone take one byte for each. */
const PLAIN = /^[ !#-[\]-~]*$/;

function bytesOfText(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += bytesOfUnit(text.charCodeAt(at));
  return bytes;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTED = 0x20;
const FIRST_OF_TWO_BYTES = 0x80;
const FIRST_OF_THREE_BYTES = 0x800;
/** Half of a character of four bytes. */
const isSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xe000;

/** `\\\"` and `\\\\` take 4 bytes, a control character up to 7 (`\\u0001`). */
function bytesOfUnit(unit: number): number {
  if (unit === QUOTE || unit === BACKSLASH) return 4;
  if (unit < FIRST_PRINTED) return 7;
  if (unit < FIRST_OF_TWO_BYTES) return 1;
  return unit < FIRST_OF_THREE_BYTES || isSurrogate(unit) ? 2 : 3;
}

/** The bytes of a row of cells with its brackets. */
export function bytesOfRow(cells: readonly unknown[]): number {
  let bytes = 3;
  for (const cell of cells) bytes += bytesOfCell(cell);
  return bytes;
}

export interface RowRange {
  readonly start: number;
  readonly count: number;
}

/** Cuts rows into blocks of at most `cells` cells and, unless one row alone weighs more, of `bytes` bytes. */
export function cutRowRanges(
  rows: number,
  columns: number,
  weigh: (row: number) => number = () => 0,
  cells: number = CELLS_A_SYNC,
  bytes: number = BYTES_A_SYNC,
): RowRange[] {
  const most = Math.max(1, Math.floor(cells / Math.max(1, columns)));
  const blocks: RowRange[] = [];
  let start = 0;
  let weight = 0;
  for (let row = 0; row < rows; row += 1) {
    const weightOfRow = weigh(row);
    if (row > start && (row - start >= most || weight + weightOfRow > bytes)) {
      blocks.push({ start, count: row - start });
      [start, weight] = [row, 0];
    }
    weight += weightOfRow;
  }
  return rows > start ? [...blocks, { start, count: rows - start }] : blocks;
}

/**
 * Does the work for each block, and for the halves of a block that was too much at once, down to single rows. The results are
 * in the order of the rows. What a batch wrote is written even if its answer was too large: work that may not be done twice
 * needs `isToRepeat` = `isRefused`.
 */
export async function inRowRanges<T>(
  blocks: readonly RowRange[],
  work: (block: RowRange) => Promise<T>,
  isToRepeat: (error: unknown) => boolean = isTooMuch,
): Promise<T[]> {
  const done: T[] = [];
  for (const block of blocks) {
    try {
      done.push(await work(block));
    } catch (error) {
      if (!isToRepeat(error)) throw error;
      if (block.count <= 1) throw new TooMuchAtOnce();
      done.push(...(await inRowRanges(halvesOf(block), work, isToRepeat)));
    }
  }
  return done;
}

export function halvesOf({ start, count }: RowRange): RowRange[] {
  const half = Math.ceil(count / 2);
  return [
    { start, count: half },
    { start: start + half, count: count - half },
  ].filter((part) => part.count > 0);
}

/** Excel refused a request or kept an answer back, because it was too large. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof TooMuchAtOnce || TOO_MUCH.includes(errorCodeOf(error));
}

/** The request was refused, so nothing of the batch was carried out. */
export function isRefused(error: unknown): boolean {
  return errorCodeOf(error) === REQUEST_TOO_LARGE;
}

/** The batch was carried out, but its answer was too large to come back. */
export function isAnswerTooLarge(error: unknown): boolean {
  return errorCodeOf(error) === ANSWER_TOO_LARGE;
}

/**
 * The cells that a range was loaded with. Of more cells than it reads at once, Excel may give null instead of an error (Office
 * documentation, "Resource limits and performance optimization").
 */
export function loadedCells(range: Excel.Range, property: 'values' | 'formulas' = 'values'): Cell[][] {
  const cells = range[property] as Cell[][] | null;
  if (cells === null) throw new TooMuchAtOnce();
  return cells;
}

/** The values of ranges of neighbouring rows, read as many rows at once as Excel gives. `range` queues a new range. */
export async function readValues(
  context: Excel.RequestContext,
  blocks: readonly RowRange[],
  range: (block: RowRange) => Excel.Range,
): Promise<Cell[][]> {
  const parts = await inRowRanges(blocks, async (block) => {
    const part = range(block);
    part.load('values');
    await context.sync();
    return loadedCells(part);
  });
  return parts.flat();
}

/**
 * Queues each block's work and syncs before the next. A block whose request was refused is done again in halves; nothing is done
 * twice.
 */
export async function forEachRowRange(
  context: Excel.RequestContext,
  blocks: readonly RowRange[],
  queue: (block: RowRange) => void,
): Promise<void> {
  const work = async (block: RowRange) => {
    queue(block);
    await context.sync();
  };
  await inRowRanges(blocks, work, isRefused);
}
