/** Excel.Worksheet. */
import { parseAddress, splitSheet } from '../address';
import { isOnSheet } from '../area';
import { booleanOf, choiceArgument, integerOf, textArgument } from '../arguments';
import type { Visibility } from '../book/sheet-info';
import { excelColour } from '../colour';
import { GRID_COLUMNS, GRID_ROWS, type Area } from '../grid';
import { sameExcelName, freeName, isSheetName } from '../names';
import { HostProblem, invalidArgument } from '../problem';
import { WORKBOOK_TARGET } from '../protocol';
import { EventType } from '../wire/events';
import {
  eventMethods,
  HostObject,
  type Argument,
  type ObjectCall,
  type ObjectType,
  type Property,
} from '../wire/object-type';
import { chartsOf } from './charts';
import { freezePanesOf } from './freeze-panes';
import { namedItems } from './named-items';
import { pageBreaksOf, pageLayoutOf } from './page-layout';
import { protectionOf, requireFreeStructure } from './protection';
import { rangesAt } from './range-areas';
import { sheetFilterOf } from './sheet-filter';

interface Self {
  readonly sheet: string;
}

const VISIBILITIES: readonly Visibility[] = ['Visible', 'Hidden', 'VeryHidden'];
const WHOLE_SHEET: Area = { row: 0, column: 0, rows: GRID_ROWS, columns: GRID_COLUMNS };

/** The area of an address on this sheet: A1 style, or the name of one of its tables. No address: the whole sheet. */
function areaOf(sheet: string, address: Argument | undefined, { book }: ObjectCall): Area {
  if (address === undefined || address === null) return WHOLE_SHEET;
  const { sheet: named, rest } = splitSheet(textArgument(address));
  if (named !== undefined && !sameExcelName(named, book.sheetInfo(sheet).name)) throw invalidArgument();
  const table = book.grid
    .tables()
    .find((gridTable) => gridTable.sheet === sheet && sameExcelName(gridTable.name, rest));
  const body = table && { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 };
  const area = parseAddress(rest) ?? body;
  if (!area) throw invalidArgument(`"${rest}" is no address on this sheet.`);
  return area;
}

function requireAnotherVisible(sheet: string, { book }: ObjectCall): void {
  const others = book.grid.sheets().filter((gridSheet) => gridSheet.id !== sheet);
  if (!others.some((gridSheet) => book.sheetInfo(gridSheet.id).visibility === 'Visible')) {
    throw new HostProblem('InvalidOperation', 'A workbook must contain at least one visible worksheet.');
  }
}

function setVisibility({ sheet }: Self, value: Argument, call: ObjectCall): void {
  requireFreeStructure(call);
  const visibility = choiceArgument(value, VISIBILITIES);
  if (visibility !== 'Visible') requireAnotherVisible(sheet, call);
  call.book.sheetInfo(sheet).visibility = visibility;
  call.book.grid.hideSheet(sheet, visibility !== 'Visible');
}

function area(call: ObjectCall, sheet: string, area: Area): HostObject {
  if (!isOnSheet(area)) throw invalidArgument();
  return call.model.range(sheet, area);
}

const gridlines: Property<Self> = {
  get: ({ sheet }, { book }) => book.sheetInfo(sheet).gridlines,
  set({ sheet }, value, { book }) {
    book.sheetInfo(sheet).gridlines = booleanOf(value);
  },
};

const worksheetType: ObjectType<Self> = {
  name: 'Worksheet',
  exists({ sheet }, { book }) {
    if (!book.grid.sheets().some((gridSheet) => gridSheet.id === sheet))
      throw new HostProblem('ItemNotFound');
  },
  identity: ({ sheet }) => ({ Id: sheet }),
  properties: {
    Id: { get: ({ sheet }) => sheet },
    Name: {
      get: ({ sheet }, { book }) => book.sheetInfo(sheet).name,
      set({ sheet }, value, call) {
        requireFreeStructure(call);
        const name = textArgument(value);
        if (!sameExcelName(name, call.book.sheetInfo(sheet).name)) requireSheetName(name, call);
        call.book.grid.renameSheet(sheet, name);
      },
    },
    Visibility: { get: ({ sheet }, { book }) => book.sheetInfo(sheet).visibility, set: setVisibility },
    TabColor: {
      get: ({ sheet }, { book }) => book.sheetInfo(sheet).tabColor,
      set({ sheet }, value, { book }) {
        book.sheetInfo(sheet).tabColor = value === '' ? '' : excelColour(value);
      },
    },
    ShowGridlines: gridlines,
    // The client sets it under this name (excel-web-16.00, Worksheet_ShowGridlines_Set).
    Gridlines: gridlines,
  },
  objects: {
    Tables: ({ sheet }, { model }) => model.tables(sheet),
    Names: ({ sheet }) => namedItems(sheet),
    Protection: ({ sheet }) => protectionOf(sheet),
    AutoFilter: ({ sheet }) => sheetFilterOf(sheet),
    FreezePanes: ({ sheet }) => freezePanesOf(sheet),
    Charts: ({ sheet }) => chartsOf(sheet),
    PageLayout: ({ sheet }) => pageLayoutOf(sheet),
    HorizontalPageBreaks: ({ sheet }) => pageBreaksOf(sheet, 'rows'),
    VerticalPageBreaks: ({ sheet }) => pageBreaksOf(sheet, 'columns'),
  },
  methods: {
    Activate({ sheet }, _args, { book, raise }) {
      if (book.sheetInfo(sheet).visibility !== 'Visible') {
        throw new HostProblem('InvalidOperation', 'A hidden sheet cannot be activated.');
      }
      if (book.takenForActive !== undefined && book.grid.activeSheet() === sheet)
        raise({ kind: 'sheet-activated', sheet });
      book.takenForActive = undefined;
      book.chartSheetInFront = undefined;
      book.grid.activateSheet(sheet);
    },
    Delete({ sheet }, _args, call) {
      requireFreeStructure(call);
      if (call.book.sheetInfo(sheet).visibility === 'VeryHidden') throw new HostProblem('GeneralException');
      requireAnotherVisible(sheet, call);
      call.book.grid.deleteSheet(sheet);
    },
    GetRange: ({ sheet }, [address], call) => area(call, sheet, areaOf(sheet, address, call)),
    GetRangeByIndexes: ({ sheet }, [row, column, rows, columns], call) =>
      area(call, sheet, {
        row: integerOf(row),
        column: integerOf(column),
        rows: integerOf(rows),
        columns: integerOf(columns),
      }),
    GetRanges: ({ sheet }, [addresses], call) => rangesAt(sheet, addresses, call),
    GetUsedRangeOrNullObject({ sheet }, _args, { book, model }) {
      const used = book.grid.used(sheet);
      return used ? model.range(sheet, used) : null;
    },
    ...eventMethods<Self>({ DataChangedEvent: EventType.worksheetChanged }, ({ sheet }) => sheet),
  },
};

export const worksheetOf = (sheet: string): HostObject => HostObject.of(worksheetType, { sheet });

/** The id of the sheet with this id or name (case ignored). */
function findSheet(key: Argument | undefined, { book }: ObjectCall): string | undefined {
  const text = textArgument(key);
  const sheets = book.grid.sheets();
  return (
    sheets.find((gridSheet) => gridSheet.id === text) ??
    sheets.find((gridSheet) => sameExcelName(gridSheet.name, text))
  )?.id;
}

/** Throws if Excel refuses the name for a sheet. */
function requireSheetName(name: string, { book }: ObjectCall): void {
  if (!isSheetName(name)) throw invalidArgument(`"${name}" can't be the name of a sheet.`);
  if (book.grid.sheets().some((gridSheet) => sameExcelName(gridSheet.name, name)))
    throw new HostProblem('ItemAlreadyExists');
}

const worksheetsType: ObjectType<null> = {
  name: 'WorksheetCollection',
  items: (_self, { book, model }) => book.grid.sheets().map(({ id }) => model.worksheet(id)),
  item(_self, key, call) {
    const sheet = findSheet(key, call);
    if (sheet === undefined) throw new HostProblem('ItemNotFound');
    return call.model.worksheet(sheet);
  },
  methods: {
    Add(_self, [given], call) {
      const { grid } = call.book;
      const taken = grid.sheets().map((gridSheet) => gridSheet.name);
      const name = given === undefined || given === null ? freeName('Sheet', taken) : textArgument(given);
      requireFreeStructure(call);
      requireSheetName(name, call);
      return call.model.worksheet(grid.addSheet(name));
    },
    GetActiveWorksheet(_self, _args, { book, model }) {
      if (book.chartSheetInFront) throw new HostProblem(book.chartSheetInFront);
      return model.worksheet(book.takenForActive ?? book.grid.activeSheet());
    },
    GetItemOrNullObject(_self, [key], call) {
      const sheet = findSheet(key, call);
      return sheet === undefined ? null : call.model.worksheet(sheet);
    },
    ...eventMethods<null>(
      {
        DataChangedEvent: EventType.worksheetChanged,
        ActivatedEvent: EventType.worksheetActivated,
        SelectionChangedEvent: EventType.worksheetSelectionChanged,
        DeletedEvent: EventType.worksheetDeleted,
        RowSortedEvent: EventType.worksheetRowSorted,
      },
      () => WORKBOOK_TARGET,
    ),
  },
};

export const worksheets = (): HostObject => HostObject.of(worksheetsType, null);
