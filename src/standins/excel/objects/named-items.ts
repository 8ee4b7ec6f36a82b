/** Excel.NamedItemCollection and NamedItem: the names of the workbook, or of one sheet. */
import { booleanOf, textArgument, rangeArgument } from '../arguments';
import { formulaOf, meaningOf, nameIn, type KeptName, type Meaning } from '../book/defined-names';
import { isTableName, sameExcelName } from '../names';
import { HostProblem, invalidArgument } from '../problem';
import { HostObject, type Argument, type ObjectCall, type ObjectType } from '../wire/object-type';

interface Scope {
  readonly sheet: string | undefined;
}

interface Self {
  readonly item: KeptName;
}

/** The cells that a name means; none after they were deleted. */
function cellsOf({ item }: Self, { model }: ObjectCall): HostObject | null {
  const { meaning } = item;
  if (meaning.sheet === undefined || !meaning.area) return null;
  return model.range(meaning.sheet, meaning.area);
}

function add({ sheet }: Scope, [given, reference]: readonly Argument[], call: ObjectCall): HostObject {
  const { book } = call;
  const name = textArgument(given);
  if (!isTableName(name)) throw invalidArgument(`"${name}" can't be a name.`);
  const isTaken =
    nameIn(book.definedNames, sheet, name) !== undefined ||
    book.grid.tables().some((table) => sameExcelName(table.name, name));
  if (isTaken) throw new HostProblem('ItemAlreadyExists');
  const meaning: Meaning =
    typeof reference === 'string' ? meaningOf(reference, book) : rangeArgument(reference);
  const item: KeptName = { name, scope: sheet, meaning, visible: true };
  book.definedNames.push(item);
  book.isDirty = true;
  return itemOf(item);
}

const collectionType: ObjectType<Scope> = {
  name: 'NamedItemCollection',
  items: ({ sheet }, { book }) => book.definedNames.filter(({ scope }) => scope === sheet).map(itemOf),
  item({ sheet }, key, { book }) {
    const item = nameIn(book.definedNames, sheet, textArgument(key));
    if (!item) throw new HostProblem('ItemNotFound');
    return itemOf(item);
  },
  methods: {
    Add: add,
    GetItemOrNullObject({ sheet }, [key], { book }) {
      const item = nameIn(book.definedNames, sheet, textArgument(key));
      return item ? itemOf(item) : null;
    },
  },
};

const itemType: ObjectType<Self> = {
  name: 'NamedItem',
  exists({ item }, { book }) {
    if (!book.definedNames.includes(item)) throw new HostProblem('ItemNotFound');
  },
  // Names can't be changed through the API, so a name is enough to find its item again.
  identity: ({ item }) => ({ _Id: item.name }),
  properties: {
    _Id: { get: ({ item }) => item.name },
    Name: { get: ({ item }) => item.name },
    Formula: { get: ({ item }, { book }) => formulaOf(item.meaning, book) },
    Visible: {
      get: ({ item }) => item.visible,
      set({ item }, value, { book }) {
        item.visible = booleanOf(value);
        book.isDirty = true;
      },
    },
  },
  methods: {
    Delete({ item }, _args, { book }) {
      book.definedNames = book.definedNames.filter((keptName) => keptName !== item);
      book.isDirty = true;
    },
    GetRange(self, _args, call) {
      const cells = cellsOf(self, call);
      if (!cells) throw new HostProblem('InvalidArgument', 'The name stands for no range.');
      return cells;
    },
    GetRangeOrNullObject: (self, _args, call) => cellsOf(self, call),
  },
};

const itemOf = (item: KeptName): HostObject => HostObject.of(itemType, { item });

/** The names of one sheet, or those of the workbook that belong to no sheet. */
export const namedItems = (sheet: string | undefined): HostObject => HostObject.of(collectionType, { sheet });
