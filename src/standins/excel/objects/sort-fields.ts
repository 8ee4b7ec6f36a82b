/** What a script says about a sort: Excel.SortField and the options beside it, for tables and for ranges. */
import { booleanOf, integerOf, isList, recordOf } from '../arguments';
import type { TableSorting } from '../book/table-info';
import type { Argument } from '../object-type';
import { invalidArgument, notModelled } from '../problem';

/** The fields' keys, each less than `count`; ApiNotFound for sorts by colours, icons or parts of values. */
export function sortKeys(fields: Argument | undefined, count: number): TableSorting['keys'] {
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
export function requireSameCase(matchCase: Argument | undefined): void {
  if (matchCase === true) throw notModelled('sorting that tells capitals apart');
}
