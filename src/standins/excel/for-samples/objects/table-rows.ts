/** Excel.TableRowCollection and TableRow. A TableRow is a place in the table, not its data: it has no id. */
import { blockOf, integerOf, isList } from '../../arguments';
import { enterBlock } from '../../values/cell-entry';
import type { Area, Grid } from '../../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../../object-type';
import { HostProblem, invalidArgument } from '../../problem';
import { deleteCells, insertCells } from '../../objects/cell-shift';
import { requireUnprotected } from '../../objects/protection';
import { bodyOf, tableOf, type TableSelf } from '../../objects/table-parts';

interface RowSelf extends TableSelf {
  readonly row: number;
}

function placeOf(self: RowSelf, call: Call): Area {
  const body = bodyOf(tableOf(self, call));
  if (self.row < 0 || self.row >= body.rows) throw new HostProblem('ItemNotFound');
  return { ...body, row: body.row + self.row, rows: 1 };
}

function writeRows(sheet: string, area: Area, values: Argument, { book }: Call): void {
  const block = blockOf(values, area.rows, area.columns);
  enterBlock({ sheet, area, values: block, by: 'host' }, book.entering);
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
    if (values !== null) writeRows(sheet, added, values, call);
  });
  return HostObject.of(rowType, { table: self.table, row: place });
}

/** A table added over a header row without data has one blank row, which the first added rows fill (docs: Work with tables). */
function isUnfilled(sheet: string, area: Area, grid: Grid): boolean {
  if (area.rows !== 2) return false;
  const row = grid.read(sheet, { ...area, row: area.row + 1, rows: 1 });
  return row.every((line) => line.every((cell) => cell.value === ''));
}

const rowsType: ObjectType<TableSelf> = {
  name: 'TableRowCollection',
  properties: { Count: { get: (self, call) => bodyOf(tableOf(self, call)).rows } },
  items: (self, call) =>
    Array.from({ length: bodyOf(tableOf(self, call)).rows }, (_, row) =>
      HostObject.of(rowType, { table: self.table, row }),
    ),
  methods: {
    Add: add,
    GetCount: (self, _args, call) => bodyOf(tableOf(self, call)).rows,
    GetItemAt: (self, [index], _call) => HostObject.of(rowType, { table: self.table, row: integerOf(index) }),
  },
};

const rowType: ObjectType<RowSelf> = {
  name: 'TableRow',
  exists: (self, call) => void placeOf(self, call),
  properties: {
    Index: { get: ({ row }) => row },
    Values: {
      get: (self, call) =>
        call.book.grid
          .read(tableOf(self, call).sheet, placeOf(self, call))
          .map((line) => line.map((cell) => cell.value)),
      set(self, value, call) {
        const { sheet } = tableOf(self, call);
        requireUnprotected(sheet, call);
        writeRows(sheet, placeOf(self, call), value, call);
      },
    },
  },
  methods: {
    GetRange: (self, _args, call) => call.model.range(tableOf(self, call).sheet, placeOf(self, call)),
    Delete(self, _args, call) {
      const { sheet } = tableOf(self, call);
      requireUnprotected(sheet, call);
      deleteCells(sheet, placeOf(self, call), 'Up', call.book.grid);
    },
  },
};

export const rowsOf = ({ table }: TableSelf): HostObject => HostObject.of(rowsType, { table });
