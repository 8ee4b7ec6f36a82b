import type { Patch } from '../../app/ports/excel-workbook';
import { type Layout, ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { isFrontUnnamed, isRefusedBehind } from '../calls/in-front';
import { errorCodeOf, GONE, untracked } from '../calls/run';
import { unlessTyped } from '../cells/cell-writer';
import type { LearnedOfExcel } from '../cells/column-formats';
import { givenText, isRespelling, learnApostrophes } from '../cells/respelling';
import {
  bytesOfRow,
  loadedCells,
  cutRowRanges,
  halvesOf,
  inRowRanges,
  isAnswerTooLarge,
  isRefused,
  readValues,
  type RowRange,
} from '../cells/row-ranges';
import { writeByPosition, writeByRow } from './row-writer';
import type { TablePlace } from './table-finder';

/**
 * Rows as they are written into blank cells, with null for empty texts: Excel on a Mac takes a cell as filled if an empty text
 * was written into it (OfficeDev/office-js, issue 1943). Texts in columns of day numbers get an apostrophe, so that they stay
 * texts: from `05-04-2026 08:30 AM` Excel would make a day, with day and month in the order of the user's region.
 */
export function spelled(
  rows: readonly (readonly (Cell | null)[])[],
  serial: readonly boolean[],
  excel: LearnedOfExcel,
): (Cell | null)[][] {
  return rows.map((row) =>
    row.map((cell, at) => {
      if (cell === '') return null;
      if (typeof cell !== 'string') return cell;
      return serial[at] === true ? `'${cell}` : givenText(cell, excel);
    }),
  );
}

/** What is done with the rows that are written. */
interface Frame<Known> {
  readonly sheet: () => Excel.Worksheet;
  /** Queues what comes before the first row. */
  readonly first: () => void;
  /** Queues what comes after the last row. */
  readonly last: () => void;
  /** Asks for what must be known in the end; the result can be read after the sync. */
  readonly load: () => () => Known;
  /** Queues what is only for the eye, at the very end: Excel may refuse it, and everything before it is done then. */
  readonly show?: () => void;
  /** The answer of a batch did not come: what it has added must be found by its name. */
  readonly forget: () => void;
}

/**
 * Writes rows block by block and reads them back. What is too much at once is sent again in halves; nothing is added twice: a
 * batch whose answer alone was too large has been carried out, and only the reading is repeated.
 */
export async function writeBlocks<Known>(
  context: Excel.RequestContext,
  row: number,
  column: number,
  rows: readonly (readonly (Cell | null)[])[],
  frame: Frame<Known>,
): Promise<{ shown: Cell[][] } & Known> {
  const width = rows[0]?.length ?? 0;
  const rangeOf = ({ start, count }: RowRange) =>
    untracked(frame.sheet().getRangeByIndexes(row + start, column, count, width));
  let known: (() => Known) | undefined;
  const write = async (block: RowRange): Promise<Cell[][]> => {
    const { start, count } = block;
    const isLast = start + count === rows.length;
    context.application.suspendApiCalculationUntilNextSync();
    if (start === 0) {
      // In each block, it would make Excel's window flicker (Office documentation, "Performance optimization").
      context.application.suspendScreenUpdatingUntilNextSync();
      frame.first();
    }
    const range = count > 0 ? rangeOf(block) : undefined;
    if (range) range.values = rows.slice(start, start + count).map((line) => [...line]);
    range?.load('values');
    if (isLast) frame.last();
    const loaded = isLast ? frame.load() : undefined;
    if (isLast) frame.show?.();
    try {
      await context.sync();
      known = loaded;
      const isUnread = (range?.values as Cell[][] | null | undefined) === null;
      if (isUnread) return await readValues(context, halvesOf(block), rangeOf);
      return range ? loadedCells(range) : [];
    } catch (error) {
      const isOnlyNotShown =
        isLast && frame.show !== undefined && (isRefusedBehind(error) || isFrontUnnamed(error));
      if (!isOnlyNotShown && !isAnswerTooLarge(error)) throw error;
      // A failed batch answers none of its parts, also of those that Excel has done: they are asked for anew.
      frame.forget();
      if (isLast) known = frame.load();
      await context.sync().catch((again: unknown) => {
        throw GONE.includes(errorCodeOf(again)) ? error : again;
      });
      return readValues(context, halvesOf(block), rangeOf);
    }
  };
  const blocks = cutRowRanges(rows.length, width, (at) => bytesOfRow(rows[at] ?? []));
  const shown = await inRowRanges(blocks.length > 0 ? blocks : [{ start: 0, count: 0 }], write, isRefused);
  if (!known) throw new Error('the last block was not written');
  return { shown: shown.flat(), ...known() };
}

/** A cell whose value Excel must be given again: a text that Excel changed, or a value that is not there at all. */
function isWrong(wanted: Cell, shown: Cell): boolean {
  return wanted !== shown && (typeof wanted === 'string' || !isRespelling(wanted, shown));
}

interface Written {
  readonly layout: Layout;
  readonly place: TablePlace;
  readonly offset: number;
  /** The position of the first written row in the table's body. */
  readonly first: number;
  readonly excel: LearnedOfExcel;
}

/**
 * Writes cells again that Excel changed (with the apostrophe that marks a text, if need be), and returns the rows as Excel
 * shows them then. What the user types in the meantime is kept, and is not in the result. Rows are found by their ids; the push log
 * has none, and nobody sorts it in that moment: its rows are found by their positions.
 */
export async function correctRows(
  context: Excel.RequestContext,
  written: Written,
  rows: readonly (readonly Cell[])[],
  shown: Cell[][],
): Promise<Cell[][]> {
  const { layout, place, offset, first, excel } = written;
  const wrong = rows.flatMap((cells, index) =>
    cells.flatMap((cell, at) => {
      const now = shown[index]?.[at] ?? '';
      return isWrong(cell, now) ? [{ index, at, cell, ...unlessTyped(cell, now) }] : [];
    }),
  );
  if (wrong.length === 0) return shown;
  for (const { index, at, cell } of wrong) learnApostrophes(excel, cell, shown[index]?.[at]);
  const idAt = place.columns.indexOf(ROW_COLUMN);
  const keyOf = ({ row, column }: Pick<Patch, 'row' | 'column'>) => `${row} ${column}`;
  const corrected = new Map<string, Cell>();
  const rowOf = (index: number) => (idAt < 0 ? String(first + index) : String(rows[index]?.[idAt] ?? ''));
  const columnOf = (at: number) => place.columns[at] ?? '';
  const patches = wrong.map(({ index, at, ...cell }) => ({
    row: rowOf(index),
    column: columnOf(at),
    ...cell,
  }));
  const ref = { layout, known: { id: place.id, columns: place.remembered } };
  const { adjusted, typed } =
    idAt < 0
      ? await writeByPosition(context, layout, place, patches, offset, excel)
      : await writeByRow(context, ref, place, patches, offset, excel);
  for (const patch of [...patches, ...adjusted]) corrected.set(keyOf(patch), patch.cell);
  for (const patch of typed) corrected.delete(keyOf(patch));
  return shown.map((cells, index) =>
    cells.map((cell, at) => corrected.get(keyOf({ row: rowOf(index), column: columnOf(at) })) ?? cell),
  );
}
