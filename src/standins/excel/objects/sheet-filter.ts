/** Excel.AutoFilter of a worksheet: filters of a range that is no table, by its columns' displayed texts and values. */
import { parseAddress } from '../address';
import { intersection } from '../area';
import { integerOf, recordOf, rangeArgument } from '../arguments';
import type { SheetFilter } from '../book/sheet-info';
import { passing } from '../filter-criteria';
import type { Area } from '../grid';
import { invalidArgument, notModelled } from '../problem';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import { requireUnprotected } from './protection';

interface Self {
  readonly sheet: string;
}

const filterOf = ({ sheet }: Self, { book }: ObjectCall): SheetFilter | undefined =>
  book.sheetInfo(sheet).filter;

function areaOf({ sheet }: Self, range: Argument | undefined, { book }: ObjectCall): Area {
  const area = typeof range === 'string' ? parseAddress(range) : onSheet(sheet, range);
  const used = book.grid.used(sheet);
  const part = area && used && intersection(area, used);
  if (!part) throw invalidArgument();
  if (part.rows * part.columns === 1) throw notModelled('a filter whose range is to be found from one cell');
  if (book.grid.tables().some((table) => table.sheet === sheet && intersection(table.area, part)))
    throw notModelled("a sheet's filter on cells of a table");
  return part;
}

function onSheet(sheet: string, range: Argument | undefined): Area {
  const place = rangeArgument(range);
  if (place.sheet !== sheet) throw invalidArgument();
  return place.area;
}

/** Puts filter buttons over the range. If criteria are given, filters one of its columns. */
function apply(self: Self, [range, index, criteria]: readonly Argument[], call: ObjectCall): void {
  requireUnprotected(self.sheet, call);
  const area = areaOf(self, range, call);
  const before = filterOf(self, call);
  const isSame = before?.area?.row === area.row && before.area.column === area.column;
  const filter: SheetFilter = { area, criteria: new Map(isSame ? before.criteria : []) };
  if (index !== undefined && index !== null) {
    const column = integerOf(index);
    if (column < 0 || column >= area.columns) throw invalidArgument();
    if (criteria === undefined || criteria === null) filter.criteria.delete(column);
    else filter.criteria.set(column, recordOf(criteria));
  }
  call.book.grid.step(() => {
    if (before && !isSame) show(self, before, call);
    hide(self, filter, call);
  });
  call.book.sheetInfo(self.sheet).filter = filter;
}

/** Hides the rows below the first that fail one of the criteria, and shows the others. */
function hide({ sheet }: Self, { area, criteria }: SheetFilter, { book }: ObjectCall): void {
  if (!area || area.rows < 2) return;
  const body = { ...area, row: area.row + 1, rows: area.rows - 1 };
  const texts = book.grid.texts(sheet, body);
  const values = book.grid.read(sheet, body);
  const shown = texts.map(() => true);
  for (const [column, criterion] of criteria) {
    const cells = texts.map((line, row) => ({
      text: line[column] ?? '',
      value: values[row]?.[column]?.value ?? '',
    }));
    passing(criterion, cells).forEach((passes, row) => {
      if (!passes) shown[row] = false;
    });
  }
  shown.forEach((isShown, row) => {
    if (book.grid.rowHidden(sheet, body.row + row) === isShown)
      book.grid.setRowsHidden(sheet, body.row + row, 1, !isShown);
  });
}

const show = (self: Self, { area }: SheetFilter, call: ObjectCall): void =>
  hide(self, { area, criteria: new Map() }, call);

function clear(self: Self, columns: 'all' | number, call: ObjectCall): void {
  requireUnprotected(self.sheet, call, 'allowAutoFilter');
  const filter = filterOf(self, call);
  if (!filter) return;
  if (columns === 'all') filter.criteria.clear();
  else filter.criteria.delete(columns);
  call.book.grid.step(() => hide(self, filter, call));
}

function range({ sheet }: Self, call: ObjectCall): HostObject | null {
  const area = filterOf({ sheet }, call)?.area;
  return area ? call.model.range(sheet, area) : null;
}

const sheetFilterType: ObjectType<Self> = {
  name: 'AutoFilter',
  methods: {
    Apply: apply,
    Remove(self, _args, call) {
      clear(self, 'all', call);
      call.book.sheetInfo(self.sheet).filter = undefined;
    },
    GetRangeOrNullObject: (self, _args, call) => range(self, call),
  },
};

export const sheetFilterOf = (sheet: string): HostObject => HostObject.of(sheetFilterType, { sheet });
