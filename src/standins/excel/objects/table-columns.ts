/** Excel.TableColumnCollection and TableColumn. A column's name is the text of its header cell. */
import { blockOf, integerOf, textOf } from '../arguments';
import type { Area, GridTable, Scalar } from '../grid';
import { sameName } from '../names';
import { HostProblem } from '../problem';
import { enterBlock } from '../values/cell-entry';
import { HostObject, type Argument, type Call, type ObjectType } from '../wire/object-type';
import { deleteCells, insertCells } from './cell-shift';
import { filterOf } from './filters';
import { requireUnprotected } from './protection';
import { bodyOf, headersOf, tableOf, type TableSelf, totalsOf, wholeOf } from './table-parts';

interface ColumnSelf extends TableSelf {
  readonly column: number;
}

/** The column's present position, counted from the table's first; ItemNotFound after it was deleted. */
function indexOf(self: ColumnSelf, call: Call): number {
  const index = call.book.tableInfo(tableOf(self, call)).columns.indexOf(self.column);
  if (index < 0) throw new HostProblem('ItemNotFound');
  return index;
}

/** By id (a number, or a number's text) or by name. */
function find(self: TableSelf, key: Argument | undefined, call: Call): HostObject | undefined {
  const table = tableOf(self, call);
  const { columns } = call.book.tableInfo(table);
  const headers = headersOf(table, call);
  const index =
    typeof key === 'number'
      ? columns.indexOf(key)
      : headers.findIndex((header) => sameName(header, textOf(key)));
  return at(self, index, call);
}

function at(self: TableSelf, index: number, call: Call): HostObject | undefined {
  const column = call.book.tableInfo(tableOf(self, call)).columns[index];
  return column === undefined ? undefined : HostObject.of(columnType, { table: self.table, column });
}

function required(column: HostObject | undefined): HostObject {
  if (!column) throw new HostProblem('ItemNotFound');
  return column;
}

function write(table: GridTable, area: Area, values: (Scalar | undefined)[][], call: Call): void {
  requireUnprotected(table.sheet, call);
  enterBlock({ sheet: table.sheet, area, values, by: 'host' }, call.book.entering);
}

/** Adds a column at the end, or before the column with this index. The values include the header. */
function add(self: TableSelf, [index, values, name]: readonly Argument[], call: Call): HostObject {
  const table = tableOf(self, call);
  const { area, sheet, id } = table;
  requireUnprotected(sheet, call);
  const place = integerOf(index, -1) < 0 ? area.columns : integerOf(index);
  if (place > area.columns) throw new HostProblem('InvalidArgument');
  const { grid } = call.book;
  grid.step(() => {
    const column: Area = { ...area, column: area.column + place, columns: 1 };
    const isBesideFree = grid.read(sheet, column).every(([cell]) => cell?.value === '');
    if (place < area.columns || !isBesideFree) insertCells(sheet, column, 'Right', call.book);
    if (place === area.columns) grid.resizeTable(id, { ...area, columns: area.columns + 1 });
    const header = name === undefined || name === null ? '' : textOf(name);
    write(table, { ...column, rows: 1 }, [[header]], call);
    if (values !== undefined && values !== null) write(table, column, blockOf(values, area.rows, 1), call);
    if (header !== '') write(table, { ...column, rows: 1 }, [[header]], call);
  });
  return required(at(self, place, call));
}

const columnsType: ObjectType<TableSelf> = {
  name: 'TableColumnCollection',
  items: (self, call) =>
    Array.from({ length: tableOf(self, call).area.columns }, (_, index) => required(at(self, index, call))),
  item: (self, key, call) => required(find(self, key, call)),
  methods: {
    Add: add,
    GetItemAt: (self, [index], call) => required(at(self, integerOf(index), call)),
  },
};

type Part = (self: ColumnSelf, call: Call) => Area;

/** The column's cells in a part of the table. */
function cellsOf(self: ColumnSelf, part: Part, call: Call): Area {
  const table = tableOf(self, call);
  return { ...part(self, call), column: table.area.column + indexOf(self, call), columns: 1 };
}

const partOf =
  (part: Part) =>
  (self: ColumnSelf, _args: readonly Argument[], call: Call): HostObject =>
    call.model.range(tableOf(self, call).sheet, cellsOf(self, part, call));

const header: Part = (self, call) => ({ ...tableOf(self, call).area, rows: 1 });
const body: Part = (self, call) => bodyOf(tableOf(self, call));

const columnType: ObjectType<ColumnSelf> = {
  name: 'TableColumn',
  exists: (self, call) => void indexOf(self, call),
  identity: ({ column }) => ({ Id: column }),
  properties: {
    Id: { get: ({ column }) => column },
    Name: {
      get: (self, call) => headersOf(tableOf(self, call), call)[indexOf(self, call)] ?? '',
      set: (self, value, call) =>
        write(tableOf(self, call), cellsOf(self, header, call), [[textOf(value)]], call),
    },
  },
  objects: { Filter: (self, call) => filterOf(self.table, indexOf(self, call)) },
  methods: {
    GetRange: partOf(wholeOf),
    GetHeaderRowRange: partOf(header),
    GetDataBodyRange: partOf(body),
    GetTotalRowRange: partOf(totalsOf),
    Delete(self, _args, call) {
      const { sheet } = tableOf(self, call);
      requireUnprotected(sheet, call);
      deleteCells(sheet, cellsOf(self, wholeOf, call), 'Left', call.book.grid);
    },
  },
};

export const columnsOf = ({ table }: TableSelf): HostObject => HostObject.of(columnsType, { table });
