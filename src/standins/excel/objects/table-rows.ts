/** Adding rows through Excel.TableRowCollection. A TableRow is a place in the table, not its data: it has no id. */
import { blockOf, integerOf, isList } from '../arguments';
import { enterBlock } from '../values/cell-entry';
import type { Area, Grid } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { invalidArgument } from '../problem';
import { insertCells } from './cell-shift';
import { requireUnprotected } from './protection';
import { tableOf, type TableSelf } from './table-parts';

interface RowSelf extends TableSelf {
  readonly row: number;
}

/** Adds rows at the end, or before the row with this index. */
function add(self: TableSelf, [index, values = null]: readonly Argument[], call: Call): HostObject {
  const { id, sheet, area } = tableOf(self, call);
  requireUnprotected(sheet, call);
  const { grid } = call.book;
  // An existing blank row is the first of the added rows.
  const blank = isUnfilled(sheet, area, grid) ? 1 : 0;
  const body = area.rows - 1 - blank;
  const place = integerOf(index, -1) < 0 ? body : integerOf(index);
  if (place > body) throw invalidArgument();
  const count = isList(values) ? values.length : 1;
  const added: Area = { ...area, row: area.row + 1 + place, rows: count };
  grid.step(() => {
    const isBelowFree =
      !call.book.holdsTotals(sheet, added) &&
      grid.read(sheet, added).every((line) => line.every((cell) => cell.value === ''));
    const missing: Area = { ...added, row: added.row + blank, rows: count - blank };
    if ((place < body || !isBelowFree) && missing.rows > 0) insertCells(sheet, missing, 'Down', call.book);
    if (place === body) grid.resizeTable(id, { ...area, rows: 1 + body + count });
    if (values === null) return;
    const block = blockOf(values, added.rows, added.columns);
    enterBlock({ sheet, area: added, values: block, by: 'host' }, call.book.entering);
  });
  return HostObject.of(rowType, { table: self.table, row: place });
}

/** A table added over a header row without data has one blank row, which the first added rows fill (docs: Work with tables). */
function isUnfilled(sheet: string, area: Area, grid: Grid): boolean {
  if (area.rows !== 2) return false;
  const row = grid.read(sheet, { ...area, row: area.row + 1, rows: 1 });
  return row.every((line) => line.every((cell) => cell.value === ''));
}

const rowsType: ObjectType<TableSelf> = { name: 'TableRowCollection', methods: { Add: add } };

const rowType: ObjectType<RowSelf> = {
  name: 'TableRow',
  properties: { Index: { get: ({ row }) => row } },
};

export const rowsOf = ({ table }: TableSelf): HostObject => HostObject.of(rowsType, { table });
