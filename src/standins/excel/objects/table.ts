/** Excel.Table. */
import { parseAddress } from '../address';
import { intersection } from '../area';
import { booleanOf, textOf, blockOf, integerOf, isList } from '../arguments';
import type { TableFlag } from '../book/table-info';
import { enterBlock } from '../values/cell-entry';
import { EventType, eventMethods } from '../wire/event-types';
import type { Area, GridTable, Grid } from '../grid';
import { isTableName, sameName } from '../names';
import { HostObject, type Argument, type Call, type ObjectType, type Property } from '../object-type';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { settleHeaders } from '../table-headers';
import { clearFilters } from './filters';
import { requireUnprotected } from './protection';
import { rangeArgument } from './range-argument';
import { showTotals } from './show-totals';
import { columnsOf } from './table-columns';
import { isDefinedName } from './named-items-kept';
import { bodyOf, type TableSelf, tableOf } from './table-parts';
import { sortOf } from './table-sort';
import { requireResizable, totalsOf, wholeOf } from './table-totals';
import { requireFree } from './tables';
import { insertCells } from './cell-shift';

/** Adding rows through Excel.TableRowCollection. A TableRow is a place in the table, not its data: it has no id. */

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

const rowsOf = ({ table }: TableSelf): HostObject => HostObject.of(rowsType, { table });

function flag(name: TableFlag): Property<TableSelf> {
  return {
    get: (self, call) => call.book.tableInfo(tableOf(self, call)).flags[name],
    set(self, value, call) {
      call.book.tableInfo(tableOf(self, call)).flags[name] = booleanOf(value);
    },
  };
}

/** A part of every table that Excel can switch on and off and this stand-in can't. */
const fixed = (name: string, always: boolean): Property<TableSelf> => ({
  get: () => always,
  set(_self, value) {
    if (booleanOf(value) !== always) throw notModelled(`a table whose ${name} is ${!always}`);
  },
});

function rename(self: TableSelf, value: Argument, call: Call): void {
  const table = tableOf(self, call);
  const name = textOf(value);
  if (!isTableName(name)) throw invalidArgument(`"${name}" can't be the name of a table.`);
  const taken = call.book.grid.tables().some((each) => each.id !== table.id && sameName(each.name, name));
  if (taken) throw new HostProblem('ItemAlreadyExists', `There is already a table "${name}".`);
  if (call.book.hardness.sharesNames && isDefinedName(call.book, name))
    throw new HostProblem('ItemAlreadyExists', `"${name}" is already a defined name.`);
  call.book.grid.renameTable(table.id, name);
  call.book.tableInfo(table).name = name;
}

/** The header row stays where it is, and the new range must overlap the old one. */
function resize(self: TableSelf, [range]: readonly Argument[], call: Call): void {
  const table = tableOf(self, call);
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
  });
}

const sameSheet = (range: { sheet: string; area: Area }, table: GridTable): Area | undefined =>
  range.sheet === table.sheet ? range.area : undefined;

/** Removes the table together with the content of its cells. */
function remove(self: TableSelf, _args: readonly Argument[], call: Call): void {
  const { id, sheet } = tableOf(self, call);
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

const tableType: ObjectType<TableSelf> = {
  name: 'Table',
  exists: (self, call) => void tableOf(self, call),
  identity: ({ table }) => ({ Id: table }),
  properties: {
    Id: { get: ({ table }) => table },
    Name: { get: (self, call) => tableOf(self, call).name, set: rename },
    Style: {
      get: (self, call) => call.book.tableInfo(tableOf(self, call)).style,
      set(self, value, call) {
        call.book.tableInfo(tableOf(self, call)).style = textOf(value);
      },
    },
    ShowBandedRows: flag('ShowBandedRows'),
    ShowBandedColumns: flag('ShowBandedColumns'),
    ShowFilterButton: flag('ShowFilterButton'),
    HighlightFirstColumn: flag('HighlightFirstColumn'),
    HighlightLastColumn: flag('HighlightLastColumn'),
    ShowHeaders: fixed('ShowHeaders', true),
    ShowTotals: showTotals,
  },
  objects: {
    Worksheet: (self, call) => call.model.worksheet(tableOf(self, call).sheet),
    Columns: (self) => columnsOf(self),
    Rows: (self) => rowsOf(self),
    Sort: (self) => sortOf(self),
  },
  methods: {
    GetRange(self, _args, call) {
      return call.model.range(tableOf(self, call).sheet, wholeOf(self, call));
    },
    GetTotalRowRange: (self, _args, call) =>
      call.model.range(tableOf(self, call).sheet, totalsOf(self, call)),
    GetHeaderRowRange(self, _args, call) {
      const { sheet, area } = tableOf(self, call);
      return call.model.range(sheet, { ...area, rows: 1 });
    },
    GetDataBodyRange(self, _args, call) {
      const table = tableOf(self, call);
      return call.model.range(table.sheet, bodyOf(table));
    },
    Resize: resize,
    ConvertToRange(self, _args, call) {
      const { id, sheet } = tableOf(self, call);
      const area = wholeOf(self, call);
      requireUnprotected(sheet, call);
      call.book.grid.removeTable(id, 'host');
      return call.model.range(sheet, area);
    },
    Delete: remove,
    ClearFilters: (self, _args, call) => clearFilters(self, call),
    ...eventMethods<TableSelf>({ DataChangedEvent: EventType.tableChanged }, ({ table }) => table),
  },
};

export const tableObject = (table: string): HostObject => HostObject.of(tableType, { table });
