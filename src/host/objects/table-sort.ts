/** Excel.TableSort: sorting a table by its columns' values. */
import { booleanOf, integerOf, isList, recordOf } from '../arguments';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { invalidArgument, notModelled } from '../problem';
import { requireUnprotected } from './protection';
import { tableOf, type TableSelf } from './table-parts';

function apply(self: TableSelf, [fields, matchCase]: readonly Argument[], call: Call): void {
  const table = tableOf(self, call);
  requireUnprotected(table.sheet, call);
  if (fields === undefined || !isList(fields)) throw invalidArgument();
  if (matchCase === true) throw notModelled('sorting that tells capitals apart');
  const { grid } = call.book;
  const keys = fields.map((field) => {
    const { key, ascending, sortOn, ...others } = recordOf(field);
    if ((sortOn ?? 'Value') !== 'Value' || Object.keys(others).length > 0)
      throw notModelled('this way of sorting');
    const column = integerOf(key);
    if (column < 0 || column >= table.area.columns) throw invalidArgument();
    return { column, ascending: ascending === undefined ? true : booleanOf(ascending) };
  });
  // Each sort keeps the order of equal rows, so the first key goes last.
  grid.step(() => {
    for (const { column, ascending } of keys.reverse()) grid.sortTable(table.id, column, ascending, 'host');
  });
}

const sortType: ObjectType<TableSelf> = {
  name: 'TableSort',
  methods: {
    Apply: apply,
    /** Takes the arrows off the header; the rows stay as they are. */
    Clear: () => undefined,
  },
};

export const sortOf = ({ table }: TableSelf): HostObject => HostObject.of(sortType, { table });
