/**
 * Excel.Filter and the AutoFilter of a table. The grid filters by displayed texts. Which texts pass the criteria is
 * computed when the criteria are applied or reapplied. It is the same in Excel: a filter does not change when its cells
 * do.
 */
import { recordOf } from '../arguments';
import { passing } from '../filter-criteria';
import { invalidArgument, notModelled } from '../problem';
import type { JsonObject } from '../protocol';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import { requireUnprotected } from './protection';
import { tableBody, tableNamed, type TableSelf } from './table-parts';

export interface FilterSelf extends TableSelf {
  /** Counted from the table's first column. */
  readonly column: number;
}

/** The table's criteria by the ids of its columns. */
const criteriaOf = (self: TableSelf, call: ObjectCall): Map<number, JsonObject> =>
  call.book.tableInfo(tableNamed(self, call)).filters;

function idOf({ column, ...self }: FilterSelf, call: ObjectCall): number {
  const id = call.book.tableInfo(tableNamed(self, call)).columns[column];
  if (id === undefined) throw invalidArgument();
  return id;
}

/** Filters a column and applies the table's other criteria again. */
function apply(self: FilterSelf, given: Argument | undefined, call: ObjectCall): void {
  requireUnprotected(tableNamed(self, call).sheet, call, 'allowAutoFilter');
  const criteria = recordOf(given);
  const kept = criteriaOf(self, call);
  const id = idOf(self, call);
  call.book.grid.step(() => {
    filterColumn(self, criteria, call);
    reapplyBut(id, self, call);
  });
  kept.set(id, criteria);
}

function filterColumn({ column, ...self }: FilterSelf, criteria: JsonObject, call: ObjectCall): void {
  const table = tableNamed(self, call);
  const { grid } = call.book;
  const cells = { ...tableBody(table), column: table.area.column + column, columns: 1 };
  const texts = grid.texts(table.sheet, cells).map(([text = '']) => text);
  const values = grid.read(table.sheet, cells).map(([cell]) => cell?.value ?? '');
  const passes = passing(
    criteria,
    texts.map((text, row) => ({ text, value: values[row] ?? '' })),
  );
  const shown = new Set(texts.filter((_, row) => passes[row]));
  if (texts.some((text, row) => passes[row] !== true && shown.has(text)))
    throw notModelled('a filter that tells cells with equal texts apart');
  grid.filterTable(table.id, column, [...shown], 'host');
}

function reapplyBut(except: number | undefined, self: TableSelf, call: ObjectCall): void {
  const { columns } = call.book.tableInfo(tableNamed(self, call));
  for (const [id, criteria] of criteriaOf(self, call)) {
    const column = columns.indexOf(id);
    if (id !== except && column >= 0) filterColumn({ table: self.table, column }, criteria, call);
  }
}

function clear({ table, column }: FilterSelf, call: ObjectCall): void {
  requireUnprotected(tableNamed({ table }, call).sheet, call, 'allowAutoFilter');
  criteriaOf({ table }, call).delete(idOf({ table, column }, call));
  call.book.grid.filterTable(table, column, undefined, 'host');
}

const filterType: ObjectType<FilterSelf> = {
  name: 'Filter',
  methods: {
    ApplyValuesFilter: (self, [values], call) =>
      apply(self, { filterOn: 'Values', values: plainList(values) }, call),
    ApplyCustomFilter: (self, [criterion1, criterion2, operator], call) =>
      apply(
        self,
        {
          filterOn: 'Custom',
          criterion1: plainText(criterion1),
          criterion2: plainText(criterion2),
          operator: plainText(operator),
        },
        call,
      ),
    Clear: (self, _args, call) => clear(self, call),
  },
};

const plainText = (argument: Argument | undefined): string | null =>
  typeof argument === 'string' ? argument : null;

function plainList(argument: Argument | undefined) {
  if (argument === undefined || argument instanceof HostObject) throw invalidArgument();
  return argument;
}

export const filterOf = (table: string, column: number): HostObject =>
  HostObject.of(filterType, { table, column });

/** Shows all of a table's rows again. */
export function clearFilters(self: TableSelf, call: ObjectCall): void {
  const { id, area } = tableNamed(self, call);
  if (!isFiltered(self, call)) return;
  criteriaOf(self, call).clear();
  call.book.grid.step(() => {
    for (let column = 0; column < area.columns; column++) {
      call.book.grid.filterTable(id, column, undefined, 'host');
    }
  });
}

function isFiltered(self: TableSelf, call: ObjectCall): boolean {
  const table = tableNamed(self, call);
  if (criteriaOf(self, call).size > 0) return true;
  const { row, rows } = tableBody(table);
  for (let index = row; index < row + rows; index++) {
    if (call.book.grid.rowHidden(table.sheet, index)) return true;
  }
  return false;
}
