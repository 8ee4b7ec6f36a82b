/** What the product does not use of filters: criteria other than lists of values, and Excel.AutoFilter of a table. */
import { integerOf } from '../../arguments';
import { HostObject, type Argument, type Call, type Members, type ObjectType } from '../../object-type';
import {
  apply,
  clear,
  clearFilters,
  criteriaOf,
  idOf,
  isFiltered,
  plainText,
  reapplyBut,
  type FilterSelf,
} from '../../objects/filters';
import { requireUnprotected } from '../../objects/protection';
import { rangeArgument } from '../../objects/range-argument';
import { tableOf, type TableSelf } from '../../objects/table-parts';
import { invalidArgument, notModelled } from '../../problem';

const counting =
  (filterOn: string) =>
  (self: FilterSelf, [count]: readonly Argument[], call: Call): void =>
    apply(self, { filterOn, criterion1: String(integerOf(count)) }, call);

export const filterMembers: Members<FilterSelf> = {
  properties: {
    Criteria: {
      get(self, call) {
        const known = criteriaOf(self, call).get(idOf(self, call));
        if (!known && criteriaOf(self, call).size === 0 && isFiltered(self, call))
          throw notModelled('the criteria of a filter that a person set');
        return known ?? null;
      },
    },
  },
  methods: {
    ApplyDynamicFilter: (self, [dynamicCriteria], call) =>
      apply(self, { filterOn: 'Dynamic', dynamicCriteria: plainText(dynamicCriteria) }, call),
    ApplyTopItemsFilter: counting('TopItems'),
    ApplyTopPercentFilter: counting('TopPercent'),
    ApplyBottomItemsFilter: counting('BottomItems'),
    ApplyBottomPercentFilter: counting('BottomPercent'),
  },
};

/** Applies all criteria again: rows that pass them now are shown, others are hidden. */
export function reapplyFilters(self: TableSelf, call: Call): void {
  requireUnprotected(tableOf(self, call).sheet, call, 'allowAutoFilter');
  if (criteriaOf(self, call).size === 0 && isFiltered(self, call))
    throw notModelled('reapplying a filter that a person set');
  call.book.grid.step(() => reapplyBut(undefined, self, call));
}

const rangeOf = (self: TableSelf, call: Call): HostObject => {
  const { sheet, area } = tableOf(self, call);
  return call.model.range(sheet, area);
};

const autoFilterType: ObjectType<TableSelf> = {
  name: 'AutoFilter',
  properties: {
    Enabled: { get: (self, call) => call.book.tableInfo(tableOf(self, call)).flags.ShowFilterButton },
    IsDataFiltered: { get: isFiltered },
    Criteria: {
      get(self, call) {
        if (criteriaOf(self, call).size === 0 && isFiltered(self, call))
          throw notModelled('the criteria of a filter that a person set');
        const { columns } = call.book.tableInfo(tableOf(self, call));
        return columns.map((id) => criteriaOf(self, call).get(id) ?? {});
      },
    },
  },
  methods: {
    Apply({ table }, [range, index, criteria], call) {
      const { sheet } = tableOf({ table }, call);
      if (typeof range !== 'string' && rangeArgument(range).sheet !== sheet) throw invalidArgument();
      if (index === undefined || index === null) return;
      apply({ table, column: integerOf(index) }, criteria, call);
    },
    Reapply: (self, _args, call) => reapplyFilters(self, call),
    ClearCriteria: (self, _args, call) => clearFilters(self, call),
    ClearColumnCriteria: ({ table }, [index], call) => clear({ table, column: integerOf(index) }, call),
    GetRange: (self, _args, call) => rangeOf(self, call),
    GetRangeOrNullObject: (self, _args, call) => rangeOf(self, call),
  },
};

export const autoFilterOf = ({ table }: TableSelf): HostObject => HostObject.of(autoFilterType, { table });
