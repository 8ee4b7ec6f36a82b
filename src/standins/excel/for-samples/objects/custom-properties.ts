/** Excel.WorksheetCustomPropertyCollection and WorksheetCustomProperty: an add-in's own texts, kept with their sheet. */
import { textOf } from '../../arguments';
import { HostObject, type Argument, type Call, type ObjectType } from '../../object-type';
import { HostProblem, invalidArgument } from '../../problem';

interface Self {
  readonly sheet: string;
}

/** Case is ignored, so that `Report` and `report` are one property (docs: WorksheetCustomProperty.key). */
interface PropertySelf extends Self {
  readonly key: string;
}

/** Characters that a key may have (docs: WorksheetCustomPropertyCollection.add). */
const LONGEST_KEY = 255;

const propertiesOf = ({ sheet }: Self, { book }: Call): Map<string, string> =>
  book.sheetInfo(sheet).customProperties;

function find(self: Self, given: Argument | undefined, call: Call): HostObject | null {
  const wanted = textOf(given).toLowerCase();
  const key = [...propertiesOf(self, call).keys()].find((each) => each.toLowerCase() === wanted);
  return key === undefined ? null : HostObject.of(propertyType, { ...self, key });
}

function required(found: HostObject | null): HostObject {
  if (!found) throw new HostProblem('ItemNotFound');
  return found;
}

const collectionType: ObjectType<Self> = {
  name: 'WorksheetCustomPropertyCollection',
  items: (self, call) =>
    [...propertiesOf(self, call).keys()].map((key) => HostObject.of(propertyType, { ...self, key })),
  item: (self, key, call) => required(find(self, key, call)),
  methods: {
    /** A key that exists gets the new value. */
    Add(self, [key, value], call) {
      const known = find(self, key, call)?.self as PropertySelf | undefined;
      const name = known?.key ?? textOf(key);
      if (name.length > LONGEST_KEY) throw invalidArgument();
      propertiesOf(self, call).set(name, textOf(value));
      call.book.isDirty = true;
      return HostObject.of(propertyType, { ...self, key: name });
    },
    GetCount: (self, _args, call) => propertiesOf(self, call).size,
    GetItemOrNullObject: (self, [key], call) => find(self, key, call),
  },
};

const propertyType: ObjectType<PropertySelf> = {
  name: 'WorksheetCustomProperty',
  exists(self, call) {
    if (!propertiesOf(self, call).has(self.key)) throw new HostProblem('ItemNotFound');
  },
  identity: ({ key }) => ({ _Id: key }),
  properties: {
    Key: { get: ({ key }) => key },
    Value: {
      get: (self, call) => propertiesOf(self, call).get(self.key) ?? '',
      set(self, value, call) {
        propertiesOf(self, call).set(self.key, textOf(value));
        call.book.isDirty = true;
      },
    },
  },
  methods: { Delete: (self, _args, call) => void propertiesOf(self, call).delete(self.key) },
};

export const customPropertiesOf = (sheet: string): HostObject => HostObject.of(collectionType, { sheet });
