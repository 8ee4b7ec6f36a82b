/** Excel.Range: where it is, what it holds, and the ranges that are found from it. */
import { formatAddress, parseAddress, quoteSheetName } from '../address';
import { bounding, intersection, isOnSheet, lastColumn, lastRow } from '../area';
import { blockOf, booleanOf, choiceOf, integerOf } from '../arguments';
import { enterBlock } from '../cell-entry';
import { isErrorText } from '../formula';
import { SHEET_COLUMNS, SHEET_ROWS, type Area, type GridCell } from '../grid';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import type { RangeSelf } from '../pane';
import { HostProblem, invalidArgument } from '../problem';
import type { Json } from '../protocol';
import { conditionalFormatsOf } from './conditional-formats';
import { dataValidationOf } from './data-validation';
import { deleteCells, insertCells } from './cell-shift';
import { requireUnprotected } from './protection';
import { formatOf } from './range-format';

/** The area of a range that still exists. */
export function areaOf({ area }: RangeSelf): Area {
  if (!area) throw new HostProblem('InvalidReference');
  return area;
}

/** The range that an argument is a proxy of; InvalidArgument for anything else. */
export function rangeArgument(argument: Argument | undefined): RangeSelf & { area: Area } {
  const range = argument instanceof HostObject ? argument.as(rangeType) : undefined;
  if (!range) throw invalidArgument();
  return { ...range, area: areaOf(range) };
}

/** The area on this sheet of a range, or of an address, given as an argument. */
function areaArgument(argument: Argument | undefined, sheet: string): Area {
  if (typeof argument !== 'string') {
    const range = rangeArgument(argument);
    if (range.sheet !== sheet) throw invalidArgument();
    return range.area;
  }
  const area = parseAddress(argument);
  if (!area) throw invalidArgument();
  return area;
}

/** 'Users'!A1:B2 as Excel writes it. */
export const fullAddress = (sheet: string, area: Area, { book }: Call): string =>
  `${quoteSheetName(book.sheetInfo(sheet).name)}!${formatAddress(area)}`;

function requireReadable(area: Area, { book }: Call): Area {
  if (area.rows * area.columns > book.options.limits.cellsRead) throw new HostProblem('RangeExceedsLimit');
  return area;
}

/** Reads cells of the range, a property for each. */
const cells = (read: (cell: GridCell) => Json) => ({
  get: (self: RangeSelf, call: Call): Json =>
    call.book.grid.read(self.sheet, requireReadable(areaOf(self), call)).map((line) => line.map(read)),
});

function writeCells(self: RangeSelf, value: Argument, call: Call): void {
  const area = areaOf(self);
  requireUnprotected(self.sheet, call);
  const { grid, options } = call.book;
  enterBlock(
    { sheet: self.sheet, area, values: blockOf(value, area.rows, area.columns), by: 'host' },
    {
      grid,
      year: options.year,
      use1904: options.use1904,
      stopsGrowth: (sheet, added) => call.book.stopsGrowth(sheet, added),
    },
  );
}

function valueType({ value }: GridCell): string {
  if (value === '') return 'Empty';
  if (isErrorText(value)) return 'Error';
  return { string: 'String', number: 'Double', boolean: 'Boolean' }[
    typeof value as 'string' | 'number' | 'boolean'
  ];
}

function setNumberFormat(self: RangeSelf, value: Argument, { book }: Call): void {
  const area = areaOf(self);
  if (typeof value === 'string') return book.grid.setFormat(self.sheet, area, value);
  const formats = blockOf(value, area.rows, area.columns);
  for (let column = 0; column < area.columns; column++) {
    for (let start = 0; start < formats.length;) {
      const format = formats[start]?.[column];
      let end = start + 1;
      while (end < formats.length && formats[end]?.[column] === format) end++;
      if (format !== undefined) {
        const run = { row: area.row + start, column: area.column + column, rows: end - start, columns: 1 };
        book.grid.setFormat(self.sheet, run, String(format));
      }
      start = end;
    }
  }
}

/** True, false, or null where parts of the area differ. */
function shared(count: number, test: (index: number) => boolean): boolean | null {
  const first = test(0);
  for (let index = 1; index < count; index++) if (test(index) !== first) return null;
  return first;
}

const rowHidden = ({ sheet, area }: { sheet: string; area: Area }, { book }: Call): boolean | null =>
  shared(Math.min(area.rows, Math.max(1, book.grid.used(sheet)?.rows ?? 1)), (row) =>
    book.grid.rowHidden(sheet, area.row + row),
  );
const columnHidden = ({ sheet, area }: { sheet: string; area: Area }, { book }: Call): boolean | null =>
  shared(area.columns, (column) => book.grid.columnHidden(sheet, area.column + column));

/** A range found from another: InvalidArgument where it would leave the sheet. */
const found =
  (find: (area: Area, args: readonly Argument[]) => Area) =>
  (self: RangeSelf, args: readonly Argument[], { model }: Call): HostObject => {
    const area = find(areaOf(self), args);
    if (!isOnSheet(area)) throw invalidArgument();
    return model.range(self.sheet, area);
  };

/** Rows or columns beside a range: a negative count goes the other way, with no gap. */
function beside(area: Area, axis: 'rows' | 'columns', count: number): Area {
  if (count === 0) throw invalidArgument();
  const size = Math.abs(count);
  if (axis === 'rows') return { ...area, row: count > 0 ? lastRow(area) + 1 : area.row - size, rows: size };
  return { ...area, column: count > 0 ? lastColumn(area) + 1 : area.column - size, columns: size };
}

function meet(self: RangeSelf, args: readonly Argument[], { model }: Call): HostObject | null {
  const shared = intersection(areaOf(self), areaArgument(args[0], self.sheet));
  return shared ? model.range(self.sheet, shared) : null;
}

/** The part of the range that is in use; one cell (its first) is in use where nothing is. */
function usedPart({ sheet, area }: { sheet: string; area: Area }, { book, model }: Call): HostObject | null {
  const used = book.grid.used(sheet);
  const part = used && intersection(used, area);
  if (!part) return null;
  const cells = book.grid.read(sheet, part);
  const rows = cells.map((line) => line.some((cell) => cell.value !== ''));
  const columns = (cells[0] ?? []).map((_, column) => cells.some((line) => line[column]?.value !== ''));
  const [top, bottom, left, right] = [
    rows.indexOf(true),
    rows.lastIndexOf(true),
    columns.indexOf(true),
    columns.lastIndexOf(true),
  ];
  if (top < 0) return null;
  return model.range(sheet, {
    row: part.row + top,
    column: part.column + left,
    rows: bottom - top + 1,
    columns: right - left + 1,
  });
}

const CLEARED = ['All', 'Formats', 'Contents', 'Hyperlinks', 'RemoveHyperlinks'] as const;

function clear(self: RangeSelf, [what]: readonly Argument[], call: Call): void {
  const area = areaOf(self);
  requireUnprotected(self.sheet, call);
  const { grid } = call.book;
  const choice = choiceOf(what, CLEARED, 'All');
  grid.step(() => {
    if (choice === 'All' || choice === 'Contents') {
      const used = grid.used(self.sheet);
      const part = used && intersection(used, area);
      if (part) writeCells({ sheet: self.sheet, area: part }, '', call);
    }
    if (choice === 'All' || choice === 'Formats') {
      grid.setFormat(self.sheet, area, 'General');
      grid.setLook(self.sheet, area, {
        fill: null,
        color: null,
        bold: false,
        italic: false,
        wrap: false,
        horizontal: null,
        vertical: null,
      });
    }
    if (choice === 'All') call.book.setValidation(self.sheet, area, undefined);
  });
}

export const rangeType: ObjectType<RangeSelf> = {
  name: 'Range',
  exists({ sheet }, { book }) {
    if (!book.grid.sheets().some((each) => each.id === sheet)) throw new HostProblem('ItemNotFound');
  },
  identity: ({ reference }) => (reference === undefined ? {} : { _ReferenceId: reference }),
  properties: {
    Values: { ...cells((cell) => cell.value), set: writeCells },
    Formulas: { ...cells((cell) => cell.formula ?? cell.value), set: writeCells },
    Text: { get: (self, call) => call.book.grid.texts(self.sheet, requireReadable(areaOf(self), call)) },
    ValueTypes: cells(valueType),
    NumberFormat: {
      get: (self, call) => call.book.grid.formats(self.sheet, requireReadable(areaOf(self), call)),
      set(self, value, call) {
        requireUnprotected(self.sheet, call);
        setNumberFormat(self, value, call);
      },
    },
    Address: { get: (self, call) => fullAddress(self.sheet, areaOf(self), call) },
    AddressLocal: { get: (self, call) => fullAddress(self.sheet, areaOf(self), call) },
    RowIndex: { get: (self) => areaOf(self).row },
    ColumnIndex: { get: (self) => areaOf(self).column },
    RowCount: { get: (self) => areaOf(self).rows },
    ColumnCount: { get: (self) => areaOf(self).columns },
    CellCount: {
      get(self) {
        const { rows, columns } = areaOf(self);
        return rows * columns > 2 ** 31 - 1 ? -1 : rows * columns;
      },
    },
    IsEntireRow: { get: (self) => areaOf(self).columns === SHEET_COLUMNS },
    IsEntireColumn: { get: (self) => areaOf(self).rows === SHEET_ROWS },
    RowHidden: { get: (self, call) => rowHidden({ ...self, area: areaOf(self) }, call) },
    ColumnHidden: {
      get: (self, call) => columnHidden({ ...self, area: areaOf(self) }, call),
      set(self, value, call) {
        requireUnprotected(self.sheet, call);
        const { column, columns } = areaOf(self);
        call.book.grid.setColumnsHidden(self.sheet, column, columns, booleanOf(value));
      },
    },
    Hidden: {
      get(self, call) {
        const here = { ...self, area: areaOf(self) };
        const [rows, columns] = [rowHidden(here, call), columnHidden(here, call)];
        if (rows === true || columns === true) return true;
        return rows === null || columns === null ? null : false;
      },
    },
  },
  objects: {
    Worksheet: ({ sheet }, { model }) => model.worksheet(sheet),
    Format: (self) => formatOf(self.sheet, areaOf(self)),
    DataValidation: (self) => dataValidationOf(self.sheet, areaOf(self)),
    ConditionalFormats: (self) => conditionalFormatsOf(self.sheet, areaOf(self)),
  },
  methods: {
    _KeepReference: (self, _args, { pane }) => pane.keep(self),
    /** Sent by the client before it writes a large block in parts. */
    _ValidateArraySize(self, [rows, columns]) {
      const area = areaOf(self);
      if (rows !== area.rows || columns !== area.columns) {
        throw invalidArgument(
          "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
        );
      }
    },
    GetCell: found((area, [row, column]) => ({
      row: area.row + integerOf(row),
      column: area.column + integerOf(column),
      rows: 1,
      columns: 1,
    })),
    GetRow: found((area, [row]) => ({ ...area, row: area.row + within(integerOf(row), area.rows), rows: 1 })),
    GetColumn: found((area, [column]) => ({
      ...area,
      column: area.column + within(integerOf(column), area.columns),
      columns: 1,
    })),
    GetLastRow: found((area) => ({ ...area, row: lastRow(area), rows: 1 })),
    GetLastColumn: found((area) => ({ ...area, column: lastColumn(area), columns: 1 })),
    GetLastCell: found((area) => ({ row: lastRow(area), column: lastColumn(area), rows: 1, columns: 1 })),
    GetRowsBelow: found((area, [count]) => beside(area, 'rows', integerOf(count, 1))),
    GetRowsAbove: found((area, [count]) => beside(area, 'rows', -integerOf(count, 1))),
    GetColumnsAfter: found((area, [count]) => beside(area, 'columns', integerOf(count, 1))),
    GetColumnsBefore: found((area, [count]) => beside(area, 'columns', -integerOf(count, 1))),
    GetResizedRange: found((area, [rows, columns]) => ({
      ...area,
      rows: area.rows + integerOf(rows),
      columns: area.columns + integerOf(columns),
    })),
    GetAbsoluteResizedRange: found((area, [rows, columns]) => ({
      ...area,
      rows: integerOf(rows),
      columns: integerOf(columns),
    })),
    GetOffsetRange: found((area, [rows, columns]) => ({
      ...area,
      row: area.row + integerOf(rows),
      column: area.column + integerOf(columns),
    })),
    GetEntireRow: found((area) => ({ ...area, column: 0, columns: SHEET_COLUMNS })),
    GetEntireColumn: found((area) => ({ ...area, row: 0, rows: SHEET_ROWS })),
    GetBoundingRect(self, [other], { model }) {
      return model.range(self.sheet, bounding(areaOf(self), areaArgument(other, self.sheet)));
    },
    GetIntersectionOrNullObject: meet,
    GetIntersection(self, args, call) {
      const range = meet(self, args, call);
      if (!range) throw new HostProblem('ItemNotFound');
      return range;
    },
    GetUsedRangeOrNullObject: (self, _args, call) => usedPart({ ...self, area: areaOf(self) }, call),
    GetUsedRange(self, _args, call) {
      const { row, column } = areaOf(self);
      const used = usedPart({ ...self, area: areaOf(self) }, call);
      return used ?? call.model.range(self.sheet, { row, column, rows: 1, columns: 1 });
    },
    Clear: clear,
    Insert(self, [shift], call) {
      requireUnprotected(self.sheet, call);
      insertCells(self.sheet, areaOf(self), choiceOf(shift, ['Down', 'Right']), call.book.grid);
      return call.model.range(self.sheet, areaOf(self));
    },
    Delete(self, [shift], call) {
      requireUnprotected(self.sheet, call);
      deleteCells(self.sheet, areaOf(self), choiceOf(shift, ['Up', 'Left']), call.book.grid);
    },
    Select: (self, _args, { book }) => book.grid.select(self.sheet, areaOf(self)),
  },
};

function within(index: number, count: number): number {
  if (index < 0 || index >= count) throw invalidArgument();
  return index;
}

export const keptRange = (self: RangeSelf): HostObject => HostObject.of(rangeType, self);
