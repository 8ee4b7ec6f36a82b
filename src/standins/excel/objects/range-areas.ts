/** Excel.RangeAreas: several blocks of cells of one sheet that are formatted, cleared and read as one. */
import { formatAddress, parseAddress, quoteSheetName, splitSheet } from '../address';
import { intersection, isOnSheet } from '../area';
import { integerOf, textOf } from '../arguments';
import type { Book } from '../book';
import { SHEET_COLUMNS, SHEET_ROWS, type Area } from '../grid';
import { sameName } from '../names';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { AreasSelf } from '../wire/pane';
import { HostProblem, invalidArgument } from '../problem';
import { dataValidationOf } from './data-validation';
import { areaArgument } from './range-argument';
import { clearArea } from './range-cells';
import { formatOf } from './range-format';

/** The blocks that still exist; InvalidReference if there is none. */
function areasOf({ areas }: AreasSelf): Area[] {
  if (areas.length === 0) throw new HostProblem('InvalidReference');
  return areas;
}

/** Throws ItemNotFound for null. */
function required(found: HostObject | null): HostObject {
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

/** The longest address of several blocks: `getRanges` was seen to fail above it (OfficeDev/office-js, issue 5198). */
const LONGEST_ADDRESS = 8_192;

const address = (self: AreasSelf, { book }: Call): string => {
  const sheet = quoteSheetName(book.sheetInfo(self.sheet).name);
  return areasOf(self)
    .map((area) => `${sheet}!${formatAddress(area)}`)
    .join(',')
    .slice(0, LONGEST_ADDRESS);
};

const mapped =
  (change: (area: Area, args: readonly Argument[]) => Area) =>
  (self: AreasSelf, args: readonly Argument[], { model }: Call): HostObject => {
    const areas = areasOf(self).map((area) => change(area, args));
    if (!areas.every(isOnSheet)) throw invalidArgument();
    return model.areas(self.sheet, areas);
  };

/** The intersections of the blocks with others; null if there are none. */
function meet(self: AreasSelf, others: readonly Area[], { model }: Call): HostObject | null {
  const met = areasOf(self).flatMap((area) => others.flatMap((other) => intersection(area, other) ?? []));
  return met.length > 0 ? model.areas(self.sheet, met) : null;
}

function othersOf(self: AreasSelf, argument: Argument | undefined): readonly Area[] {
  const given = argument instanceof HostObject ? argument.self : undefined;
  if (!(given instanceof AreasSelf)) return [areaArgument(argument, self.sheet)];
  if (given.sheet !== self.sheet) throw invalidArgument();
  return areasOf(given);
}

function used(self: AreasSelf, call: Call): HostObject | null {
  const area = call.book.grid.used(self.sheet);
  return area ? meet(self, [area], call) : null;
}

const all = (self: AreasSelf, test: (area: Area) => boolean): boolean => areasOf(self).every(test);

const areasType: ObjectType<AreasSelf> = {
  name: 'RangeAreas',
  exists({ sheet }, { book }) {
    if (!book.grid.sheets().some((each) => each.id === sheet)) throw new HostProblem('ItemNotFound');
  },
  identity: ({ reference }) => (reference === undefined ? {} : { _ReferenceId: reference }),
  properties: {
    Address: { get: address },
    AddressLocal: { get: address },
    AreaCount: { get: (self) => areasOf(self).length },
    CellCount: {
      get(self) {
        const count = areasOf(self).reduce((sum, { rows, columns }) => sum + rows * columns, 0);
        return count >= 2 ** 31 ? -1 : count;
      },
    },
    IsEntireColumn: { get: (self) => all(self, ({ rows }) => rows === SHEET_ROWS) },
    IsEntireRow: { get: (self) => all(self, ({ columns }) => columns === SHEET_COLUMNS) },
  },
  objects: {
    Areas: (self) => HostObject.of(collectionType, self),
    Worksheet: ({ sheet }, { model }) => model.worksheet(sheet),
    Format: (self) => formatOf({ sheet: self.sheet, areas: areasOf(self) }),
    DataValidation: (self) => dataValidationOf({ sheet: self.sheet, areas: areasOf(self) }),
  },
  methods: {
    _KeepReference: (self, _args, { pane }) => pane.keep(self),
    Clear(self, [what], call) {
      call.book.grid.step(() => {
        for (const area of areasOf(self)) clearArea(self.sheet, area, what, call);
      });
    },
    GetEntireRow: mapped((area) => ({ ...area, column: 0, columns: SHEET_COLUMNS })),
    GetEntireColumn: mapped((area) => ({ ...area, row: 0, rows: SHEET_ROWS })),
    GetOffsetRangeAreas: mapped((area, [rows, columns]) => ({
      ...area,
      row: area.row + integerOf(rows),
      column: area.column + integerOf(columns),
    })),
    GetIntersection: (self, [other], call) => required(meet(self, othersOf(self, other), call)),
    GetIntersectionOrNullObject: (self, [other], call) => meet(self, othersOf(self, other), call),
    GetUsedRangeAreas: (self, _args, call) => required(used(self, call)),
    GetUsedRangeAreasOrNullObject: (self, _args, call) => used(self, call),
  },
};

const ranges = (self: AreasSelf, { model }: Call): HostObject[] =>
  areasOf(self).map((area) => model.range(self.sheet, area));

const collectionType: ObjectType<AreasSelf> = {
  name: 'RangeCollection',
  items: ranges,
  methods: {
    GetCount: (self) => areasOf(self).length,
    GetItemAt(self, [index], call) {
      const range = ranges(self, call)[integerOf(index)];
      if (!range) throw new HostProblem('ItemNotFound');
      return range;
    },
  },
};

export const keptAreas = (self: AreasSelf): HostObject => HostObject.of(areasType, self);

/**
 * Worksheet.getRanges: blocks by their addresses, one after the other with commas. On the desktop the sign between them is
 * that of the user's region: OfficeDev/office-js, issues 1167 and 1985.
 */
export function rangesAt(sheet: string, addresses: Argument | undefined, { book, model }: Call): HostObject {
  const text = textOf(addresses);
  if (text.length > LONGEST_ADDRESS) throw invalidArgument();
  const areas = text.split(listSign(book)).map((each) => {
    const { sheet: named, rest } = splitSheet(each.trim());
    const area = parseAddress(rest);
    const isHere = named === undefined || sameName(named, book.sheetInfo(sheet).name);
    if (!area || !isHere) throw invalidArgument(`"${each}" is no address on this sheet.`);
    return area;
  });
  return model.areas(sheet, areas);
}

const listSign = ({ hardness: { language, platform } }: Book): string =>
  language !== 'en-US' && platform !== 'OfficeOnline' ? ';' : ',';
