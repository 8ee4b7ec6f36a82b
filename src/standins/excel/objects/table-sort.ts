/** Excel.TableSort: sorting a table by its columns' values. */
import { modelledChoiceOf } from '../arguments';
import type { TableInfo, TableSorting } from '../book/table-info';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { notModelled } from '../problem';
import { requireUnprotected } from './protection';
import { requireSameCase, sortKeys } from './sort-fields';
import { tableOf, type TableSelf } from './table-parts';

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
  const { sheet, area } = tableOf({ table }, call);
  if (book.hasLinks(sheet, area)) throw notModelled('sorting cells with links');
  // Each sort keeps the order of equal rows, so the first key is sorted by last.
  book.grid.step(() => {
    for (const { key, ascending } of [...keys].reverse()) book.grid.sortTable(table, key, ascending, 'host');
  });
}

const sortType: ObjectType<TableSelf> = {
  name: 'TableSort',
  properties: {
    Fields: {
      get: (self, call) =>
        (infoOf(self, call).sort?.keys ?? []).map((key) => ({ ...key, sortOn: 'Value', subField: '' })),
    },
    MatchCase: { get: () => false },
    Method: { get: (self, call) => infoOf(self, call).sort?.method ?? 'PinYin' },
  },
  methods: {
    Apply: apply,
    Reapply(self, _args, call) {
      const { sort } = infoOf(self, call);
      requireUnprotected(tableOf(self, call).sheet, call);
      if (sort) sortBy(self, sort, call);
    },
    /** Removes the arrows from the header. The rows are not moved. */
    Clear(self, _args, call) {
      requireUnprotected(tableOf(self, call).sheet, call);
      infoOf(self, call).sort = undefined;
    },
  },
};

export const sortOf = ({ table }: TableSelf): HostObject => HostObject.of(sortType, { table });
