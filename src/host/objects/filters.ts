/** Excel.Filter and AutoFilter of a table: by the displayed texts of its columns. */
import { isList, textOf } from '../arguments';
import { HostObject, type Call, type ObjectType } from '../object-type';
import { invalidArgument, notModelled } from '../problem';
import { bodyOf, tableOf, type TableSelf } from './table-parts';

interface FilterSelf extends TableSelf {
  /** Counted from the table's first column. */
  readonly column: number;
}

const filterType: ObjectType<FilterSelf> = {
  name: 'Filter',
  methods: {
    ApplyValuesFilter({ table, column }, [values], { book }) {
      if (values === undefined || !isList(values)) throw invalidArgument();
      book.grid.filterTable(
        table,
        column,
        values.map((value) => {
          if (typeof value === 'object' && value !== null) throw notModelled('filtering by parts of dates');
          return textOf(value);
        }),
        'host',
      );
    },
    Clear: ({ table, column }, _args, { book }) => book.grid.filterTable(table, column, undefined, 'host'),
  },
};

export const filterOf = (table: string, column: number): HostObject =>
  HostObject.of(filterType, { table, column });

/** Shows all of a table's rows again. */
export function clearFilters(self: TableSelf, call: Call): void {
  const { id, area } = tableOf(self, call);
  if (!isFiltered(self, call)) return;
  call.book.grid.step(() => {
    for (let column = 0; column < area.columns; column++) {
      call.book.grid.filterTable(id, column, undefined, 'host');
    }
  });
}

function isFiltered(self: TableSelf, call: Call): boolean {
  const table = tableOf(self, call);
  const { row, rows } = bodyOf(table);
  for (let index = row; index < row + rows; index++) {
    if (call.book.grid.rowHidden(table.sheet, index)) return true;
  }
  return false;
}

const autoFilterType: ObjectType<TableSelf> = {
  name: 'AutoFilter',
  properties: {
    Enabled: { get: (self, call) => call.book.tableInfo(tableOf(self, call)).flags.ShowFilterButton },
    IsDataFiltered: { get: isFiltered },
  },
  methods: { ClearCriteria: (self, _args, call) => clearFilters(self, call) },
};

export const autoFilterOf = ({ table }: TableSelf): HostObject => HostObject.of(autoFilterType, { table });
