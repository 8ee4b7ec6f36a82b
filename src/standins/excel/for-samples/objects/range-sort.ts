/** Excel.RangeSort: sorting the rows of a range by its columns' values, outside tables or within a table's body. */
import { contains, intersection } from '../../area';
import { booleanOf, modelledChoiceOf } from '../../arguments';
import { HostObject, type Argument, type Call, type ObjectType } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { notModelled } from '../../problem';
import { requireUnmerged } from '../../objects/merges';
import { requireUnprotected } from '../../objects/protection';
import { areaOf } from '../../objects/range-argument';
import { requireSameCase, sortKeys } from '../../objects/sort-fields';
import { bodyOf } from '../../objects/table-parts';

function apply(
  self: RangeSelf,
  [fields, matchCase, hasHeaders, orientation, method]: readonly Argument[],
  call: Call,
): void {
  const { sheet } = self;
  const { grid } = call.book;
  requireUnprotected(sheet, call);
  requireSameCase(matchCase);
  modelledChoiceOf(orientation, ['Rows'], ['Columns'], 'Rows');
  modelledChoiceOf(method, ['PinYin'], ['StrokeCount'], 'PinYin');
  const area = areaOf(self);
  const keys = sortKeys(fields, area.columns);
  const isHeaded = hasHeaders === undefined || hasHeaders === null ? false : booleanOf(hasHeaders);
  const body = isHeaded ? { ...area, row: area.row + 1, rows: area.rows - 1 } : area;
  const used = grid.used(sheet);
  const part = used && intersection(body, { ...used, column: body.column, columns: body.columns });
  if (!part) return;
  const cuts = grid
    .tables()
    .some(
      (table) => table.sheet === sheet && intersection(table.area, part) && !contains(bodyOf(table), part),
    );
  if (cuts) throw notModelled('sorting cells of a table together with others');
  requireUnmerged(sheet, part, 'sorting', call);
  if (call.book.hasLinks(sheet, part)) throw notModelled('sorting cells with links');
  // Each sort keeps the order of equal rows, so the first key is sorted by last.
  grid.step(() => {
    for (const { key, ascending } of [...keys].reverse()) grid.sortRows(sheet, part, key, ascending, 'host');
  });
}

const rangeSortType: ObjectType<RangeSelf> = { name: 'RangeSort', methods: { Apply: apply } };

export const rangeSortOf = (self: RangeSelf): HostObject => HostObject.of(rangeSortType, self);
