import type { TableRef } from '../../app/ports/excel-workbook';
import { ROW_COLUMN } from '../../core/table/layout';
import type { Cell } from '../../core/values/cell';
import { untracked } from '../calls/run';
import { loadedCells, isTooMuch } from '../cells/row-ranges';
import { loadPlace, type TablePlace } from './table-finder';
import { withoutTotals } from './totals-row';

/**
 * Takes blank rows at a table's end out of the table. No row is deleted: a row that somebody fills at the same moment is then
 * directly below the table, where the next read finds it. A row is blank if it has nothing but its id and formulas of the user's
 * own columns. Rows stay where rows are hidden, because Excel then moves other rows than those that are meant
 * (OfficeDev/office-js, issues 224 and 994). Returns how many rows were taken out.
 */
export async function cutBlankRows(
  context: Excel.RequestContext,
  ref: TableRef,
  seen: TablePlace,
  most: number,
): Promise<number> {
  const table = context.workbook.tables.getItem(seen.id);
  const answer = loadPlace(table, ref);
  await context.sync();
  const place = answer();
  // Excel requires one row.
  const looked = Math.min(most, place.rows - 1);
  if (place.hidesRows || looked < 1) return 0;
  const cut = await countBlank(context, table, place, looked);
  if (cut === 0) return 0;
  const work = async () => {
    const { firstRow, firstColumn, rows, columns } = place;
    const kept = rows - cut;
    table.resize(
      untracked(table.worksheet.getRangeByIndexes(firstRow - 1, firstColumn, kept + 1, columns.length)),
    );
    for (const [at, id] of columns.entries()) {
      const below = untracked(table.worksheet.getRangeByIndexes(firstRow + kept, firstColumn + at, cut, 1));
      if (id === ROW_COLUMN || id === '') below.clear('Contents');
      else below.format.fill.clear();
    }
    await context.sync();
  };
  await (place.hasTotals ? withoutTotals(context, table, work) : work());
  return cut;
}

/** How many of the last rows are blank. One round trip. */
async function countBlank(
  context: Excel.RequestContext,
  table: Excel.Table,
  { firstRow, firstColumn, rows, columns }: TablePlace,
  looked: number,
): Promise<number> {
  const range = untracked(
    table.worksheet.getRangeByIndexes(firstRow + rows - looked, firstColumn, looked, columns.length),
  );
  range.load('formulas');
  try {
    await context.sync();
  } catch (error) {
    // Blank rows are small. If these are not, the table's end is not blank.
    if (isTooMuch(error)) return 0;
    throw error;
  }
  const isBlank = (cells: readonly Cell[]) =>
    cells.every(
      (cell, at) => cell === '' || columns[at] === ROW_COLUMN || (columns[at] === '' && isFormula(cell)),
    );
  const fromEnd = [...loadedCells(range, 'formulas')].reverse();
  const filled = fromEnd.findIndex((cells) => !isBlank(cells));
  return filled < 0 ? looked : filled;
}

const isFormula = (cell: Cell): boolean => typeof cell === 'string' && cell.startsWith('=');
