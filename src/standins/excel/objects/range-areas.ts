/** Excel.RangeAreas: several blocks of cells of one sheet that are formatted, cleared and read as one. */
import { formatAddress, parseAddress, quoteSheetName, splitSheet } from '../address';
import { textArgument } from '../arguments';
import type { Book } from '../book/book';
import type { Area } from '../grid';
import { sameExcelName } from '../names';
import { HostProblem, invalidArgument } from '../problem';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';
import type { AreasSelf } from '../wire/pane';
import { formatOf } from './range-format';

/** The blocks that still exist; InvalidReference if there is none. */
function areasOf({ areas }: AreasSelf): Area[] {
  if (areas.length === 0) throw new HostProblem('InvalidReference');
  return areas;
}

/** The longest address of several blocks: `getRanges` was seen to fail above it (OfficeDev/office-js, issue 5198). */
const LONGEST_ADDRESS = 8_192;

const areasType: ObjectType<AreasSelf> = {
  name: 'RangeAreas',
  exists({ sheet }, { book }) {
    if (!book.grid.sheets().some((gridSheet) => gridSheet.id === sheet))
      throw new HostProblem('ItemNotFound');
  },
  identity: ({ reference }) => (reference === undefined ? {} : { _ReferenceId: reference }),
  properties: {
    Address: {
      get: (self, { book }) =>
        areasOf(self)
          .map((area) => `${quoteSheetName(book.sheetInfo(self.sheet).name)}!${formatAddress(area)}`)
          .join(listSign(book)),
    },
  },
  objects: {
    Areas: (self) => HostObject.of(collectionType, self),
    Format: (self) => formatOf({ sheet: self.sheet, areas: areasOf(self) }),
  },
  methods: {
    _KeepReference: (self, _args, { pane }) => pane.keep(self),
  },
};

const ranges = (self: AreasSelf, { model }: ObjectCall): HostObject[] =>
  areasOf(self).map((area) => model.range(self.sheet, area));

const collectionType: ObjectType<AreasSelf> = {
  name: 'RangeCollection',
  items: ranges,
};

export const keptAreas = (self: AreasSelf): HostObject => HostObject.of(areasType, self);

/**
 * Worksheet.getRanges: blocks by their addresses, one after the other with commas. On the desktop the sign between them is
 * that of the user's region: OfficeDev/office-js, issues 1167 and 1985.
 */
export function rangesAt(
  sheet: string,
  addresses: Argument | undefined,
  { book, model }: ObjectCall,
): HostObject {
  const text = textArgument(addresses);
  if (text.length > LONGEST_ADDRESS) throw invalidArgument();
  const areas = text.split(listSign(book)).map((address) => {
    const { sheet: named, rest } = splitSheet(address.trim());
    const area = parseAddress(rest);
    const isHere = named === undefined || sameExcelName(named, book.sheetInfo(sheet).name);
    if (!area || !isHere) throw invalidArgument(`"${address}" is no address on this sheet.`);
    return area;
  });
  return model.areas(sheet, areas);
}

const listSign = ({ hardness: { language, platform } }: Book): string =>
  language !== 'en-US' && platform !== 'OfficeOnline' ? ';' : ',';
