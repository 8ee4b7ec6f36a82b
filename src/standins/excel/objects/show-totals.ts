/** Excel.Table.showTotals: shows and hides the totals row. */
import { booleanOf } from '../arguments';
import { enterBlock } from '../values/cell-entry';
import type { TypedFormula } from '../values/coercion';
import type { Argument, Call, Property } from '../object-type';
import { deleteCells, insertCells } from './cell-shift';
import { requireUnprotected } from './protection';
import { bodyOf, headersOf, tableOf, type TableSelf } from './table-parts';
import { rowBelow, totalsOf } from './table-totals';

/** SUBTOTAL's numbers for a sum and for a count without hidden rows. */
const SUM = 109;
const COUNT = 103;

/**
 * Writes "Total" below the first column. Below the last column: its sum, or its count if it has more than numbers. The grid in
 * memory keeps the total of this moment.
 */
function show(self: TableSelf, call: Call): void {
  const table = tableOf(self, call);
  const { grid } = call.book;
  const row = rowBelow(table);
  const last = { ...bodyOf(table), column: row.column + row.columns - 1, columns: 1 };
  const values = grid
    .read(table.sheet, last)
    .flatMap(([cell], at) =>
      cell && cell.value !== '' && !grid.rowHidden(table.sheet, last.row + at) ? [cell.value] : [],
    );
  const isNumbers = values.length > 0 && values.every((value) => typeof value === 'number');
  const header = (headersOf(table, call).at(-1) ?? '').replaceAll(/[[\]#'@]/g, "'$&");
  const formula = `=SUBTOTAL(${isNumbers ? SUM : COUNT},${table.name}[${header}])`;
  const total = isNumbers ? values.reduce((sum, value) => sum + Number(value), 0) : values.length;
  const cells: (string | TypedFormula)[] = Array.from({ length: row.columns }, () => '');
  cells[0] = 'Total';
  cells[row.columns - 1] = { formula, value: total };
  grid.step(() => {
    const isFree = grid.read(table.sheet, row).every((line) => line.every((cell) => cell.value === ''));
    if (!isFree) insertCells(table.sheet, row, 'Down', call.book);
    call.book.tableInfo(table).totals = true;
    enterBlock({ sheet: table.sheet, area: row, values: [cells], by: 'host' }, call.book.entering);
  });
}

function hide(self: TableSelf, call: Call): void {
  const row = totalsOf(self, call);
  const table = tableOf(self, call);
  deleteCells(table.sheet, row, 'Up', call.book.grid);
  call.book.tableInfo(table).totals = false;
}

export const showTotals: Property<TableSelf> = {
  get: (self, call) => call.book.tableInfo(tableOf(self, call)).totals,
  set(self, value: Argument, call) {
    const table = tableOf(self, call);
    requireUnprotected(table.sheet, call);
    const { totals } = call.book.tableInfo(table);
    if (booleanOf(value) === totals) return;
    if (totals) hide(self, call);
    else show(self, call);
  },
};
