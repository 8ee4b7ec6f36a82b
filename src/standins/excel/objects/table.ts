/** Excel.Table. */
import { parseAddress } from '../address';
import { intersection } from '../area';
import { textOf } from '../arguments';
import { enterBlock } from '../values/cell-entry';
import { EventType, eventMethods } from '../wire/event-types';
import type { Area, GridTable } from '../grid';
import { isTableName, sameName } from '../names';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
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
    ShowTotals: showTotals,
  },
  objects: {
    Worksheet: (self, call) => call.model.worksheet(tableOf(self, call).sheet),
    Columns: (self) => columnsOf(self),
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
