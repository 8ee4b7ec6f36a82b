/** Excel.TableCollection: the tables of a sheet, or of the workbook. */
import { parseAddress, splitSheet } from '../address';
import { intersection } from '../area';
import { booleanOf, integerOf, textArgument, rangeArgument } from '../arguments';
import type { Area, GridTable } from '../grid';
import { freeName, sameExcelName } from '../names';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import { WORKBOOK_TARGET } from '../protocol';
import { settleHeaders } from '../table-growth';
import { EventType } from '../wire/events';
import {
  eventMethods,
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
} from '../wire/object-type';
import { requireUnmerged } from './merges';
import { requireUnprotected } from './protection';

interface Self {
  readonly sheet: string | undefined;
}

const tablesOf = ({ sheet }: Self, { book }: ObjectCall): readonly GridTable[] =>
  book.grid.tables().filter((gridTable) => sheet === undefined || gridTable.sheet === sheet);

/** By id or by name (case ignored). */
function find(self: Self, key: Argument | undefined, call: ObjectCall): GridTable | undefined {
  const text = typeof key === 'number' ? String(key) : textArgument(key);
  const tables = tablesOf(self, call);
  return (
    tables.find((gridTable) => gridTable.id === text) ??
    tables.find((gridTable) => sameExcelName(gridTable.name, text))
  );
}

function required(table: GridTable | undefined, { model }: ObjectCall): HostObject {
  if (!table) throw new HostProblem('ItemNotFound');
  return model.table(table.id);
}

/** The place of a new table: an address, with or without its sheet, or a range. */
function placeOf(
  { sheet }: Self,
  address: Argument | undefined,
  { book }: ObjectCall,
): { sheet: string; area: Area } {
  if (typeof address !== 'string') return rangeArgument(address);
  const { sheet: name, rest } = splitSheet(address);
  const named =
    name === undefined
      ? undefined
      : book.grid.sheets().find((gridSheet) => sameExcelName(gridSheet.name, name))?.id;
  const area = parseAddress(rest);
  if (!area || (name !== undefined && named === undefined)) throw invalidArgument();
  return { sheet: named ?? sheet ?? book.grid.activeSheet(), area };
}

/** Throws if a table would overlap another. */
export function requireFree(sheet: string, area: Area, { book }: ObjectCall, except?: string): void {
  const taken = book.grid
    .tables()
    .some(
      (gridTable) =>
        gridTable.id !== except && gridTable.sheet === sheet && intersection(gridTable.area, area),
    );
  if (taken) throw invalidArgument('A table cannot overlap another table.');
}

function add(self: Self, [address, hasHeaders]: readonly Argument[], call: ObjectCall): HostObject {
  const { book } = call;
  const place = placeOf(self, address, call);
  if (!booleanOf(hasHeaders)) throw notModelled('a table over data without headers');
  requireUnprotected(place.sheet, call);
  // A table always has a body: a single header row gets an empty row below it.
  const area = { ...place.area, rows: Math.max(2, place.area.rows) };
  requireUnmerged(place.sheet, area, 'laying a table over', call);
  requireFree(place.sheet, area, call);
  const id = book.newId();
  const name = freeName(
    'Table',
    book.grid.tables().map((gridTable) => gridTable.name),
  );
  book.grid.step(() => {
    book.grid.addTable(id, name, place.sheet, area);
    settleHeaders(book.grid, place.sheet, { ...area, rows: 1 }, 'host');
  });
  call.raise({ kind: 'table-added', table: id, sheet: place.sheet });
  return call.model.table(id);
}

const tablesType: ObjectType<Self> = {
  name: 'TableCollection',
  items: (self, call) => tablesOf(self, call).map((table) => call.model.table(table.id)),
  item: (self, key, call) => required(find(self, key, call), call),
  methods: {
    Add: add,
    GetItemAt: (self, [index], call) => required(tablesOf(self, call)[integerOf(index)], call),
    GetItemOrNullObject(self, [key], call) {
      const table = find(self, key, call);
      return table ? call.model.table(table.id) : null;
    },
    ...eventMethods<Self>(
      {
        AddedEvent: EventType.tableAdded,
        DeletedEvent: EventType.tableDeleted,
      },
      ({ sheet }) => sheet ?? WORKBOOK_TARGET,
    ),
  },
};

export const tablesIn = (sheet: string | undefined): HostObject => HostObject.of(tablesType, { sheet });
