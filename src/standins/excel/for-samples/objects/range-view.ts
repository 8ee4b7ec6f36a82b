/** Excel.RangeView: the visible part of a range, without hidden rows and columns; as a whole, or row by row. */
import { formatAddress } from '../../address';
import { integerOf } from '../../arguments';
import type { Area, GridCell } from '../../grid';
import { HostObject, type Call, type ObjectType, type Property } from '../../object-type';
import type { RangeSelf } from '../../wire/pane';
import { HostProblem } from '../../problem';
import type { Json } from '../../wire/protocol';
import { valueType } from '../../values/value-type';
import { areaOf } from '../../objects/range-argument';

interface View {
  readonly sheet: string;
  readonly area: Area;
  /** The visible rows and columns of the sheet. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** For a view of one row: its number among the visible rows. */
  readonly index: number;
}

const pick =
  <T>(read: (area: Area, view: View, call: Call) => readonly (readonly T[])[], tell: (each: T) => Json) =>
  (view: View, call: Call): Json => {
    const { area, rows, columns } = view;
    const block = read(area, view, call);
    return rows.map((row) =>
      columns.flatMap((column) => {
        const line = block[row - area.row]?.slice(column - area.column, column - area.column + 1) ?? [];
        return line.map(tell);
      }),
    );
  };

const property = (get: (view: View, call: Call) => Json): Property<View> => ({ get });
const cells = (tell: (cell: GridCell) => Json): Property<View> =>
  property(pick((area, { sheet }, { book }) => book.grid.read(sheet, area), tell));
const same = <T extends Json>(value: T): T => value;

const viewType: ObjectType<View> = {
  name: 'RangeView',
  properties: {
    Index: { get: ({ index }) => index },
    RowCount: { get: ({ rows }) => rows.length },
    ColumnCount: { get: ({ columns }) => columns.length },
    Values: cells((cell) => cell.value),
    Formulas: cells((cell) => cell.formula ?? cell.value),
    ValueTypes: cells((cell) => valueType(cell.value)),
    Text: property(pick((area, { sheet }, { book }) => book.grid.texts(sheet, area), same)),
    NumberFormat: property(pick((area, { sheet }, { book }) => book.grid.formats(sheet, area), same)),
    CellAddresses: {
      get: ({ rows, columns }) =>
        rows.map((row) => columns.map((column) => formatAddress({ row, column, rows: 1, columns: 1 }))),
    },
  },
  objects: { Rows: (view) => HostObject.of(viewRowsType, view) },
  methods: { GetRange: ({ sheet, area }, _args, { model }) => model.range(sheet, area) },
};

const rowsOf = (view: View): HostObject[] =>
  view.rows.map((row, index) =>
    HostObject.of(viewType, { ...view, area: { ...view.area, row, rows: 1 }, rows: [row], index }),
  );

const viewRowsType: ObjectType<View> = {
  name: 'RangeViewCollection',
  items: rowsOf,
  methods: {
    GetCount: ({ rows }) => rows.length,
    GetItemAt(view, [index]) {
      const row = rowsOf(view)[integerOf(index)];
      if (!row) throw new HostProblem('ItemNotFound');
      return row;
    },
  },
};

/** The part of the range that is visible now. */
export function visibleView(self: RangeSelf, { book }: Call): HostObject {
  const { sheet } = self;
  const area = areaOf(self);
  if (area.rows * area.columns > book.options.limits.cellsRead) throw new HostProblem('RangeExceedsLimit');
  const rows = numbers(area.row, area.rows).filter((row) => !book.grid.rowHidden(sheet, row));
  const columns = numbers(area.column, area.columns).filter((each) => !book.grid.columnHidden(sheet, each));
  return HostObject.of(viewType, { sheet, area, rows, columns, index: 0 });
}

const numbers = (start: number, length: number): number[] =>
  Array.from({ length }, (_, index) => start + index);
