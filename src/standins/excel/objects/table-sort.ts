/** Excel.TableSort: sorting a table by its columns' values. */
import { booleanOf, integerOf, isList, modelledChoiceOf, recordOf } from '../arguments';
import type { TableInfo, TableSorting } from '../book/table-info';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { invalidArgument, notModelled } from '../problem';
import { requireUnprotected } from './protection';
import { tableOf, type TableSelf } from './table-parts';

/** The fields' keys, each less than `count`; ApiNotFound for sorts by colours, icons or parts of values. */
function sortKeys(fields: Argument | undefined, count: number): TableSorting['keys'] {
  if (fields === undefined || !isList(fields) || fields.length === 0) throw invalidArgument();
  return fields.map((field) => {
    const { key, ascending, sortOn, dataOption, ...others } = recordOf(field);
    if ((sortOn ?? 'Value') !== 'Value') throw notModelled(`this kind of sortOn`);
    if ((dataOption ?? 'Normal') !== 'Normal') throw notModelled('sorting texts as numbers');
    const other = Object.keys(others)[0];
    if (other !== undefined) throw notModelled(`a sort field's ${other}`);
    const index = integerOf(key);
    if (index < 0 || index >= count) throw invalidArgument();
    return { key: index, ascending: ascending === undefined ? true : booleanOf(ascending) };
  });
}

/** Only sorting that ignores case is modelled. */
function requireSameCase(matchCase: Argument | undefined): void {
  if (matchCase === true) throw notModelled('sorting that tells capitals apart');
}

const infoOf = (self: TableSelf, call: Call): TableInfo => call.book.tableInfo(tableOf(self, call));

function apply(self: TableSelf, [fields, matchCase, method]: readonly Argument[], call: Call): void {
  const table = tableOf(self, call);
  requireUnprotected(table.sheet, call);
  requireSameCase(matchCase);
  const keys = sortKeys(fields, table.area.columns);
  const sorting = { keys, method: modelledChoiceOf(method, ['PinYin'], ['StrokeCount'], 'PinYin') };
  sortBy(self, sorting, call);
  infoOf(self, call).sort = sorting;
}

function sortBy({ table }: TableSelf, { keys }: TableSorting, call: Call): void {
  const { book } = call;
  // Each sort keeps the order of equal rows, so the first key is sorted by last.
  book.grid.step(() => {
    for (const { key, ascending } of [...keys].reverse()) book.grid.sortTable(table, key, ascending, 'host');
  });
}

const sortType: ObjectType<TableSelf> = {
  name: 'TableSort',
  methods: {
    Apply: apply,
  },
};

export const sortOf = ({ table }: TableSelf): HostObject => HostObject.of(sortType, { table });
