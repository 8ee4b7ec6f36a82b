/**
 * The totals row of a table: it stands below the table's area, so that the grid sorts, filters and grows the body without
 * it. Excel writes its formulas as `[Column]`; here they name their table, which means the same.
 */
import { booleanOf } from '../arguments';
import { enterBlock } from '../cell-entry';
import type { Area, GridTable } from '../grid';
import type { Argument, Call, Property } from '../object-type';
import { HostProblem, notModelled } from '../problem';
import { deleteCells, insertCells } from './cell-shift';
import { requireUnprotected } from './protection';
import { bodyOf, headersOf, tableOf, type TableSelf } from './table-parts';

/** SUBTOTAL's numbers for a sum and for a count that leave hidden rows out. */
const SUM = 109;
const COUNT = 103;

const rowBelow = ({ area }: GridTable): Area => ({ ...area, row: area.row + area.rows, rows: 1 });

/** The totals row; ItemNotFound where none is shown. */
export function totalsOf(self: TableSelf, call: Call): Area {
  const table = tableOf(self, call);
  if (!call.book.tableInfo(table).totals) throw new HostProblem('ItemNotFound');
  return rowBelow(table);
}

/** The table with its headers and its totals row. */
export function wholeOf(self: TableSelf, call: Call): Area {
  const table = tableOf(self, call);
  const { totals } = call.book.tableInfo(table);
  return totals ? { ...table.area, rows: table.area.rows + 1 } : table.area;
}

/** "Total" below the first column; below the last its sum, or its count where it holds more than numbers. */
function show(self: TableSelf, call: Call): void {
  const table = tableOf(self, call);
  const { grid } = call.book;
  const row = rowBelow(table);
  const last = { ...bodyOf(table), column: row.column + row.columns - 1, columns: 1 };
  const values = grid
    .read(table.sheet, last)
    .flatMap(([cell]) => (cell && cell.value !== '' ? [cell.value] : []));
  const isNumbers = values.length > 0 && values.every((value) => typeof value === 'number');
  const header = (headersOf(table, call).at(-1) ?? '').replaceAll(/[[\]#'@]/g, "'$&");
  const formula = `=SUBTOTAL(${isNumbers ? SUM : COUNT},${table.name}[${header}])`;
  const texts = Array.from({ length: row.columns }, () => '');
  texts[0] = 'Total';
  texts[row.columns - 1] = formula;
  grid.step(() => {
    const isFree = grid.read(table.sheet, row).every((line) => line.every((cell) => cell.value === ''));
    if (!isFree) insertCells(table.sheet, row, 'Down', call.book);
    call.book.tableInfo(table).totals = true;
    enterBlock({ sheet: table.sheet, area: row, values: [texts], by: 'host' }, call.book.entering);
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

/** What is not worked out for tables with a totals row. */
export function requireNoTotals(self: TableSelf, what: string, call: Call): void {
  if (call.book.tableInfo(tableOf(self, call)).totals) throw notModelled(`${what} a table with a totals row`);
}
