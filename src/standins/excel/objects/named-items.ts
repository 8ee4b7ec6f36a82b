/** Excel.NamedItemCollection and NamedItem: the names of the workbook, or of one sheet. */
import { booleanOf, textOf } from '../arguments';
import { isTableName, sameName } from '../names';
import { HostObject, type Argument, type Call, type ObjectType } from '../object-type';
import { HostProblem, invalidArgument } from '../problem';
import type { Json } from '../wire/protocol';
import { valueType } from '../values/value-type';
import { addressOf, formulaOf, meaningOf, namesOf, type KeptName, type Meaning } from './named-items-kept';
import { rangeArgument } from './range-argument';

interface Scope {
  readonly sheet: string | undefined;
}

interface Self {
  readonly item: KeptName;
}

/** The cells that a name means; none after they were deleted. */
function cellsOf({ item }: Self, { model }: Call): HostObject | null {
  const { meaning } = item;
  if (meaning.kind !== 'cells' || meaning.sheet === undefined || !meaning.area) return null;
  return model.range(meaning.sheet, meaning.area);
}

function valueOf({ item }: Self, { book }: Call): Json {
  const { meaning } = item;
  if (meaning.kind === 'constant') return meaning.value;
  return meaning.area && meaning.sheet !== undefined ? addressOf(meaning, book) : '#REF!';
}

function typeOf(self: Self, call: Call): string {
  const { meaning } = self.item;
  if (meaning.kind === 'constant') return valueType(meaning.value);
  return cellsOf(self, call) ? 'Range' : 'Error';
}

function add({ sheet }: Scope, [given, reference, comment]: readonly Argument[], call: Call): HostObject {
  const { book } = call;
  const name = textOf(given);
  if (!isTableName(name)) throw invalidArgument(`"${name}" can't be a name.`);
  const isTaken =
    namesOf(book).find(sheet, name) !== undefined ||
    book.grid.tables().some((table) => sameName(table.name, name));
  if (isTaken) throw new HostProblem('ItemAlreadyExists');
  const meaning: Meaning =
    typeof reference === 'string'
      ? meaningOf(reference, book)
      : { kind: 'cells', ...rangeArgument(reference) };
  const item: KeptName = {
    name,
    scope: sheet,
    meaning,
    comment: comment === undefined || comment === null ? '' : textOf(comment),
    visible: true,
  };
  namesOf(book).add(item);
  book.isDirty = true;
  return itemOf(item);
}

const collectionType: ObjectType<Scope> = {
  name: 'NamedItemCollection',
  items: ({ sheet }, { book }) => namesOf(book).of(sheet).map(itemOf),
  item({ sheet }, key, { book }) {
    const item = namesOf(book).find(sheet, textOf(key));
    if (!item) throw new HostProblem('ItemNotFound');
    return itemOf(item);
  },
  methods: {
    Add: add,
    GetCount: ({ sheet }, _args, { book }) => namesOf(book).of(sheet).length,
    GetItemOrNullObject({ sheet }, [key], { book }) {
      const item = namesOf(book).find(sheet, textOf(key));
      return item ? itemOf(item) : null;
    },
  },
};

const itemType: ObjectType<Self> = {
  name: 'NamedItem',
  exists({ item }, { book }) {
    if (namesOf(book).find(item.scope, item.name) !== item) throw new HostProblem('ItemNotFound');
  },
  // Names can't be changed through the API, so a name is enough to find its item again.
  identity: ({ item }) => ({ _Id: item.name }),
  properties: {
    _Id: { get: ({ item }) => item.name },
    Name: { get: ({ item }) => item.name },
    Scope: { get: ({ item }) => (item.scope === undefined ? 'Workbook' : 'Worksheet') },
    Type: { get: typeOf },
    Value: { get: valueOf },
    Formula: {
      get: ({ item }, { book }) => formulaOf(item.meaning, book),
      set({ item }, value, { book }) {
        item.meaning = meaningOf(textOf(value), book);
        book.isDirty = true;
      },
    },
    Comment: {
      get: ({ item }) => item.comment,
      set({ item }, value, { book }) {
        item.comment = textOf(value);
        book.isDirty = true;
      },
    },
    Visible: {
      get: ({ item }) => item.visible,
      set({ item }, value, { book }) {
        item.visible = booleanOf(value);
        book.isDirty = true;
      },
    },
  },
  objects: {
    Worksheet({ item }, { model }) {
      if (item.scope === undefined)
        throw new HostProblem('InvalidArgument', 'The name belongs to the workbook.');
      return model.worksheet(item.scope);
    },
  },
  methods: {
    Delete({ item }, _args, { book }) {
      namesOf(book).remove(item);
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
