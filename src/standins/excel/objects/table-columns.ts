/** Excel.TableColumnCollection and TableColumn. A column's name is the text of its header cell. */
import { integerOf, textArgument } from '../arguments';
import type { Area } from '../grid';
import { sameExcelName } from '../names';
import { HostProblem } from '../problem';
import { enterBlock } from '../values/cell-entry';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import { filterOf } from './filters';
import { requireUnprotected } from './protection';
import { tableBody, tableHeaders, tableNamed, type TableSelf, totalsOf, wholeOf } from './table-parts';

interface ColumnSelf extends TableSelf {
  readonly column: number;
}

/** The column's present position, counted from the table's first; ItemNotFound after it was deleted. */
function indexOf(self: ColumnSelf, call: ObjectCall): number {
  const index = call.book.tableInfo(tableNamed(self, call)).columns.indexOf(self.column);
  if (index < 0) throw new HostProblem('ItemNotFound');
  return index;
}

/** By id (a number, or a number's text) or by name. */
function find(self: TableSelf, key: Argument | undefined, call: ObjectCall): HostObject | undefined {
  const table = tableNamed(self, call);
  const { columns } = call.book.tableInfo(table);
  const headers = tableHeaders(table, call);
  const index =
    typeof key === 'number'
      ? columns.indexOf(key)
      : headers.findIndex((header) => sameExcelName(header, textArgument(key)));
  return at(self, index, call);
}

function at(self: TableSelf, index: number, call: ObjectCall): HostObject | undefined {
  const column = call.book.tableInfo(tableNamed(self, call)).columns[index];
  return column === undefined ? undefined : HostObject.of(columnType, { table: self.table, column });
}

function required(column: HostObject | undefined): HostObject {
  if (!column) throw new HostProblem('ItemNotFound');
  return column;
}

const columnsType: ObjectType<TableSelf> = {
  name: 'TableColumnCollection',
  items: (self, call) =>
    Array.from({ length: tableNamed(self, call).area.columns }, (_, index) =>
      required(at(self, index, call)),
    ),
  item: (self, key, call) => required(find(self, key, call)),
  methods: {
    GetItemAt: (self, [index], call) => required(at(self, integerOf(index), call)),
  },
};

type Part = (self: ColumnSelf, call: ObjectCall) => Area;

/** The column's cells in a part of the table. */
function cellsOf(self: ColumnSelf, part: Part, call: ObjectCall): Area {
  const table = tableNamed(self, call);
  return { ...part(self, call), column: table.area.column + indexOf(self, call), columns: 1 };
}

const partOf =
  (part: Part) =>
  (self: ColumnSelf, _args: readonly Argument[], call: ObjectCall): HostObject =>
    call.model.range(tableNamed(self, call).sheet, cellsOf(self, part, call));

const header: Part = (self, call) => ({ ...tableNamed(self, call).area, rows: 1 });
const body: Part = (self, call) => tableBody(tableNamed(self, call));

const columnType: ObjectType<ColumnSelf> = {
  name: 'TableColumn',
  exists: (self, call) => void indexOf(self, call),
  identity: ({ column }) => ({ Id: column }),
  properties: {
    Id: { get: ({ column }) => column },
    Name: {
      get: (self, call) => tableHeaders(tableNamed(self, call), call)[indexOf(self, call)] ?? '',
      set(self, value, call) {
        const { sheet } = tableNamed(self, call);
        requireUnprotected(sheet, call);
        const area = cellsOf(self, header, call);
        enterBlock({ sheet, area, values: [[textArgument(value)]], by: 'host' }, call.book.entering);
      },
    },
  },
  objects: { Filter: (self, call) => filterOf(self.table, indexOf(self, call)) },
  methods: {
    GetRange: partOf(wholeOf),
    GetHeaderRowRange: partOf(header),
    GetDataBodyRange: partOf(body),
    GetTotalRowRange: partOf(totalsOf),
  },
};

export const tableColumns = ({ table }: TableSelf): HostObject => HostObject.of(columnsType, { table });
