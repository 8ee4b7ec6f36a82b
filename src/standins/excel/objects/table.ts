/** Excel.Table. */
import { parseAddress } from '../address';
import { intersection } from '../area';
import { textArgument, booleanOf, integerOf, isList, recordOf, rangeArgument } from '../arguments';
import type { Area, GridTable } from '../grid';
import { isTableName, sameExcelName } from '../names';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { fillCalculated, settleHeaders } from '../table-growth';
import { enterBlock } from '../values/cell-entry';
import type { TypedFormula } from '../values/coercion';
import {
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
  type Property,
} from '../wire/object-type';
import { deleteCells, insertCells } from './cell-shift';
import { clearFilters } from './filters';
import { requireUnprotected } from './protection';
import { tableColumns } from './table-columns';
import {
  tableBody,
  type TableSelf,
  tableNamed,
  requireResizable,
  totalsOf,
  wholeOf,
  tableHeaders,
  rowBelow,
} from './table-parts';
import { requireFree } from './tables';

function rename(self: TableSelf, value: Argument, call: ObjectCall): void {
  const table = tableNamed(self, call);
  const name = textArgument(value);
  if (!isTableName(name)) throw invalidArgument(`"${name}" can't be the name of a table.`);
  const taken = call.book.grid
    .tables()
    .some((gridTable) => gridTable.id !== table.id && sameExcelName(gridTable.name, name));
  if (taken) throw new HostProblem('ItemAlreadyExists', `There is already a table "${name}".`);
  if (
    call.book.hardness.sharesNames &&
    call.book.definedNames.some((definedName) => sameExcelName(definedName.name, name))
  )
    throw new HostProblem('ItemAlreadyExists', `"${name}" is already a defined name.`);
  call.book.grid.renameTable(table.id, name);
  call.book.tableInfo(table).name = name;
}

/** The header row stays where it is, and the new range must overlap the old one. */
function resize(self: TableSelf, [range]: readonly Argument[], call: ObjectCall): void {
  const table = tableNamed(self, call);
  requireUnprotected(table.sheet, call);
  requireResizable(self, call);
  const area = typeof range === 'string' ? parseAddress(range) : sameSheet(rangeArgument(range), table);
  if (!area || area.rows < 2 || area.row !== table.area.row || !intersection(area, table.area)) {
    throw invalidArgument(
      'The headers must remain in the same row, and the resulting table must overlap the original.',
    );
  }
  requireFree(table.sheet, area, call, table.id);
  call.book.grid.step(() => {
    call.book.grid.resizeTable(table.id, area);
    settleHeaders(call.book.grid, table.sheet, { ...area, rows: 1 }, 'host');
    fillCalculated(call.book.grid, table, area.rows, 'host', call.book.hardness.fillsCalculatedColumns);
  });
}

const sameSheet = (range: { sheet: string; area: Area }, table: GridTable): Area | undefined =>
  range.sheet === table.sheet ? range.area : undefined;

/** Removes the table together with the content of its cells. */
function remove(self: TableSelf, _args: readonly Argument[], call: ObjectCall): void {
  const { id, sheet } = tableNamed(self, call);
  const area = wholeOf(self, call);
  requireUnprotected(sheet, call);
  const { grid } = call.book;
  grid.step(() => {
    grid.removeTable(id, 'host');
    const used = grid.used(sheet);
    const part = used && intersection(used, area);
    if (!part) return;
    const empty = Array.from({ length: part.rows }, () => Array.from({ length: part.columns }, () => ''));
    enterBlock({ sheet, area: part, values: empty, by: 'host' }, call.book.entering);
  });
}

/** SUBTOTAL's numbers for a sum and for a count without hidden rows. */
const SUM = 109;
const COUNT = 103;

/**
 * Writes "Total" below the first column. Below the last column: its sum, or its count if it has more than numbers. The grid in
 * memory keeps the total of this moment.
 */
function show(self: TableSelf, call: ObjectCall): void {
  const table = tableNamed(self, call);
  const { grid } = call.book;
  const row = rowBelow(table);
  const last = { ...tableBody(table), column: row.column + row.columns - 1, columns: 1 };
  const values = grid
    .read(table.sheet, last)
    .flatMap(([cell], at) =>
      cell && cell.value !== '' && !grid.rowHidden(table.sheet, last.row + at) ? [cell.value] : [],
    );
  const isNumbers = values.length > 0 && values.every((value) => typeof value === 'number');
  const header = (tableHeaders(table, call).at(-1) ?? '').replaceAll(/[[\]#'@]/g, "'$&");
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

function hide(self: TableSelf, call: ObjectCall): void {
  const row = totalsOf(self, call);
  const table = tableNamed(self, call);
  deleteCells(table.sheet, row, 'Up', call.book.grid);
  call.book.tableInfo(table).totals = false;
}

const showTotals: Property<TableSelf> = {
  get: (self, call) => call.book.tableInfo(tableNamed(self, call)).totals,
  set(self, value: Argument, call) {
    const table = tableNamed(self, call);
    requireUnprotected(table.sheet, call);
    const { totals } = call.book.tableInfo(table);
    if (booleanOf(value) === totals) return;
    if (totals) hide(self, call);
    else show(self, call);
  },
};

/** Sorts by one column. Other sorts are not modelled. */
function sort(self: TableSelf, [fields, matchCase]: readonly Argument[], call: ObjectCall): void {
  const { id, sheet, area } = tableNamed(self, call);
  requireUnprotected(sheet, call);
  const [field, ...more] = fields !== undefined && isList(fields) ? fields : [];
  const { key, ascending = true, ...others } = recordOf(field);
  if (more.length > 0 || Object.keys(others).length > 0) throw notModelled('sorting by more than one column');
  if (matchCase === true) throw notModelled('sorting that tells capitals apart');
  const column = integerOf(key);
  if (column < 0 || column >= area.columns) throw invalidArgument();
  call.book.grid.sortTable(id, column, booleanOf(ascending), 'host');
}

const sortType: ObjectType<TableSelf> = { name: 'TableSort', methods: { Apply: sort } };

const sortOf = ({ table }: TableSelf): HostObject => HostObject.of(sortType, { table });

const tableType: ObjectType<TableSelf> = {
  name: 'Table',
  exists: (self, call) => void tableNamed(self, call),
  identity: ({ table }) => ({ Id: table }),
  properties: {
    Id: { get: ({ table }) => table },
    Name: { get: (self, call) => tableNamed(self, call).name, set: rename },
    Style: {
      get: (self, call) => call.book.tableInfo(tableNamed(self, call)).style,
      set(self, value, call) {
        call.book.tableInfo(tableNamed(self, call)).style = textArgument(value);
      },
    },
    ShowTotals: showTotals,
  },
  objects: {
    Worksheet: (self, call) => call.model.worksheet(tableNamed(self, call).sheet),
    Columns: (self) => tableColumns(self),
    Sort: (self) => sortOf(self),
  },
  methods: {
    GetRange(self, _args, call) {
      return call.model.range(tableNamed(self, call).sheet, wholeOf(self, call));
    },
    GetTotalRowRange: (self, _args, call) =>
      call.model.range(tableNamed(self, call).sheet, totalsOf(self, call)),
    GetHeaderRowRange(self, _args, call) {
      const { sheet, area } = tableNamed(self, call);
      return call.model.range(sheet, { ...area, rows: 1 });
    },
    GetDataBodyRange(self, _args, call) {
      const table = tableNamed(self, call);
      return call.model.range(table.sheet, tableBody(table));
    },
    Resize: resize,
    ConvertToRange(self, _args, call) {
      const { id, sheet } = tableNamed(self, call);
      const area = wholeOf(self, call);
      requireUnprotected(sheet, call);
      call.book.grid.removeTable(id, 'host');
      return call.model.range(sheet, area);
    },
    Delete: remove,
    ClearFilters: (self, _args, call) => clearFilters(self, call),
  },
};

export const tableObject = (table: string): HostObject => HostObject.of(tableType, { table });
