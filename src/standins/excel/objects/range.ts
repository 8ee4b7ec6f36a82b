/** Excel.Range: its place, whether it is hidden, and what can be done with it as a whole. */
import { formatAddress, quoteSheetName } from '../address';
import { lastRow } from '../area';
import { booleanOf, choiceArgument, recordOf, areaOfArgument } from '../arguments';
import { GRID_COLUMNS, GRID_ROWS } from '../grid';
import { HostProblem, invalidArgument, notModelled } from '../problem';
import type { Json } from '../protocol';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import type { RangeSelf } from '../wire/pane';
import { deleteCells, insertCells } from './cell-shift';
import { conditionalFormatsOf } from './conditional-formats';
import { dataValidationOf } from './data-validation';
import { mergingMethods } from './merges';
import { requireUnprotected } from './protection';
import { cellProperties, clearCells } from './range-cells';
import { findingMethods } from './range-finds';
import { formatOf } from './range-format';
import { moveTo } from './range-moves';
import { specialCellsOfRange } from './special-cells';
import { requireNoTotalsAt } from './table-parts';

/** 'Users'!A1:B2 as Excel writes it. */
const address = (self: RangeSelf, { book }: ObjectCall): string =>
  `${quoteSheetName(book.sheetInfo(self.sheet).name)}!${formatAddress(areaOfArgument(self))}`;

/** True, false, or null if parts of the range differ. */
function shared(count: number, test: (index: number) => boolean): boolean | null {
  const first = test(0);
  for (let index = 1; index < count; index++) if (test(index) !== first) return null;
  return first;
}

function rowHidden(self: RangeSelf, { book }: ObjectCall): boolean | null {
  const { row, rows } = areaOfArgument(self);
  const used = book.grid.used(self.sheet);
  // Nobody hides rows so far below the last used one, and whole columns have a million of them.
  const asked = Math.min(rows, Math.max(1, (used ? lastRow(used) : 0) + 20_000 - row));
  return shared(asked, (index) => book.grid.rowHidden(self.sheet, row + index));
}

/** Of the properties of rows, only whether they are hidden is modelled. */
function rowProperties(self: RangeSelf, [asked]: readonly Argument[], { book }: ObjectCall): Json {
  const { rowHidden: isAsked, ...others } = recordOf(asked);
  if (isAsked !== true || Object.keys(others).length > 0)
    throw notModelled('properties of rows other than rowHidden');
  const { row, rows } = areaOfArgument(self);
  return Array.from({ length: rows }, (_, index) => ({
    rowHidden: book.grid.rowHidden(self.sheet, row + index),
  }));
}

function columnHidden(self: RangeSelf, { book }: ObjectCall): boolean | null {
  const { column, columns } = areaOfArgument(self);
  return shared(columns, (index) => book.grid.columnHidden(self.sheet, column + index));
}

const rangeType: ObjectType<RangeSelf> = {
  name: 'Range',
  exists({ sheet }, { book }) {
    if (!book.grid.sheets().some((gridSheet) => gridSheet.id === sheet))
      throw new HostProblem('ItemNotFound');
  },
  identity: ({ reference }) => (reference === undefined ? {} : { _ReferenceId: reference }),
  properties: {
    ...cellProperties,
    Address: { get: address },
    RowIndex: { get: (self) => areaOfArgument(self).row },
    ColumnIndex: { get: (self) => areaOfArgument(self).column },
    RowCount: { get: (self) => areaOfArgument(self).rows },
    ColumnCount: { get: (self) => areaOfArgument(self).columns },
    RowHidden: {
      get: rowHidden,
      set(self, value, call) {
        requireUnprotected(self.sheet, call, 'allowFormatRows');
        const { row, rows } = areaOfArgument(self);
        if (rows === GRID_ROWS) throw notModelled('hiding all rows');
        call.book.grid.setRowsHidden(self.sheet, row, rows, booleanOf(value));
      },
    },
    ColumnHidden: {
      get: columnHidden,
      set(self, value, call) {
        requireUnprotected(self.sheet, call, 'allowFormatColumns');
        const { column, columns } = areaOfArgument(self);
        call.book.grid.setColumnsHidden(self.sheet, column, columns, booleanOf(value));
      },
    },
  },
  objects: {
    Worksheet: ({ sheet }, { model }) => model.worksheet(sheet),
    Format: (self) => formatOf({ sheet: self.sheet, areas: [areaOfArgument(self)] }),
    DataValidation: (self) => dataValidationOf({ sheet: self.sheet, areas: [areaOfArgument(self)] }),
    ConditionalFormats: (self) => conditionalFormatsOf(self.sheet, areaOfArgument(self)),
  },
  methods: {
    ...specialCellsOfRange,
    ...findingMethods,
    ...mergingMethods,
    MoveTo: moveTo,
    GetRowProperties: rowProperties,
    _KeepReference: (self, _args, { pane }) => pane.keep(self),
    /** Sent by the client before it writes a large block in parts. */
    _ValidateArraySize(self, [rows, columns]) {
      const area = areaOfArgument(self);
      if (rows !== area.rows || columns !== area.columns) throw invalidArgument();
    },
    Clear: clearCells,
    Insert(self, [shift], call) {
      const { rows, columns } = areaOfArgument(self);
      const whole = rows === GRID_ROWS ? 'allowInsertColumns' : 'allowInsertRows';
      const isWhole = rows === GRID_ROWS || columns === GRID_COLUMNS;
      requireUnprotected(self.sheet, call, isWhole ? whole : undefined);
      const direction = choiceArgument(shift, ['Down', 'Right']);
      if (direction === 'Down') requireNoTotalsAt(self.sheet, areaOfArgument(self), call);
      insertCells(self.sheet, areaOfArgument(self), direction, call.book);
      return call.model.range(self.sheet, areaOfArgument(self));
    },
    Delete(self, [shift], call) {
      requireUnprotected(self.sheet, call);
      deleteCells(self.sheet, areaOfArgument(self), choiceArgument(shift, ['Up', 'Left']), call.book.grid);
    },
    /**
     * Groups whole columns or rows (Excel.Range.group). The plus sign of an outline and its levels are not modelled, because
     * no member of Office.js reads them.
     */
    Group(self, [option], call) {
      const direction = choiceArgument(option, ['ByRows', 'ByColumns']);
      requireUnprotected(self.sheet, call);
      const { rows, columns } = areaOfArgument(self);
      if (direction === 'ByColumns' ? rows !== GRID_ROWS : columns !== GRID_COLUMNS) throw invalidArgument();
    },
    Select: (self, _args, { book }) => book.grid.select(self.sheet, areaOfArgument(self)),
  },
};

export const keptRange = (self: RangeSelf): HostObject => HostObject.of(rangeType, self);
