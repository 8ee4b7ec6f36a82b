import type { Cell } from '../../core/values/cell';
import { untracked } from '../calls/run';
import { SHEET_ROWS } from '../cells/column-formats';
import { loadedCells, isTooMuch } from '../cells/row-ranges';
import type { TablePlace } from './table-finder';

/**
 * Filled rows directly below a table that do not belong to it. They are typed there if Excel's *AutoCorrect* does not
 * include new rows in tables.
 */

/** The most rows that are looked at below a table. If there are more, the next look finds the rest. */
const MOST_BELOW = 1_000;

/** A table whose rows below are to be read. */
export interface Above {
  readonly table: Excel.Table;
  readonly place: TablePlace;
}

/** Asks in this batch whether the row below a table is filled; the answer can be read after the sync. */
export function loadIsFilledBelow(table: Excel.Table, place: TablePlace): () => boolean {
  const range = loadBelow(table, place, 1);
  return () => filledRows(range) > 0;
}

/**
 * How many filled rows are directly below each table. One round trip, or more if an answer would be larger than Excel on the
 * web allows: then fewer rows are looked at.
 */
export async function countBelow(
  context: Excel.RequestContext,
  tables: readonly Above[],
  most = MOST_BELOW,
): Promise<number[]> {
  const ranges = tables.map(({ table, place }) => loadBelow(table, place, most));
  try {
    await context.sync();
    return ranges.map(filledRows);
  } catch (error) {
    if (!isTooMuch(error) || most === 1) throw error;
    return countBelow(context, tables, Math.ceil(most / 10));
  }
}

/** Below a totals row, people keep what is no record: nothing is read there. */
function loadBelow(table: Excel.Table, place: TablePlace, wanted: number): Excel.Range | undefined {
  const rows = Math.min(wanted, SHEET_ROWS - place.firstRow - place.rows - MARGIN);
  if (place.hasTotals || rows < 1) return undefined;
  const range = untracked(untracked(table.getRange()).getRowsBelow(rows));
  range.load('formulas');
  return range;
}

/** Rows of the sheet's end that are never asked for: the table may have grown since it was read. */
const MARGIN = 1_000;

/** How many rows are filled, down to the first that is blank or has a formula: that one is a sum of the user's own. */
function filledRows(range: Excel.Range | undefined): number {
  const rows = range ? loadedCells(range, 'formulas') : [];
  const end = rows.findIndex((row) => row.every((cell) => cell === '') || row.some(isFormula));
  return end < 0 ? rows.length : end;
}

const isFormula = (cell: Cell): boolean => typeof cell === 'string' && cell.startsWith('=');

/** Extends the table over the filled rows directly below it. Returns how many they are. Two round trips. */
export async function includeBelow(context: Excel.RequestContext, above: Above): Promise<number> {
  const [count = 0] = await countBelow(context, [above]);
  if (count === 0) return 0;
  const { table } = above;
  table.resize(untracked(untracked(table.getRange()).getResizedRange(count, 0)));
  await context.sync();
  return count;
}
